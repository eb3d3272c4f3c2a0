"""Units on the board: how they come, go and are told apart. Figures of one type that look alike are all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, LEVEL_ZERO, UNITS, UnitKind, UnitType
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Area, Unit
from engine.ids import Id


@dataclass(frozen=True)
class Figure(Id):
    """What is to be seen of a unit: the id of a choice among units of one seat on one area."""

    type: str
    routed: bool = False
    token: bool = False
    damage: int | None = None


def figure(unit: Unit) -> Figure:
    """How a unit looks."""
    return Figure(unit.type, unit.routed, unit.token, unit.damage or None)


def card(unit: Unit) -> UnitType:
    """The figures of a unit's type. A token has those of its level 0 unit. FS-REINF-04"""
    return UNITS[unit.type]


def at(game: Game, seat: Seat, id: str) -> list[Unit]:
    """The units of a seat on an area, tokens too; not to be changed but by this room."""
    return game.state.areas[id].units.get(seat, [])


def standing(units: Iterable[Unit]) -> list[Unit]:
    """Those that are not routed."""
    return [unit for unit in units if not unit.routed]


def find(units: Iterable[Unit], id: str) -> Unit:
    """A unit that looks as this id says.

    Raises:
        StopIteration: there is none.
    """
    wanted = Figure.read(id)
    return next(unit for unit in units if figure(unit) == wanted)


def options(units: Iterable[Unit]) -> list[Option]:
    """One choice for each look among these units."""
    looks = dict.fromkeys(figure(unit) for unit in units)
    return [Option(look.id, words.figure(look.type, look.routed, look.token, look.damage or 0)) for look in looks]


def count(units: Iterable[Unit]) -> dict[str, int]:
    """Units by type, for an account."""
    found: dict[str, int] = {}
    for unit in units:
        found[unit.type] = found.get(unit.type, 0) + 1
    return found


def everywhere(game: Game, seat: Seat) -> list[tuple[str, Unit]]:
    """All units of a seat on the board, with their areas."""
    return [(id, unit) for id, area in game.state.areas.items() for unit in area.units.get(seat, ())]


def left(game: Game, seat: Seat, type: str) -> int:
    """Figures of a type that are not on the board. FS-DEPLOY-15, FS-FREE-03, FS-LIMIT-01"""
    placed = 0
    for area in game.state.areas.values():
        for unit in area.units.get(seat, ()):
            placed += unit.type == type and not unit.token
    return UNITS[type].supply - placed


Placed = dict[tuple[Seat, str], int]
"""Figures by their seat and type."""


def placed(game: Game) -> Placed:
    """Figures on the board, by their seat and type."""
    found: Placed = {}
    for area in game.state.areas.values():
        for seat, units in area.units.items():
            for unit in units:
                if not unit.token:
                    found[seat, unit.type] = found.get((seat, unit.type), 0) + 1
    return found


def fits(type: str, id: str) -> bool:
    """Ships stand in voids, ground units on worlds. FS-SHIP-07, FS-PATH-13, FS-DEPLOY-06, FS-VOID-02"""
    return (UNITS[type].kind == "ship") == (AREAS[id].kind == "void")


def kind_at(id: str) -> UnitKind:
    """The kind of units that can stand on an area."""
    return "ship" if AREAS[id].kind == "void" else "ground"


def put(game: Game, seat: Seat, id: str, unit: Unit) -> None:
    """A unit comes to an area."""
    game.state.areas[id].units.setdefault(seat, []).append(unit)


def take(game: Game, seat: Seat, id: str, unit: Unit) -> None:
    """A unit leaves an area."""
    take_from(game.state.areas[id], seat, unit)


def take_from(area: Area, seat: Seat, unit: Unit) -> None:
    """A unit leaves an area; a seat without units is not listed any more."""
    units = area.units[seat]
    for place, other in enumerate(units):
        if other is unit:
            del units[place]
            break
    if not units:
        del area.units[seat]


def move(game: Game, seat: Seat, unit: Unit, start: str, end: str) -> None:
    """A unit goes from one area to another; a token that leaves its combat is in the supply. FS-SHIP-01, FS-PATH-01"""
    take(game, seat, start, unit)
    if not unit.token:
        unit.damage = 0
        put(game, seat, end, unit)


def recruit(game: Game, seat: Seat, type: str, id: str) -> bool:
    """A figure comes from the supply, unrouted; False when there is none. FS-FREE-02, FS-FREE-03"""
    if left(game, seat, type) <= 0:
        return False
    put(game, seat, id, Unit(type))
    return True


def token(game: Game, seat: Seat, id: str) -> Unit:
    """A reinforcement token as a unit of an area. FS-REINF-01, FS-REINF-04"""
    unit = Unit(LEVEL_ZERO[game.player(seat).faction, kind_at(id)], token=True)
    put(game, seat, id, unit)
    return unit


def chosen(units: Iterable[Unit], fits: Callable[[UnitType], bool]) -> list[Unit]:
    """The units whose type fits."""
    return [unit for unit in units if fits(UNITS[unit.type])]
