"""Prices: what a batch of new units costs, and what a seat can spend on it."""

from __future__ import annotations

from engine.ask import Refusal, Seat
from engine.text import T
from engine.ti4.economy import payment
from engine.ti4.economy.batch import Barred, Batch
from engine.ti4.play import Game, Point

PRODUCTION_COST = Point[int, str]("production_cost")
"""The total of one use of Production in a system."""
PIECES_FOR_COST = Point[int, str]("pieces_for_cost")
"""Pieces that one cost buys."""


def saved(game: Game, seat: Seat, batch: Batch) -> int:
    """What the first units will cost less, while nothing is chosen from which it could be taken. TI-COST-01"""
    return 0 if batch.made or not batch.ability else -PRODUCTION_COST(game, seat, 0, batch.system)


def cost(game: Game, seat: Seat, batch: Batch, type: str = "", more: int = 0) -> int:
    """What everything costs together, and some more of a type; two fighters or two infantry come for one cost.

    TI-COST-01, TI-COST-03, TI-PRODUCTION-06, TI-PRODUCTION-13
    """
    made = {**batch.made, type: batch.made.get(type, 0) + more} if more else batch.made
    total = sum([_price(game, seat, type, number) for type, number in made.items()])
    if batch.ability and made:
        total = PRODUCTION_COST(game, seat, total, batch.system)
    return max(0, total)


def _price(game: Game, seat: Seat, type: str, number: int) -> int:
    card = game.card(seat, type)
    assert card.cost is not None
    pieces = PIECES_FOR_COST(game, seat, card.pieces, type)
    return -(-number // pieces) * card.cost


def too_dear(game: Game, seat: Seat, batch: Batch, type: str, number: int) -> Barred:
    """Why so many more of a type cannot be paid. TI-COST-02, TI-TRADEGOOD-05, TI-COMMODITY-07"""
    needed, purse = cost(game, seat, batch, type, number), _purse(game, seat, batch)
    if needed > purse:
        return lambda: Refusal("TI-COST-02", T("ti4-cannot-pay-resources", cost=needed, purse=purse))
    cap = batch.cap
    if cap is not None and needed > cap:
        return lambda: Refusal("TI-GOLDEN-02", T("ti4-cost-cap", cost=needed, cap=cap))
    return None


def _purse(game: Game, seat: Seat, batch: Batch) -> int:
    if batch.purse is None:
        batch.purse = payment.purse(game, seat, "resources")
    return batch.purse


def most_to_spend(game: Game, seat: Seat, batch: Batch) -> int:
    """What a seat has for a batch, up to what may be spent on it. TI-COST-02"""
    purse = _purse(game, seat, batch)
    return purse if batch.cap is None else min(purse, batch.cap)
