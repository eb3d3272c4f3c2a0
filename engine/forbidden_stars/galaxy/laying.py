"""Systems and starting pieces come to the board during setup."""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.components import STRUCTURES, SYSTEMS
from engine.forbidden_stars.galaxy import structures
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Area, System, Unit


def lay(game: Game, system: System) -> None:
    """A system comes to the board."""
    game.state.systems[system.id] = system
    for area in SYSTEMS[system.id].areas:
        game.state.areas[area.id] = Area()
    game.relaid()


def put(game: Game, seat: Seat, piece: str, area: str, number: int = 1) -> None:
    """Starting units or structures come to an area."""
    for _ in range(number):
        if piece in STRUCTURES:
            structures.add(game, seat, STRUCTURES[STRUCTURES.index(piece)], area)
        else:
            game.state.areas[area].units.setdefault(seat, []).append(Unit(piece))


def settle(game: Game) -> None:
    """The board is complete: its top left place is column 0, row 0."""
    systems = game.state.systems.values()
    left, top = min(one.col for one in systems), min(one.row for one in systems)
    for one in systems:
        one.col, one.row = one.col - left, one.row - top
    game.relaid()
