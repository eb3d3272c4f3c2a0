"""How a combat would go, exactly: every roll of both sides, until one of them is gone.

Hits are taken in a fixed order, first by those that sustain them, then by what is cheapest, so that a side is known by
how many hits it took. Worked out from the end, once for every two sides. TI-SPACECOMBAT-12, TI-SUSTAIN-01
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

SIDES = 10
UNIT = 100_000
"""Certainty, in the figures of this room."""
FAINT = 12
"""What is less likely than this is left out."""
MANY = 4096


class Hull(NamedTuple):
    """A unit as it fights: what its dice must show, how many it rolls, whether it can take a hit, and its price."""

    needs: int
    dice: int
    tough: bool
    price: int


Hulls = tuple[Hull, ...]
"""Units of one side, in the order in which they are lost."""


class Outcome(NamedTuple):
    """How often the first side wins (in `UNIT`), and the worth of ships that both sides have left, in hundredths."""

    wins: int
    left: int
    other: int


def side(hulls: Sequence[Hull]) -> Hulls:
    """Units in the order in which a sensible player loses them."""
    return tuple(sorted(hulls, key=lambda hull: (hull.price, -hull.needs, hull.tough)))


@lru_cache(MANY)
def chances(dice: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """How likely each number of hits is, for dice by what they need."""
    found = {0: UNIT}
    for needs, number in dice:
        faces = max(0, min(SIDES, SIDES + 1 - needs))
        for _ in range(number):
            found = _one_more(found, faces)
    return tuple((hits, chance) for hits, chance in found.items() if chance > FAINT)


def _one_more(found: dict[int, int], faces: int) -> dict[int, int]:
    more: dict[int, int] = {}
    for hits, chance in found.items():
        more[hits] = more.get(hits, 0) + chance * (SIDES - faces) // SIDES
        more[hits + 1] = more.get(hits + 1, 0) + chance * faces // SIDES
    return more


class Stage(NamedTuple):
    """A side after so many hits: how likely its own hits are, and what it is still worth."""

    hits: tuple[tuple[int, int], ...]
    worth: int


def stages(units: Hulls) -> list[Stage]:
    """A side after each number of hits, from none to all."""
    found, left = [], list(units)
    for _ in range(sum(hull.tough for hull in units)):
        found.append(_stage(left))
    while left:
        found.append(_stage(left))
        left.pop(0)
    return [*found, Stage(((0, UNIT),), 0)]


def _stage(left: Sequence[Hull]) -> Stage:
    dice: dict[int, int] = {}
    for hull in left:
        dice[hull.needs] = dice.get(hull.needs, 0) + hull.dice
    return Stage(chances(tuple(sorted(dice.items()))), sum(hull.price for hull in left) * 100)


@lru_cache(MANY)
def fight(own: Hulls, other: Hulls) -> Outcome:
    """A combat to the end. Where neither can hurt the other, nobody wins."""
    ours, theirs = stages(own), stages(other)
    last, end = len(ours) - 1, len(theirs) - 1
    known: dict[tuple[int, int], Outcome] = {}
    for taken in range(last, -1, -1):
        for dealt in range(end, -1, -1):
            if taken == last or dealt == end:
                wins = UNIT if dealt == end and taken < last else 0
                known[taken, dealt] = Outcome(wins, ours[taken].worth, theirs[dealt].worth)
            else:
                known[taken, dealt] = _round(known, ours, theirs, taken, dealt)
    return known[0, 0]


def _round(
    known: dict[tuple[int, int], Outcome], ours: list[Stage], theirs: list[Stage], taken: int, dealt: int
) -> Outcome:
    """One round from there, whatever it brings; rounds without a hit change nothing."""
    last, end = len(ours) - 1, len(theirs) - 1
    total = wins = left = other = 0
    for hits, chance in ours[taken].hits:
        for hurt, likely in theirs[dealt].hits:
            if hits or hurt:
                both = chance * likely // UNIT
                won, ours_left, theirs_left = known[min(last, taken + hurt), min(end, dealt + hits)]
                total, wins = total + both, wins + both * won
                left, other = left + both * ours_left, other + both * theirs_left
    if not total:
        return Outcome(0, ours[taken].worth, theirs[dealt].worth)
    return Outcome(wins // total, left // total, other // total)


def wins(own: Hulls, other: Hulls) -> int:
    """How often the first side wins, in thousandths; always against nobody."""
    if not other:
        return 1000 if own else 0
    return fight(own, other).wins * 1000 // UNIT if own else 0


def mean(dice: Sequence[tuple[int, int]]) -> int:
    """Hits that dice bring in the mean, in hundredths."""
    return sum(number * max(0, SIDES + 1 - needs) * 100 // SIDES for needs, number in dice)


def at_most(dice: Sequence[tuple[int, int]], hits: int) -> int:
    """How often dice bring no more hits than so many, in thousandths."""
    return _at_most(tuple(dice), hits)


@lru_cache(MANY)
def _at_most(dice: tuple[tuple[int, int], ...], hits: int) -> int:
    ways, every = [1], 1
    for needs in [needs for needs, number in dice for _ in range(number)]:
        hitting = min(SIDES, max(0, SIDES + 1 - needs))
        ways = [miss * (SIDES - hitting) + hit * hitting for miss, hit in zip([*ways, 0], [0, *ways], strict=True)]
        every *= SIDES
    return sum(ways[: hits + 1]) * 1000 // every
