"""What slices must keep to: each rule by itself, and whether a draft can be met at all before anything is dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType

from engine.errors import IllegalAnswer
from engine.text import Param, T, Text
from engine.ti4.components import FACTIONS, TILES
from engine.ti4.galaxy.slices import ACROSS, BLUE, INSIDE, RED, Slice, halves, tiles_of, worth
from engine.ti4.state import DraftOptions

TOTALS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"9-13": (18, 26), "8-14": (16, 28), "10-12": (20, 24), "any": (0, 99)}
)
LEAST_INFLUENCE: Mapping[str, int] = MappingProxyType({"4": 8, "0": 0, "2": 4, "3": 6, "5": 10, "6": 12})
LEAST_RESOURCES: Mapping[str, int] = MappingProxyType({"2.5": 5, "0": 0, "2": 4, "3": 6, "4": 8, "5": 10, "6": 12})
"""What a table can choose, in halves."""
HOLES = ("alpha", "beta")
ENOUGH_HOLES = 2
"""So many wormholes of each kind lie among all slices, where asked."""
ALL_FACTIONS = len(FACTIONS)


@dataclass(frozen=True, slots=True)
class Limits:
    """What each slice must be worth, in halves, and whether all together have enough wormholes."""

    low: int = 18
    high: int = 26
    influence: int = 8
    resources: int = 5
    holes: bool = True


@dataclass(frozen=True, slots=True)
class Breach:
    """A rule that slices break, in a word and in a sentence, with the number that fails; `slices` by their numbers."""

    rule: str
    plain: str
    text: Text
    slices: tuple[int, ...] = ()


def limits_of(options: DraftOptions) -> Limits:
    """As the table chose."""
    low, high = TOTALS[options.slice_total]
    least, resources = LEAST_INFLUENCE[options.slice_influence], LEAST_RESOURCES[options.slice_resources]
    return Limits(low, high, least, resources, options.wormholes == "two")


# --- the rules -------------------------------------------------------------------------------------------------------


def breaches(slices: Sequence[Slice], limits: Limits) -> list[Breach]:
    """Every rule that these slices break."""
    singly = [breach for number, tiles in enumerate(slices, 1) for breach in _of_one(number, tiles, limits)]
    return [*singly, *_across(slices), *(_too_few_holes(slices) if limits.holes else ())]


def _of_one(number: int, tiles: Slice, limits: Limits) -> Iterator[Breach]:
    value = worth(tiles)
    if value.influence < limits.influence:
        yield _low("influence", number, value.influence, limits.influence)
    if value.resources < limits.resources:
        yield _low("resources", number, value.resources, limits.resources)
    if value.total < limits.low:
        yield _low("total", number, value.total, limits.low)
    if value.total > limits.high:
        yield _breach("high", [number], have=halves(value.total), want=halves(limits.high))
    for hole in HOLES:
        if (have := holes_in(tiles, hole)) > 1:
            yield _breach(hole, [number], have=have, want=1)
    if any(_anomaly(tiles[one]) and _anomaly(tiles[other]) for one, other in INSIDE):
        yield _breach("inside", [number])


def _low(rule: str, number: int, have: int, want: int) -> Breach:
    return _breach(rule, [number], have=halves(have), want=halves(want))


def _across(slices: Sequence[Slice]) -> Iterator[Breach]:
    """Whoever sits beside whom: two anomalies, and two equal wormholes, never come to lie beside each other."""
    for (one, tiles), (other, others) in combinations(enumerate(slices, 1), 2):
        if clash(tiles, others) or clash(others, tiles):
            yield _breach("across", [one, other])


def clash(tiles: Slice, following: Slice) -> bool:
    """Whether something lies badly where these follow each other clockwise. TI-MAP-16, TI-MAP-17"""
    return any(beside_badly(tiles[one], following[other]) for one, other in ACROSS)


def beside_badly(tile: int, other: int) -> bool:
    """Whether these should not lie beside each other. TI-MAP-16, TI-MAP-17"""
    one, two = TILES[tile], TILES[other]
    return bool(one.anomaly and two.anomaly) or any(hole in two.wormholes for hole in one.wormholes)


def _too_few_holes(slices: Sequence[Slice]) -> Iterator[Breach]:
    for hole in HOLES:
        have = sum(holes_in(tiles, hole) for tiles in slices)
        if have < ENOUGH_HOLES:
            yield _breach(f"few-{hole}", [], have=have, want=ENOUGH_HOLES)


def holes_in(tiles: Sequence[int], kind: str) -> int:
    """How many wormholes of a kind lie there."""
    return sum(kind in TILES[tile].wormholes for tile in tiles)


def uneven() -> Breach:
    """That anomalies are not spread over slices as they are where these are drawn."""
    return _breach("uneven", [])


def _anomaly(tile: int) -> bool:
    return TILES[tile].anomaly is not None


def _breach(rule: str, slices: Sequence[int], **numbers: Param) -> Breach:
    names = "slices " + ", ".join(map(str, slices)) if slices else "all slices"
    counted = f" ({numbers['have']}, wanted {numbers['want']})" if numbers else ""
    text = Text(f"ti4-slices-{rule}", {"slices": tuple(slices), **numbers})
    return Breach(rule, f"{PLAIN[rule]}{counted}: {names}", text, tuple(slices))


PLAIN = {
    "influence": "too little influence",
    "resources": "too few resources",
    "total": "worth too little",
    "high": "worth too much",
    "alpha": "more than one alpha wormhole",
    "beta": "more than one beta wormhole",
    "inside": "anomalies beside each other",
    "across": "anomalies or equal wormholes that can come to lie beside each other",
    "uneven": "anomalies are not spread evenly",
    "few-alpha": "too few alpha wormholes",
    "few-beta": "too few beta wormholes",
}
"""What each rule says on the command line."""


# --- what cannot be met ----------------------------------------------------------------------------------------------


def refuse_factions(seats: int, options: DraftOptions) -> None:
    """Whether the pool can be filled after all bans.

    Raises:
        IllegalAnswer: with the number that fails.
    """
    banned, wanted = seats * int(options.bans), pool_size(seats, options)
    if banned + wanted > ALL_FACTIONS:
        raise IllegalAnswer(T("ti4-draft-factions", all=ALL_FACTIONS, banned=banned, wanted=wanted))


def pool_size(seats: int, options: DraftOptions) -> int:
    """How many factions lie in the pool."""
    return ALL_FACTIONS - seats * int(options.bans) if options.pool == "all" else seats + int(options.pool)


def most_slices() -> int:
    """How many slices the tiles of the base game make."""
    return min(len(tiles_of("blue")) // BLUE, len(tiles_of("red")) // RED)


def count_of(seats: int, options: DraftOptions) -> int:
    """How many slices are drawn: one more than seats where the tiles allow.

    Raises:
        IllegalAnswer: more than the tiles make.
    """
    most = most_slices()
    if options.slices == "auto":
        return min(seats + 1, most)
    count = seats + int(options.slices)
    if count > most:
        raise IllegalAnswer(T("ti4-draft-slices", wanted=count, most=most))
    return count


def refuse_sums(count: int, limits: Limits) -> None:
    """Whether the tiles have what so many slices need together.

    Raises:
        IllegalAnswer: with the number that fails.
    """
    values = [worth([tile]) for tile in tiles_of("blue")]
    needs = (
        ("influence", limits.influence, sorted((value.influence for value in values), reverse=True)),
        ("resources", limits.resources, sorted((value.resources for value in values), reverse=True)),
        ("total", limits.low, sorted((value.total for value in values), reverse=True)),
    )
    for name, each, best in needs:
        have = sum(best[: BLUE * count])
        if each * count > have:
            params: dict[str, Param] = {
                "slices": count,
                "each": halves(each),
                "need": halves(each * count),
                "have": halves(have),
            }
            raise IllegalAnswer(Text(f"ti4-draft-sum-{name}", params))


def none_drawn(tries: int, breach: Breach) -> IllegalAnswer:
    """No draw met the limits; what the best one still broke."""
    return IllegalAnswer(T("ti4-draft-none", tries=tries, why=breach.text))
