"""Where a round stands: moving on to the next phase. FS-ROUND-01"""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Phase
from engine.text import T


def begin(game: Game, phase: Phase) -> None:
    """A phase begins with the first player. FS-FIRST-02"""
    state = game.state
    state.phase, state.step, state.queue, state.turn = phase, "start", [], None
    game.say(T("forbidden_stars-phase-begins", phase=words.phase(phase), round=state.round), weight=2)


def begin_first(game: Game) -> None:
    """Setup is done; the round marker lies on 1. FS-SETUP-11, FS-SETUP-13"""
    game.state.round = 1
    begin(game, "planning")
