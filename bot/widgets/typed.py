"""Answers typed as words: an option by its name, some with commas, numbers, `3 tactic, 2 fleet`, `to=Ann, coins=2`.

Autocomplete offers what is legal now and puts the options' ids into the command; a person may also type what they read.
"""

from __future__ import annotations

from bot.locales import Say, plainly
from bot.widgets.shapes import Offered, face_of
from engine.ask import Answer, Shape


def value_of(shape: Shape, typed: str, say: Say, naming: str = "") -> object:
    """What was typed, as an answer to this shape; what cannot be read is left for the shape to refuse.

    Args:
        naming: the game, which has names for the fields of forms.

    Raises:
        BotError: a number was expected, or a name fits several options.
    """
    return face_of(shape).read(typed, plainly(say), naming)


def words_of(shape: Shape, value: Answer, say: Say) -> str:
    """An answer as it can be typed; `value_of` reads it."""
    return face_of(shape).spelled(value, plainly(say))


def offers(shape: Shape, typed: str, say: Say, naming: str = "") -> Offered:
    """What can be typed next: what it says, and what stands in the command for it; at most 25. `naming`: the game."""
    return face_of(shape).offers(typed, plainly(say), naming)
