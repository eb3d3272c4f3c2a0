"""Trade, initiative 5: trade goods and commodities. TI-TRADE-01"""

from __future__ import annotations

from engine.ask import PickSome, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.economy import trade_goods
from engine.ti4.play import Game, Question

GOODS = 3

WHEN_REPLENISH_COMMODITIES = Moment[OfSeat]("when_replenish_commodities")
AFTER_REPLENISH_COMMODITIES = Moment[OfSeat]("after_replenish_commodities")


TRADE_PARTNERS = Question("trade_partners", open=False)


async def primary(game: Game, seat: Seat) -> None:
    """3 trade goods, commodities replenished, and others who replenish for free.

    TI-TRADE-02, TI-TRADE-03, TI-TRADE-04, TI-TRADE-05, TI-TRADE-06, TI-TRADEGOOD-03
    """
    await trade_goods.gain(game, seat, GOODS)
    await replenish(game, seat)
    others = game.others(seat)
    shape = PickSome(words.seat_options(others), 0, len(others), nothing=T("ti4-nobody"))
    chosen = await game.pick_some(TRADE_PARTNERS, seat, shape, T("ti4-ask-trade-partners", seat=seat_name(seat)))
    for other in map(int, chosen):
        game.begin("followed_trade", other, "strategic_action")
        await replenish(game, other)


async def replenish(game: Game, seat: Seat) -> None:
    """Takes commodities up to the faction's value. TI-COMMODITY-02, TI-COMMODITY-03, TI-TRADE-07"""
    player, limit = game.player(seat), game.faction(seat).commodities
    player.commodities = max(player.commodities, limit)
    game.say(T("ti4-replenished", seat=seat_name(seat), n=limit))
    await WHEN_REPLENISH_COMMODITIES.open(game, OfSeat(actor=seat))
    await AFTER_REPLENISH_COMMODITIES.open(game, OfSeat(actor=seat))


def lacks(game: Game, seat: Seat) -> bool:
    """Whether replenishing would bring anything."""
    return game.player(seat).commodities < game.faction(seat).commodities


CARDS["trade"] = StrategyAbilities(primary, replenish, lacks)
