"""The cards and faction sheets of the game, and the notes on its questions: importing them registers them."""

from __future__ import annotations

from engine.forbidden_stars import cards, factions
from engine.forbidden_stars.abilities.windows import Moment
from engine.forbidden_stars.interface import question_notes

__all__ = ["cards", "factions", "passable", "question_notes"]


def passable() -> list[str]:
    """The moments that are chances to react, which a seat can let pass in advance, by name."""
    return sorted(name for name, moment in Moment.known.items() if moment.passable)
