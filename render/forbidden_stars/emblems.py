"""How the components of Forbidden Stars look on cards: a tint by faction, and an emblem by kind. All our own drawings.

A look is the kind of a component and what tells it apart: `card-FACTION`, `order-ORDER-FACTION`, `storm-FACTION`,
`unit-UNIT`, `structure-KIND`, `faction-FACTION`, `system-FACTION`.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.forbidden_stars.components import UNITS
from render.canvas import Pen, Sprite
from render.cardface import plain_emblem
from render.colours import INK, PANEL_LIGHT, Rgb, mix
from render.crests import crest
from render.forbidden_stars import pieces
from render.kept import kept

STEEL: Rgb = (140, 188, 244)
TINTS: dict[str, Rgb] = {
    "space_marines": (72, 146, 232), "chaos": (222, 74, 58), "orks": (110, 200, 80), "eldar": (236, 196, 72),
}  # fmt: skip


def tint(look: str) -> Rgb:
    """The colour of a card."""
    kind, _, rest = look.partition("-")
    if kind == "unit" and rest in UNITS:
        return TINTS[UNITS[rest].faction]
    return next((rgb for name, rgb in TINTS.items() if look.endswith(f"-{name}")), STEEL)


@kept
def emblem(look: str, size: int) -> Sprite:
    """The sign of a card."""
    kind, _, rest = look.partition("-")
    draw = _SIGNS.get(kind)
    return plain_emblem(size) if draw is None else draw(rest, tint(look), size)


def _dice(rest: str, fill: Rgb, size: int) -> Sprite:
    """Two dice, for a combat card."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2, mix(fill, INK, 0.4))
    sprite, die = pen.done(), round(size * 0.5)
    sprite.alpha_composite(pieces.face("shield", die), (round(size * 0.42), round(size * 0.4)))
    sprite.alpha_composite(pieces.face("bolter", die), (round(size * 0.08), round(size * 0.12)))
    return sprite


def _storm(rest: str, fill: Rgb, size: int) -> Sprite:
    """A warp storm on its edge, for an event card."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2, mix(fill, INK, 0.4))
    sprite, storm = pen.done(), pieces.storm(size, False, False)
    sprite.alpha_composite(storm, (0, (size - storm.height) // 2))
    return sprite


def _system(rest: str, fill: Rgb, size: int) -> Sprite:
    """A tile of four areas around its order space."""
    pen, half = Pen(size, size), size / 2
    pen.box((0, 0, size, size), size * 0.1, fill)
    for left, top in ((0.08, 0.08), (0.53, 0.08), (0.08, 0.53), (0.53, 0.53)):
        pen.box((left * size, top * size, (left + 0.39) * size, (top + 0.39) * size), size * 0.05, mix(fill, INK, 0.75))
    pen.disc(half, half, size * 0.17, PANEL_LIGHT)
    return pen.done()


_SIGNS: dict[str, Callable[[str, Rgb, int], Sprite]] = {
    "card": _dice,
    "order": lambda rest, fill, size: pieces.order(fill, size, rest.partition("-")[0]),
    "storm": _storm,
    "unit": lambda rest, fill, size: pieces.figure(rest, fill, size),
    "structure": lambda rest, fill, size: pieces.structure(rest, fill, size),
    "faction": lambda rest, fill, size: crest(rest, fill, size),
    "system": _system,
}


def fact_sign(name: str, size: int) -> Sprite | None:
    """A sign that stands for a figure."""
    if name in pieces.FACES:
        return pieces.face(name, size)
    if name in pieces.ASSETS:
        return pieces.asset(name, size)
    return pieces.asset("wild", size) if name == "wild" else None
