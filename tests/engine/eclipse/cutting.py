"""Cutting in while a question waits, as at a table: by a verb with a checked answer."""

from __future__ import annotations

from typing import Any

from engine.eclipse.play import Game
from tests.engine.driving import Played, play


def cut(game: Game, seat: int, verb: str, value: Any, *answers: Any) -> Played:
    """A seat cuts in; illegal answers raise as at a table."""
    return play(game.cut_in(seat, verb, game.may(seat)[verb].check(value)), *answers, others="stop")
