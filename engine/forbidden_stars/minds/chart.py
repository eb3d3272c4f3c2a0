"""The board as a mind reads it from its view: what lies next to what, who stands where, how far units get."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple, TypeVar, cast

from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.galaxy.board import Board, Laid, laid_out
from engine.forbidden_stars.interface.view import AreaView, ForceView, UnitView, View
from engine.forbidden_stars.minds.mind import At
from engine.players.characters import Character
from engine.players.known import Known, Once, latest
from engine.players.loop_guard import LATELY, SIGHTS
from engine.players.situation import Memory
from engine.players.ways import ways

A = TypeVar("A", bound=Hashable)
X = TypeVar("X")
FAR = 9
LAYOUTS, ROADS = 64, 512
"""Of so many boards with their storms the ways are kept; and so many ways to goals."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What a seat sees of the board.

    Attributes:
        storms: the edges on which storms lie.
        known: what was worked out once.
        own, others: own units where there are any, and who else has something where somebody has.
    """

    seat: int
    board: Board
    areas: Mapping[str, AreaView]
    storms: frozenset[str]
    known: Known = field(default_factory=dict, compare=False)
    own: dict[str, tuple[UnitView, ...]] = field(init=False, compare=False)
    others: dict[str, int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Units come before structures: whose they are may be contested."""
        own, others = dict[str, tuple[UnitView, ...]](), dict[str, int]()
        for id, area in self.areas.items():
            for force in area.forces:
                if force.seat == self.seat:
                    own[id] = force.units
                else:
                    others.setdefault(id, force.seat)
            for one in area.structures:
                if one.owner != self.seat:
                    others.setdefault(id, one.owner)
        object.__setattr__(self, "own", own)
        object.__setattr__(self, "others", others)

    def friendly(self, area: str) -> bool:
        """Whether an area is the seat's own."""
        return self.areas[area].owner == self.seat

    def unclaimed(self, area: str) -> bool:
        """Whether nobody has anything there. FS-AREA-07"""
        return self.areas[area].owner is None and not self.foothold(area) and self.foe(area) is None

    def units(self, area: str, seat: int | None = None) -> tuple[UnitView, ...]:
        """A seat's units there; the own ones when None."""
        if seat is None or seat == self.seat:
            return self.own.get(area, ())
        return next((force.units for force in self.areas[area].forces if force.seat == seat), ())

    def standing(self, area: str) -> list[UnitView]:
        """Own units there that can move."""
        return [unit for unit in self.own.get(area, ()) if not unit.routed]

    def foe(self, area: str) -> int | None:
        """Another seat that has something there."""
        return self.others.get(area)

    def parted(self, one: str, other: str) -> bool:
        """Whether a storm lies between two systems."""
        return self.board.between(one, other) in self.storms

    def linked(self, system: str) -> tuple[str, ...]:
        """The systems to which units get from there."""
        return _linked(self.board, self.storms)[system]

    def present(self, system: str) -> bool:
        """Whether the seat has something in a system."""
        return any(self.foothold(area) for area in self.board.areas_of[system])

    def foothold(self, area: str) -> bool:
        """Whether the seat has something on an area."""
        return bool(self.own.get(area)) or any(one.owner == self.seat for one in self.areas[area].structures)


class Seen(NamedTuple):
    """A board with all that what its seat thinks of it hangs on."""

    chart: Chart
    view: View
    character: Character
    notes: Memory


CHOSEN, KEPT = "chosen", 2
"""The note of the order that is laid next; so many boards are kept."""
ASIDE = frozenset({CHOSEN, LATELY, SIGHTS})
"""Notes on which nothing hangs that a seat thinks of a board."""


def _notes(at: At) -> Memory:
    return {name: note for name, note in at.memory.items() if name not in ASIDE}


def _seen(at: At) -> Seen:
    view = at.view
    board = laid_out(tuple(Laid(one.id, *one.at, one.turned) for one in view.systems))
    storms = frozenset(storm.edge for storm in view.storms)
    return Seen(Chart(at.seat, board, {area.id: area for area in view.areas}, storms), view, at.character, _notes(at))


def _unchanged(at: At, before: Seen) -> bool:
    """Whether nothing has changed since another decision, such as between an order and where it is laid."""
    alike = before.chart.seat == at.seat and before.character == at.character and before.view == at.view
    return alike and before.notes == _notes(at)


_latest = latest(_seen, KEPT, alike=_unchanged)


def chart(at: At) -> Chart:
    """The board of this decision: what a seat thinks of it is kept with it."""
    return _latest(at).chart


ONCE: Once[Chart] = Once(attrgetter("known"))
"""Of each chart."""


def once_felt(rule: Callable[[At, Chart, A], X]) -> Callable[[At, Chart, A], X]:
    """Works out but once for each chart what its seat thinks of a place in it, or whatever else it hangs on."""

    def kept(at: At, here: Chart, each: A) -> X:
        known = here.known
        if (rule, each) not in known:
            known[rule, each] = rule(at, here, each)
        return cast(X, known[rule, each])

    return kept


def distances(here: Chart, system: str) -> dict[str, int]:
    """How many systems away all others are, around storms."""
    return _distances(here.board, here.storms, system)


@lru_cache(ROADS)
def _distances(board: Board, storms: frozenset[str], system: str) -> dict[str, int]:
    return ways(system, _linked(board, storms).__getitem__, FAR * FAR)


@lru_cache(LAYOUTS)
def _linked(board: Board, storms: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The systems next to each, where no storm lies between."""
    return {
        system: tuple(other for other in near if board.between(system, other) not in storms)
        for system, near in board.systems.items()
    }


@ONCE.once_each
def road(here: Chart, goal: str) -> dict[str, int]:
    """How far all areas are from a goal for ground units: what lies between has to be made friendly first."""
    return _road(here.board, here.storms, goal, _tolls(here))


@lru_cache(ROADS)
def _road(board: Board, storms: frozenset[str], goal: str, tolls: tuple[int, ...]) -> dict[str, int]:
    """The same by what it takes to pass through each area."""
    onward = dict(zip(board.near, tolls, strict=True)) | {goal: 0}
    return ways(goal, _ways(board, storms).__getitem__, FAR * FAR - 1, onward.__getitem__)


@lru_cache(LAYOUTS)
def _ways(board: Board, storms: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The areas next to each, where no storm lies between."""
    return {
        area: tuple(other for other in near if board.crossed(area, other) not in storms)
        for area, near in board.near.items()
    }


@ONCE.once
def _tolls(here: Chart) -> tuple[int, ...]:
    """What it takes to pass through each area of the board."""
    return tuple([_toll(here, area) for area in here.board.near])


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


def unhurt(type: str) -> UnitView:
    """A unit of a type that stands and has taken no damage."""
    return UnitView(type, routed=False, token=False, damage=0)


def types(units: Iterable[UnitView]) -> list[str]:
    """The types of units."""
    return [unit.type for unit in units]


# --- who is elsewhere ------------------------------------------------------------------------------------------------


@ONCE.once_each
def sailed(here: Chart, voyage: tuple[str, str]) -> Chart:
    """Once a ship has gone from one void to another one."""
    start, void = voyage
    areas = dict(here.areas)
    go(here.seat, areas, start, void, [ship_at(here, start)])
    return replace(here, areas=areas, known={})


def gone(here: Chart, units: Iterable[tuple[str, UnitView]]) -> Chart:
    """Once own units have left their areas."""
    areas = dict(here.areas)
    for area, unit in units:
        _leave(here.seat, areas, area, [unit])
    return replace(here, areas=areas, known={})


@ONCE.once_each
def lacking(here: Chart, one: tuple[str, str]) -> Chart:
    """Once an own unit of a type that can move has left an area."""
    area, type = one
    return gone(here, [(area, next(unit for unit in here.standing(area) if unit.type == type))])


@ONCE.once_each
def taken_to(here: Chart, way: tuple[str, str, int]) -> Chart:
    """Once own units that can move have been taken from an area to another one, so many at most."""
    start, end, most = way
    areas = dict(here.areas)
    go(here.seat, areas, start, end, here.standing(start)[:most])
    return replace(here, areas=areas, known={})


def ship_at(here: Chart, start: str) -> UnitView:
    return here.standing(start)[0]


def go(seat: int, areas: dict[str, AreaView], start: str, end: str, units: list[UnitView]) -> None:
    """Units go from an area to another one, which is their own then."""
    there = own_units(areas[end], seat)
    _leave(seat, areas, start, units)
    held = tuple(replace(one, owner=seat) for one in areas[end].structures if one.kind != "bastion")
    own = (ForceView(seat, (*there, *units)),)
    areas[end] = replace(areas[end], forces=own, structures=held, owner=seat)


def _leave(seat: int, areas: dict[str, AreaView], start: str, units: list[UnitView]) -> None:
    """Units go from an area, which is nobody's once none and nothing of the own is left. FS-AREA-06"""
    left = list(own_units(areas[start], seat))
    for unit in units:
        left.remove(unit)
    kept = any(one.owner == seat for one in areas[start].structures)
    areas[start] = replace(areas[start], forces=with_forces(areas[start], seat, left))
    if not left and not kept:
        areas[start] = replace(areas[start], owner=None)


def own_units(area: AreaView, seat: int) -> tuple[UnitView, ...]:
    return next((force.units for force in area.forces if force.seat == seat), ())


def with_forces(area: AreaView, seat: int, units: list[UnitView]) -> tuple[ForceView, ...]:
    others = tuple(force for force in area.forces if force.seat != seat)
    return (*others, ForceView(seat, tuple(units))) if units else others
