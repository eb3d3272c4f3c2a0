"""The board as a mind reads it from its view: what lies next to what, who stands where, how far units get."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter

from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.galaxy.board import Board, Laid, laid_out
from engine.forbidden_stars.interface.view import AreaView, UnitView
from engine.forbidden_stars.minds.mind import At
from engine.players.known import Known, Once, latest
from engine.players.ways import ways

FAR = 9
LAYOUTS = 64
"""Of so many boards with their storms the ways are kept."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What a seat sees of the board.

    Attributes:
        storms: the edges on which storms lie.
        known: what was worked out once.
    """

    seat: int
    board: Board
    areas: Mapping[str, AreaView]
    storms: frozenset[str]
    known: Known = field(default_factory=dict, compare=False)

    def friendly(self, area: str) -> bool:
        """Whether an area is the seat's own."""
        return self.areas[area].owner == self.seat

    def unclaimed(self, area: str) -> bool:
        """Whether nobody has anything there. FS-AREA-07"""
        return self.areas[area].owner is None and not self.foothold(area) and self.foe(area) is None

    def units(self, area: str, seat: int | None = None) -> tuple[UnitView, ...]:
        """A seat's units there; the own ones when None."""
        wanted = self.seat if seat is None else seat
        for force in self.areas[area].forces:
            if force.seat == wanted:
                return force.units
        return ()

    def standing(self, area: str) -> list[UnitView]:
        """Own units there that can move."""
        return [unit for unit in self.units(area) if not unit.routed]

    def foe(self, area: str) -> int | None:
        """Another seat that has something there."""
        view = self.areas[area]
        for force in view.forces:
            if force.seat != self.seat:
                return force.seat
        for one in view.structures:
            if one.owner != self.seat:
                return one.owner
        return None

    def parted(self, one: str, other: str) -> bool:
        """Whether a storm lies between two systems."""
        return self.board.between(one, other) in self.storms

    def linked(self, system: str) -> list[str]:
        """The systems to which units get from there."""
        return [other for other in self.board.systems[system] if not self.parted(system, other)]

    def present(self, system: str) -> bool:
        """Whether the seat has something in a system."""
        return any(self.foothold(area) for area in self.board.areas_of[system])

    def foothold(self, area: str) -> bool:
        """Whether the seat has something on an area."""
        view = self.areas[area]
        return bool(self.units(area)) or any(one.owner == self.seat for one in view.structures)


def _chart(at: At) -> Chart:
    view = at.view
    board = laid_out(tuple(Laid(one.id, *one.at, one.turned) for one in view.systems))
    storms = frozenset(storm.edge for storm in view.storms)
    return Chart(at.seat, board, {area.id: area for area in view.areas}, storms)


chart = latest(_chart, 1, by=attrgetter("view"))
"""The board of this decision."""


ONCE: Once[Chart] = Once(attrgetter("known"))
"""Of each chart."""


def distances(here: Chart, system: str) -> dict[str, int]:
    """How many systems away all others are, around storms."""
    return ways(system, here.linked, FAR * FAR)


@ONCE.once_each
def road(here: Chart, goal: str) -> dict[str, int]:
    """How far all areas are from a goal for ground units: what lies between has to be made friendly first."""
    near = _ways(here.board, here.storms)
    return ways(goal, near.__getitem__, FAR * FAR - 1, lambda area: 0 if area == goal else _toll(here, area))


@lru_cache(LAYOUTS)
def _ways(board: Board, storms: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The areas next to each, where no storm lies between."""
    return {
        area: tuple(other for other in near if board.crossed(area, other) not in storms)
        for area, near in board.near.items()
    }


@ONCE.once_each
def _toll(here: Chart, area: str) -> int:
    """What it takes to pass through an area."""
    if here.friendly(area):
        return 1
    foe = here.foe(area)
    if foe is None:
        return 3
    return (6 if AREAS[area].kind == "void" else 4) + len(here.units(area, foe))


def reachable_worlds(
    here: Chart, start: str, systems: Collection[str], opened: str | None = None, closed: str | None = None
) -> list[str]:
    """The worlds to which ground units get from a world. FS-PATH-05

    Args:
        opened: a void that a ship will have made friendly; `closed`: one that a ship will have left.
    """
    found, open_, seen, ways = dict[str, None](), [start], {start}, _ways(here.board, here.storms)
    while open_:
        at = open_.pop()
        for other in ways[at]:
            if other in seen or SYSTEM_OF[other] not in systems:
                continue
            if AREAS[other].kind == "world":
                found[other] = None
            if other == opened or (here.friendly(other) and other != closed):
                seen.add(other)
                open_.append(other)
    found.pop(start, None)
    return list(found)


def types(units: Iterable[UnitView]) -> list[str]:
    """The types of units."""
    return [unit.type for unit in units]
