"""Cards that everybody has just seen for the first time, in a strip below the board.

One or two say what they do, in letters that a phone shows large enough; of more of them only the names stand there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image

from engine.component import Component
from render.canvas import ELLIPSIS, Canvas, Drawing, Letters, Sprite, flowed, palette_of, printable
from render.cardface import Artist
from render.colours import NIGHT, PANEL, SOFT, WHITE, Rgb, mix
from render.panels import box
from render.scene import Say
from render.wide import CAPITAL, PHONE, PHONE_LETTER

FEW, ACROSS = 2, 3
"""Up to so many say what they do; of more so many stand in a row."""
LINES, SURE = 4, 64
"""So many lines of what a card does; so many colours of the board are kept as they are."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in the strip: its emblem and colour, its name, and what it does, line by line."""

    emblem: Sprite
    tint: Rgb
    name: Sequence[str]
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class Sizes:
    """Of letters, of the room around them and of a cell, in pixels."""

    letter: int
    pad: int
    wide: float
    emblem: int

    @property
    def words(self) -> float:
        """How wide the words of a cell are."""
        return self.wide - 3 * self.pad - self.emblem


def with_strip(drawing: Drawing, cards: Sequence[Component], artist: Artist, words: Say) -> Drawing:
    """The picture with these cards below it."""
    board = drawing.image
    sizes = _sizes(board.width, len(cards))
    cells = [_cell(card, artist, words, sizes, said=len(cards) <= FEW) for card in cards]
    across = min(len(cards), ACROSS)
    rows = [cells[at : at + across] for at in range(0, len(cells), across)]
    highs = [max(_height(cell, sizes) for cell in row) for row in rows]
    canvas = Canvas(board.width, board.height + round(sum(highs) + sizes.pad * (len(rows) + 1)))
    canvas.image.paste(board, (0, 0))
    top = float(board.height + sizes.pad)
    for row, high in zip(rows, highs, strict=True):
        for at, cell in enumerate(row):
            _draw(canvas, cell, (sizes.pad + at * (sizes.wide + sizes.pad), top, high), sizes)
        top += high + sizes.pad
    sure = [WHITE, SOFT, NIGHT, PANEL, *(cell.tint for cell in cells), *_first(drawing.palette)]
    return Drawing(canvas.image, palette_of(canvas.image, sure))


def _first(palette: Image.Image) -> list[Rgb]:
    """The colours with which it begins: those that the picture has to have."""
    values = (palette.getpalette() or [])[: 3 * SURE]
    return [(values[at], values[at + 1], values[at + 2]) for at in range(0, len(values), 3)]


def _sizes(width: int, cards: int) -> Sizes:
    letter, across = ceil(PHONE_LETTER * width / PHONE / CAPITAL), min(cards, ACROSS)
    pad = round(letter * 0.35)
    return Sizes(letter, pad, (width - pad * (across + 1)) / across, round(letter * 2.1))


def _cell(card: Component, artist: Artist, words: Say, sizes: Sizes, *, said: bool) -> Cell:
    name = printable(words(card.name))
    lines = flowed(printable(words(card.text)), sizes.words, sizes.letter) if said and card.text is not None else ()
    if len(lines) > LINES:
        lines = (*lines[: LINES - 1], f"{lines[LINES - 1]}{ELLIPSIS}")
    titles = flowed(name[:1].upper() + name[1:], sizes.words, sizes.letter, "bold")
    return Cell(artist.emblem(card.look, sizes.emblem), artist.tint(card.look), titles, lines)


def _height(cell: Cell, sizes: Sizes) -> float:
    return max(len(cell.name) + len(cell.lines), 2) * sizes.letter * 1.16 + 2 * sizes.pad


def _draw(canvas: Canvas, cell: Cell, at: tuple[float, float, float], sizes: Sizes) -> None:
    left, top, high = at
    box(canvas, (left, top, left + sizes.wide, top + high), mix(PANEL, cell.tint, 0.2), cell.tint, 16, 3)
    canvas.put(cell.emblem, left + sizes.pad + sizes.emblem / 2, top + high / 2)
    x, y = left + 2 * sizes.pad + sizes.emblem, top + sizes.pad
    step = sizes.letter * 1.16
    if not cell.lines:
        y = top + (high - step * len(cell.name)) / 2
    for at_line, line in enumerate((*cell.name, *cell.lines)):
        ink = Letters(sizes.letter) if at_line < len(cell.name) else Letters(sizes.letter, SOFT, "plain")
        canvas.write_in(line, x, y + step * (at_line + 0.5), sizes.words, ink)
