"""Shares of games won as a picture: each with the range in which the true one lies. For people, and for factions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.text import T, Text
from render import Picture, Say
from render.canvas import Canvas, Drawing, Letters, encode, palette_of
from render.colours import FAINT, GOLD, LINE, NIGHT, PANEL, SOFT, WHITE, mix
from render.panels import Box, box

WIDTH, MARGIN, PAD = 1100, 20, 24
TOP, ROW, FOOT = 96, 78, 64
NAMES, LETTER, COUNTS = 400, 40, 150
RANGE = mix(PANEL, GOLD, 0.45)
SURE = (NIGHT, PANEL, LINE, WHITE, SOFT, FAINT, GOLD, RANGE)


@dataclass(frozen=True, slots=True)
class Share:
    """What somebody or something has won: `wins` of so many `games`, and between which percentages the true share
    lies. `below`: it is part of what stands above it.
    """

    name: str
    games: int
    wins: int
    low: int
    high: int
    below: bool = False

    @property
    def percent(self) -> float:
        """The share that is known."""
        return 100 * self.wins / self.games


@dataclass(frozen=True, slots=True)
class Shares:
    """What is drawn."""

    title: str
    rows: Sequence[Share]


def paint_shares(shown: Shares, words: Say) -> Picture:
    """The picture."""
    drawing = draw(shown, words)
    return Picture(encode(drawing), alt(shown, words), *drawing.image.size)


def draw(shown: Shares, words: Say) -> Drawing:
    """The picture, not yet encoded: a row for each, on one scale of percentages."""
    bottom = TOP + ROW * len(shown.rows) + FOOT
    canvas = Canvas(WIDTH, bottom + MARGIN)
    canvas.write_in(shown.title, MARGIN + 4, 50, WIDTH - 2 * MARGIN, Letters(52))
    box(canvas, (MARGIN, TOP, WIDTH - MARGIN, bottom), radius=18)
    scale = (MARGIN + PAD + NAMES, TOP + PAD, WIDTH - MARGIN - PAD - COUNTS, bottom - FOOT + 6)
    _scale(canvas, scale)
    for at, one in enumerate(shown.rows):
        _row(canvas, one, words, scale, TOP + ROW * (at + 0.5) + PAD / 2)
    return Drawing(canvas.image, palette_of(canvas.image, SURE))


def alt(shown: Shares, words: Say) -> str:
    """All of it in sentences."""
    return " ".join([shown.title + ".", *(words(_said(one)) for one in shown.rows)])


def _said(one: Share) -> Text:
    about = {"n": one.games, "wins": one.wins, "share": round(one.percent), "low": one.low, "high": one.high}
    return T("bot-shares-alt", name=one.name, **about)


def _x(scale: Box, percent: float) -> float:
    return scale[0] + (scale[2] - scale[0]) * percent / 100


def _scale(canvas: Canvas, scale: Box) -> None:
    """Lines down, with their percentages below."""
    for percent in (0, 25, 50, 75, 100):
        x = round(_x(scale, percent))
        canvas.image.paste(LINE, (x - 1, round(scale[1]), x + 1, round(scale[3])))
        canvas.write(f"{percent}%", x, scale[3] + FOOT / 2 - 4, Letters(30, SOFT))


def _row(canvas: Canvas, one: Share, words: Say, scale: Box, y: float) -> None:
    """The name, the range with the share in it, and of how many games."""
    indent = 36 if one.below else 0
    ink, size = (SOFT, LETTER - 4) if one.below else (WHITE, LETTER)
    canvas.write_in(one.name, MARGIN + PAD + indent, y, NAMES - indent - 24, Letters(size, ink))
    left, right = round(_x(scale, one.low)), round(_x(scale, one.high))
    canvas.image.paste(RANGE, (left, round(y - 13), max(right, left + 4), round(y + 13)))
    middle = round(_x(scale, one.percent))
    canvas.image.paste(GOLD, (middle - 5, round(y - 22), middle + 5, round(y + 22)))
    told = words(T("bot-shares-of", wins=one.wins, n=one.games))
    canvas.write_in(told, WIDTH - MARGIN - PAD - COUNTS + 40, y, COUNTS - 40, Letters(LETTER - 4, ink))


__all__ = ["Share", "Shares", "alt", "draw", "paint_shares"]
