"""Points, or chances, by round as lines: each seat's with its emblem at every round, and its last points at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.text import T, Text
from render import scene
from render.canvas import Canvas, Letters, Pen
from render.colours import FAINT, INK, LINE, NIGHT, SOFT, clear, mix, seat_colour
from render.glyphs import badge
from render.panels import Box, box, heading

RULED, APART = 6, 1.5
"""So many lines across at most; how far apart the numbers of rounds stand, in sizes of their letters."""


@dataclass(frozen=True, slots=True)
class Course:
    """A seat's points by round, or what else a chart is of; empty in a game that counts none."""

    name: str
    colour: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn.

    Attributes:
        rounds: their numbers.
        letter: how high numbers are.
        names: how much room there is for names at the ends of the lines; 0 where they stand elsewhere.
        high: how high its scale reaches at least.
    """

    title: Text
    rounds: tuple[int, ...]
    courses: Sequence[Course]
    letter: int
    names: float = 0
    high: int = 1

    @property
    def scored(self) -> bool:
        """Whether there are points to draw."""
        return bool(self.rounds) and any(course.points for course in self.courses)


@dataclass(frozen=True, slots=True)
class Axes:
    """Where rounds and points lie on the picture."""

    left: float
    right: float
    top: float
    bottom: float
    rounds: int
    low: int
    high: int

    def x(self, at: int) -> float:
        """The place of a round by its index."""
        return self.left + (self.right - self.left) * (at / (self.rounds - 1) if self.rounds > 1 else 0.5)

    def y(self, points: float) -> float:
        """The height of so many points."""
        return self.bottom - (self.bottom - self.top) * (points - self.low) / max(1, self.high - self.low)


def draw_course(canvas: Canvas, chart: Chart, words: scene.Say, at: Box) -> None:
    """The chart in a box."""
    box(canvas, at, radius=18)
    (left, top, right, bottom), size = at, chart.letter
    heading(canvas, words(chart.title), left + size * 0.9, top + size * 1.4, size, SOFT)
    every = [points for course in chart.courses for points in course.points]
    low, high = min(0, *every), max(chart.high, *every)
    ends = right - chart.names - size * 5
    wide = max(4.2, 3 + 0.6 * len(str(high)))  # the numbers at the lines
    axes = Axes(left + size * wide, ends, top + size * 3.3, bottom - size * 3, len(chart.rounds), low, high)
    _rules(canvas, chart, axes)
    _rounds(canvas, chart, axes, bottom - size * 1.4, words)
    _lines(canvas, chart, axes)
    for index in range(axes.rounds):
        _emblems(canvas, chart, axes, index)
    _ends(canvas, chart, axes, right - size * 0.9)


def _rules(canvas: Canvas, chart: Chart, axes: Axes) -> None:
    """Lines across, at round numbers of points."""
    span = axes.high - axes.low
    room = min(RULED, (axes.bottom - axes.top) / (chart.letter * 1.3))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**6) if span / step <= room)
    for points in range(-(-axes.low // step) * step, axes.high + 1, step):
        y = round(axes.y(points))
        start, end = round(axes.left - chart.letter * 2.2), round(axes.right + chart.letter * 0.6)
        canvas.image.paste(LINE if points else FAINT, (start, y - 1, end, y + 1))
        canvas.write(str(points), axes.left - chart.letter * 2.6, y, Letters(chart.letter, SOFT), anchor="rm")


def _rounds(canvas: Canvas, chart: Chart, axes: Axes, y: float, words: scene.Say) -> None:
    """The numbers of the rounds, and behind them what they are."""
    most = max(1, int((axes.right - axes.left) / (chart.letter * APART)))
    step, last = -(-len(chart.rounds) // most), len(chart.rounds) - 1
    for index, number in enumerate(chart.rounds):
        if (index % step == 0 and last - index >= step) or index == last:
            canvas.write(str(number), axes.x(index), y, Letters(chart.letter, SOFT))
    x, room = axes.right + chart.letter * 1.2, chart.names + chart.letter * 2.4
    canvas.write_in(words(T("bot-stats-round")), x, y, room, Letters(chart.letter, FAINT))


def _lines(canvas: Canvas, chart: Chart, axes: Axes) -> None:
    """Each seat's line; those that run together lie a little apart."""
    pen, many = Pen(axes.right + chart.letter, axes.bottom + chart.letter), len(chart.courses)
    for index, course in enumerate(chart.courses):
        apart, colour = (index - (many - 1) / 2) * 5, seat_colour(course.colour)
        spots = [(axes.x(at), axes.y(points) + apart) for at, points in enumerate(course.points)]
        if len(spots) > 1:
            pen.line(spots, clear(NIGHT if colour.edge == INK else mix(NIGHT, colour.edge, 0.7), 255), 11)
            pen.line(spots, colour.rgb, 7)
    canvas.put(pen.done(), 0, 0, "lt")


def _emblems(canvas: Canvas, chart: Chart, axes: Axes, at: int) -> None:
    """The emblems of a round; those with as many points stand side by side."""
    courses = [course for course in chart.courses if len(course.points) > at]
    for points in sorted({course.points[at] for course in courses}):
        alike = [course for course in courses if course.points[at] == points]
        gap = min(28, 0.8 * (axes.right - axes.left) / axes.rounds / len(alike))
        for index, course in enumerate(alike):
            canvas.put(badge(course.colour, 30), axes.x(at) + (index - (len(alike) - 1) / 2) * gap, axes.y(points))


def _ends(canvas: Canvas, chart: Chart, axes: Axes, right: float) -> None:
    """Emblems, names and points at the ends of the lines, the best first, none over another."""
    courses = sorted((course for course in chart.courses if course.points), key=lambda course: -course.points[-1])
    wanted = [axes.y(course.points[-1]) for course in courses]
    size, gap = chart.letter * 1.25, chart.letter * 1.4
    x = axes.right + chart.letter * 1.2
    for course, y in zip(courses, spread(wanted, gap, axes.top - size / 2, axes.bottom + size / 3), strict=True):
        canvas.put(badge(course.colour, round(size)), x, y, "lm")
        wide = canvas.write(str(course.points[-1]), right, y, Letters(size), anchor="rm")
        if chart.names:
            start = x + size + 12
            canvas.write_fit(course.name, start, y, right - wide - 14 - start, Letters(chart.letter, SOFT))


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights near the wanted ones (ascending), at least `gap` apart, within bounds as far as there is room."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + gap) if found else max(y, top))
    limit = max(bottom, top + gap * (len(found) - 1))
    for index in range(len(found) - 1, -1, -1):
        found[index] = min(found[index], limit)
        limit = found[index] - gap
    return found
