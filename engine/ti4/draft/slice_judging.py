"""Slices that a table brings: what nobody can play on, and what its players should know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.errors import IllegalAnswer
from engine.kit.maps import Finding, Judgement
from engine.text import T
from engine.ti4.components import BOARDS
from engine.ti4.draft.limits import Breach, Limits, breaches, most_slices
from engine.ti4.galaxy.slices import Slice, read, write


def judge(text: str, seats: int | None = None, limits: Limits | None = None) -> Judgement:
    """Reads slices and judges them for so many seats, or for any number; by the usual limits without others.

    Raises:
        UnreadableMap: no slices stand in the text.
        IllegalAnswer: nobody plays with so many. TI-PLAYERS-01
    """
    if seats is not None and seats not in BOARDS:
        raise IllegalAnswer(T("ti4-seats"), "TI-PLAYERS-01")
    found = read(text)
    counts = tuple(count for count in BOARDS if count <= len(found))
    warnings = tuple(_finding(breach, found) for breach in breaches(found, limits or Limits()))
    faults = tuple(_faults(found, seats or min(BOARDS)))
    return Judgement(write(found), seats or max(counts, default=min(BOARDS)), faults, warnings, None, counts)


def _faults(found: Sequence[Slice], seats: int) -> Iterator[Finding]:
    if len(found) < seats:
        few = T("ti4-slices-few", have=len(found), seats=seats)
        yield Finding("few", f"fewer slices than seats: {len(found)} for {seats}", few)
    if len(found) > most_slices():
        many = T("ti4-slices-many", have=len(found), most=most_slices())
        yield Finding("many", f"more slices than the tiles make: {len(found)} of {most_slices()}", many)
    tiles = [tile for one in found for tile in one]
    twice = sorted({tile for tile in tiles if tiles.count(tile) > 1})
    if twice:
        named = tuple(str(tile) for tile in twice)
        yield Finding("twice", f"in more than one place: {', '.join(named)}", T("ti4-slices-twice", tiles=named), named)


def _finding(breach: Breach, found: Sequence[Slice]) -> Finding:
    tiles = tuple(str(tile) for number in breach.slices for tile in found[number - 1])
    return Finding(breach.rule, breach.plain, breach.text, tiles, breach.slices)
