"""Where chance would rather go, so that stand-ins and random play move, build and fight instead of passing, and go for
their objectives.

Never a rule: every choice that is legal stays possible. A weight knows no more than its seat does.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import NO, YES, Option, PickOne, Seat
from engine.forbidden_stars.components import AREAS, OrderKind
from engine.forbidden_stars.galaxy import areas, units
from engine.forbidden_stars.play import Game
from engine.text import Text

DONE, NONE, LEAVE = "done", "none", "leave"
ORDERS = {"advance": 5, "deploy": 3, "dominate": 2, "strategize": 1}
Weight = Callable[[str], int]


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_act(id: str) -> int:
    """Rather something than nothing."""
    return 1 if id in (DONE, NONE, NO, LEAVE) else 4


def to_resolve(yes: Text, no: Text) -> PickOne:
    """Rather do it than leave it."""
    return PickOne([Option(YES, yes), Option(NO, no)], lean=to_act)


def to_order(kind: str) -> int:
    """Rather the orders that bring units forward."""
    return ORDERS[kind]


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
