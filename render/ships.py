"""The units' silhouettes: our own drawings, one a type, in the colour of the seat that owns them.

A hull is the right half of an outline, nose to tail, in a box from -1 to 1; its mirror image makes the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from render.canvas import Pen, Point, Sprite
from render.colours import GOLD, INK, SCARLET, WHITE, Rgb, mix
from render.kept import kept

HULLS: dict[str, tuple[Point, ...]] = {
    "fighter": ((0, -0.72), (0.16, -0.1), (0.66, 0.5), (0.62, 0.7), (0.24, 0.46), (0.14, 0.66)),
    "interceptor": (
        (0, -0.92), (0.14, -0.5), (0.2, -0.06), (0.5, 0.1), (0.62, -0.42), (0.74, 0.1), (0.7, 0.62), (0.3, 0.46),
        (0.2, 0.8),
    ),
    "ancient": (
        (0, -0.5), (0.24, -0.62), (0.36, -0.98), (0.62, -0.6), (0.6, -0.12), (0.92, 0.16), (0.78, 0.5), (0.46, 0.42),
        (0.5, 0.84), (0.26, 0.98), (0.16, 0.6),
    ),
    "destroyer": ((0, -1), (0.17, -0.55), (0.17, 0.08), (0.54, 0.42), (0.54, 0.86), (0.2, 0.62), (0.14, 0.92)),
    "cruiser": (
        (0, -0.98), (0.2, -0.66), (0.24, -0.2), (0.52, 0.02), (0.52, -0.34), (0.7, -0.34), (0.82, 0.3),
        (0.82, 0.66), (0.34, 0.5), (0.3, 0.9), (0.12, 0.76),
    ),
    "carrier": (
        (0, -0.34), (0.24, -0.34), (0.3, -0.96), (0.5, -0.98), (0.84, -0.5), (0.84, 0.7), (0.66, 0.96), (0.34, 0.96),
        (0.3, 0.5), (0, 0.5),
    ),
    "dreadnought": (
        (0.1, -1), (0.32, -0.78), (0.4, -0.34), (0.66, -0.2), (0.94, 0.22), (0.94, 0.66), (0.6, 0.6), (0.5, 0.94),
        (0.18, 0.94), (0.14, 0.8),
    ),
    "flagship": (
        (0, -1), (0.13, -0.6), (0.3, -0.42), (0.34, -0.08), (0.62, -0.2), (0.8, -0.74), (1, -0.3), (0.92, 0.4),
        (0.62, 0.5), (0.42, 0.46), (0.38, 0.96), (0.16, 0.74),
    ),
    "infantry": (
        (0, -0.86), (0.3, -0.78), (0.44, -0.5), (0.44, -0.06), (0.34, 0.08), (0.66, 0.22), (0.76, 0.46), (0.76, 0.86),
    ),
    "pds": (
        (0.1, -0.34), (0.34, -0.96), (0.56, -0.88), (0.38, -0.22), (0.56, 0.06), (0.6, 0.38), (0.84, 0.46), (0.84, 0.8),
    ),
}  # fmt: skip

PLATES: dict[str, tuple[tuple[Point, ...], ...]] = {
    "interceptor": (((0, -0.6), (0.08, -0.3), (0.08, 0.2)),),
    "ancient": (((0, -0.3), (0.2, -0.1), (0.14, 0.3), (0, 0.4)),),
    "destroyer": (((0, -0.7), (0.08, -0.4), (0.08, 0.5)),),
    "cruiser": (((0, -0.7), (0.1, -0.5), (0.12, 0.4)),),
    "carrier": (((0, -0.2), (0.14, -0.2), (0.14, 0.36)),),
    "dreadnought": (((0, -0.84), (0.14, -0.74), (0.2, -0.3), (0, -0.3)),),
    "flagship": (((0, -0.7), (0.1, -0.4), (0.1, -0.1)),),
    "infantry": (((0, -0.74), (0.24, -0.66), (0.3, -0.46), (0, -0.46)),),
}

CUTS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "carrier": (
        ((0.42, -0.4), (0.7, -0.4), (0.7, -0.14), (0.42, -0.14)),
        ((0.42, 0.0), (0.7, 0.0), (0.7, 0.26), (0.42, 0.26)),
        ((0.42, 0.4), (0.7, 0.4), (0.7, 0.66), (0.42, 0.66)),
    ),
    "infantry": (((0, -0.36), (0.34, -0.36), (0.34, -0.08), (0, -0.08)),),
    "pds": (((0, 0.12), (0.3, 0.12), (0.36, 0.36), (0, 0.36)),),
}  # fmt: skip

GUNS: dict[str, tuple[Point, ...]] = {"dreadnought": ((0, 0.04), (0.5, 0.3), (-0.5, 0.3), (0, 0.58))}
SIZES = {"fighter": 0.86, "interceptor": 0.92, "infantry": 0.9, "pds": 0.95}

UNITS = (
    "flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter", "space_dock", "pds", "infantry",
)  # fmt: skip


class _Frame:
    """Places the box from -1 to 1 on a sprite."""

    def __init__(self, size: int, share: float, line: Rgb) -> None:
        self.pen, self.line = Pen(size, size), line
        self.middle, self.scale = size / 2, size / 2 * 0.9 * share
        self.edge = max(1.2, size * 0.05)

    def points(self, points: Sequence[Point], side: int = 1) -> list[Point]:
        return [(self.middle + x * self.scale * side, self.middle + y * self.scale) for x, y in points]

    def both(self, half: Sequence[Point]) -> list[Point]:
        left = [point for point in reversed(self.points(half, -1)) if point[0] < self.middle]
        return self.points(half) + left


@kept
def unit(kind: str, colour: Rgb, size: int, line: Rgb = INK) -> Sprite:
    """A unit's silhouette in a square of `size` pixels, outlined; an unknown type is drawn as a cruiser."""
    frame = _Frame(size, SIZES.get(kind, 1.0), line)
    _SPECIAL.get(kind, _hull)(frame, kind if kind in HULLS else "cruiser", colour)
    return frame.pen.done()


def _hull(frame: _Frame, kind: str, colour: Rgb) -> None:
    pen, shape = frame.pen, frame.both(HULLS[kind])
    pen.outline(shape, frame.line, frame.edge * (2.4 if frame.line == INK else 1.6))
    pen.polygon(shape, colour)
    half = HULLS[kind]
    pen.polygon(frame.points([(0, half[0][1]), *half, (0, half[-1][1])]), mix(colour, INK, 0.24))
    for plate in PLATES.get(kind, ()):
        pen.polygon(frame.both(plate), mix(colour, WHITE, 0.55))
    for cut in CUTS.get(kind, ()):
        for side in (1, -1):
            pen.polygon(frame.points(cut, side), mix(colour, INK, 0.82))
    for x, y in GUNS.get(kind, ()):
        (spot,) = frame.points([(x, y)])
        pen.disc(*spot, frame.scale * 0.17, INK)
        pen.disc(*spot, frame.scale * 0.1, mix(colour, WHITE, 0.5))


def _flagship(frame: _Frame, kind: str, colour: Rgb) -> None:
    _hull(frame, kind, colour)
    (spot,) = frame.points([(0, 0.18)])
    frame.pen.disc(*spot, frame.scale * 0.25, INK)
    frame.pen.disc(*spot, frame.scale * 0.17, GOLD)


def _war_sun(frame: _Frame, kind: str, colour: Rgb) -> None:
    pen, m, s = frame.pen, frame.middle, frame.scale
    pen.disc(m, m, s, INK)
    pen.disc(m, m, s - frame.edge, mix(colour, INK, 0.24))
    pen.disc(m - s * 0.07, m - s * 0.07, s * 0.84 - frame.edge, colour)
    pen.line([(m - s * 0.92, m + s * 0.12), (m + s * 0.92, m + s * 0.12)], INK, frame.edge * 1.5)
    for ray in (-0.5, 0, 0.5):
        pen.line([(m + s * ray, m + s * 0.12), (m + s * ray, m + s * 0.44)], INK, frame.edge)
    pen.disc(m - s * 0.3, m - s * 0.4, s * 0.32, INK)
    pen.disc(m - s * 0.3, m - s * 0.4, s * 0.22, mix(colour, WHITE, 0.6))


def _space_dock(frame: _Frame, kind: str, colour: Rgb) -> None:
    pen, m, s = frame.pen, frame.middle, frame.scale
    thick = s * 0.27
    pen.disc(m, m, s, INK)
    pen.ring(m, m, s - frame.edge, colour, thick)
    pen.arc(m, m, s - frame.edge, (-20, 160), mix(colour, INK, 0.3), thick)
    for dx, dy in ((1, 0), (0, 1)):
        reach = s * 0.62
        pen.line([(m - dx * reach, m - dy * reach), (m + dx * reach, m + dy * reach)], colour, s * 0.2)
    pen.disc(m, m, s * 0.34, INK)
    pen.disc(m, m, s * 0.34 - frame.edge, mix(colour, WHITE, 0.6))


def _starbase(frame: _Frame, kind: str, colour: Rgb) -> None:
    pen, m, s = frame.pen, frame.middle, frame.scale
    for step in range(6):
        turn = step * pi / 3
        arm = [(m + s * reach * cos(turn), m + s * reach * sin(turn)) for reach in (0, 0.9)]
        pen.line(arm, frame.line, s * 0.2 + frame.edge * 2)
        pen.disc(*arm[1], s * 0.12 + frame.edge, frame.line)
    for step in range(6):
        turn = step * pi / 3
        arm = [(m + s * reach * cos(turn), m + s * reach * sin(turn)) for reach in (0, 0.9)]
        pen.line(arm, mix(colour, INK, 0.24), s * 0.2)
        pen.disc(*arm[1], s * 0.12, colour)
    pen.disc(m, m, s * 0.56 + frame.edge, frame.line)
    pen.disc(m, m, s * 0.56, colour)
    pen.disc(m, m, s * 0.3, INK)
    pen.disc(m, m, s * 0.18, mix(colour, WHITE, 0.55))


def _fortress(frame: _Frame, kind: str, colour: Rgb) -> None:
    """The defense system of the centre: a star fort."""
    pen, m, s = frame.pen, frame.middle, frame.scale
    pen.polygon(star(m, m, s, s * 0.6, 8), INK)
    pen.polygon(star(m, m, s * 0.88, s * 0.52, 8), colour)
    pen.disc(m, m, s * 0.5, INK)
    pen.ring(m, m, s * 0.44, mix(colour, WHITE, 0.4), s * 0.08)
    pen.polygon(star(m, m, s * 0.3, s * 0.14, 4), mix(colour, WHITE, 0.6))


_SPECIAL: dict[str, Callable[[_Frame, str, Rgb], None]] = {
    "flagship": _flagship, "war_sun": _war_sun, "space_dock": _space_dock, "starbase": _starbase, "gcds": _fortress,
}  # fmt: skip


@kept
def damage(size: int) -> Sprite:
    """The mark of a damaged unit: a burst."""
    pen, m = Pen(size, size), size / 2
    pen.polygon(star(m, m, m, m * 0.56, 8), INK)
    pen.polygon(star(m, m, m * 0.82, m * 0.44, 8), SCARLET)
    pen.polygon(star(m, m, m * 0.44, m * 0.2, 8), GOLD)
    return pen.done()


def star(x: float, y: float, outer: float, inner: float, rays: int) -> list[Point]:
    """The outline of a star with a ray to the top."""
    spots = []
    for step in range(rays * 2):
        reach, turn = (inner if step % 2 else outer), step * pi / rays - pi / 2
        spots.append((x + reach * cos(turn), y + reach * sin(turn)))
    return spots
