"""Pictures of questions leave room for the question on a phone."""

from __future__ import annotations

import io

from PIL import Image

from render.wide import widened


def png(size: tuple[int, int]) -> bytes:
    held = io.BytesIO()
    image = Image.new("RGB", size, "navy").quantize(16)
    image.paste(1, (size[0] // 2, 0, size[0], size[1]))
    image.save(held, "PNG")
    return held.getvalue()


def test_a_high_picture_stands_on_a_wider_ground() -> None:
    wide = widened(png((300, 600)), 0.75)
    with Image.open(io.BytesIO(wide)) as image:
        assert image.size == (800, 600)
        assert image.convert("RGB").getpixel((0, 0)) == image.convert("RGB").getpixel((260, 5)) == (0, 0, 128)


def test_a_picture_that_is_wide_enough_stays_as_it_is() -> None:
    picture = png((800, 600))
    assert widened(picture, 0.75) is picture
