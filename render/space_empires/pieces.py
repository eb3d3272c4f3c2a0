"""The pieces of Space Empires as sprites: units by type, face-down counters, the marks on them. All our own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from render.canvas import Pen, Point, Sprite, label
from render.colours import GOLD, INK, NOBODY, SCARLET, SKY, WHITE, Rgb, mix, seat_colour
from render.glyphs import badge
from render.kept import kept
from render.ships import star, unit

Draw = Callable[[Pen, float, Rgb], None]
_HULLS = {"SC": "interceptor", "DD": "destroyer", "CA": "cruiser", "DN": "dreadnought", "CV": "carrier", "F": "fighter"}
"""Types that look as in other games."""

Half = tuple[Point, ...]
_OWN: dict[str, Half] = {
    "BC": ((0, -0.98), (0.16, -0.7), (0.2, -0.3), (0.44, -0.12), (0.44, 0.24), (0.86, 0.5), (0.86, 0.82), (0.4, 0.66),
           (0.34, 0.94), (0.12, 0.8)),
    "BB": ((0.14, -0.98), (0.3, -0.7), (0.3, -0.4), (0.62, -0.28), (0.62, 0.2), (0.8, 0.34), (0.8, 0.74), (0.5, 0.7),
           (0.44, 0.96), (0.12, 0.96)),
    "R": ((0, -0.7), (0.22, -0.34), (0.98, -0.1), (0.9, 0.2), (0.5, 0.3), (0.3, 0.72), (0.12, 0.4)),
    "SW": ((0.62, -0.8), (0.74, -0.8), (0.74, 0.1), (0.4, 0.3), (0.34, 0.84), (0.16, 0.84), (0.16, -0.1), (0.44, -0.2),
           (0.5, -0.6)),
    "MINER": ((0.2, -0.9), (0.42, -0.5), (0.28, -0.2), (0.6, 0.0), (0.6, 0.7), (0.2, 0.9)),
    "COLONY_SHIP": ((0.0, -0.96), (0.42, -0.62), (0.5, -0.2), (0.36, 0.1), (0.36, 0.4), (0.7, 0.62), (0.7, 0.9),
                    (0.2, 0.8)),
    "ALIEN": ((0, -0.5), (0.24, -0.62), (0.36, -0.98), (0.62, -0.6), (0.6, -0.12), (0.92, 0.16), (0.78, 0.5),
              (0.46, 0.42), (0.5, 0.84), (0.26, 0.98), (0.16, 0.6)),
}  # fmt: skip


@kept
def figure(type_: str, colour: str, size: int) -> Sprite:
    """A unit of a side in a square of `size` pixels."""
    seat = seat_colour(colour)
    if type_ in _HULLS:
        return unit(_HULLS[type_], seat.rgb, size, seat.edge)
    pen = Pen(size, size)
    if type_ in _STATIONS:
        _STATIONS[type_](pen, size, seat.rgb)
    else:
        _ship(pen, _OWN.get(type_, _OWN["ALIEN"]), size, seat.rgb, seat.edge)
    return pen.done()


def _ship(pen: Pen, half: Half, size: float, fill: Rgb, line: Rgb) -> None:
    m, scale = size / 2, size * 0.45
    right = [(m + x * scale, m + y * scale) for x, y in half]
    shape = right + [(m - x * scale, m + y * scale) for x, y in reversed(half)]
    pen.outline(shape, line, max(1.2, size * 0.1))
    pen.polygon(shape, fill)
    pen.polygon([(m, right[0][1]), *right, (m, right[-1][1])], mix(fill, INK, 0.26))


@kept
def ghost(type_: str, colour: str, size: int) -> Sprite:
    """A unit as it was last seen, pale."""
    image = figure(type_, colour, size).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha * 5 // 10))
    return image


@kept
def face_down(colour: str, size: int) -> Sprite:
    """A counter of which nobody else knows what it is: the back of a card with a question mark."""
    seat, pen = seat_colour(colour), Pen(size, size)
    pen.box((0, 0, size, size), size * 0.2, seat.edge)
    pen.box((size * 0.07, size * 0.07, size * 0.93, size * 0.93), size * 0.15, mix(seat.rgb, INK, 0.12))
    image, mark = pen.done(), label("?", round(size * 0.86), INK if seat.edge == INK else WHITE)
    image.alpha_composite(mark, ((size - mark.width) // 2, max(0, round(size * 0.48 - mark.height / 2))))
    return image


# --- what is no ship -------------------------------------------------------------------------------------------------


def _yard(pen: Pen, size: float, fill: Rgb) -> None:
    """Ship yards: a dock with open arms."""
    for left in (0.06, 0.7):
        pen.box((size * left, size * 0.08, size * (left + 0.24), size * 0.92), size * 0.05, INK)
        pen.box((size * (left + 0.05), size * 0.13, size * (left + 0.19), size * 0.87), size * 0.03, fill)
    for top in (0.2, 0.62):
        pen.box((size * 0.1, size * top, size * 0.9, size * (top + 0.2)), size * 0.04, INK)
        pen.box((size * 0.16, size * (top + 0.05), size * 0.84, size * (top + 0.15)), 0, mix(fill, WHITE, 0.3))


def _base(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.polygon(star(m, m, m, m * 0.62, 6), INK)
    pen.polygon(star(m, m, m * 0.84, m * 0.54, 6), fill)
    pen.disc(m, m, m * 0.36, INK)
    pen.disc(m, m, m * 0.22, mix(fill, WHITE, 0.5))


def _mines(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    for step in range(8):
        turn = step * pi / 4
        ends = [(m + m * reach * cos(turn), m + m * reach * sin(turn)) for reach in (0.3, 0.86)]
        pen.line(ends, INK, size * 0.16)
        pen.line(ends, fill, size * 0.07)
    pen.disc(m, m, m * 0.64, INK)
    pen.disc(m, m, m * 0.54, fill)
    pen.disc(m - m * 0.16, m - m * 0.16, m * 0.16, mix(fill, WHITE, 0.7))


def _pipeline(pen: Pen, size: float, fill: Rgb) -> None:
    """A merchant ship pipeline: a tube between two rings."""
    pen.line([(size * 0.2, size * 0.8), (size * 0.8, size * 0.2)], INK, size * 0.4)
    pen.line([(size * 0.2, size * 0.8), (size * 0.8, size * 0.2)], fill, size * 0.24)
    for x, y in ((0.24, 0.76), (0.76, 0.24)):
        pen.disc(size * x, size * y, size * 0.23, INK)
        pen.ring(size * x, size * y, size * 0.19, mix(fill, WHITE, 0.4), size * 0.09)


def _decoy(pen: Pen, size: float, fill: Rgb) -> None:
    """A ship that is none: only its outline, with a slash."""
    m, scale = size / 2, size * 0.45
    half = ((0, -0.9), (0.3, -0.2), (0.7, 0.4), (0.6, 0.8), (0, 0.5))
    shape = [(m + x * scale, m + y * scale) for x, y in (*half, *((-x, y) for x, y in reversed(half[:-1])))]
    pen.outline(shape, INK, size * 0.2)
    pen.polygon(shape, mix(fill, INK, 0.75))
    pen.outline(shape, fill, size * 0.08)


_STATIONS: dict[str, Draw] = {"SY": _yard, "BASE": _base, "MINES": _mines, "MS": _pipeline, "DECOY": _decoy}


@kept
def machine(size: int) -> Sprite:
    """A doomsday machine: a jagged maw."""
    pen, m = Pen(size, size), size / 2
    pen.polygon(star(m, m, m, m * 0.74, 11), INK)
    pen.polygon(star(m, m, m * 0.9, m * 0.68, 11), mix(SCARLET, INK, 0.25))
    pen.disc(m, m, m * 0.52, INK)
    pen.ring(m, m, m * 0.46, GOLD, m * 0.08)
    pen.polygon(star(m, m, m * 0.34, m * 0.12, 4), SCARLET)
    return pen.done()


@kept
def sign_of(side_colour: str, size: int, number: int = 0) -> Sprite:
    """Whose something is: a seat's badge; that of nobody with the number of an alien empire on it."""
    image = badge(side_colour, size)
    if side_colour != NOBODY or not number:
        return image
    image, text = image.copy(), label(str(number), round(size * 0.8), WHITE, edge=2)
    image.alpha_composite(text, ((size - text.width) // 2, max(0, round(size * 0.46 - text.height / 2))))
    return image


@kept
def burst(size: int) -> Sprite:
    """A battle."""
    pen, m = Pen(size, size), size / 2
    pen.polygon(star(m, m, m, m * 0.5, 9), INK)
    pen.polygon(star(m, m, m * 0.86, m * 0.42, 9), SCARLET)
    pen.polygon(star(m, m, m * 0.5, m * 0.24, 9), GOLD)
    return pen.done()


@kept
def coin(size: int) -> Sprite:
    """Construction points."""
    pen, m = Pen(size, size), size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.86, GOLD)
    pen.polygon(star(m, m, m * 0.56, m * 0.26, 5), mix(GOLD, INK, 0.7))
    return pen.done()


@kept
def eye(size: int) -> Sprite:
    """Only this viewer has looked at a marker."""
    pen, m = Pen(size, size), size / 2
    pen.oval(m, m, m, m * 0.62, INK)
    pen.oval(m, m, m * 0.88, m * 0.5, WHITE)
    pen.disc(m, m, m * 0.36, SKY)
    pen.disc(m, m, m * 0.18, INK)
    return pen.done()


@kept
def shielded(size: int) -> Sprite:
    """A screened group: a shield."""
    pen = Pen(size, size)
    shape = ((0.12, 0.12), (0.5, 0.02), (0.88, 0.12), (0.82, 0.6), (0.5, 0.96), (0.18, 0.6))
    pen.polygon([(x * size, y * size) for x, y in shape], INK)
    pen.polygon([(size / 2 + (x - 0.5) * size * 0.8, size / 2 + (y - 0.5) * size * 0.8) for x, y in shape], SKY)
    return pen.done()


RINGED = 0.72
"""How large the digit of an option is in its rings."""


@kept
def number_ring(text: str, rgb: Rgb, size: int) -> Sprite:
    """A number in two rings: an option of a question, as on its button."""
    pen, m = Pen(size, size), size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.94, rgb)
    pen.disc(m, m, m * 0.8, INK)
    image, sprite = pen.done(), label(text, round(size * (RINGED if len(text) < 2 else 0.54)), WHITE)
    image.alpha_composite(sprite, ((size - sprite.width) // 2, max(0, round(size * 0.48 - sprite.height / 2))))
    return image


def points(size: float, spots: Sequence[Point]) -> list[Point]:
    """Points of a unit square on a sprite."""
    return [(x * size, y * size) for x, y in spots]
