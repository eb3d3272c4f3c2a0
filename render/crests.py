"""Crests of factions and species: chosen by their names, so each has its own, the same every time."""

from __future__ import annotations

from colorsys import hsv_to_rgb
from math import cos, pi, sin
from random import Random

from render.canvas import Pen, Sprite
from render.colours import INK, WHITE, Rgb, mix
from render.hexmap import corners
from render.kept import kept
from render.ships import star


def hue(name: str) -> Rgb:
    """A bright colour of its own."""
    red, green, blue = hsv_to_rgb(Random(f"hue {name}").random(), 0.46, 0.96)
    return round(red * 255), round(green * 255), round(blue * 255)


@kept
def crest(name: str, fill: Rgb, size: int) -> Sprite:
    """Six sides with rays around a heart."""
    chance = Random(f"crest {name}")
    pen, m = Pen(size, size), size / 2
    light, dark = mix(fill, WHITE, 0.45), mix(fill, INK, 0.55)
    pen.polygon(corners(m, m, m), INK)
    pen.polygon(corners(m, m, m * 0.92), fill)
    pen.polygon(corners(m, m, m * 0.8), mix(fill, INK, 0.78))
    rays, turn = chance.choice((3, 4, 5, 6, 8)), chance.choice((0.0, pi / 2, pi))
    for step in range(rays):
        _ray(pen, m, (step * 2 * pi / rays + turn - pi / 2), _shape(name), light if step % 2 else fill)
    inner = chance.choice(("disc", "star", "ring"))
    pen.disc(m, m, m * 0.24, dark)
    if inner == "star":
        pen.polygon(star(m, m, m * 0.2, m * 0.09, chance.choice((4, 5, 6))), light)
    elif inner == "ring":
        pen.ring(m, m, m * 0.18, light, m * 0.06)
    else:
        pen.disc(m, m, m * 0.14, light)
    return pen.done()


def _shape(name: str) -> tuple[float, float, float]:
    """How the rays are shaped: their reach, where they are widest, and how wide."""
    chance = Random(f"ray {name}")
    return chance.uniform(0.56, 0.68), chance.uniform(0.26, 0.5), chance.uniform(0.1, 0.24)


def _ray(pen: Pen, m: float, turn: float, shape: tuple[float, float, float], fill: Rgb) -> None:
    reach, belly, wide = shape

    def at(far: float, aside: float) -> tuple[float, float]:
        x, y = m + m * (far * cos(turn) - aside * sin(turn)), m + m * (far * sin(turn) + aside * cos(turn))
        return x, y

    pen.polygon([at(0.12, 0), at(belly, wide), at(reach, 0), at(belly, -wide)], fill)
