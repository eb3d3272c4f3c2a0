"""Who of those who look for a table sits with whom. Plain values in, plain values out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

from bot.store import Seek
from engine import games

LOOKED_AT = 12
"""So many who have looked longest are tried together; of more, every choice would take too long."""


@dataclass(frozen=True, slots=True)
class Match:
    """People who play this title together, who has looked longest first; `programs`: with so many AI players."""

    title: str
    people: tuple[Seek, ...]
    programs: int = 0

    @property
    def language(self) -> str:
        """What they want to speak; empty: whatever is spoken there."""
        return next((one.language for one in self.people if one.language), "")


def matches(seeks: Sequence[Seek], apart: Set[frozenset[int]], now: str) -> list[Match]:
    """Tables for them, nobody at two. Who has looked longest chooses first; `apart`: people who never sit together."""
    left, found = sorted(seeks, key=lambda one: (one.at, one.user)), list[Match]()
    while left:
        match = next(_tables(left[0], left[1:], apart, now), None)
        if match is not None:
            found.append(match)
        gone = left[:1] if match is None else match.people
        left = [one for one in left if one not in gone]
    return found


def given_up(seeks: Sequence[Seek], now: str) -> list[Seek]:
    """Those who have waited as long as they wanted to, once none of them has a table."""
    return [one for one in seeks if one.until <= now]


def _tables(first: Seek, others: Sequence[Seek], apart: Set[frozenset[int]], now: str) -> Iterator[Match]:
    """Tables at which this person could sit: full ones, and when the wait is over such as AI players fill up."""
    wanted = [(title, size) for title in first.titles for size in _sizes(title, first, others)]
    for title, size in wanted:
        fitting = [one for one in others if _fits(title, size, first, one)][: LOOKED_AT - 1]
        people = _group(size, (first,), fitting, apart)
        if people is not None:
            yield Match(title, people)
    for title, size in wanted if first.until <= now and first.level else ():
        fitting = [one for one in others if _fits(title, size, first, one) and one.level][: LOOKED_AT - 1]
        every = (_group(count, (first,), fitting, apart) for count in range(size - 1, 0, -1))
        people = next((group for group in every if group is not None), (first,))
        yield Match(title, people, size - len(people))


def _sizes(title: str, first: Seek, others: Sequence[Seek]) -> list[int]:
    """For how many this person would sit down: as many as they want, else as is proposed, else as others want."""
    if first.seats:
        return [first.seats] if first.seats in games.rules_of(title).seats else []
    rules = games.rules_of(title)
    proposed = rules.plays_well or min(rules.seats)
    named = sorted({one.seats for one in others if title in one.titles and one.seats in rules.seats} - {proposed})
    return [proposed, *named]


def _fits(title: str, size: int, first: Seek, other: Seek) -> bool:
    """Whether they want the same thing."""
    spoken = {one.language for one in (first, other) if one.language}
    return title in other.titles and other.pace == first.pace and other.seats in (0, size) and len(spoken) < 2


def _group(
    size: int, chosen: tuple[Seek, ...], others: Sequence[Seek], apart: Set[frozenset[int]]
) -> tuple[Seek, ...] | None:
    """So many people, these among them, of whom nobody avoids another; those who have looked longest first."""
    if len(chosen) == size:
        return chosen
    for at, one in enumerate(others):
        if _sits_well(one, chosen, apart):
            found = _group(size, (*chosen, one), others[at + 1 :], apart)
            if found is not None:
                return found
    return None


def _sits_well(one: Seek, others: Sequence[Seek], apart: Set[frozenset[int]]) -> bool:
    spoken = {each.language for each in (one, *others) if each.language}
    return len(spoken) < 2 and not any(frozenset((one.user, each.user)) in apart for each in others)
