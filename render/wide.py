"""Pictures that leave room below them on a phone."""

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
