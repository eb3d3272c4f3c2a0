"""Units on the board: placing, moving, damaging and removing them. Structures and ground forces stand on planets.

Places are ids: a system (`27`) means its space area, a planet (`lodor`) the planet.
TI-REINFORCE-03
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.ask import Seat
from engine.ids import MOST, Id
from engine.ti4.galaxy.board import force_at
from engine.ti4.play import Game
from engine.ti4.state import Force, State


@dataclass(frozen=True)
class Group(Id):
    """Units of a type in a place: `27:cruiser`; the damaged ones apart where sound ones are there too. TI-UNIT-01"""

    place: str
    type: str
    damaged: bool = False


@lru_cache(MOST)
def group(place: str, type: str, damaged: bool = False) -> str:
    """The id of units of a type in a place."""
    return Group(place, type, damaged).id


def forces(state: State, place: str) -> dict[Seat, Force]:
    """Everyone's units in a place."""
    return state.systems[place].space if place in state.systems else state.planets[place].ground


def add(game: Game, seat: Seat, type: str, number: int, place: str, damaged: int = 0) -> None:
    """Puts units down. Callers have checked the reinforcements. TI-TILE-06, TI-TILE-07"""
    if number <= 0:
        return
    here = forces(game.state, place)
    if seat not in here:
        here[seat] = Force()
    force = here[seat]
    force.units[type] = force.units.get(type, 0) + number
    if damaged:
        force.damaged[type] = force.damaged.get(type, 0) + damaged


def remove(game: Game, seat: Seat, type: str, number: int, place: str, damaged: int = 0) -> None:
    """Takes units away, `damaged` of them damaged ones, back to reinforcements. TI-DESTROY-01"""
    here = forces(game.state, place)
    force = here[seat]
    assert 0 <= damaged <= number <= force.units.get(type, 0)
    _take(force.units, type, number)
    _take(force.damaged, type, damaged)
    assert force.damaged.get(type, 0) <= force.units.get(type, 0)
    if not force.units:
        del here[seat]


def shift(game: Game, seat: Seat, type: str, number: int, origin: str, target: str, damaged: int = 0) -> None:
    """Moves units from one place to another, damage and all."""
    remove(game, seat, type, number, origin, damaged)
    add(game, seat, type, number, target, damaged)


def count(game: Game, seat: Seat, type: str, place: str) -> int:
    """Units of a type that a seat has in a place."""
    return force_at(game.state, place, seat).units.get(type, 0)


def damaged(game: Game, seat: Seat, type: str, place: str) -> int:
    """How many of them are damaged."""
    return force_at(game.state, place, seat).damaged.get(type, 0)


def damage(game: Game, seat: Seat, type: str, place: str, number: int = 1) -> None:
    """Lays units on their side. TI-SUSTAIN-03"""
    force = forces(game.state, place)[seat]
    force.damaged[type] = force.damaged.get(type, 0) + number


def repair(game: Game, seat: Seat, type: str, place: str, number: int = 1) -> None:
    """Sets damaged units upright. TI-STATUSPHASE-14"""
    _take(forces(game.state, place)[seat].damaged, type, number)


def repair_all(game: Game, seat: Seat) -> None:
    """Repairs everything a seat has. TI-STATUSPHASE-14"""
    for system in game.state.systems.values():
        if seat in system.space:
            system.space[seat].damaged.clear()
    for planet in game.state.planets.values():
        if seat in planet.ground:
            planet.ground[seat].damaged.clear()


def _take(pieces: dict[str, int], type: str, number: int) -> None:
    left = pieces.get(type, 0) - number
    if left > 0:
        pieces[type] = left
    else:
        pieces.pop(type, None)
