"""Half-made answers: what a press hands over, and where it leads. Each shape packs its own (`bot.widgets.shapes`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.errors import BotError
from bot.widgets.presses import short
from engine.ask import NO, Option
from engine.digits import signed
from engine.text import T

PAGE = 25
SLOTS = 5
NOTHING = ("none", NO, "")
"""Ids of options that mean: leave it."""
Values = Sequence[str] | Mapping[str, Sequence[str]]
"""What was picked from a list, or given in each field of a form."""
PartialAnswer = object
"""A half-made answer: None where nothing is chosen, else like the answer, with gaps in a form."""


class Pressed(NamedTuple):
    """What a press leads to: the new draft, and whether the choice is made."""

    partial_answer: PartialAnswer
    made: bool


def number(typed: str) -> int:
    """A number as people type it.

    Raises:
        BotError: it is none.
    """
    read = signed(typed)
    if read is None:
        raise BotError(T("bot-not-a-number", typed=typed.strip()[:40]))
    return read


def typed_in(values: Values) -> str:
    """What was written into a line."""
    return "".join(next(iter(values.values()))) if isinstance(values, Mapping) else next(iter(values))


def chosen_id(options: Sequence[Option], picked: str) -> str:
    """The option of that id, however it was shortened.

    Raises:
        LookupError: there is none.
    """
    for option in options:
        if picked in (option.id, short(option.id), short(option.id, 44), short(option.id, 90)):
            return option.id
    raise LookupError(picked)
