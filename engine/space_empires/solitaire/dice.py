"""Dice of those that no seat plays, which nobody sees."""

from __future__ import annotations

from engine.space_empires.components import SIDES
from engine.space_empires.play import Game


def die(game: Game, purpose: str) -> int:
    """A d10 that nobody sees. SE-GEN-15"""
    return game.shuffle(range(1, SIDES + 1), purpose)[0]
