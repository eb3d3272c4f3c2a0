"""Whose an area is: friendly, enemy, uncontrolled or contested, seen from a seat. FS-AREA-09"""

from __future__ import annotations

from typing import Literal

from engine.ask import Seat
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Area

Status = Literal["friendly", "enemy", "uncontrolled", "contested"]


def holders(area: Area) -> list[Seat]:
    """The seats with units or structures there."""
    found = list(area.units)
    for structure in area.structures:
        if structure.owner not in found:
            found.append(structure.owner)
    return found


def status(game: Game, seat: Seat, id: str) -> Status:
    """What an area is for a seat. FS-AREA-04, FS-AREA-05, FS-AREA-06, FS-AREA-07, FS-AREA-08, FS-AREA-03"""
    here = holders(game.state.areas[id])
    if not here:
        return "uncontrolled"
    if len(here) > 1:
        return "contested"
    return "friendly" if here[0] == seat else "enemy"


def friendly(game: Game, seat: Seat, id: str) -> bool:
    """Whether an area is friendly to a seat. FS-AREA-04"""
    area = game.state.areas[id]
    for other in area.units:
        if other != seat:
            return False
    for structure in area.structures:
        if structure.owner != seat:
            return False
    return bool(area.units or area.structures)


def contested(game: Game, id: str) -> bool:
    """Whether two seats have something there. FS-AREA-08"""
    return len(holders(game.state.areas[id])) > 1


def is_world(id: str) -> bool:
    """A world; else a void. FS-AREA-01"""
    return AREAS[id].kind == "world"


def friendly_worlds(game: Game, seat: Seat) -> list[str]:
    """The friendly worlds of a seat on the whole board."""
    return [
        id
        for id, area in game.state.areas.items()
        if (area.units or area.structures) and AREAS[id].kind == "world" and friendly(game, seat, id)
    ]


def settled(game: Game, seat: Seat) -> bool:
    """Whether a seat has a friendly world at all. FS-ELIM-01"""
    for id, area in game.state.areas.items():
        if (area.units or area.structures) and AREAS[id].kind == "world" and friendly(game, seat, id):
            return True
    return False


def friendly_in(game: Game, seat: Seat, system: str) -> list[str]:
    """The friendly worlds of a seat in a system."""
    return [id for id in game.board.worlds[system] if friendly(game, seat, id)]


def present(game: Game, seat: Seat, system: str) -> bool:
    """Whether a seat has a unit or a structure in a system. FS-PLAN-05, FS-STRAT-03"""
    areas = game.state.areas
    for id in game.board.areas_of[system]:
        area = areas[id]
        if seat in area.units or any(structure.owner == seat for structure in area.structures):
            return True
    return False


def systems_with(game: Game, seat: Seat) -> list[str]:
    """The systems in which a seat has a unit or a structure. FS-PLAN-05"""
    found: dict[str, None] = {}
    for id, area in game.state.areas.items():
        if seat in area.units or (area.structures and any(one.owner == seat for one in area.structures)):
            found[SYSTEM_OF[id]] = None
    return list(found)


def system_of(id: str) -> str:
    """The system that an area belongs to."""
    return SYSTEM_OF[id]
