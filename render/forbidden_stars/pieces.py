"""The pieces of Forbidden Stars as sprites: figures by type and level, structures, tokens, storms. All our own."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from engine.forbidden_stars.components import UNITS
from render.canvas import Pen, Point, Sprite, label
from render.colours import FAINT, GOLD, INK, SCARLET, SKY, WHITE, Rgb, clear, mix
from render.kept import kept
from render.ships import star, unit

VIOLET: Rgb = (236, 84, 200)
ASSETS: dict[str, Rgb] = {"forge": (252, 148, 60), "cache": (120, 196, 255), "reinforcement": (160, 224, 120)}
FACES: dict[str, Rgb] = {"bolter": (252, 148, 60), "shield": SKY, "morale": GOLD}
ORDERS = {"advance": "»", "deploy": "+", "dominate": "!", "strategize": "?"}
_SHIPS = {0: "cruiser", 1: "cruiser", 2: "dreadnought", 3: "war_sun"}
_GROUND: dict[int, tuple[Point, ...]] = {
    0: ((-0.4, 0.94), (-0.3, 0.3), (-0.3, -0.02), (-0.16, -0.14), (0.06, -0.14), (0.2, -0.02), (0.2, 0.3), (0.3, 0.94),
        (0.08, 0.94), (-0.05, 0.5), (-0.18, 0.94)),
    1: ((-0.62, 0.94), (-0.5, 0.3), (-0.56, -0.1), (0.56, -0.1), (0.5, 0.3), (0.62, 0.94), (0.14, 0.94), (0, 0.56),
        (-0.14, 0.94)),
    2: ((-0.85, 0.66), (-0.85, 0.1), (-0.4, 0.02), (-0.3, -0.36), (0.3, -0.36), (0.4, 0.02), (0.85, 0.1),
        (0.85, 0.66)),
    3: ((-0.44, 0.96), (-0.5, -0.3), (-0.3, -0.5), (0.3, -0.5), (0.5, -0.3), (0.44, 0.96), (0.16, 0.96), (0, 0.2),
        (-0.16, 0.96)),
}  # fmt: skip
_HEADS = {0: (-0.05, -0.4, 0.22), 1: (0.0, -0.42, 0.3), 3: (0.0, -0.68, 0.22)}
_RIFLE: tuple[Point, Point] = ((0.16, 0.42), (0.58, -0.84))
_PLATES = ((-0.58, -0.02), (0.58, -0.02))
_CANNONS = ((-0.99, -0.98, -0.58, 0.1), (0.58, -0.98, 0.99, 0.1))
"""The gun over a light soldier's shoulder, a heavy one's shoulder plates, and the cannons of a titan."""


_KITE: tuple[Point, ...] = ((0.5, 0.16), (0.82, 0.4), (0.5, 0.84), (0.18, 0.4))
_SHIELD: tuple[Point, ...] = ((0.24, 0.24), (0.76, 0.24), (0.72, 0.6), (0.5, 0.82), (0.28, 0.6))


def _scaled(points: Sequence[Point], size: int) -> list[Point]:
    return [(x * size, y * size) for x, y in points]


def _hexagon(middle: float, radius: float, turn: float) -> list[Point]:
    angles = [pi / 3 * (corner + turn) for corner in range(6)]
    return [(middle + radius * cos(angle), middle + radius * sin(angle)) for angle in angles]


@kept
def figure(type_: str, fill: Rgb, size: int, routed: bool = False) -> Sprite:
    """A unit; a routed one lies on its side, darker."""
    sprite = _standing(type_, mix(fill, INK, 0.45) if routed else fill, size)
    return sprite.rotate(90, expand=True) if routed else sprite


def _standing(type_: str, fill: Rgb, size: int) -> Sprite:
    if type_ in UNITS and UNITS[type_].kind == "ship":
        return unit(_SHIPS[UNITS[type_].level], fill, size)
    return _soldier(UNITS[type_].level if type_ in UNITS else 0, fill, size)


def _soldier(level: int, fill: Rgb, size: int) -> Sprite:
    pen, half, edge = Pen(size, size), size / 2, max(1.5, size / 22)
    points = [(half + x * half * 0.92, half + y * half * 0.92) for x, y in _GROUND[level]]
    pen.polygon(points, fill)
    pen.outline(points, INK, edge)
    if level not in _HEADS:
        pen.line([(half, half - 0.2 * half), (half + 0.86 * half, half - 0.42 * half)], INK, size / 10)
        return pen.done()
    if level == 0:
        gun = [(half + x * half, half + y * half) for x, y in _RIFLE]
        pen.line(gun, INK, size / 11 + 2 * edge)
        pen.line(gun, mix(fill, WHITE, 0.5), size / 11)
    for left, top, right, bottom in _CANNONS if level == 3 else ():
        at = (half + left * half, half + top * half, half + right * half, half + bottom * half)
        pen.box(at, 1, INK)
        pen.box((at[0] + edge, at[1] + edge, at[2] - edge, at[3] - edge), 1, mix(fill, WHITE, 0.25))
    for x, y in _PLATES if level == 1 else ():
        pen.disc(half + x * half, half + y * half, 0.34 * half, INK)
        pen.disc(half + x * half, half + y * half, 0.27 * half, mix(fill, WHITE, 0.5))
    x, y, radius = _HEADS[level]
    pen.disc(half + x * half, half + y * half, (radius + 0.07) * half, INK)
    pen.disc(half + x * half, half + y * half, radius * half, mix(fill, WHITE, 0.25))
    return pen.done()


@kept
def structure(kind: str, fill: Rgb, size: int) -> Sprite:
    """A bastion, a city or a factory with its owner's control token as its colour."""
    pen = Pen(size, size)
    points = [(x * size, y * size) for x, y in _BUILDINGS[kind]]
    pen.polygon(points, fill)
    pen.outline(points, INK, max(2, size / 16))
    return pen.done()


_BUILDINGS: dict[str, tuple[Point, ...]] = {
    "bastion": ((0.1, 0.9), (0.1, 0.2), (0.28, 0.2), (0.28, 0.36), (0.42, 0.36), (0.42, 0.2), (0.58, 0.2), (0.58, 0.36),
                (0.72, 0.36), (0.72, 0.2), (0.9, 0.2), (0.9, 0.9)),
    "city": ((0.08, 0.9), (0.08, 0.5), (0.3, 0.5), (0.3, 0.2), (0.42, 0.08), (0.54, 0.2), (0.54, 0.4), (0.72, 0.4),
             (0.72, 0.6), (0.92, 0.6), (0.92, 0.9)),
    "factory": ((0.08, 0.9), (0.08, 0.5), (0.34, 0.3), (0.34, 0.5), (0.6, 0.3), (0.6, 0.5), (0.66, 0.5), (0.7, 0.1),
                (0.84, 0.1), (0.88, 0.5), (0.92, 0.9)),
}  # fmt: skip


@kept
def asset(kind: str, size: int) -> Sprite:
    """An asset symbol: forge, cache, reinforcement, or the wild one."""
    pen, half = Pen(size, size), size / 2
    fill = ASSETS.get(kind, WHITE)
    pen.disc(half, half, half * 0.96, INK)
    if kind == "forge":
        pen.box((size * 0.2, size * 0.24, size * 0.8, size * 0.5), 2, fill)
        pen.box((size * 0.42, size * 0.4, size * 0.58, size * 0.84), 2, fill)
    elif kind == "cache":
        pen.ring(half, half, half * 0.62, fill, size * 0.16)
    elif kind == "reinforcement":
        pen.polygon(
            [(half, size * 0.16), (size * 0.82, size * 0.4), (half, size * 0.84), (size * 0.18, size * 0.4)], fill
        )
    else:
        pen.polygon(star(half, half, half * 0.86, half * 0.36, 5), fill)
    return pen.done()


@kept
def materiel(size: int) -> Sprite:
    """A gear: materiel on a dial."""
    pen, half = Pen(size, size), size / 2
    pen.polygon(star(half, half, half, half * 0.72, 9), GOLD)
    pen.disc(half, half, half * 0.72, GOLD)
    pen.disc(half, half, half * 0.32, INK)
    return pen.done()


@kept
def objective(fill: Rgb, size: int) -> Sprite:
    """An objective token: whose it is shows its colour."""
    pen, half = Pen(size, size), size / 2
    corners = _hexagon(half, half * 0.96, 0.0)
    pen.polygon(corners, INK)
    pen.polygon(_hexagon(half, half * 0.83, 0.0), fill)
    pen.polygon(star(half, half, half * 0.62, half * 0.26, 5), INK)
    return pen.done()


@kept
def objective_space(size: int) -> Sprite:
    """The empty space for an objective."""
    pen, half = Pen(size, size), size / 2
    pen.ring(half, half, size * 0.425, FAINT, max(2, size * 0.06))
    return pen.done()


@kept
def number(n: int, size: int) -> Sprite:
    """An option's number."""
    pen, half = Pen(size, size), size / 2
    pen.disc(half, half, half, INK)
    pen.disc(half, half, half * 0.9, GOLD)
    sprite, said = pen.done(), label(str(n), round(size * (0.66 if n < 10 else 0.54)), INK)
    sprite.alpha_composite(said, ((size - said.width) // 2, (size - said.height) // 2))
    return sprite


@kept
def order(fill: Rgb, size: int, kind: str | None) -> Sprite:
    """An order token, its kind on it where the reader may see it."""
    pen, half = Pen(size, size), size / 2
    corners = [
        (half + half * 0.98 * cos(pi / 3 * (k + 0.5)), half + half * 0.98 * sin(pi / 3 * (k + 0.5))) for k in range(6)
    ]
    pen.polygon(corners, INK)
    pen.polygon(_hexagon(half, half * 0.86, 0.5), fill)
    sprite = pen.done()
    if kind is not None:
        sign = label(ORDERS[kind], round(size * 0.62), WHITE, edge=max(2, size // 20))
        sprite.alpha_composite(sign, ((size - sign.width) // 2, max(0, (size - sign.height) // 2 - size // 20)))
    return sprite


@kept
def storm(length: int, upright: bool, moved: bool) -> Sprite:
    """A warp storm on an edge; paler once it has moved this round."""
    thick = max(16, length // 16)
    pen = Pen(length, thick)
    fill = mix(VIOLET, WHITE, 0.7) if moved else VIOLET
    waves = [(length * k / 24, thick * (0.5 + 0.3 * (-1) ** k)) for k in range(25)]
    pen.box((0, 0, length, thick), thick / 2, clear(INK, 200))
    pen.line(waves, fill, thick * 0.34)
    return pen.done().rotate(90, expand=True) if upright else pen.done()


@kept
def face(name: str, size: int) -> Sprite:
    """A die with this face up."""
    pen, half = Pen(size, size), size / 2
    pen.box((0, 0, size, size), size * 0.2, INK)
    pen.box((size * 0.06, size * 0.06, size * 0.94, size * 0.94), size * 0.17, FACES.get(name, WHITE))
    if name == "shield":
        pen.polygon(
            [
                (size * 0.24, size * 0.24),
                (size * 0.76, size * 0.24),
                (size * 0.72, size * 0.6),
                (half, size * 0.82),
                (size * 0.28, size * 0.6),
            ],
            INK,
        )
    elif name == "morale":
        pen.polygon(star(half, half, half * 0.7, half * 0.3, 5), INK)
    else:
        pen.box((size * 0.2, size * 0.36, size * 0.82, size * 0.54), 2, INK)
        pen.box((size * 0.3, size * 0.5, size * 0.46, size * 0.78), 2, INK)
    return pen.done()


@kept
def first(size: int) -> Sprite:
    """The first player token."""
    pen, half = Pen(size, size), size / 2
    pen.disc(half, half, half, GOLD)
    sprite, one = pen.done(), label("1", round(size * 0.8), INK)
    sprite.alpha_composite(one, ((size - one.width) // 2, (size - one.height) // 2))
    return sprite


@kept
def heart(size: int) -> Sprite:
    """Health."""
    pen, half = Pen(size, size), size / 2
    for side in (-1, 1):
        pen.disc(half + side * half * 0.42, half * 0.66, half * 0.5, SCARLET)
    pen.polygon([(half * 0.14, half * 0.86), (half * 1.86, half * 0.86), (half, half * 1.94)], SCARLET)
    return pen.done()


@kept
def wound(size: int) -> Sprite:
    """Damage on a unit."""
    pen, half = Pen(size, size), size / 2
    pen.polygon(star(half, half, half, half * 0.5, 8), SCARLET)
    return pen.done()
