"""Cards that everybody has just seen for the first time, in a strip below the board.

One or two say what they do where there is room for all of it; else their names stand there. The strip is never so high
that a desktop shows the handles of the board too small, nor its letters too small for a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image

from engine.component import Component
from render.canvas import Canvas, Drawing, Letters, Sprite, flowed, palette_of, printable
from render.cardface import Artist
from render.colours import NIGHT, PANEL, SOFT, WHITE, Rgb, mix
from render.panels import box
from render.scene import Say
from render.wide import CAPITAL, PHONE, PHONE_LETTER, most_high

FEW, ACROSS = 2, 3
"""Up to so many say what they do; of names so many stand in a row."""
SURE = 64
"""So many colours of the board are kept as they are."""
LINE = 1.16
"""How far lines are apart, in letters."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in the strip: its emblem and colour, its name, and what it does, line by line. What stands for all that
    there is no room for has no emblem.
    """

    emblem: Sprite | None
    tint: Rgb
    name: Sequence[str]
    lines: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Sizes:
    """Of letters, of the room around them and of a cell, in pixels. `least`: how high a cell is at least."""

    letter: int
    pad: int
    wide: float
    emblem: int
    least: float

    @property
    def words(self) -> float:
        """How wide the words of a cell are."""
        return self.wide - 3 * self.pad - self.emblem


Rows = Sequence[Sequence[Cell]]


def with_strip(drawing: Drawing, cards: Sequence[Component], artist: Artist, words: Say) -> Drawing:
    """The picture with these cards below it."""
    board = drawing.image
    sizes, rows = _said(board, cards, artist, words) or _named(board, cards, artist, words)
    canvas = Canvas(board.width, round(board.height + _high(rows, sizes)))
    canvas.image.paste(board, (0, 0))
    top = float(board.height + sizes.pad)
    for row in rows:
        high = max(_height(cell, sizes) for cell in row)
        for at, cell in enumerate(row):
            _draw(canvas, cell, (sizes.pad + at * (sizes.wide + sizes.pad), top, high), sizes)
        top += high + sizes.pad
    sure = [WHITE, SOFT, NIGHT, PANEL, *(cell.tint for row in rows for cell in row), *_first(drawing.palette)]
    return Drawing(canvas.image, palette_of(canvas.image, sure))


def _said(board: Image.Image, cards: Sequence[Component], artist: Artist, words: Say) -> tuple[Sizes, Rows] | None:
    """A few with what they do; None where there is no room for all of it."""
    if len(cards) > FEW:
        return None
    letter = _letter(board)
    sizes = _sizes(board, len(cards), round(letter * 0.35), round(letter * 2.1), 2 * letter * LINE)
    cells = [_cell(card, artist, words, sizes) for card in cards]
    return (sizes, [cells]) if board.height + _high([cells], sizes) <= most_high(*board.size) else None


def _named(board: Image.Image, cards: Sequence[Component], artist: Artist, words: Say) -> tuple[Sizes, Rows]:
    """Their names, in as many rows as there is room for; how many more there are stands in the last cell."""
    letter = _letter(board)
    sizes = _sizes(board, min(len(cards), ACROSS), round(letter * 0.1), round(letter * 1.1), letter)
    room = most_high(*board.size) - board.height - sizes.pad
    most = ACROSS * max(1, int(room / (sizes.least + 3 * sizes.pad)))
    cells = [Cell(artist.emblem(c.look, sizes.emblem), artist.tint(c.look), [_title(c, words)]) for c in cards]
    if len(cells) > most:
        cells = [*cells[: most - 1], Cell(None, SOFT, [f"+{len(cells) - most + 1}"])]
    return sizes, [cells[at : at + ACROSS] for at in range(0, len(cells), ACROSS)]


def _first(palette: Image.Image) -> list[Rgb]:
    """The colours with which it begins: those that the picture has to have."""
    values = (palette.getpalette() or [])[: 3 * SURE]
    return [(values[at], values[at + 1], values[at + 2]) for at in range(0, len(values), 3)]


def _letter(board: Image.Image) -> int:
    return ceil(PHONE_LETTER * board.width / PHONE / CAPITAL)


def _sizes(board: Image.Image, across: int, pad: int, emblem: int, least: float) -> Sizes:
    return Sizes(_letter(board), pad, (board.width - pad * (across + 1)) / across, emblem, least)


def _title(card: Component, words: Say) -> str:
    name = printable(words(card.name))
    return name[:1].upper() + name[1:]


def _cell(card: Component, artist: Artist, words: Say, sizes: Sizes) -> Cell:
    lines = () if card.text is None else flowed(printable(words(card.text)), sizes.words, sizes.letter)
    titles = flowed(_title(card, words), sizes.words, sizes.letter, "bold")
    return Cell(artist.emblem(card.look, sizes.emblem), artist.tint(card.look), titles, lines)


def _height(cell: Cell, sizes: Sizes) -> float:
    number = len(cell.name) + len(cell.lines)
    return max(number * sizes.letter * LINE * (number > 1), sizes.least) + 2 * sizes.pad


def _high(rows: Rows, sizes: Sizes) -> float:
    """How high the strip is."""
    return sum(max(_height(cell, sizes) for cell in row) for row in rows) + sizes.pad * (len(rows) + 1)


def _draw(canvas: Canvas, cell: Cell, at: tuple[float, float, float], sizes: Sizes) -> None:
    left, top, high = at
    box(canvas, (left, top, left + sizes.wide, top + high), mix(PANEL, cell.tint, 0.2), cell.tint, 16, 3)
    if cell.emblem is not None:
        canvas.put(cell.emblem, left + sizes.pad + sizes.emblem / 2, top + high / 2)
    x, step, lines = left + 2 * sizes.pad + sizes.emblem, sizes.letter * LINE, (*cell.name, *cell.lines)
    y = top + (high - step * len(lines)) / 2
    for at_line, line in enumerate(lines):
        ink = Letters(sizes.letter) if at_line < len(cell.name) else Letters(sizes.letter, SOFT, "plain")
        canvas.write_narrow(line, x, y + step * (at_line + 0.5), sizes.words, ink, anchor="lm")
