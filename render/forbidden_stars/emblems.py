"""How the components of Forbidden Stars look on cards: a tint by kind, and an emblem. All our own drawings."""

from __future__ import annotations

from functools import lru_cache

from engine.forbidden_stars.components import UNITS
from render.canvas import Sprite
from render.cardface import plain_emblem
from render.colours import Rgb
from render.crests import crest
from render.forbidden_stars import pieces

STEEL: Rgb = (140, 188, 244)
TINTS: dict[str, Rgb] = {
    "space_marines": (72, 146, 232), "chaos": (222, 74, 58), "orks": (110, 200, 80), "eldar": (236, 196, 72),
}  # fmt: skip


def tint(look: str) -> Rgb:
    """The colour of a card."""
    return next((rgb for name, rgb in TINTS.items() if name in look), STEEL)


@lru_cache(maxsize=256)
def emblem(look: str, size: int) -> Sprite:
    """The sign of a card."""
    kind, _, rest = look.partition("-")
    if rest in UNITS:
        return pieces.figure(rest, tint(UNITS[rest].faction), size)
    if rest in ("bastion", "city", "factory"):
        return pieces.structure(rest, STEEL, size)
    if rest in pieces.ORDERS:
        return pieces.order(STEEL, size, rest)
    if kind == "faction":
        return crest(rest, tint(look), size)
    return plain_emblem(size)


def fact_sign(name: str, size: int) -> Sprite | None:
    """A sign that stands for a figure."""
    if name in pieces.FACES:
        return pieces.face(name, size)
    if name in pieces.ASSETS:
        return pieces.asset(name, size)
    return pieces.asset("wild", size) if name == "wild" else None
