"""The board as a mind reads it from its view: who stands where, what lies between, how long a way is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.space_empires.components import TERRAIN, UNITS
from engine.space_empires.face.view import HexView, StackView, UnitView, View
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.minds.mind import At

PLAIN, ROUGH, UNKNOWN, DEADLY = 2, 3, 8, 40
"""What it takes to enter a hex, in half moves: terrain ends the move, and nobody goes blindly into the unknown."""
FAR = 999
"""Farther than anything can be reached."""


class Ground(NamedTuple):
    """What all ways hang on: hexes in play with what it takes to enter them, and pairs that a warp point links."""

    hexes: tuple[tuple[str, int], ...]
    links: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What a seat sees of the board.

    Attributes:
        home: of the seat; empty before it is chosen.
        ground: for who fights; `quiet`: for who had better meet nobody and explores nothing.
    """

    seat: int
    view: View
    home: str
    hexes: Mapping[str, HexView]
    ground: Ground
    quiet: Ground

    def hostile(self, side: int) -> bool:
        """Whether a side is an enemy."""
        seats = self.view.seats
        return side < 0 or (side != self.seat and seats[side].team != seats[self.seat].team)

    def own(self, at: str) -> tuple[UnitView, ...]:
        """The own units in a hex."""
        return next((stack.units for stack in self.hexes[at].stacks if stack.owner == self.seat), ())

    def units(self) -> Iterator[tuple[str, UnitView]]:
        """All own units, each with its hex."""
        for one in self.hexes.values():
            for stack in one.stacks:
                if stack.owner == self.seat:
                    yield from ((one.id, unit) for unit in stack.units)

    def foes(self, at: str) -> list[StackView]:
        """What enemies have in a hex."""
        return [stack for stack in self.hexes[at].stacks if self.hostile(stack.owner)]

    def enemy_colony(self, at: str) -> bool:
        """Whether a colony of an enemy lies in a hex."""
        colony = self.hexes[at].colony
        return colony is not None and self.hostile(colony.owner)

    def held(self, at: str) -> bool:
        """Whether anything of an enemy is in a hex."""
        fleets = any(fleet.at == at for empire in self.view.empires for fleet in empire.fleets)
        return bool(self.foes(at)) or self.enemy_colony(at) or self.hexes[at].machine is not None or fleets

    def colonies(self) -> list[HexView]:
        """Hexes with own colonies."""
        return [one for one in self.hexes.values() if one.colony is not None and one.colony.owner == self.seat]

    def known(self, at: str) -> str:
        """The type of the marker of a hex, as far as the seat knows it."""
        marker = self.hexes[at].marker
        return "" if marker is None else marker.type

    def ways(self, goal: str, *, quiet: bool = False) -> Mapping[str, int]:
        """How far all hexes are from a goal, in half moves; a goal may lie where one would not pass."""
        return ways(self.quiet if quiet else self.ground, goal)

    def far(self, start: str, goal: str, *, quiet: bool = False) -> int:
        """How far it is, in half moves."""
        return self.ways(goal, quiet=quiet).get(start, FAR)


def chart(at: At) -> Chart:
    """The board of this decision."""
    view, seat = at.view, at.seat
    hexes = {one.id: one for one in view.hexes}
    links = tuple((a, b) for a, n in view.links for b, m in view.links if a != b and n == m)
    ground = Ground(tuple((one.id, _toll(one)) for one in view.hexes), links)
    made = Chart(seat, view, view.seats[seat].home, hexes, ground, ground)
    quiet = tuple((id, FAR if made.held(id) or not hexes[id].explored else toll) for id, toll in ground.hexes)
    return Chart(seat, view, made.home, hexes, ground, Ground(quiet, links))


def _toll(one: HexView) -> int:
    marker = "" if one.marker is None else one.marker.type
    if marker == "supernova":
        return FAR
    if marker in ("black_hole", "danger", "doomsday_machine"):
        return DEADLY
    return UNKNOWN if not one.explored else ROUGH if marker in TERRAIN else PLAIN


@lru_cache(maxsize=2048)
def ways(ground: Ground, goal: str) -> Mapping[str, int]:
    """How far all hexes are from a goal; those from which there is no way are left out."""
    toll, found, edge = dict(ground.hexes), {goal: 0}, [(0, goal)]
    while edge:
        far, at = heappop(edge)
        step = PLAIN if at == goal else toll[at]
        if far > found[at] or step >= FAR:
            continue
        for near in (*NEIGHBOURS[at], *(b for a, b in ground.links if a == at)):
            if near in toll and far + step < found.get(near, FAR):
                found[near] = far + step
                heappush(edge, (far + step, near))
    return found


FIXED = ("SY", "BASE", "MINES")
"""What does not go to war."""


def warship(unit: UnitView) -> bool:
    """Whether a unit fights and moves."""
    card = UNITS.get(unit.type)
    return card is not None and card.combat and unit.type not in FIXED


def price(unit: UnitView) -> int:
    """CP of all ships of a unit."""
    card = UNITS.get(unit.type)
    return 0 if card is None else card.cost * unit.count
