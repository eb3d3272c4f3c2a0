"""Ultramarines Space Marines: one unit in the active system is promoted for 1 materiel. FS-DOM-05"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.forbidden_stars.abilities.windows import SHEET
from engine.forbidden_stars.economy import materiel
from engine.forbidden_stars.galaxy import placing, units
from engine.forbidden_stars.orders.occasions import DOMINATE, OrderAt
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Unit

PROMOTIONS = {"scout": "space_marine", "space_marine": "land_raider"}
PRICE = 1


def promoted(game: Game, seat: Seat, about: OrderAt) -> list[Option]:
    """Units of the active system for whose next rank there is a figure."""
    if game.player(seat).materiel < PRICE:
        return []
    return placing.options(game, seat, game.board.worlds[about.system], lambda unit: _has_next(game, seat, unit))


def _has_next(game: Game, seat: Seat, unit: Unit) -> bool:
    return unit.type in PROMOTIONS and units.left(game, seat, PROMOTIONS[unit.type]) > 0


@DOMINATE.ability(SHEET, "space_marines", targets=promoted)
async def promote(game: Game, seat: Seat, about: OrderAt, target: str) -> None:
    """A Scout becomes a Space Marine, a Space Marine a Land Raider. FS-DOM-05, FS-FREE-05"""
    there = placing.There.read(target)
    here = units.at(game, seat, there.area)
    old = next(unit for unit in here if (unit.type, unit.routed) == (there.type, there.routed))
    materiel.pay(game, seat, PRICE)
    placing.replace(game, seat, there.area, old, PROMOTIONS[old.type])
