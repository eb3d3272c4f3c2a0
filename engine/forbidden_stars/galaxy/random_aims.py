"""Which places chance would rather choose, so that random play goes for objectives and fights. See `random_weights`.

A weight knows no more than its seat does.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Seat
from engine.forbidden_stars.components import AREAS, OrderKind
from engine.forbidden_stars.galaxy import areas, units
from engine.forbidden_stars.interface.random_weights import DONE, NONE
from engine.forbidden_stars.play import Game

Weight = Callable[[str], int]


def to_order_at(game: Game, seat: Seat, kind: OrderKind) -> Weight:
    """Rather a system in which an order of this kind does something."""
    return {
        "advance": lambda id: sum(_aim(game, seat, area) for area in game.board.areas_of[id]),
        "deploy": lambda id: 12 if _factory(game, seat, id) else 1,
        "dominate": lambda id: 1 + 3 * sum(len(AREAS[area].assets) for area in areas.friendly_in(game, seat, id)),
        "strategize": lambda id: 12 if areas.present(game, seat, id) else 1,
    }[kind]


def to_come_from(game: Game, seat: Seat) -> Weight:
    """Rather a system with many own units."""
    return lambda id: 1 if id == NONE else 1 + 2 * _number(game, seat, id)


def to_move_to(game: Game, seat: Seat, area_of: Callable[[str], str]) -> Weight:
    """Rather where an own objective lies or an enemy stands than where one is already."""
    return lambda id: 2 if id == DONE else _aim(game, seat, area_of(id))


def _aim(game: Game, seat: Seat, id: str) -> int:
    if areas.friendly(game, seat, id):
        return 1
    if game.state.areas[id].objective == seat:
        return 16
    return 6 if areas.status(game, seat, id) == "enemy" else 3


def _factory(game: Game, seat: Seat, system: str) -> bool:
    here = [one for id in areas.friendly_in(game, seat, system) for one in game.state.areas[id].structures]
    return any(one.kind == "factory" for one in here)


def _number(game: Game, seat: Seat, system: str) -> int:
    return sum(len(units.standing(units.at(game, seat, id))) for id in game.board.areas_of[system])
