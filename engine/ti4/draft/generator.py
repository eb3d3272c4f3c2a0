"""Draws slices: tiles are dealt, then changed for others until every slice keeps to the limits, then put in place."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.chance import shuffled, stream
from engine.errors import IllegalAnswer
from engine.text import T
from engine.ti4.components import TILES
from engine.ti4.draft.limits import HOLES as KINDS
from engine.ti4.draft.limits import Breach, Limits, breaches, clash, count_of, holes_in, none_drawn, refuse_sums, uneven
from engine.ti4.galaxy.slices import BLUE, INSIDE, RED, Slice, tiles_of, worth
from engine.ti4.state import DraftOptions

Again = tuple[int, int]
FIRST: Again = (0, 0)
DEALS, SWAPS, TURNS = 30, 400, 300
"""How often tiles are dealt, changed for each other, and put in another order, before it is given up."""
MISSING_HOLE = 40
"""How bad a wormhole too many or too few is, where a half of a planet's value is 1."""


def drawn(seed: str, count: int, limits: Limits, again: Again = FIRST) -> list[Slice]:
    """Slices from a seed: the same seed, the same slices.

    Args:
        again: the epoch of the game in which they are drawn anew, and how often they were.

    Raises:
        IllegalAnswer: none keep to the limits.
    """
    refuse_sums(count, limits)
    chance, nearest = stream(seed, *again, "slices"), list[Breach]()
    for _ in range(DEALS):
        dealt, good = _dealt(chance, count, limits)
        found = _in_order(dealt, chance)
        left = breaches(found, limits) or ([] if good else [uneven()])
        if not left:
            return found
        nearest = left if not nearest or len(left) < len(nearest) else nearest
    raise none_drawn(DEALS, nearest[0])


def for_table(seed: str, seats: int, options: DraftOptions, limits: Limits, again: Again = FIRST) -> list[Slice]:
    """The slices of a table. Raises IllegalAnswer: it cannot have such."""
    return drawn(seed, count_of(seats, options), limits, again)


def drawn_anew(slices: Sequence[Slice], number: int, seed: str, limits: Limits, again: Again) -> list[Slice]:
    """The same slices but the one of this number, which other tiles make: some of its own, some of those left over.

    Raises:
        IllegalAnswer: no others keep to the limits.
    """
    chance = stream(seed, *again, f"slice {number}")
    gone = {tile for at, tiles in enumerate(slices) for tile in tiles if at != number}
    blue, red = ([tile for tile in tiles_of(back) if tile not in gone] for back in ("blue", "red"))
    for _ in range(SWAPS):
        tiles = [*shuffled(blue, chance)[:BLUE], *shuffled(red, chance)[:RED]]
        if set(tiles) == set(slices[number]) or _bad(tiles, limits, len(slices)):
            continue
        others = [one for at, one in enumerate(slices) if at != number]
        *_, laid = _in_order([*others, tiles], chance, len(others))
        found = [*slices[:number], laid, *slices[number + 1 :]]
        if not breaches(found, limits):
            return found
    raise IllegalAnswer(T("ti4-redraw-none", n=number + 1))


# --- which tiles -----------------------------------------------------------------------------------------------------


def _dealt(chance: Random, count: int, limits: Limits) -> tuple[list[list[int]], bool]:
    """Tiles as near to the limits as exchanging them brings them, and whether they keep to all."""
    hands = _shared_out(tiles_of("blue"), BLUE, count, chance)
    reds = _shared_out(tiles_of("red"), RED, count, chance)
    slices = [blue + red for blue, red in zip(hands, reds, strict=True)]
    badness = [_bad(tiles, limits, count) for tiles in slices[:-1]]
    lacking = _lacking(slices[:-1], limits)
    for _ in range(SWAPS):
        if not any(badness) and not lacking:
            return slices[:-1], True
        _exchange(slices, badness, limits, chance)
        lacking = _lacking(slices[:-1], limits)
    return slices[:-1], False


def _shared_out(tiles: Sequence[int], each: int, count: int, chance: Random) -> list[list[int]]:
    mixed = shuffled(tiles, chance)
    return [mixed[at * each : (at + 1) * each] for at in range(count)] + [mixed[count * each :]]


def _exchange(slices: list[list[int]], badness: list[int], limits: Limits, chance: Random) -> None:
    """Two tiles of a back change places, unless that makes it worse."""
    count = len(badness)
    one, other = int(chance.random() * count), int(chance.random() * len(slices))
    at = int(chance.random() * len(slices[one]))
    back = TILES[slices[one][at]].back
    like = [spot for spot, tile in enumerate(slices[other]) if TILES[tile].back == back]
    if one == other or not like:
        return
    there = like[int(chance.random() * len(like))]
    before = badness[one] + (badness[other] if other < count else 0) + _lacking(slices[:-1], limits)
    slices[one][at], slices[other][there] = slices[other][there], slices[one][at]
    mine, theirs = _bad(slices[one], limits, count), _bad(slices[other], limits, count) if other < count else 0
    if mine + theirs + _lacking(slices[:-1], limits) > before:
        slices[one][at], slices[other][there] = slices[other][there], slices[one][at]
        return
    badness[one] = mine
    if other < count:
        badness[other] = theirs


def _bad(tiles: Sequence[int], limits: Limits, count: int) -> int:
    """By how much a slice misses the limits, and has too many wormholes or anomalies."""
    value = worth(tiles)
    missed = max(0, limits.influence - value.influence) + max(0, limits.resources - value.resources)
    missed += max(0, limits.low - value.total) + max(0, value.total - limits.high)
    missed += MISSING_HOLE * sum(max(0, holes_in(tiles, kind) - 1) for kind in KINDS)
    low, high = spread_of(count)
    strange = sum(TILES[tile].anomaly is not None for tile in tiles)
    return missed + MISSING_HOLE * (max(0, strange - high) + max(0, low - strange))


def spread_of(count: int) -> tuple[int, int]:
    """How many anomalies lie in each of so many slices: as evenly as they can."""
    every = sum(TILES[tile].anomaly is not None for tile in tiles_of("red"))
    return min(1, every // count), -(-every // count)


def _lacking(slices: Sequence[Sequence[int]], limits: Limits) -> int:
    """How bad it is that wormholes are too few among all slices."""
    if not limits.holes:
        return 0
    return MISSING_HOLE * sum(max(0, 2 - sum(holes_in(tiles, kind) for tiles in slices)) for kind in KINDS)


# --- in which order --------------------------------------------------------------------------------------------------


def _in_order(slices: Sequence[Sequence[int]], chance: Random, lying: int = 0) -> list[Slice]:
    """Each in an order in which nothing lies badly, whichever slices come to lie beside each other; the first ones may
    be `lying` as they are.
    """
    placed: list[Slice] = [tuple(tiles) for tiles in slices[:lying]]
    for tiles in slices[lying:]:
        for _ in range(TURNS):
            tried = tuple(shuffled(tiles, chance))
            if _lies_well(tried) and not any(clash(tried, one) or clash(one, tried) for one in placed):
                break
        placed.append(tried)
    return placed


def _lies_well(tiles: Slice) -> bool:
    return not any(TILES[tiles[one]].anomaly and TILES[tiles[other]].anomaly for one, other in INSIDE)
