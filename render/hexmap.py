"""Hexes on a picture, flat side up. Source of the formulas: https://www.redblobgames.com/grids/hexagons/"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from engine.hexes import Hex

HALF = sqrt(3) / 2


@dataclass(frozen=True, slots=True)
class HexMap:
    """Where hexes lie: `radius` is from a hex's centre to its corner; (`x`, `y`) is the centre of hex (0, 0)."""

    radius: float
    x: float
    y: float

    def pixel(self, at: tuple[int, int]) -> tuple[float, float]:
        """The centre of a hex."""
        q, r = at
        return self.x + self.radius * 1.5 * q, self.y + self.radius * 2 * HALF * (r + q / 2)

    def height(self, places: Iterable[tuple[int, int]]) -> float:
        """From the highest edge of these hexes to the lowest."""
        middles = [self.pixel(at)[1] for at in places]
        return max(middles) - min(middles) + 2 * HALF * self.radius

    def hex_at(self, x: float, y: float) -> Hex:
        """The hex under a pixel."""
        q = (x - self.x) / (1.5 * self.radius)
        r = (y - self.y) / (2 * HALF * self.radius) - q / 2
        return _rounded(q, r)


def _rounded(q: float, r: float) -> Hex:
    nq, nr, ns = round(q), round(r), round(-q - r)
    dq, dr, ds = abs(nq - q), abs(nr - r), abs(ns + q + r)
    if dq > dr and dq > ds:
        nq = -nr - ns
    elif dr > ds:
        nr = -nq - ns
    return Hex(nq, nr)


def fitted(places: Iterable[tuple[int, int]], left: float, top: float, width: float) -> HexMap:
    """The map on which these hexes are just as wide as `width`, from (`left`, `top`) on."""
    unit = HexMap(1, 0, 0)
    spots = [unit.pixel(at) for at in places]
    west, north = min(x for x, _ in spots) - 1, min(y for _, y in spots) - HALF
    radius = width / (max(x for x, _ in spots) + 1 - west)
    return HexMap(radius, left - west * radius, top - north * radius)


def centred(
    places: Sequence[tuple[int, int]], width: float, margin: float, largest: float, top: float | None = None,
    tallest: float = 2000,
) -> tuple[HexMap, float]:  # fmt: skip
    """These hexes in the middle of a picture from `top` on, and how high the picture is.

    Their radius is no larger than `largest`, and all together are no higher than `tallest`.
    """
    radius = min(fitted(places, margin, margin, width - 2 * margin).radius, largest)
    radius = min(radius, tallest / HexMap(1, 0, 0).height(places))
    unit = HexMap(radius, 0, 0)
    across = [unit.pixel(at)[0] for at in places]
    down = [unit.pixel(at)[1] for at in places]
    left, above = width / 2 - (min(across) + max(across)) / 2, margin if top is None else top
    return HexMap(radius, left, above + HALF * radius - min(down)), above + unit.height(places) + margin


def half_width(y: float) -> float:
    """From the middle of a hex of radius 1 to its side at this height."""
    return 1 - abs(y) / 3**0.5


def corners(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """The six corners, clockwise from the east."""
    return [(x + radius * cos(side * pi / 3), y + radius * sin(side * pi / 3)) for side in range(6)]
