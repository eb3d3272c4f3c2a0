"""Where a round stands: moving on to the next phase. EC-ROUND-01"""

from __future__ import annotations

from engine.eclipse.play import Game
from engine.eclipse.state import Phase
from engine.text import T, Text


def begin(game: Game, phase: Phase) -> None:
    """A phase begins: its rule finds `state.step == "start"`. EC-ROUND-01"""
    state = game.state
    state.phase, state.step, state.turn, state.queue, state.places = phase, "start", None, [], []
    game.say(T("eclipse-phase-begins", phase=Text(f"eclipse-phase-{phase}"), round=state.round), weight=2)
