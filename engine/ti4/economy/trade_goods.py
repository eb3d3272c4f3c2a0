"""Trade goods and commodities: two sides of one token.

Their supply is unlimited, and a number stands for tokens of any value.
Trade goods are spent wherever resources or influence are (payment.py), never for votes. TI-TRADEGOOD-05,
TI-TRADEGOOD-06
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Seat
from engine.text import T, Text, seat_name
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.play import Game


@dataclass(slots=True)
class Gaining(OfSeat):
    """Trade goods gained."""

    amount: int

    def number(self) -> int:
        return self.amount


AFTER_GAIN_TRADE_GOODS = Moment[Gaining]("after_gain_trade_goods")


async def gain(game: Game, seat: Seat, number: int, source: Text | None = None) -> None:
    """Takes trade goods from the supply; what brings them is said where nothing before tells it.

    TI-TRADEGOOD-03, TI-TRADEGOOD-10
    """
    if number > 0:
        game.player(seat).trade_goods += number
        game.say(_gain(seat, number, source))
        await gained(game, seat, number)


def _gain(seat: Seat, number: int, source: Text | None) -> Text:
    if source is None:
        return T("ti4-gained-goods", seat=seat_name(seat), n=number)
    return T("ti4-gained-goods-from", seat=seat_name(seat), n=number, source=source)


async def gained(game: Game, seat: Seat, number: int) -> None:
    """A player has gained trade goods; own commodities that turn into some are no gain, nor is what partners exchange.

    TI-DOUBT-64
    """
    if number > 0:
        await AFTER_GAIN_TRADE_GOODS.open(game, Gaining(actor=seat, amount=number))


def spend(game: Game, seat: Seat, number: int) -> bool:
    """Pays for an effect that asks for trade goods; without enough, no effect.

    TI-TRADEGOOD-07, TI-ABILITY-08, TI-COMMANDSHEET-03, TI-TRADEGOOD-01, TI-TRADEGOOD-04
    """
    player = game.player(seat)
    if player.trade_goods < number:
        return False
    player.trade_goods -= number
    game.say(T("ti4-spends-goods", seat=seat_name(seat), n=number), weight=0)
    return True


async def hand_over(game: Game, giver: Seat, taker: Seat, number: int) -> None:
    """Commodities change hands and become trade goods.

    TI-TRADEGOOD-09, TI-COMMODITY-06, TI-TRADEGOOD-02, TI-COMMODITY-01, TI-COMMODITY-08
    """
    number = min(number, game.player(giver).commodities)
    game.player(giver).commodities -= number
    game.player(taker).trade_goods += number
    game.say(T("ti4-hands-over", giver=seat_name(giver), taker=seat_name(taker), n=number))
    await gained(game, taker, number)
