"""The outermost loop of the game, as data: a phase and a step in it. Between two steps no rule is half done.

TI-ROUND-01, TI-ROUND-05
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.ti4.phases import action_phase, agenda_phase, setup, status_phase, strategy_phase, victory
from engine.ti4.play import Game
from engine.ti4.state import Phase

STEPS: dict[Phase, Callable[[Game], Awaitable[None]]] = {
    "setup": setup.step,
    "strategy": strategy_phase.step,
    "action": action_phase.step,
    "status": status_phase.step,
    "agenda": agenda_phase.step,
}


async def step(game: Game) -> None:
    """The rule of the current step, up to the next safe point. The game ends the moment it is won. TI-VICTORY-09"""
    try:
        await STEPS[game.state.phase](game)
    except victory.GameEnds:
        game.state.phase = "over"
