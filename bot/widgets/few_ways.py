"""Answers of few ways as buttons: where something can be spread in a handful of ways, each is one press."""

from __future__ import annotations

from bot.locales import Say
from bot.widgets.drafts import pack, ways
from bot.widgets.explain import choices
from bot.widgets.hints import summary
from engine.ask import Option, Shape, Spread
from engine.text import Text

FEW = 6
"""As many as two pieces, or fewer, on two places have."""
LONG = 60
"""Characters that a button can have and be read at a glance on a phone."""


def few_ways(shape: Shape) -> list[Option]:
    """Every way to spread something, the most on the first slots first; none where these are many, or where something
    lies that is to be seen.
    """
    if not isinstance(shape, Spread) or shape.start or len(every := ways(shape)) > FEW:
        return []
    return [Option(pack(shape, way), _called(shape, way)) for way in in_order(shape, every)]


def in_order(shape: Spread, every: list[dict[str, int]]) -> list[dict[str, int]]:
    """Ways to spread something: the most first, and of as many those that lie on the first slots."""
    return sorted(every, key=lambda way: [-sum(way.values()), *(-way.get(slot.id, 0) for slot in shape.slots)])


def _called(shape: Spread, way: dict[str, int]) -> Text:
    """A single piece by its place alone."""
    if shape.low == shape.high == 1:
        return next(slot.text for slot in shape.slots if way.get(slot.id))
    return summary(shape, way)


def brief_ways(shape: Shape, say: Say) -> list[Option]:
    """The same, where a button has the room to say each."""
    every = few_ways(shape)
    return every if all(len(say(way.text)) <= LONG for way in every) else []


def pressable(shape: Shape) -> list[Option]:
    """The choices of a shape as options, also those of one that can be spread in few ways; none for a shape that takes
    more than one press.
    """
    return choices(shape) or few_ways(shape)
