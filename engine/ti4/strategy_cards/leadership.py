"""Leadership, initiative 1: command tokens, some of them for influence. TI-LEADERSHIP-01"""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.economy import tokens
from engine.ti4.economy.payment import pay, purse
from engine.ti4.play import Game, Question

GAINED, PRICE = 3, 3


async def primary(game: Game, seat: Seat) -> None:
    """Gain 3 command tokens, then buy more. TI-LEADERSHIP-02, TI-LEADERSHIP-03"""
    await tokens.gain_tokens(game, seat, GAINED)
    await buy(game, seat)


BUY_TOKENS = Question("buy_tokens", open=True, undoing=("0",))


async def buy(game: Game, seat: Seat) -> None:
    """One command token for every 3 influence spent, as far as reinforcements reach.

    TI-LEADERSHIP-03, TI-LEADERSHIP-04, TI-LEADERSHIP-05
    """
    most = affordable(game, seat)
    number = await game.amount(BUY_TOKENS, seat, 0, most, T("ti4-ask-buy-tokens", seat=seat_name(seat), most=most))
    if number:
        await pay(game, seat, number * PRICE, "influence", T("ti4-for-tokens", n=number))
        await tokens.gain_tokens(game, seat, number)


def affordable(game: Game, seat: Seat) -> int:
    """How many tokens a seat's influence buys. TI-COMMANDTOKEN-04"""
    return min(purse(game, seat, "influence") // PRICE, game.reserve(seat))


def can_buy(game: Game, seat: Seat) -> bool:
    """Whether the secondary could do anything."""
    return affordable(game, seat) > 0


CARDS["leadership"] = StrategyAbilities(primary, buy, can_buy, token=False)
