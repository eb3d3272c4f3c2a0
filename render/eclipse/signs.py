"""Tokens of Eclipse: population squares with cubes, discs, dice, wormholes, victory points. Our own drawings."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.canvas import Pen, Sprite, label
from render.colours import INK, SKY, WHITE, mix, seat_colour
from render.eclipse.icons import sign
from render.eclipse.tints import DAMAGE, DICE, RESOURCES
from render.glyphs import badge
from render.kept import kept
from render.ships import star


@kept
def points(number: int, size: int) -> Sprite:
    """The shield with the victory points of a sector."""
    image = sign("vp", size).copy()
    text = label(str(number), round(size * 0.7), INK)
    image.alpha_composite(text, (max(0, (size - text.width) // 2), max(0, round(size * 0.46 - text.height / 2))))
    return image


@kept
def square(kind: str, size: int, cube: str | None) -> Sprite:
    """A population square: its kind (`+` is advanced, with a star), and the cube of a seat on it."""
    plain, pen = kind.rstrip("+"), Pen(size, size)
    fill = RESOURCES[plain]
    pen.box((0, 0, size, size), size * 0.2, INK)
    pen.box((size * 0.05, size * 0.05, size * 0.95, size * 0.95), size * 0.16, fill)
    if cube is None:
        pen.box((size * 0.13, size * 0.13, size * 0.87, size * 0.87), size * 0.1, mix(fill, INK, 0.72))
    image = pen.done()
    share = 0.54 if cube is None else 0.7
    inner = sign(plain, round(size * share)) if cube is None else cube_of(cube, round(size * share))
    spot = round((size - inner.width) / 2)
    image.alpha_composite(inner, (spot, spot))
    return _starred(image, size) if kind.endswith("+") else image


def _starred(image: Sprite, size: int) -> Sprite:
    pen, reach = Pen(size, size), size * 0.21
    pen.polygon(star(size - reach, reach, reach * 1.25, reach * 0.62, 5), INK)
    pen.polygon(star(size - reach, reach, reach * 0.9, reach * 0.42, 5), WHITE)
    image.alpha_composite(pen.done())
    return image


@kept
def cube_of(colour: str, size: int) -> Sprite:
    """A population cube."""
    seat, pen, m = seat_colour(colour), Pen(size, size), size / 2
    spots = [(m + m * 0.98 * sin(step * pi / 3), m - m * 0.98 * cos(step * pi / 3)) for step in range(6)]
    inner = [(m + (x - m) * 0.84, m + (y - m) * 0.84) for x, y in spots]
    pen.polygon(spots, seat.edge)
    pen.polygon([inner[5], inner[0], inner[1], (m, m)], mix(seat.rgb, WHITE, 0.4))
    pen.polygon([inner[1], inner[2], inner[3], (m, m)], mix(seat.rgb, INK, 0.35))
    pen.polygon([inner[3], inner[4], inner[5], (m, m)], seat.rgb)
    return pen.done()


@kept
def influence(colour: str, size: int) -> Sprite:
    """An influence disc with its seat's emblem."""
    seat, pen, m = seat_colour(colour), Pen(size, size), size / 2
    pen.disc(m, m, m, seat.edge)
    pen.disc(m, m, m * 0.9, INK)
    pen.disc(m, m, m * 0.8, seat.rgb)
    image, emblem = pen.done(), badge(colour, round(size * 0.62))
    spot = round((size - emblem.width) / 2)
    image.alpha_composite(emblem, (spot, spot))
    return image


@kept
def die(colour: str, size: int) -> Sprite:
    """A die with the damage of a hit."""
    pen = Pen(size, size)
    pen.box((0, 0, size, size), size * 0.24, INK)
    pen.box((size * 0.07, size * 0.07, size * 0.93, size * 0.93), size * 0.18, DICE[colour])
    image, text = pen.done(), label(str(DAMAGE[colour]), round(size * 0.74), INK)
    image.alpha_composite(text, (max(0, (size - text.width) // 2), max(0, round(size * 0.48 - text.height / 2))))
    return image


@kept
def wormhole(radius: int, edge: int, full: bool) -> Sprite:
    """The half of a wormhole that lies on this side of an edge; both halves together are a disc, brighter."""
    size = 2 * radius
    pen, shape = Pen(size, size), Pen(size, size)
    tint = mix(SKY, WHITE, 0.6) if full else mix(SKY, INK, 0.3)
    pen.disc(radius, radius, radius, INK)
    pen.disc(radius, radius, radius * 0.86, tint)
    pen.disc(radius, radius, radius * 0.56, mix(tint, INK, 0.8))
    pen.disc(radius, radius, radius * 0.3, tint)
    shape.box((0, radius * 0.97, size, size), 0, INK)
    pen.cut(shape)
    return pen.done().rotate(-60 * edge, Image.Resampling.BICUBIC)
