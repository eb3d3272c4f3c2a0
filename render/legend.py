"""What the signs on a game's pictures mean, as a picture of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PIL import Image

from engine.text import T
from render import skies
from render.canvas import Canvas, Drawing, Letters, Sprite, broken, palette_of
from render.colours import GOLD, LINE
from render.panels import box, heading
from render.scene import Say

WIDTH, MARGIN, COLUMNS, ROW, HEADING, SIZE = 1600, 24, 3, 104, 76, 38
Entry = tuple[str, Sprite]
"""The key of a sign's word, and the sign."""


class Legend(Protocol):
    """Who knows what the signs on a game's pictures mean."""

    def draw(self, words: Say) -> Drawing:
        """All signs, as a picture."""

    def signs(self, size: int) -> Sequence[Entry]:
        """Those that stand beside words, too."""


class NoLegend:
    """For a game without signs of its own."""

    def draw(self, words: Say) -> Drawing:
        canvas = Canvas(WIDTH, 2 * MARGIN)
        return Drawing(canvas.image, palette_of(canvas.image))

    def signs(self, size: int) -> Sequence[Entry]:
        return ()


def explained(
    words: Say,
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


def _entries(canvas: Canvas, words: Say, entries: Sequence[Entry], top: float) -> None:
    wide = (WIDTH - 2 * MARGIN - 24) / COLUMNS
    for index, (key, sprite) in enumerate(entries):
        row, column = divmod(index, COLUMNS)
        x, y = MARGIN + 24 + wide * column, top + ROW * (row + 0.5)
        canvas.put(sprite, x + 52, y)
        _word(canvas, words(T(key)), x + 116, y, wide - 132)


def _word(canvas: Canvas, text: str, x: float, y: float, width: float) -> None:
    """What a sign means, in two lines where one is too narrow."""
    lines = broken(text, width, SIZE)
    for index, line in enumerate(lines):
        canvas.write_in(line, x, y + (index - (len(lines) - 1) / 2) * (SIZE + 2), width, Letters(SIZE, weight="plain"))
