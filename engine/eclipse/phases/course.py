"""The outermost loop of the game, as data: a phase and a step in it. Between two steps no rule is half done.

EC-ROUND-01, EC-GOAL-01
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.eclipse.phases import action_phase, cleanup_phase, combat_phase, setup, upkeep_phase
from engine.eclipse.play import Game
from engine.eclipse.state import Phase

STEPS: dict[Phase, Callable[[Game], Awaitable[None]]] = {
    "setup": setup.step,
    "action": action_phase.step,
    "combat": combat_phase.step,
    "upkeep": upkeep_phase.step,
    "cleanup": cleanup_phase.step,
}


async def step(game: Game) -> None:
    """The rule of the current step, up to the next safe point."""
    await STEPS[game.state.phase](game)
