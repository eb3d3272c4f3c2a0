"""Pictures as a phone and a desktop show them: room below them, and how large letters have to be."""

from __future__ import annotations

import io
from math import ceil

from PIL import Image


def widened(png: bytes, most: float) -> bytes:
    """A picture on a wider ground of the color of its corner, so that it is at most `most` times as high as wide."""
    with Image.open(io.BytesIO(png)) as picture:
        width = ceil(picture.height / most)
        if width <= picture.width:
            return png
        plain = picture if picture.mode == "P" else picture.convert("RGB")
        ground = Image.new(plain.mode, (width, plain.height), plain.getpixel((0, 0)))
        if plain.mode == "P":
            ground.putpalette(plain.getpalette() or [])
        ground.paste(plain, ((width - plain.width) // 2, 0))
    held = io.BytesIO()
    ground.save(held, "PNG", compress_level=4)
    return held.getvalue()


PHONE, DESKTOP = 390, (550, 350)
"""How wide a phone shows a picture, and what a desktop shows of it at most; in points."""
PHONE_LETTER, DESKTOP_LETTER = 8, 9
"""How high a capital letter has to be there."""
CAPITAL = 0.69
"""How high a capital letter or a digit of the typeface is, of its size."""


def handle_size(width: float, height: float) -> int:
    """The least size of type with which the handle of a place can be read in a picture so large."""
    return ceil(_capital(width, height) / CAPITAL)


def most_high(width: float, height: float) -> int:
    """How high a picture so large may become at most without its handles getting too small for a desktop."""
    return int(_capital(width, height) * DESKTOP[1] / DESKTOP_LETTER)


def _capital(width: float, height: float) -> float:
    """How high a capital letter of a handle is at least in a picture so large."""
    desktop = max(width / DESKTOP[0], height / DESKTOP[1])
    return max(PHONE_LETTER * width / PHONE, DESKTOP_LETTER * desktop)
