"""Objectives that are scored by spending something at that moment. TI-OBJECTIVE-14"""

from __future__ import annotations

from engine.ask import Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.cards import action_cards
from engine.ti4.economy import payment, tokens, trade_goods
from engine.ti4.objectives.registry import requires
from engine.ti4.play import Game, Question
from engine.ti4.state import Pool

POOLS: tuple[Pool, ...] = ("tactic", "strategy")
RESOURCES = {"erect_a_monument": 8, "found_a_golden_age": 16}
INFLUENCE = {"sway_the_council": 8, "manipulate_galactic_law": 16}
TRADE_GOODS = {"negotiate_trade_routes": 5, "centralize_galactic_trade": 10}
TOKENS = {"lead_from_the_front": 3, "galvanize_the_people": 6}
CARDS = {"form_a_spy_network": 5}


async def pay_resources(game: Game, seat: Seat, objective: str) -> None:
    """Spends resources, trade goods among them. TI-OBJECTIVE-14, TI-TRADEGOOD-05"""
    await payment.pay(game, seat, RESOURCES[objective], "resources", words.objective(objective))


async def pay_influence(game: Game, seat: Seat, objective: str) -> None:
    """Spends influence, trade goods among it. TI-OBJECTIVE-14, TI-TRADEGOOD-06"""
    await payment.pay(game, seat, INFLUENCE[objective], "influence", words.objective(objective))


async def pay_trade_goods(game: Game, seat: Seat, objective: str) -> None:
    """Spends trade goods. TI-OBJECTIVE-14, TI-TRADEGOOD-07"""
    trade_goods.spend(game, seat, TRADE_GOODS[objective])


SPEND_TOKENS = Question("spend_tokens", open=False)


async def pay_tokens(game: Game, seat: Seat, objective: str) -> None:
    """Spends command tokens from the tactic and strategy pools in any mix. TI-OBJECTIVE-14"""
    player, number = game.player(seat), TOKENS[objective]
    slots = [Slot(pool, words.pool(pool), min(number, getattr(player, pool))) for pool in POOLS]
    about = T("ti4-ask-spend-tokens", seat=seat_name(seat), n=number, purpose=words.objective(objective))
    chosen = await game.spread(SPEND_TOKENS, seat, Spread(slots, number, number, "TI-OBJECTIVE-14"), about)
    for pool, amount in chosen.items():
        tokens.add(game, seat, pool, -amount)


async def pay_cards(game: Game, seat: Seat, objective: str) -> None:
    """Discards action cards of choice. TI-OBJECTIVE-14"""
    await action_cards.choose_discards(game, seat, CARDS[objective])


@requires(*RESOURCES, pay=pay_resources)
def _resources(game: Game, seat: Seat, objective: str) -> bool:
    """Spend 8 or 16 resources."""
    return payment.purse(game, seat, "resources") >= RESOURCES[objective]


@requires(*INFLUENCE, pay=pay_influence)
def _influence(game: Game, seat: Seat, objective: str) -> bool:
    """Spend 8 or 16 influence."""
    return payment.purse(game, seat, "influence") >= INFLUENCE[objective]


@requires(*TRADE_GOODS, pay=pay_trade_goods)
def _trade_goods(game: Game, seat: Seat, objective: str) -> bool:
    """Spend 5 or 10 trade goods."""
    return game.player(seat).trade_goods >= TRADE_GOODS[objective]


@requires(*TOKENS, pay=pay_tokens)
def _tokens(game: Game, seat: Seat, objective: str) -> bool:
    """Spend 3 or 6 command tokens from the tactic and strategy pools."""
    player = game.player(seat)
    return player.tactic + player.strategy >= TOKENS[objective]


@requires(*CARDS, pay=pay_cards)
def _cards(game: Game, seat: Seat, objective: str) -> bool:
    """Discard 5 action cards."""
    return len(game.player(seat).action_cards) >= CARDS[objective]
