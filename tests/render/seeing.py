"""Colours as eyes see them, and pictures as pixels."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageChops

from render import Picture, Say, paint
from render.colours import Rgb
from tests.render import sample_views as sv

EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB."""


def picture(view: Any, words: Say = sv.plain, marks: Sequence[str] = (), zoom: str | None = "all") -> Picture:
    """A sample view, painted: all of it on one page, or what `zoom` shows, None for the map at a glance."""
    return paint("ti4", view, words=words, names=sv.NAMES, marks=marks, zoom=zoom)


def pixels(shown: Picture) -> Image.Image:
    """A picture as it will be seen."""
    return Image.open(io.BytesIO(shown.png)).convert("RGB")


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    return sum(difference.histogram()[24:])


def lab(colour: Rgb, eye: str) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour as such an eye sees it."""
    linear = [_linear(part / 255) for part in colour]
    seen = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in EYES[eye]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
