"""How the components of Eclipse look on cards: a tint by kind, and an emblem. All our own drawings."""

from __future__ import annotations

from render.canvas import Sprite
from render.cardface import plain_emblem
from render.colours import SOFT, Rgb


def tint(look: str) -> Rgb:
    """The colour of a card."""
    return SOFT


def emblem(look: str, size: int) -> Sprite:
    """The sign of a card."""
    return plain_emblem(size)


def fact_sign(name: str, size: int) -> Sprite | None:
    """A sign that stands for a figure."""
    return None
