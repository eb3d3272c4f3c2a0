"""The outermost loop of the game, as data: a phase and a step in it. Between two steps no rule is half done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.forbidden_stars.phases import operations, planning, refresh, setup
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Phase

STEPS: dict[Phase, Callable[[Game], Awaitable[None]]] = {
    "setup": setup.step,
    "planning": planning.step,
    "operations": operations.step,
    "refresh": refresh.step,
}


async def step(game: Game) -> None:
    """The rule of the current step, up to the next safe point. FS-ROUND-01, FS-ROUND-03"""
    await STEPS[game.state.phase](game)
