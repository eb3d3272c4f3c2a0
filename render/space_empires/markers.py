"""System markers as sprites: planets, terrain, minerals, wrecks, warp points, and what nobody has explored."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from render import skies
from render.canvas import Pen, Sprite, label
from render.colours import GOLD, INK, SCARLET, SKY, SOFT, WHITE, Rgb, mix
from render.kept import kept
from render.ships import star
from render.space_empires import pieces

ART = {"nebula": "nebula", "asteroids": "asteroid_field", "supernova": "supernova"}
"""Terrain that fills its hex, by the art of the sky."""
PLANETS = {"home_world": "cultural", "planet": "industrial", "barren_planet": "hazardous"}
GEM: Rgb = (132, 226, 232)
LEAST = 22
"""No number is smaller."""
VALUED = ("minerals", "warp_point")
"""Markers with a number on them."""


@kept
def marker(type_: str, value: int, size: int, numbered: bool = True) -> Sprite:
    """A marker in a square of `size` pixels, with its number where it has one."""
    image = planet(type_, size) if type_ in PLANETS else _drawn(type_, size)
    if type_ not in VALUED or not numbered:
        return image
    image, text = image.copy(), label(str(value), max(LEAST, round(size * 0.7)), WHITE, edge=max(2, size // 16))
    image.alpha_composite(text, (max(0, (size - text.width) // 2), max(0, round(size * 0.48 - text.height / 2))))
    return image


@kept
def planet(type_: str, size: int) -> Sprite:
    """A planet nobody lives on, or a home world."""
    return skies.planet(PLANETS[type_], max(2, size // 2))


def _drawn(type_: str, size: int) -> Sprite:
    pen = Pen(size, size)
    _SIGNS[type_](pen, float(size))
    return pen.done()


def _minerals(pen: Pen, size: float) -> None:
    gem = ((0.5, 0.04), (0.92, 0.36), (0.76, 0.94), (0.24, 0.94), (0.08, 0.36))
    pen.polygon(pieces.points(size, gem), INK)
    inner = [(0.5 + (x - 0.5) * 0.86, 0.5 + (y - 0.5) * 0.86) for x, y in gem]
    pen.polygon(pieces.points(size, inner), mix(GEM, INK, 0.3))
    pen.polygon(pieces.points(size, ((0.5, 0.11), (0.86, 0.38), (0.5, 0.5), (0.14, 0.38))), GEM)


def _wreck(pen: Pen, size: float) -> None:
    hull = ((0.1, 0.62), (0.4, 0.3), (0.52, 0.42), (0.62, 0.3), (0.9, 0.24), (0.78, 0.5), (0.9, 0.66), (0.56, 0.66),
            (0.46, 0.84), (0.36, 0.66))  # fmt: skip
    shape = pieces.points(size, hull)
    pen.outline(shape, INK, size * 0.12)
    pen.polygon(shape, SOFT)
    pen.line(pieces.points(size, ((0.4, 0.34), (0.52, 0.52), (0.44, 0.66))), INK, size * 0.07)


def _black_hole(pen: Pen, size: float) -> None:
    m = size / 2
    for step in range(9):
        pen.oval(m, m, m * (0.98 - step * 0.05), m * (0.52 - step * 0.02), mix((96, 40, 20), GOLD, step / 8))
    pen.disc(m, m, m * 0.46, INK)
    pen.ring(m, m, m * 0.46, mix(GOLD, WHITE, 0.4), size * 0.03)


def _warp(pen: Pen, size: float) -> None:
    m = size / 2
    pen.disc(m, m, m, INK)
    for arm in range(4):
        for step in range(15):
            spots = []
            for at in (step, step + 1):
                reach, turn = m * (0.96 - 0.036 * at), arm * pi / 2 + at * 0.16
                spots.append((m + reach * cos(turn), m + reach * sin(turn)))
            pen.line(spots, mix(SKY, INK, step / 22), m * (0.2 - 0.008 * step))
    pen.disc(m, m, m * 0.5, INK)


def _danger(pen: Pen, size: float) -> None:
    pen.polygon(pieces.points(size, ((0.5, 0.04), (0.98, 0.92), (0.02, 0.92))), INK)
    pen.polygon(pieces.points(size, ((0.5, 0.14), (0.89, 0.86), (0.11, 0.86))), SCARLET)
    pen.box((size * 0.45, size * 0.36, size * 0.55, size * 0.66), 1, WHITE)
    pen.disc(size / 2, size * 0.75, size * 0.06, WHITE)


def _lost(pen: Pen, size: float) -> None:
    m = size / 2
    pen.disc(m, m, m * 0.94, INK)
    pen.ring(m, m, m * 0.86, SKY, size * 0.09)
    pen.polygon(star(m, m, m * 0.62, m * 0.18, 4), WHITE)


def _machine(pen: Pen, size: float) -> None:
    m = size / 2
    pen.polygon(star(m, m, m, m * 0.74, 11), INK)
    pen.polygon(star(m, m, m * 0.9, m * 0.68, 11), mix(SCARLET, INK, 0.25))
    pen.disc(m, m, m * 0.46, INK)


def _puffs(pen: Pen, size: float) -> None:
    for x, y, r in ((0.34, 0.56, 0.28), (0.62, 0.6, 0.28), (0.5, 0.36, 0.28)):
        pen.disc(size * x, size * y, size * r, (110, 36, 122))
        pen.disc(size * x, size * (y - 0.03), size * r * 0.66, (222, 112, 206))


def _rocks(pen: Pen, size: float) -> None:
    for x, y, r in ((0.3, 0.34, 0.2), (0.68, 0.3, 0.15), (0.5, 0.68, 0.24), (0.84, 0.66, 0.12)):
        pen.disc(size * x, size * y, size * r, INK)
        pen.disc(size * x, size * y, size * r * 0.82, (146, 122, 98))


def _nova(pen: Pen, size: float) -> None:
    m = size / 2
    pen.polygon(star(m, m, m, m * 0.5, 12), (238, 112, 26))
    pen.polygon(star(m, m, m * 0.74, m * 0.4, 12), (255, 206, 92))
    pen.disc(m, m, m * 0.28, WHITE)


_SIGNS: dict[str, Callable[[Pen, float], None]] = {
    "minerals": _minerals, "space_wreck": _wreck, "black_hole": _black_hole, "warp_point": _warp, "danger": _danger,
    "lost_in_space": _lost, "doomsday_machine": _machine, "nebula": _puffs, "asteroids": _rocks, "supernova": _nova,
}  # fmt: skip
KINDS = (*PLANETS, *_SIGNS)
"""Every type of marker."""
