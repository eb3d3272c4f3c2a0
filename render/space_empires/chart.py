"""Where the hexes of the board lie on a picture: pointy side up, odd rows half a hex to the right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from engine.space_empires.galaxy.board import place
from render import skies
from render.canvas import Plate, Sprite, plate
from render.colours import NIGHT, Rgb, mix
from render.hexmap import HALF
from render.kept import kept
from render.panels import Box
from render.wide import CAPITAL, handle_size

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """`radius` is from a hex's centre to its corner; (`left`, `top`) is where the centre of hex A1 lies; `least` is the
    least size of type for names and numbers.
    """

    radius: int
    left: float
    top: float
    least: int = 0

    @property
    def letters(self) -> int:
        """The size of type for names and numbers."""
        return max(self.least, round(self.radius * 0.5))

    @property
    def capital(self) -> float:
        """How high names and numbers are, of the radius."""
        return CAPITAL * self.letters / self.radius

    def pixel(self, id_: str) -> Point:
        """The centre of a hex."""
        x, y = unit(id_)
        return self.left + x * self.radius, self.top + y * self.radius


@lru_cache(maxsize=256)
def unit(id_: str) -> Point:
    """The centre of a hex on a board of radius 1, from that of A1."""
    row, column = place(id_)
    return 2 * HALF * (column - 1 + row % 2 / 2), 1.5 * row


def charted(hexes: Iterable[str], at: Box, largest: int = 400) -> Chart:
    """A chart of these hexes, as large as the box allows, in its middle."""
    spots = [unit(id_) for id_ in hexes] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    wide, high = max(xs) - min(xs) + 2 * HALF, max(ys) - min(ys) + 2
    radius = min(largest, int(min((at[2] - at[0]) / wide, (at[3] - at[1]) / high)))
    left = (at[0] + at[2]) / 2 - radius * (min(xs) + max(xs)) / 2
    return Chart(radius, left, (at[1] + at[3]) / 2 - radius * (min(ys) + max(ys)) / 2)


def readable(chart: Chart, width: float, height: float) -> Chart:
    """The chart with letters that are read in a picture so large."""
    return replace(chart, least=handle_size(width, height))


def extent(hexes: Iterable[str]) -> Point:
    """How wide and how high these hexes are together, on a board of radius 1."""
    spots = [unit(id_) for id_ in hexes] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return max(xs) - min(xs) + 2 * HALF, max(ys) - min(ys) + 2


def half_width(y: float) -> float:
    """From the middle of a hex of radius 1 to its side at this height."""
    return min(HALF, 2 * HALF * (1 - abs(y)))


# --- hexes that other games have flat side up, turned ----------------------------------------------------------------


def _turned(sprite: Sprite) -> Sprite:
    return sprite.transpose(Image.Transpose.ROTATE_90)


@kept
def empty(radius: int, rim: Rgb, fill: Rgb) -> Sprite:
    """An empty hex."""
    return _turned(skies.ground(radius, rim, fill))


@kept
def ground(radius: int, rim: Rgb, fill: Rgb) -> Plate:
    """An empty hex among others."""
    return plate(empty(radius, rim, fill), mix(rim, NIGHT, 0.55))


@kept
def rim(radius: int, colour: Rgb, width: float = 0.05, dashed: bool = False) -> Sprite:
    """A bright line just inside a hex's edge."""
    return _turned(skies.rim(radius, colour, dashed, width))


@kept
def glow(radius: int, colour: Rgb) -> Sprite:
    """Light inside a hex: something happened here."""
    return _turned(skies.glow(radius, colour))


@kept
def anomaly(kind: str, radius: int, strength: float) -> Sprite:
    """The art of an anomaly, so strong (0 to 1) that pieces can be read on it."""
    image = _turned(skies.anomaly(kind, radius)).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * strength)))
    return image
