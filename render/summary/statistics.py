"""A game's figures as a picture: points and chances by round, luck with the dice, and time taken. For every game.

All lies one below the other, so that a phone shows its letters large enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.text import T, Text, tenths
from render import Picture, Say
from render.canvas import Canvas, Drawing, Letters, encode, palette_of
from render.colours import (
    FAINT,
    GOLD,
    LIME,
    LINE,
    NIGHT,
    PANEL,
    SCARLET,
    SOFT,
    WHITE,
    Rgb,
    mix,
    seat_colour,
)
from render.glyphs import badge
from render.panels import Box, box, heading
from render.summary.course import Chart, Course, draw_course

WIDTH, MARGIN, PAD = 1080, 24, 28
TOP, CHART, ROW, HEAD = 112, 500, 64, 92
NAMES, LETTER = 220, 36
FIRST, BEHIND = 384, 250
"""Where names of rows end, and how wide what stands behind their bars is."""
INNER = WIDTH - 2 * MARGIN
SURE = (NIGHT, PANEL, LINE, WHITE, SOFT, FAINT, GOLD, LIME, SCARLET)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What is drawn of a seat.

    Attributes:
        points: by round; empty in a game that counts none.
        luck: successes more than expected; None without dice.
        typical: seconds that an answer took in the middle; None where nothing is known.
        chances: to win, in hundredths, by round; empty while the game goes on, and where they cannot be told.
    """

    name: str
    colour: str
    points: tuple[int, ...]
    dice: int
    hits: int
    luck: float | None
    answers: int
    typical: float | None
    chances: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Statistics:
    """What is drawn: the title, the numbers of the rounds, the seats."""

    title: str
    rounds: tuple[int, ...]
    seats: tuple[SeatLine, ...]

    @property
    def charts(self) -> tuple[Chart, ...]:
        """What is drawn by round: points, and chances to win, as far as there are any."""
        points = [Course(seat.name, seat.colour, seat.points) for seat in self.seats]
        chances = [Course(seat.name, seat.colour, seat.chances) for seat in self.seats]
        every = (
            Chart(T("bot-stats-points"), self.rounds, points, LETTER, NAMES),
            Chart(T("bot-stats-chances"), self.rounds, chances, LETTER, NAMES, 100),
        )
        return tuple(one for one in every if one.scored)


def paint_statistics(shown: Statistics, words: Say) -> Picture:
    """The picture."""
    drawing = draw(shown, words)
    return Picture(encode(drawing), alt(shown, words), *drawing.image.size)


def draw(shown: Statistics, words: Say) -> Drawing:
    """The picture, not yet encoded: what goes by rounds above, luck and time below."""
    below = TOP + (CHART + MARGIN) * len(shown.charts)
    table = HEAD + ROW * len(shown.seats) + PAD
    canvas = Canvas(WIDTH, round(below + 2 * (table + MARGIN)))
    canvas.write_in(shown.title, MARGIN + 6, 58, INNER, Letters(60))
    for at, chart in enumerate(shown.charts):
        top = TOP + (CHART + MARGIN) * at
        draw_course(canvas, chart, words, (MARGIN, top, WIDTH - MARGIN, top + CHART))
    for at, rows in enumerate((_luck, _time)):
        top = below + (table + MARGIN) * at
        rows(canvas, shown, words, (MARGIN, top, WIDTH - MARGIN, top + table))
    return Drawing(canvas.image, _palette(canvas.image, shown.seats))


def _palette(image: Image.Image, seats: Sequence[SeatLine]) -> Image.Image:
    colours = [seat_colour(seat.colour).rgb for seat in seats]
    return palette_of(image, [*SURE, *colours, *(mix(PANEL, rgb, 0.5) for rgb in colours)])


def alt(shown: Statistics, words: Say) -> str:
    """All of it in sentences."""
    courses = [_chances(seat) for seat in shown.seats if seat.chances]
    return " ".join([shown.title + ".", *(words(text) for text in (*map(_said, shown.seats), *courses))])


def _chances(seat: SeatLine) -> Text:
    return T("bot-stats-alt-chances", name=seat.name, chances=", ".join(map(str, seat.chances)))


def _said(seat: SeatLine) -> Text:
    points = T("bot-stats-alt-points", points=seat.points[-1]) if seat.points else T("bot-stats-unknown")
    luck = T("bot-stats-unknown") if seat.luck is None else _luck_text(seat)
    return T("bot-stats-alt", name=seat.name, points=points, luck=luck, time=duration(seat.typical), n=seat.answers)


# --- luck and time ---------------------------------------------------------------------------------------------------


def _rows(canvas: Canvas, shown: Statistics, at: Box, title: str) -> list[tuple[SeatLine, float]]:
    """A box with a row for each seat: its emblem and name, and where the row lies."""
    box(canvas, at, radius=18)
    heading(canvas, title, at[0] + PAD, at[1] + 48, LETTER, SOFT)
    rows = [(seat, at[1] + HEAD + ROW * (index + 0.5)) for index, seat in enumerate(shown.seats)]
    for seat, y in rows:
        canvas.put(badge(seat.colour, 44), at[0] + PAD, y, "lm")
        canvas.write_fit(seat.name, at[0] + PAD + 56, y, FIRST - PAD - 56, Letters(LETTER))
    return rows


def _bar(canvas: Canvas, left: float, right: float, y: float, rgb: Rgb) -> None:
    if right - left >= 1:
        canvas.image.paste(rgb, (round(left), round(y - 15), round(right), round(y + 15)))


def _luck(canvas: Canvas, shown: Statistics, words: Say, at: Box) -> None:
    """Bars to the right for more successes than expected, to the left for fewer."""
    rows = _rows(canvas, shown, at, words(T("bot-stats-luck")))
    most = max([1.0, *(abs(seat.luck) for seat in shown.seats if seat.luck is not None)])
    reach = 125
    middle, hit = at[0] + FIRST + 24 + reach, at[2] - PAD - BEHIND
    canvas.image.paste(FAINT, (round(middle - 1), round(at[1] + HEAD), round(middle + 1), round(at[3] - PAD)))
    for seat, y in rows:
        if seat.luck is None:
            canvas.write(words(T("bot-stats-no-dice")), hit, y, Letters(LETTER, FAINT), anchor="lm")
            continue
        end = middle + reach * seat.luck / most
        _bar(canvas, min(middle, end), max(middle, end), y, seat_colour(seat.colour).rgb)
        ink = LIME if seat.luck > 0.05 else SCARLET if seat.luck < -0.05 else SOFT
        canvas.write(words(signed(seat.luck)), hit - 14, y, Letters(40, ink), anchor="rm")
        hits = words(T("bot-stats-hits", hits=seat.hits, dice=seat.dice))
        canvas.write_fit(hits, hit, y, BEHIND, Letters(LETTER, SOFT))


def _time(canvas: Canvas, shown: Statistics, words: Say, at: Box) -> None:
    """Bars for the wait in the middle; the number of answers behind."""
    rows = _rows(canvas, shown, at, words(T("bot-stats-time")))
    longest = max([1.0, *(seat.typical for seat in shown.seats if seat.typical is not None)])
    left, reach, behind = at[0] + FIRST + 24, 100, at[2] - PAD - BEHIND
    for seat, y in rows:
        answers = words(T("bot-stats-answers", n=seat.answers))
        canvas.write_fit(answers, behind, y, BEHIND, Letters(LETTER, SOFT))
        if seat.typical is None:
            continue
        _bar(canvas, left, left + max(3, reach * seat.typical / longest), y, seat_colour(seat.colour).rgb)
        start = left + reach + 14
        canvas.write_fit(words(duration(seat.typical)), start, y, behind - 14 - start, Letters(LETTER))


def signed(number: float) -> Text:
    """A difference with its sign, to one decimal place."""
    found = round(10 * number)
    if not found:
        return T("tenths-none")
    return T("tenths-more" if found > 0 else "tenths-less", n=tenths(abs(found)))


def _luck_text(seat: SeatLine) -> Text:
    return T("bot-stats-alt-luck", luck=signed(seat.luck or 0.0), hits=seat.hits, dice=seat.dice)


def duration(seconds: float | None) -> Text:
    """A span of time in its two largest units at most: seconds, minutes, hours, days."""
    if seconds is None:
        return T("bot-stats-unknown")
    if seconds < 100:
        return T("bot-stats-seconds", n=round(seconds))
    minutes = round(seconds / 60)
    if minutes < 100:
        return T("bot-stats-minutes", n=minutes)
    hours, rest = divmod(minutes, 60)
    if hours < 48:
        return T("bot-stats-hours", n=hours, minutes=rest)
    return T("bot-stats-days", n=hours // 24, hours=hours % 24)


__all__ = ["SeatLine", "Statistics", "alt", "draw", "duration", "paint_statistics"]
