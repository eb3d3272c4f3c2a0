"""Dice as they fell: what each shows, bright where it hits, dark where it misses."""

from __future__ import annotations

from collections.abc import Iterable

from render.canvas import Canvas, Pen, Sprite, label
from render.colours import FAINT, INK, LIME, SOFT, Rgb, mix
from render.kept import kept


@kept
def face(text: str, size: int, tint: Rgb) -> Sprite:
    """A die with what it shows; one of the colour `FAINT` misses."""
    pen, hit = Pen(size, size), tint != FAINT
    pen.box((0, 0, size, size), size * 0.22, INK)
    edge = size * 0.06
    pen.box((edge, edge, size - edge, size - edge), size * 0.18, tint if hit else mix(FAINT, INK, 0.6))
    image, ink = pen.done(), INK if hit else SOFT
    if text:
        sprite = label(text, round(size * (0.78 if len(text) < 2 else 0.66)), ink)
        image.alpha_composite(
            sprite, (max(0, (size - sprite.width) // 2), max(0, round(size * 0.47 - sprite.height / 2)))
        )
    return image


def put(canvas: Canvas, rolled: Iterable[tuple[int, bool]], at: tuple[float, float], size: int, room: float) -> float:
    """Dice in a row, each with whether it hits, the left edge of the first at the spot; closer together where there is
    little room. Returns where they end.
    """
    dice, (x, y) = list(rolled), at
    step = min(size + 4.0, room / max(1, len(dice)))
    for number, hit in dice:
        canvas.put(face(str(number), size, LIME if hit else FAINT), x, y, "lm")
        x += step
    return x
