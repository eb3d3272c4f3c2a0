"""Technology, initiative 7: research. TI-TECHNOLOGY-01"""

from __future__ import annotations

from engine.ask import Seat
from engine.question import IF_YES
from engine.text import T, Text, seat_name
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities, token_price
from engine.ti4.economy.technology import can_research, research
from engine.ti4.play import Game, Point, Question

SECOND, FOLLOWING = 6, 4
"""Resources for a second technology, and for the secondary ability. TI-TECHNOLOGY-03, TI-TECHNOLOGY-04"""

TECHNOLOGY_COST = Point[int, None]("technology_cost")
"""Resources that the strategy card asks for."""


RESEARCH = Question("research", open=True, leads_to=IF_YES)


async def primary(game: Game, seat: Seat) -> None:
    """May research one technology, and one more for 6 resources.

    TI-TECHNOLOGY-02, TI-TECHNOLOGY-03, TI-TECH-05
    """
    if can_research(game, seat) and await game.confirm(RESEARCH, seat, T("ti4-ask-research", seat=seat_name(seat))):
        await research(game, seat)
    cost = TECHNOLOGY_COST(game, seat, SECOND)
    if can_research(game, seat, cost):
        about = T("ti4-ask-second-research", seat=seat_name(seat), cost=cost)
        if await game.confirm(RESEARCH, seat, about):
            await research(game, seat, cost)


async def secondary(game: Game, seat: Seat) -> None:
    """4 resources for one technology. TI-TECHNOLOGY-04, TI-ABILITY-07"""
    await research(game, seat, TECHNOLOGY_COST(game, seat, FOLLOWING))


def can_follow(game: Game, seat: Seat) -> bool:
    """Resources and a technology to research. TI-ABILITY-08"""
    return can_research(game, seat, TECHNOLOGY_COST(game, seat, FOLLOWING))


def _price(game: Game, seat: Seat, token: bool) -> Text:
    cost = TECHNOLOGY_COST(game, seat, FOLLOWING)
    return T("ti4-price-research", token=token_price(game, seat, token), cost=cost)


CARDS["technology"] = StrategyAbilities(primary, secondary, can_follow, price=_price)
