"""How a game ended, as a picture to keep: who has won, large, then every seat with its points by what they came of, the
points by round, and the board.

The same for every game. It is as wide as a phone shows it well, and no wider.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.text import T, Text
from render import NoPainter, Picture, Say, painter_of
from render.canvas import Canvas, Drawing, Letters, encode, flowed, palette_of
from render.colours import FAINT, GOLD, LINE, NIGHT, PANEL, PANEL_LIGHT, SOFT, WHITE, mix, seat_colour
from render.glyphs import badge
from render.panels import Chip, box, chip, put_rows, wrapped
from render.summary.course import Chart, Course, draw_course

WIDTH, MARGIN, PAD, GAP = 1080, 24, 30, 18
INNER = WIDTH - 2 * MARGIN
TOP, LINES = 128, 52
PARTS, LINE_OF_PARTS, BETWEEN = 36, 62, 14
CHART, LETTER, NOTE = 360, 34, 38
SURE = (NIGHT, PANEL, PANEL_LIGHT, LINE, WHITE, SOFT, FAINT, GOLD)


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat as it came out.

    Attributes:
        side: its faction or species, or nothing.
        points: None in a game that counts none.
        parts: its points by what they came of.
        place: from 1; those who won are all first.
        won: whether it stands large.
    """

    name: str
    colour: str
    side: str
    points: int | None
    parts: tuple[tuple[str, int], ...]
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A view of a game, and what its seats are called."""

    game: str
    view: object
    names: tuple[str, ...]

    def drawn(self, words: Say) -> Image.Image | None:
        """As wide as the picture, so that its handles are read as on the board itself; None for a game without."""
        try:
            painter = painter_of(self.game)
        except NoPainter:
            return None
        image = painter.draw(self.view, words=words, names=self.names, marks=(), zoom=None).image
        return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


@dataclass(frozen=True, slots=True)
class Ending:
    """What is drawn.

    Attributes:
        title: the game, and how it ended.
        notes: what decided, how long it took: a line each.
        seats: from the first to the last.
        rounds, courses: the points by round; none in a game that counts none.
        board: as it stood.
    """

    title: str
    notes: tuple[str, ...]
    seats: tuple[Placed, ...]
    rounds: tuple[int, ...] = ()
    courses: tuple[Course, ...] = ()
    board: Board | None = None


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a seat is drawn: its head, its emblem, its name, its side, its points."""

    head: int
    emblem: int
    name: int
    side: int
    points: int


LARGE, SMALL = Sizes(240, 140, 84, 50, 136), Sizes(132, 72, 54, 40, 78)


def paint_ending(shown: Ending, words: Say) -> Picture:
    """The picture."""
    drawing = draw(shown, words)
    return Picture(encode(drawing), alt(shown, words), *drawing.image.size)


def draw(shown: Ending, words: Say) -> Drawing:
    """The picture, not yet encoded."""
    blocks = list(_blocks(shown, words))
    canvas = Canvas(WIDTH, TOP + sum(high + GAP for high, _ in blocks) + MARGIN - GAP)
    canvas.write_in(shown.title, MARGIN + 6, TOP / 2, INNER - 12, Letters(66))
    top = TOP
    for high, put in blocks:
        put(canvas, top)
        top += high + GAP
    return Drawing(canvas.image, palette_of(canvas.image, [*SURE, *(seat_colour(s.colour).rgb for s in shown.seats)]))


Block = tuple[int, Callable[[Canvas, int], None]]
"""Something in the column: its height, and how it is drawn from its top on."""


def _blocks(shown: Ending, words: Say) -> Iterator[Block]:
    """The seats, the points by round, the board, what decided."""
    yield from (_seat(seat, words) for seat in shown.seats)
    chart = Chart(T("bot-stats-points"), shown.rounds, shown.courses, LETTER)
    if chart.scored:
        yield CHART, lambda canvas, top: draw_course(canvas, chart, words, (MARGIN, top, WIDTH - MARGIN, top + CHART))
    board = None if shown.board is None else shown.board.drawn(words)
    if board is not None:
        yield board.height, lambda canvas, top: canvas.image.paste(board, (0, top))
    lines = [line for note in shown.notes for line in flowed(note, INNER - 12, NOTE)]
    yield LINES * len(lines), lambda canvas, top: _write(canvas, lines, top)


def _write(canvas: Canvas, lines: Sequence[str], top: float) -> None:
    for at, line in enumerate(lines):
        canvas.write_in(line, MARGIN + 6, top + LINES * (at + 0.4), INNER - 12, Letters(NOTE, SOFT, "plain"))


def _sizes(seat: Placed) -> Sizes:
    return LARGE if seat.won else SMALL


def _parts(seat: Placed) -> list[list[Chip]]:
    """Its points by what they came of, in rows."""
    widest = INNER - 2 * PAD
    return wrapped([chip(f"{of}  {n}", PARTS, widest=widest) for of, n in seat.parts], widest, BETWEEN)


def _seat(seat: Placed, words: Say) -> Block:
    sizes, rows = _sizes(seat), _parts(seat)
    height = sizes.head + (len(rows) * LINE_OF_PARTS + PAD // 2 if rows else 0)

    def put(canvas: Canvas, top: int) -> None:
        rgb = seat_colour(seat.colour).rgb
        edge, thick = (GOLD, 6) if seat.won else (mix(LINE, rgb, 0.3), 2)
        ground = mix(PANEL, rgb, 0.16) if seat.won else PANEL
        box(canvas, (MARGIN, top, WIDTH - MARGIN, top + height), ground, edge, radius=20, thick=thick)
        middle, right = top + sizes.head / 2, float(WIDTH - MARGIN - PAD)
        if seat.points is not None:
            right -= canvas.write(str(seat.points), right, middle, Letters(sizes.points), anchor="rm") + PAD
        left = _emblem(canvas, seat, sizes, middle)
        _called(canvas, seat, sizes, (left, right), (middle, words))
        put_rows(canvas, rows, (MARGIN + PAD, top + sizes.head - 8), LINE_OF_PARTS, BETWEEN, LINE_OF_PARTS - 10)

    return height, put


def _emblem(canvas: Canvas, seat: Placed, sizes: Sizes, middle: float) -> float:
    """The place and the emblem of a seat; where they end."""
    left = float(MARGIN + PAD)
    if not seat.won:
        canvas.write(f"{seat.place}.", left + 44, middle, Letters(48, SOFT), anchor="rm")
        left += 62
    canvas.put(badge(seat.colour, sizes.emblem), left, middle, "lm")
    return left + sizes.emblem + PAD


def _called(canvas: Canvas, seat: Placed, sizes: Sizes, room: tuple[float, float], at: tuple[float, Say]) -> None:
    """Name and side, over them that it has won."""
    (left, right), (middle, words) = room, at
    lines = [(seat.name, Letters(sizes.name))]
    if seat.side:
        lines.append((seat.side, Letters(sizes.side, SOFT)))
    if seat.won:
        lines.insert(0, (words(T("bot-ending-won")).upper(), Letters(34, GOLD)))
    y = middle - sum(letters.size for _, letters in lines) * 1.1 / 2
    for line, letters in lines:
        canvas.write_in(line, left, y + letters.size * 0.55, right - left, letters)
        y += letters.size * 1.1


def alt(shown: Ending, words: Say) -> str:
    """All of it in sentences."""
    return " ".join([f"{shown.title}.", *(words(_said(seat)) for seat in shown.seats), *shown.notes])


def _said(seat: Placed) -> Text:
    parts = tuple(T("bot-ending-part", of=of, n=n) for of, n in seat.parts)
    who = T("bot-ending-side", name=seat.name, side=seat.side) if seat.side else T("bot-ending-name", name=seat.name)
    key = "bot-ending-alt-parts" if parts else "bot-ending-alt"
    points = T("bot-stats-unknown") if seat.points is None else T("bot-stats-alt-points", points=seat.points)
    return Text(key, {"place": seat.place, "who": who, "points": points, "parts": parts})


__all__ = ["Board", "Ending", "Placed", "alt", "draw", "paint_ending"]
