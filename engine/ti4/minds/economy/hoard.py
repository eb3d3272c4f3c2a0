"""Trade goods that lie idle: more than there is any use for."""

from __future__ import annotations

from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, savings, weights

THRIFT, SOON = 8, 2
"""Trade goods that come in useful one day, and rounds in which docks can spend what planets do not pay."""
IDLE = weights.TRADE_GOOD // 4
"""What one is worth beyond those."""


@galaxy.once
def idle(at: At) -> int:
    """Trade goods beyond what is kept, some more, and what all own docks can spend soon. TI-PRODUCTION-04"""
    mine = galaxy.me(at)
    made = sum(production.room(at, id) * 3 // 2 for id in galaxy.of(at).systems)
    spent = SOON * max(0, made - mine.total_resources)
    return max(0, mine.trade_goods - savings.kept(at).goods - THRIFT - spent)


def price(at: At, goods: int) -> int:
    """What so many trade goods are missed, those that lie idle first."""
    lying = min(goods, idle(at))
    return lying * IDLE + (goods - lying) * weights.TRADE_GOOD
