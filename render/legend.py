"""What the signs on a game's pictures mean, as a picture of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from engine.text import T
from render import Words, skies
from render.canvas import Canvas, Drawing, Letters, Sprite
from render.colours import GOLD, LINE
from render.panels import box, heading

WIDTH, MARGIN, COLUMNS, ROW, HEADING = 1600, 24, 3, 104, 76
Entry = tuple[str, Sprite]
"""The key of a sign's word, and the sign."""


def explained(
    words: Words,
    game: str,
    groups: Sequence[tuple[str, Sequence[Entry]]],
    palette: Callable[[Image.Image], Image.Image],
) -> Drawing:
    """All signs in groups, three columns."""
    height = sum(HEADING + ROW * _rows(entries) for _, entries in groups) + 2 * MARGIN
    canvas, y = Canvas(WIDTH, height), float(MARGIN)
    skies.stars(canvas, "legend")
    for name, entries in groups:
        tall = HEADING + ROW * _rows(entries)
        box(canvas, (MARGIN, y, WIDTH - MARGIN, y + tall - 16), edge=LINE, radius=18)
        heading(canvas, words(T(f"{game}-picture-legend-{name}")), MARGIN + 24, y + 38, 32, GOLD)
        _entries(canvas, words, entries, y + HEADING - 12)
        y += tall
    return Drawing(canvas.image, palette(canvas.image))


def _rows(entries: Sequence[Entry]) -> int:
    return -(-len(entries) // COLUMNS)


def _entries(canvas: Canvas, words: Words, entries: Sequence[Entry], top: float) -> None:
    wide = (WIDTH - 2 * MARGIN - 24) / COLUMNS
    for index, (key, sprite) in enumerate(entries):
        row, column = divmod(index, COLUMNS)
        x, y = MARGIN + 24 + wide * column, top + ROW * (row + 0.5)
        canvas.put(sprite, x + 52, y)
        canvas.write_in(words(T(key)), x + 116, y, wide - 132, Letters(38, weight="plain"))
