"""The outermost loop of the game, as data: a phase and a step in it. Between two steps no rule is half done.

SE-TURN-02
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.space_empires.economy import economic_phase
from engine.space_empires.phases import machines_phase, setup, turn, victory
from engine.space_empires.play import Game
from engine.space_empires.solitaire import course
from engine.space_empires.state import Phase

STEPS: dict[Phase, Callable[[Game], Awaitable[None]]] = {
    "setup": setup.step,
    "turn": turn.step,
    "machines": machines_phase.step,
    "economy": economic_phase.step,
}


async def step(game: Game) -> None:
    """The rule of the current step, up to the next safe point; at any of them the game may be won, and all is shown.

    SE-TURN-06
    """
    await STEPS[game.state.phase](game)
    victory.check_points(game)
    course.over(game)
    if victory.over(game):
        game.seal()
        game.state.phase, game.state.battle = "over", None
