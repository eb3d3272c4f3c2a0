"""Who of those who look for a table sits with whom. Plain values in, plain values out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import product

from bot.store import Seek
from engine import games

Party = tuple[Seek, ...]
"""Those who sit together or not at all, and want the same: friends, or somebody alone."""
LOOKED_AT = 12
"""So many parties that have looked longest are tried together; of more, every choice would take too long."""


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

    Full tables come first; then those whose wait is over sit down with whoever is left. Friends may avoid each other:
    they have said that they sit together.
    """
    every, found = parties(seeks), list[Match]()
    seated = set[int]()
    for tables, choosing in ((_full, every), (_in_the_end, [one for one in every if one[0].until <= now])):
        for first in choosing:
            others = [one for one in every if one is not first and one[0].user not in seated]
            match = None if first[0].user in seated else next(tables(first, others, apart), None)
            if match is not None:
                found.append(match)
                seated.update(one.user for one in match.people)
    return found


def parties(seeks: Sequence[Seek]) -> list[Party]:
    """Those who can sit down, who has looked longest first; friends once all of them look."""
    found = dict[str, list[Seek]]()
    for one in sorted(seeks, key=lambda one: (one.at, one.user)):
        found.setdefault(one.party or str(one.user), []).append(one)
    return [tuple(party) for party in found.values() if len(party) == party[0].together]


def given_up(seeks: Sequence[Seek], now: str) -> list[Seek]:
    """Those who have waited as long as they wanted to, once none of them has a table."""
    return [one for one in seeks if one.until <= now]


def _full(first: Party, others: Sequence[Party], apart: Set[frozenset[int]]) -> Iterator[Match]:
    """Tables at which this party could sit, of as many people as they are for."""
    for title, size in _wanted(first, others):
        people = _group(size, first, _fitting(title, size, first, others), apart)
        if people is not None:
            yield Match(title, people)


def _in_the_end(first: Party, others: Sequence[Party], apart: Set[frozenset[int]]) -> Iterator[Match]:
    """Tables at which this party could sit once the wait is over: such as AI players fill up for those who want that,
    or smaller ones where nobody has named a number.
    """
    for title, size in _wanted(first, others) if first[0].level else ():
        fitting = [one for one in _fitting(title, size, first, others) if one[0].level]
        every = (_group(count, first, fitting, apart) for count in range(size - 1, 0, -1))
        people = next((group for group in every if group is not None), first)
        yield Match(title, people, size - len(people))
    for title in () if first[0].seats else first[0].titles:
        for size in sorted({size for size in games.rules_of(title).seats if size > 1}, reverse=True):
            full = _group(size, first, _fitting(title, size, first, others), apart)
            if full is not None:
                yield Match(title, full)


def _wanted(first: Party, others: Sequence[Party]) -> list[tuple[str, int]]:
    return [(title, size) for title in first[0].titles for size in _sizes(title, first, others)]


def _fitting(title: str, size: int, first: Party, others: Sequence[Party]) -> list[Party]:
    return [one for one in others if _fits(title, size, first[0], one[0])][: LOOKED_AT - 1]


def _sizes(title: str, first: Party, others: Sequence[Party]) -> list[int]:
    """For how many this party would sit down: as many as they want, else as is proposed, else as others want."""
    rules, wanted = games.rules_of(title), first[0].seats
    if wanted:
        return [wanted] if wanted in rules.seats else []
    enough = [size for size in rules.seats if size >= len(first)]
    proposed = max(rules.plays_well or min(rules.seats), min(enough, default=0))
    named = {one[0].seats for one in others if title in one[0].titles} & {*enough}
    return [proposed, *sorted(named - {proposed})] if enough else []


def _fits(title: str, size: int, first: Seek, other: Seek) -> bool:
    """Whether they want the same thing."""
    spoken = {one.language for one in (first, other) if one.language}
    return title in other.titles and other.pace == first.pace and other.seats in (0, size) and len(spoken) < 2


def _group(size: int, chosen: Party, others: Sequence[Party], apart: Set[frozenset[int]]) -> Party | None:
    """So many people, these among them, of whom nobody avoids another; those who have looked longest first."""
    if len(chosen) >= size:
        return chosen if len(chosen) == size else None
    for at, one in enumerate(others):
        if _sits_well(one, chosen, apart):
            found = _group(size, (*chosen, *one), others[at + 1 :], apart)
            if found is not None:
                return found
    return None


def _sits_well(party: Party, others: Party, apart: Set[frozenset[int]]) -> bool:
    spoken = {each.language for each in (*party, *others) if each.language}
    return len(spoken) < 2 and not any(frozenset((a.user, b.user)) in apart for a, b in product(party, others))
