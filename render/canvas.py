"""Drawing over Pillow: sprites drawn large and scaled down once, labels kept as sprites, and a canvas to put them on.

Sprites are shared by all pictures and threads, so nobody may change one after it was made.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.colours import INK, NIGHT, WHITE, Rgb, Rgba, clear
from render.kept import kept

FINE, LARGE, LESS_FINE = 4, 150, 2
FAINTEST = 64
"""Of 255: fainter dots at the edge of a plate are not laid."""
SAMPLE = 40_000
"""So many dots of a picture tell its colours well enough; to go through all of it would take longer than to draw it."""
_BEFORE = {"l": 0.0, "m": 0.5, "r": 1.0, "t": 0.0, "b": 1.0}
"""How much of a sprite lies before a point at which it is anchored so."""
ELLIPSIS = "\u2026"
_FONTS = Path(__file__).parent / "fonts"
_FILES = {"bold": "FiraSansCondensed-Bold.ttf", "plain": "FiraSansCondensed-Medium.ttf"}

Point = tuple[float, float]
Sprite = Image.Image


class Pen:
    """Draws one sprite at several times its size; `done` scales it down. Coordinates are pixels of the result."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = max(1, round(width)), max(1, round(height))
        self._fine = FINE if max(self.width, self.height) <= LARGE else LESS_FINE
        self._image = Image.new("RGBA", (self.width * self._fine, self.height * self._fine), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[Point], fill: Rgb | Rgba) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * self._fine, y * self._fine) for x, y in points], fill=fill)

    def line(self, points: Sequence[Point], fill: Rgb | Rgba, width: float) -> None:
        """A line with round joints and ends."""
        fine = [(x * self._fine, y * self._fine) for x, y in points]
        self._draw.line(fine, fill=fill, width=max(1, round(width * self._fine)), joint="curve")
        if width > 1:
            for x, y in (points[0], points[-1]):
                self.disc(x, y, width / 2, fill)

    def outline(self, points: Sequence[Point], fill: Rgb | Rgba, width: float) -> None:
        """A closed line."""
        middle = ((points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2)
        self.line([middle, *points, middle], fill, width)

    def disc(self, x: float, y: float, radius: float, fill: Rgb | Rgba) -> None:
        """A filled circle."""
        self._draw.ellipse(self._round(x, y, radius), fill=fill)

    def oval(self, x: float, y: float, wide: float, high: float, fill: Rgb | Rgba) -> None:
        """A filled ellipse with these half axes."""
        box = ((x - wide) * self._fine, (y - high) * self._fine, (x + wide) * self._fine, (y + high) * self._fine)
        self._draw.ellipse(box, fill=fill)

    def arc(self, x: float, y: float, radius: float, span: tuple[float, float], fill: Rgb | Rgba, width: float) -> None:
        """Part of a ring between two angles, in degrees clockwise from the east."""
        self._draw.arc(self._round(x, y, radius), *span, fill=fill, width=max(1, round(width * self._fine)))

    def ring(self, x: float, y: float, radius: float, fill: Rgb | Rgba, width: float) -> None:
        """A circle's line."""
        self.arc(x, y, radius, (0, 360), fill, width)

    def box(self, box: tuple[float, float, float, float], radius: float, fill: Rgb | Rgba) -> None:
        """A filled box with round corners."""
        left, top, right, bottom = (side * self._fine for side in box)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * self._fine, fill=fill)

    def over(self, other: Pen) -> None:
        """Lays another drawing of the same size over this one, blending what is translucent."""
        self._image.alpha_composite(other._image)

    def cut(self, shape: Pen) -> None:
        """Keeps only what lies where `shape` was drawn."""
        kept = Image.new("RGBA", self._image.size, (0, 0, 0, 0))
        kept.paste(self._image, (0, 0), shape._image.getchannel("A"))
        self._image, self._draw = kept, ImageDraw.Draw(kept)

    def erase(self, shape: Pen) -> None:
        """Takes away what lies where `shape` was drawn."""
        self._image.paste((0, 0, 0, 0), (0, 0), shape._image.getchannel("A"))

    def done(self) -> Sprite:
        """The sprite."""
        return self._image.resize((self.width, self.height), Image.Resampling.LANCZOS, reducing_gap=1.01)

    def _round(self, x: float, y: float, radius: float) -> tuple[float, float, float, float]:
        return (
            (x - radius) * self._fine,
            (y - radius) * self._fine,
            (x + radius) * self._fine,
            (y + radius) * self._fine,
        )


@lru_cache(maxsize=64)
def font(size: int, weight: str = "bold") -> ImageFont.FreeTypeFont:
    """The typeface at a size in pixels; weights are bold and plain."""
    return ImageFont.truetype(_FONTS / _FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def printable(text: str) -> str:
    """The text without the signs that the typeface has no picture for, or of which nothing is seen."""
    return " ".join("".join(sign for sign in text if _has(sign)).split())


@lru_cache(maxsize=2048)
def _has(sign: str) -> bool:
    if sign.isspace() or unicodedata.category(sign).startswith("C"):  # joiners have a picture in the typeface
        return sign.isspace()
    mask, missing = font(20).getmask(sign), font(20).getmask("\U0010ffff")
    return mask.getbbox() is not None and bytes(mask) != bytes(missing)


@lru_cache(maxsize=8192)
def measure(text: str, size: int, weight: str = "bold") -> float:
    """How wide a text is, in pixels."""
    return font(size, weight).getlength(text)


NARROWEST = 0.72
"""How much narrower words are at most before they are cut off."""


@lru_cache(maxsize=8192)
def fit(text: str, width: float, size: int, least: int, weight: str = "bold") -> tuple[str, int]:
    """The text and the size (at least `least`) at which it is no wider than `width`; a longer one is cut off."""
    for tried in range(size, least, -1):
        if measure(text, tried, weight) <= width:
            return text, tried
    cut = text
    while cut and measure(text if cut == text else cut.rstrip() + ELLIPSIS, least, weight) > width:
        cut = cut[:-1]
    return (text if cut == text else cut.rstrip() + ELLIPSIS), least


@lru_cache(maxsize=1024)
def broken(text: str, width: float, size: int, weight: str = "plain") -> tuple[str, ...]:
    """The text in one line, or in two where it is wider than `width`; a second line may still be too wide."""
    if measure(text, size, weight) <= width:
        return (text,)
    words = text.split()
    fits = [count for count in range(1, len(words)) if measure(" ".join(words[:count]), size, weight) <= width]
    at = fits[-1] if fits else len(words)
    return tuple(part for part in (" ".join(words[:at]), " ".join(words[at:])) if part)


HARD = "\u00a0"
"""A space at which no line ends."""


@lru_cache(maxsize=2048)
def flowed(text: str, width: float, size: int, weight: str = "plain") -> tuple[str, ...]:
    """The text in as many lines as it takes, none wider than `width` but for a word that is; what a hard space joins
    stays together.
    """
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(line.replace(HARD, " ") for line in lines)


@kept
def label(text: str, size: int, fill: Rgb = WHITE, weight: str = "bold", edge: int = 0) -> Sprite:
    """A word as a sprite, its height that of the line; `edge` is the width of a dark outline."""
    face = font(size, weight)
    ascent, descent = face.getmetrics()
    image = Image.new(
        "RGBA", (max(1, round(face.getlength(text)) + 2 * edge), ascent + descent + 2 * edge), clear(fill, 0)
    )
    if edge:
        image.paste(clear(INK, 0), (0, 0, *image.size))
    draw = ImageDraw.Draw(image)
    draw.text((edge, edge), text, font=face, fill=fill, stroke_width=edge, stroke_fill=INK)
    return image


@kept
def narrow(text: str, size: int, fill: Rgb, weight: str, edge: int, width: int) -> Sprite:
    """A word as a sprite as high as any of its size, but so wide."""
    sprite = label(text, size, fill, weight, edge)
    return sprite.resize((width, sprite.height), Image.Resampling.LANCZOS)


class Letters(NamedTuple):
    """How a word is written: its height and colour, bold or plain, the width of a dark outline, and on what it lies, if
    that is much the same everywhere: its edges are blended with that once.
    """

    size: float
    fill: Rgb = WHITE
    weight: str = "bold"
    edge: float = 0
    ground: Rgb | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture before it is encoded, and the 256 colours that suit it."""

    image: Image.Image
    palette: Image.Image


@dataclass(frozen=True, slots=True)
class Plate:
    """A large sprite, its edges blended already with what it will lie on, and which of its dots are laid."""

    image: Image.Image
    shape: Image.Image


def plate(sprite: Sprite, ground: Rgb = NIGHT) -> Plate:
    """The plate of a sprite that will lie on this."""
    image = Image.new("RGB", sprite.size, ground)
    image.paste(sprite, (0, 0), sprite)
    return Plate(image, sprite.getchannel("A").point(lambda alpha: 255 if alpha >= FAINTEST else 0).convert("1"))


def narrowed(text: str, width: float, letters: Letters) -> Sprite:
    """A word at its full height, its letters narrower where it would be wider than `width`."""
    size, edge = round(letters.size), round(letters.edge)
    sprite = label(text, size, letters.fill, letters.weight, edge)
    if sprite.width <= width:
        return sprite
    return narrow(text, size, letters.fill, letters.weight, edge, max(1, int(width)))


@kept
def narrow_plate(text: str, width: float, letters: Letters, ground: Rgb) -> Plate:
    """The same as a plate."""
    return plate(narrowed(text, width, letters), ground)


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int, ground: Rgb = NIGHT) -> None:
        self.image = Image.new("RGB", (width, height), ground)

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """A canvas on a copy of a picture."""
        canvas = cls.__new__(cls)
        canvas.image = image.copy()
        return canvas

    def put(self, sprite: Sprite, x: float, y: float, anchor: str = "mm") -> None:
        """A sprite with its left, middle or right (l, m, r) at x and its top, middle or bottom (t, m, b) at y."""
        self._paste(sprite, sprite if sprite.mode == "RGBA" else None, (x, y), anchor)

    def lay(self, plate: Plate, x: float, y: float, anchor: str = "mm") -> None:
        """The same of a plate, in a tenth of the time."""
        self._paste(plate.image, plate.shape, (x, y), anchor)

    def _paste(self, image: Image.Image, mask: Image.Image | None, at: Point, anchor: str) -> None:
        """As `Image.paste`, whose checks take longer than a small sprite."""
        wide, high = image.size
        left, top = round(at[0] - wide * _BEFORE[anchor[0]]), round(at[1] - high * _BEFORE[anchor[1]])
        if mask is None:
            self.image.paste(image, (left, top))
        else:
            self.image.im.paste(image.im, (left, top, left + wide, top + high), mask.im)

    def write(self, text: str, x: float, y: float, letters: Letters, *, anchor: str = "mm") -> float:
        """Writes a word and returns its width."""
        sprite = label(text, round(letters.size), letters.fill, letters.weight, round(letters.edge))
        self.put(sprite, x, y, anchor)
        return sprite.width

    def write_in(self, text: str, x: float, y: float, width: float, letters: Letters, *, anchor: str = "lm") -> float:
        """Writes a word no wider than `width`, smaller or cut off when it has to be; returns its width."""
        size, room = round(letters.size), width - 2 * letters.edge
        text, size = fit(printable(text), room, size, max(8, round(size * 0.72)), letters.weight)
        return self.write(text, x, y, letters._replace(size=size), anchor=anchor)

    def write_fit(self, text: str, x: float, y: float, width: float, letters: Letters, *, anchor: str = "lm") -> float:
        """Writes a word no wider than `width` at its full height: narrower, and cut off where that were too narrow."""
        size = round(letters.size)
        shown, _ = fit(printable(text), (width - 2 * letters.edge) / NARROWEST, size, size, letters.weight)
        return self.write_narrow(shown, x, y, width, letters, anchor=anchor)

    def write_narrow(
        self, text: str, x: float, y: float, width: float, letters: Letters, *, anchor: str = "mm"
    ) -> float:
        """Writes a word at its full height, its letters narrower where it would be wider than `width`."""
        if letters.ground is not None:
            laid = narrow_plate(printable(text), width, letters, letters.ground)
            self.lay(laid, x, y, anchor)
            return laid.image.width
        sprite = narrowed(printable(text), width, letters)
        self.put(sprite, x, y, anchor)
        return sprite.width


def palette_of(image: Image.Image, sure: Sequence[Rgb] = ()) -> Image.Image:
    """256 colours that suit a picture, the `sure` ones exactly among them, as a palette for `encode`."""
    fixed = list(dict.fromkeys(sure))[:192]
    found = _sample(image).quantize(256 - len(fixed), Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    values = [part for colour in fixed for part in colour] + (found.getpalette() or [])
    palette = Image.new("P", (1, 1))
    palette.putpalette(values[: 3 * 256])
    return palette


def _sample(image: Image.Image) -> Image.Image:
    """Dots from all over a picture."""
    apart = ceil(sqrt(image.width * image.height / SAMPLE))
    return image.resize((ceil(image.width / apart), ceil(image.height / apart)), Image.Resampling.NEAREST)


def encode(drawing: Drawing) -> bytes:
    """The picture as a PNG of at most 256 colours."""
    few = drawing.image.quantize(palette=drawing.palette, dither=Image.Dither.NONE)
    held = io.BytesIO()
    few.save(held, "PNG", compress_level=4)
    return held.getvalue()
