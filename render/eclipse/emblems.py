"""How the components of Eclipse look on cards: a tint by kind, and an emblem. All our own drawings."""

from __future__ import annotations

from PIL import Image

from render import skies
from render.canvas import Sprite
from render.cardface import plain_emblem
from render.colours import LINE, SKY, WHITE, Rgb, mix, seat_colour
from render.crests import crest
from render.eclipse.icons import SIGNS, sign
from render.eclipse.signs import die, square
from render.eclipse.tints import CATEGORIES, DICE, PARTS, RESOURCES
from render.hexmap import HALF
from render.kept import kept
from render.ships import HULLS, unit

STEEL: Rgb = (140, 188, 244)
SECTOR: Rgb = (130, 150, 214)
_TYPES = {"constant": "research", "instant": "research", "starbase": "build"}
"""What technologies show that bring nothing that has a sign."""
_SQUARES = ((0.5, 0.5), (0.34, 0.36), (0.66, 0.36), (0.34, 0.64), (0.66, 0.64), (0.5, 0.2), (0.5, 0.8))
_PLACES = {1: (0,), 2: (1, 4), 3: (5, 3, 4), 4: (1, 2, 3, 4), 5: (0, 1, 2, 3, 4), 6: (1, 2, 3, 4, 5, 6)}


def tint(look: str) -> Rgb:
    """The colour of a card."""
    kind, _, rest = look.partition("-")
    if kind == "tech":
        return CATEGORIES[rest.partition("-")[0]]
    if kind == "part":
        return PARTS[rest]
    if kind == "species":
        return mix(seat_colour(rest.partition("-")[0]).rgb, WHITE, 0.15)
    return {"ship": STEEL, "discovery": SKY}.get(kind, SECTOR)


@kept
def emblem(look: str, size: int) -> Sprite:
    """The sign of a card."""
    if look.startswith("sector"):
        return _sector(look.split("/")[1:], size)
    kind, _, rest = look.partition("-")
    if kind == "ship":
        return unit(rest, STEEL, size)
    if kind == "species":
        return crest(rest.partition("-")[2], tint(look), size)
    name = rest.rpartition("-")[2] if kind == "tech" else rest or kind
    return _signed(_TYPES.get(name, name), tint(look), size)


def _signed(name: str, fill: Rgb, size: int) -> Sprite:
    if name in SIGNS:
        return sign(name, size, fill if SIGNS[name][1] not in RESOURCES.values() else None)
    return unit(name, fill, size) if name in HULLS else plain_emblem(size)


def fact_sign(name: str, size: int) -> Sprite | None:
    """A sign that stands for a figure: `die red`, `square money+`."""
    kind, _, what = name.partition(" ")
    if kind == "die" and what in DICE:
        return die(what, size)
    return square(what, size, None) if kind == "square" and what.rstrip("+") in RESOURCES else None


def _sector(squares: list[str], size: int) -> Sprite:
    """A hex with its population squares."""
    radius = size // 2
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    image.alpha_composite(skies.ground(radius, LINE), (0, (size - round(2 * HALF * radius)) // 2))
    for kind, place in zip(squares, _PLACES.get(len(squares), ()), strict=False):
        sprite, (x, y) = square(kind, round(size * 0.2), None), _SQUARES[place]
        image.alpha_composite(sprite, (round(size * x - sprite.width / 2), round(size * y - sprite.height / 2)))
    return image
