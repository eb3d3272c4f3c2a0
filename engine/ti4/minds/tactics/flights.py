"""Ships that leave a place for another, with the fighters that they carry, and where that leaves fleets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.ti4.galaxy.units import Group
from engine.ti4.minds.mind import At
from engine.ti4.minds.tactics import cargo
from engine.ti4.minds.tactics.reach import Leg, Load, origins


class Flight(NamedTuple):
    """So many ships that leave a place, and how many of them come to another."""

    origin: str
    number: int
    come: int


def flown(at: At, legs: tuple[Leg, ...], load: Load) -> Iterator[Flight]:
    """The ships of a plan, the fighters that they carry, and those that are lost since no place is left for them.
    TI-CAPACITY-04
    """
    yield from (Flight(leg.mover.origin, leg.number, leg.number) for leg in legs)
    carried = dict(load)
    for origin in origins(legs):
        taken = carried.get(Group(origin, cargo.FIGHTER).id, 0)
        yield Flight(origin, max(taken, cargo.homeless(at, origin, legs)), taken)


def moved(at: At, fleets: Mapping[str, int], target: str, legs: tuple[Leg, ...], load: Load) -> dict[str, int]:
    """How many ships are in each system afterwards."""
    found = dict(fleets)
    for one in flown(at, legs, load):
        found[one.origin] = found.get(one.origin, 0) - one.number
        found[target] = found.get(target, 0) + one.come
    return {system: number for system, number in found.items() if number > 0}
