"""Evil Sunz Orks: a ground unit is bought for a world of the active system, without a factory. FS-DOM-05"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.abilities.windows import SHEET
from engine.forbidden_stars.components import UnitType
from engine.forbidden_stars.economy import purchase
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.orders.occasions import DOMINATE, OrderAt
from engine.forbidden_stars.play import Game


def terms(game: Game, seat: Seat, system: str) -> purchase.Terms:
    """Ground units for friendly and uncontrolled worlds. FS-DEPLOY-13"""
    worlds = game.board.worlds[system]
    places = [id for id in worlds if areas.status(game, seat, id) in ("friendly", "uncontrolled")]
    return purchase.Terms(places, fits=_ground)


def _ground(unit: UnitType) -> bool:
    return unit.kind == "ground"


def _can_buy(game: Game, seat: Seat, about: OrderAt) -> bool:
    found = terms(game, seat, about.system)
    return any(purchase.ways(game, seat, type.id, 0) for type in purchase.buyable(game, seat, found))


@DOMINATE.ability(SHEET, "orks", when=_can_buy)
async def gather(game: Game, seat: Seat, about: OrderAt, target: str) -> None:
    """One unit is bought by the usual rules. FS-DOM-05, FS-DEPLOY-13"""
    await purchase.unit(game, seat, terms(game, seat, about.system))
