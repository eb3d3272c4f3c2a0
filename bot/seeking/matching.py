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
    """Tables for them, nobody at two. Who has looked longest chooses first; `apart`: people who never sit together.

    Full tables come first; then those whose wait is over sit down with whoever is left.
    """
    every, found = sorted(seeks, key=lambda one: (one.at, one.user)), list[Match]()
    seated = set[int]()
    for tables, choosing in ((_full, every), (_in_the_end, [one for one in every if one.until <= now])):
        for first in choosing:
            others = [one for one in every if one.user not in {*seated, first.user}]
            match = None if first.user in seated else next(tables(first, others, apart), None)
            if match is not None:
                found.append(match)
                seated.update(one.user for one in match.people)
    return found


def given_up(seeks: Sequence[Seek], now: str) -> list[Seek]:
    """Those who have waited as long as they wanted to, once none of them has a table."""
    return [one for one in seeks if one.until <= now]


def _full(first: Seek, others: Sequence[Seek], apart: Set[frozenset[int]]) -> Iterator[Match]:
    """Tables at which this person could sit, of as many people as they are for."""
    for title, size in _wanted(first, others):
        people = _group(size, (first,), _fitting(title, size, first, others), apart)
        if people is not None:
            yield Match(title, people)


def _in_the_end(first: Seek, others: Sequence[Seek], apart: Set[frozenset[int]]) -> Iterator[Match]:
    """Tables at which this person could sit once the wait is over: such as AI players fill up for those who want that,
    or smaller ones where nobody has named a number.
    """
    for title, size in _wanted(first, others) if first.level else ():
        fitting = [one for one in _fitting(title, size, first, others) if one.level]
        every = (_group(count, (first,), fitting, apart) for count in range(size - 1, 0, -1))
        people = next((group for group in every if group is not None), (first,))
        yield Match(title, people, size - len(people))
    for title in () if first.seats else first.titles:
        for size in sorted({size for size in games.rules_of(title).seats if size > 1}, reverse=True):
            full = _group(size, (first,), _fitting(title, size, first, others), apart)
            if full is not None:
                yield Match(title, full)


def _wanted(first: Seek, others: Sequence[Seek]) -> list[tuple[str, int]]:
    return [(title, size) for title in first.titles for size in _sizes(title, first, others)]


def _fitting(title: str, size: int, first: Seek, others: Sequence[Seek]) -> list[Seek]:
    return [one for one in others if _fits(title, size, first, one)][: LOOKED_AT - 1]


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
