"""Technology, initiative 7: research. TI-TECHNOLOGY-01"""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4.play import Game
from engine.ti4.strategy_action import CARDS, StrategyAbilities
from engine.ti4.technology import can_research, research

SECOND, FOLLOWING = 6, 4


async def primary(game: Game, seat: Seat) -> None:
    """May research one technology, and one more for 6 resources.

    TI-TECHNOLOGY-02, TI-TECHNOLOGY-03, TI-TECH-05
    """
    if can_research(game, seat) and await game.confirm("research", seat, T("ti4-ask-research", seat=seat_name(seat))):
        await research(game, seat)
    cost = game.fold("technology_cost", SECOND, seat)
    if can_research(game, seat, cost):
        about = T("ti4-ask-second-research", seat=seat_name(seat), cost=cost)
        if await game.confirm("research", seat, about):
            await research(game, seat, cost)


async def secondary(game: Game, seat: Seat) -> None:
    """4 resources for one technology. TI-TECHNOLOGY-04, TI-ABILITY-07"""
    await research(game, seat, game.fold("technology_cost", FOLLOWING, seat))


def can_follow(game: Game, seat: Seat) -> bool:
    """Resources and a technology to research. TI-ABILITY-08"""
    return can_research(game, seat, game.fold("technology_cost", FOLLOWING, seat))


CARDS["technology"] = StrategyAbilities(primary, secondary, can_follow)
