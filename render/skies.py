"""What hangs in space: stars, hexes, planets, wormholes and anomalies. All our own drawings, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageFilter

from render.canvas import Canvas, Pen, Sprite, label
from render.colours import GOLD, INK, NIGHT, WHITE, Rgb, clear, mix
from render.hexmap import HALF, corners
from render.kept import kept

TILE: Rgb = (16, 20, 44)
_TAU = 2 * pi


def stars(canvas: Canvas, seed: str) -> None:
    """Strews faint stars over a canvas, always the same for a seed."""
    chance = Random(seed)
    (width, height), dots = canvas.image.size, canvas.image.load()
    assert dots is not None
    for _ in range(width * height // 5200):
        x, y = chance.randrange(width), chance.randrange(height)
        light = mix(NIGHT, WHITE, 0.15 + 0.5 * chance.random() ** 3)
        dots[x, y] = light
        if chance.random() < 0.12:
            for spot in ((x + 1, y), (x, y + 1), (x + 1, y + 1)):
                if spot[0] < width and spot[1] < height:
                    dots[spot] = light


def _hex_size(radius: int) -> tuple[int, int]:
    return 2 * radius, round(2 * HALF * radius)


def _middle(radius: int) -> tuple[float, float]:
    wide, high = _hex_size(radius)
    return wide / 2, high / 2


@kept
def ground(radius: int, rim: Rgb, fill: Rgb = TILE) -> Sprite:
    """An empty hex."""
    pen, (x, y) = Pen(*_hex_size(radius)), _middle(radius)
    pen.polygon(corners(x, y, radius * 0.992), mix(rim, NIGHT, 0.2))
    pen.polygon(corners(x, y, radius * 0.966), mix(fill, NIGHT, 0.45))
    pen.polygon(corners(x, y, radius * 0.93), fill)
    return pen.done()


@kept
def rim(radius: int, colour: Rgb, dashed: bool = False, width: float = 0.045) -> Sprite:
    """A bright line just inside a hex's edge."""
    pen, (x, y) = Pen(*_hex_size(radius)), _middle(radius)
    shape = corners(x, y, radius * (0.97 - width / 2))
    if not dashed:
        pen.outline(shape, INK, radius * width * 1.9)
        pen.outline(shape, colour, radius * width)
        return pen.done()
    for side in range(6):
        (ax, ay), (bx, by) = shape[side], shape[(side + 1) % 6]
        for start in (0.04, 0.29, 0.54, 0.79):
            spots = [(ax + (bx - ax) * at, ay + (by - ay) * at) for at in (start, start + 0.15)]
            pen.line(spots, colour, radius * width)
    return pen.done()


@kept
def glow(radius: int, colour: Rgb) -> Sprite:
    """Light inside a hex, strongest at its edge: something happened here."""
    wide, high = _hex_size(radius // 2)
    pen, (x, y) = Pen(wide, high), _middle(radius // 2)
    for step in range(9):
        pen.polygon(corners(x, y, radius / 2 * (0.99 - 0.034 * step)), clear(colour, 150 - 17 * step))
    soft = pen.done().filter(ImageFilter.GaussianBlur(radius / 50))
    shape = Pen(*_hex_size(radius))
    shape.polygon(corners(*_middle(radius), radius * 0.97), INK)
    light = Image.new("RGBA", _hex_size(radius), clear(colour, 0))
    light.paste(soft.resize(_hex_size(radius), Image.Resampling.BICUBIC), (0, 0), shape.done())
    return light


PLANETS: dict[str, tuple[Rgb, Rgb]] = {
    "cultural": ((70, 120, 214), (150, 196, 255)),
    "hazardous": ((176, 62, 44), (255, 148, 96)),
    "industrial": ((52, 128, 70), (150, 214, 120)),
    "home": ((120, 112, 134), (206, 200, 220)),
    "mecatol": ((168, 124, 60), (255, 222, 150)),
}


@kept
def planet(look: str, radius: int) -> Sprite:
    """A planet by trait (or `home`, `mecatol`), each with a surface of its own."""
    dark, light = PLANETS[look]
    size, m = 2 * radius, float(radius)
    pen, shape = Pen(size, size), Pen(size, size)
    pen.disc(m, m, m, dark)
    _SURFACES[look](pen, m, mix(dark, light, 0.42), mix(dark, INK, 0.42))
    shape.disc(m, m, m * 0.96, INK)
    pen.over(_night_side(size, m))
    pen.cut(shape)
    rim_ = Pen(size, size)
    rim_.arc(m, m, m * 0.96, (170, 280), clear(mix(light, WHITE, 0.4), 200), m * 0.06)
    pen.over(rim_)
    return pen.done()


@kept
def small_planet(look: str, radius: int, dark: bool) -> Sprite:
    """A planet for a list, dark when its card is exhausted."""
    image = planet(look, radius).copy()
    if dark:
        image.paste(
            mix(NIGHT, PLANETS[look][0], 0.3), (0, 0), image.getchannel("A").point(lambda alpha: alpha * 8 // 10)
        )
    return image


@lru_cache(maxsize=32)
def _night_side(size: int, m: float) -> Pen:
    shade = Pen(size, size)
    for step in range(6):
        shadow, lit = Pen(size, size), Pen(size, size)
        shadow.disc(m, m, m * 1.02, clear(INK, 38))
        lit.disc(m * (0.78 - 0.05 * step), m * (0.74 - 0.05 * step), m * 1.06, INK)
        shadow.erase(lit)
        shade.over(shadow)
    return shade


def _bands(pen: Pen, m: float, light: Rgb, dark: Rgb) -> None:
    for y, half, fill in ((0.5, 0.13, light), (0.86, 0.07, dark), (1.16, 0.16, light), (1.55, 0.1, dark)):
        pen.oval(m * 1.05, m * y, m * 1.3, m * half, fill)
    pen.oval(m * 1.34, m * 1.16, m * 0.24, m * 0.12, mix(light, WHITE, 0.4))


def _craters(pen: Pen, m: float, light: Rgb, dark: Rgb) -> None:
    for x, y, r in ((0.62, 0.58, 0.24), (1.3, 0.5, 0.15), (1.02, 1.12, 0.28), (0.48, 1.26, 0.15), (1.52, 1.02, 0.18)):
        pen.disc(m * x, m * y, m * r, light)
        pen.disc(m * (x + 0.04), m * (y + 0.04), m * r * 0.76, dark)
    for points in (((0.7, 1.6), (1.0, 1.5), (1.3, 1.66)), ((1.2, 0.8), (1.5, 0.72))):
        pen.line([(m * x, m * y) for x, y in points], mix(light, GOLD, 0.5), m * 0.06)


def _streets(pen: Pen, m: float, light: Rgb, dark: Rgb) -> None:
    for shift in (-0.6, -0.2, 0.2, 0.6):
        pen.line([(m * (0.1 + shift), m * (1.5 + shift)), (m * (1.5 + shift), m * (0.1 + shift))], dark, m * 0.07)
        pen.line([(m * (0.5 + shift), m * (0.1 - shift)), (m * (1.9 + shift), m * (1.5 - shift))], dark, m * 0.07)
    for x, y in ((0.8, 0.6), (1.2, 0.6), (0.6, 1.0), (1.0, 1.0), (1.4, 1.0), (0.8, 1.4), (1.2, 1.4)):
        pen.disc(m * x, m * y, m * 0.1, mix(light, WHITE, 0.2))


def _lands(pen: Pen, m: float, light: Rgb, dark: Rgb) -> None:
    for x, y, wide, high in (
        (0.66, 0.66, 0.42, 0.26),
        (0.92, 0.84, 0.3, 0.22),
        (1.4, 1.2, 0.36, 0.3),
        (0.7, 1.5, 0.3, 0.14),
    ):
        pen.oval(m * x, m * y, m * wide, m * high, light)
    pen.oval(m * 1.4, m * 0.5, m * 0.2, m * 0.08, dark)


def _capital(pen: Pen, m: float, light: Rgb, dark: Rgb) -> None:
    for reach in (0.9, 0.64, 0.38):
        pen.ring(m, m, m * reach, light, m * 0.07)
    for step in range(12):
        turn = step * _TAU / 12
        ends = [(m + m * reach * cos(turn), m + m * reach * sin(turn)) for reach in (0.38, 0.9)]
        pen.line(ends, dark if step % 2 else light, m * 0.045)
    pen.disc(m, m, m * 0.2, mix(light, WHITE, 0.5))


_SURFACES: dict[str, Callable[[Pen, float, Rgb, Rgb], None]] = {
    "cultural": _bands, "hazardous": _craters, "industrial": _streets, "home": _lands, "mecatol": _capital,
}  # fmt: skip

WORMHOLES: dict[str, tuple[str, Rgb]] = {
    "alpha": ("α", (255, 158, 66)), "beta": ("β", (104, 226, 122)), "delta": ("δ", (96, 176, 255)),
}  # fmt: skip
LETTER = 0.56
"""How high the letter of a wormhole is, as a share of it."""


@kept
def wormhole(kind: str, size: int) -> Sprite:
    """A spiral with its Greek letter."""
    letter, colour = WORMHOLES[kind]
    pen, m = Pen(size, size), size / 2
    pen.disc(m, m, m, clear(INK, 190))
    for arm in range(4):
        spots = []
        for step in range(16):
            reach, turn = m * (0.98 - 0.032 * step), arm * _TAU / 4 + step * 0.16
            spots.append((m + reach * cos(turn), m + reach * sin(turn)))
        for step in range(15):
            pen.line(spots[step : step + 2], mix(colour, INK, step / 26), m * (0.2 - 0.008 * step))
    pen.disc(m, m, m * 0.56, mix(colour, INK, 0.8))
    pen.ring(m, m, m * 0.6, colour, m * 0.07)
    image, text = pen.done(), label(letter, round(size * LETTER), mix(colour, WHITE, 0.3))
    image.alpha_composite(text, (round(m - text.width / 2), round(m * 0.93 - text.height / 2)))
    return image


@kept
def anomaly(kind: str, radius: int) -> Sprite:
    """The art of one of the four anomalies, to lie on a hex."""
    pen, shape, (x, y) = Pen(*_hex_size(radius)), Pen(*_hex_size(radius)), _middle(radius)
    _ANOMALIES[kind](pen, x, y, radius)
    shape.polygon(corners(x, y, radius * 0.93), INK)
    pen.cut(shape)
    return pen.done()


def _asteroids(pen: Pen, x: float, y: float, radius: float) -> None:
    chance = Random("asteroids")
    for stone in range(34):
        far, turn, size = 0.86 * ((stone + 0.5) / 34) ** 0.5, stone * 2.4, 0.035 + 0.085 * chance.random()
        at = (x + far * radius * cos(turn), y + far * radius * 0.86 * sin(turn))
        lumps = [0.7 + 0.4 * chance.random() for _ in range(8)]
        rock = [
            (radius * size * lump * cos(step * _TAU / 8), radius * size * lump * sin(step * _TAU / 8))
            for step, lump in enumerate(lumps)
        ]
        grey = mix((146, 122, 98), INK, 0.1 + 0.4 * chance.random())
        pen.polygon([(at[0] + dx, at[1] + dy) for dx, dy in rock], mix(grey, INK, 0.6))
        pen.polygon([(at[0] + dx * 0.8 - size * 14, at[1] + dy * 0.8 - size * 14) for dx, dy in rock], grey)


def _nebula(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, (54, 18, 66))
    puffs = (
        (-0.5, -0.3, 0.42, 0), (-0.1, -0.5, 0.36, 1), (0.4, -0.42, 0.4, 0), (0.62, 0, 0.34, 1), (0.3, 0.35, 0.44, 0),
        (-0.2, 0.5, 0.4, 1), (-0.6, 0.24, 0.38, 0), (0, 0, 0.4, 1), (-0.32, 0.02, 0.26, 2), (0.26, -0.14, 0.24, 2),
        (0.08, 0.32, 0.22, 2),
    )  # fmt: skip
    tints: tuple[Rgb, ...] = ((110, 36, 122), (160, 58, 160), (222, 112, 206))
    for dx, dy, size, tint in puffs:
        puff = Pen(pen.width, pen.height)
        puff.disc(x + dx * radius, y + dy * radius, size * radius, clear(tints[tint], 120))
        puff.disc(x + dx * radius, y + dy * radius - size * radius * 0.1, size * radius * 0.74, clear(tints[tint], 170))
        pen.over(puff)


def _supernova(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, (84, 22, 12))
    for reach, inner, rays, colour in (
        (0.98, 0.5, 12, (168, 50, 16)),
        (0.8, 0.46, 16, (238, 112, 26)),
        (0.56, 0.4, 20, (255, 186, 60)),
    ):
        spots = []
        for step in range(rays * 2):
            far = radius * (inner if step % 2 else reach)
            spots.append((x + far * cos(step * pi / rays + reach), y + far * sin(step * pi / rays + reach)))
        pen.polygon(spots, colour)
    pen.disc(x, y, radius * 0.38, (255, 226, 130))
    pen.disc(x, y, radius * 0.25, (255, 250, 226))


def _rift(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, (34, 10, 18))
    for arm in range(5):
        for step in range(26):
            far, turn = radius * (0.96 - 0.028 * step), arm * _TAU / 5 + step * 0.12
            after = (radius * (0.96 - 0.028 * (step + 1)), turn + 0.12)
            spots = [
                (x + far * cos(turn), y + far * sin(turn)),
                (x + after[0] * cos(after[1]), y + after[0] * sin(after[1])),
            ]
            pen.line(spots, mix((96, 20, 34), (255, 70, 60), step / 26), radius * (0.1 - 0.003 * step))
    pen.disc(x, y, radius * 0.3, (255, 96, 70))
    pen.disc(x, y, radius * 0.26, INK)


_ANOMALIES: dict[str, Callable[[Pen, float, float, float], None]] = {
    "asteroid_field": _asteroids, "nebula": _nebula, "supernova": _supernova, "gravity_rift": _rift,
}  # fmt: skip
