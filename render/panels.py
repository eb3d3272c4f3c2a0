"""Boxes, counters and chips: the pieces that panels of all games are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas import Canvas, Letters, Pen, Sprite, fit, measure, printable
from render.colours import FAINT, INK, LINE, PANEL, PANEL_LIGHT, SOFT, WHITE, Rgb, mix
from render.kept import kept

Box = tuple[float, float, float, float]


@kept
def _box(width: int, height: int, radius: int, fill: Rgb, edge: Rgb | None, thick: int) -> Sprite:
    pen = Pen(width, height)
    if edge is not None:
        pen.box((0, 0, width, height), radius, edge)
        pen.box((thick, thick, width - thick, height - thick), max(1, radius - thick), fill)
    else:
        pen.box((0, 0, width, height), radius, fill)
    return pen.done()


def box(canvas: Canvas, at: Box, fill: Rgb = PANEL, edge: Rgb | None = LINE, radius: int = 14, thick: int = 2) -> None:
    """A box with round corners from left, top to right, bottom."""
    left, top, right, bottom = at
    width, height = round(right - left), round(bottom - top)
    if width * height < 60_000:
        canvas.put(_box(width, height, radius, fill, edge, thick), left, top, "lt")
    else:
        _large_box(canvas, (round(left), round(top), width, height), fill, edge, radius, thick)


def _large_box(
    canvas: Canvas, at: tuple[int, int, int, int], fill: Rgb, edge: Rgb | None, radius: int, thick: int
) -> None:
    """Stretches a small box: only its corners are drawn finely."""
    left, top, width, height = at
    small, side = _box(radius * 3, radius * 3, radius, fill, edge, thick), radius * 3
    rim = edge if edge is not None else fill
    inside = (left + radius, top, left + width - radius, top + height)
    canvas.image.paste(rim, inside)
    canvas.image.paste(rim, (left, top + radius, left + width, top + height - radius))
    canvas.image.paste(fill, (left + thick, top + radius, left + width - thick, top + height - radius))
    canvas.image.paste(fill, (left + radius, top + thick, left + width - radius, top + height - thick))
    for x, from_x in ((left, 0), (left + width - radius, side - radius)):
        for y, from_y in ((top, 0), (top + height - radius, side - radius)):
            corner = small.crop((from_x, from_y, from_x + radius, from_y + radius))
            canvas.put(corner, x, y, "lt")


@dataclass(frozen=True, slots=True)
class Chip:
    """A small label with signs before and after its word."""

    text: str
    size: int
    width: float
    before: tuple[Sprite, ...] = ()
    after: tuple[Sprite, ...] = ()
    ink: Rgb = WHITE
    fill: Rgb | None = PANEL_LIGHT


def chip(
    text: str, size: int, *, before: Sequence[Sprite] = (), after: Sequence[Sprite] = (), ink: Rgb = WHITE,
    fill: Rgb | None = PANEL_LIGHT, widest: float = 400,
) -> Chip:  # fmt: skip
    """A chip as wide as its word, at most about `widest`."""
    signs = sum(sprite.width + size * 0.25 for sprite in (*before, *after))
    pad = size * (0.8 if fill is not None else 0.2)
    text, size = fit(printable(text), max(size, widest - signs - pad), size, round(size * 0.8), "plain")
    return Chip(text, size, measure(text, size, "plain") + signs + pad, tuple(before), tuple(after), ink, fill)


def wrapped(chips: Sequence[Chip], width: float, gap: float) -> list[list[Chip]]:
    """Chips in rows no wider than `width`."""
    rows: list[list[Chip]] = []
    used = width
    for one in chips:
        if used + gap + one.width > width:
            rows.append([])
            used = -gap
        rows[-1].append(one)
        used += gap + one.width
    return rows


def put_chip(canvas: Canvas, one: Chip, x: float, y: float, height: float) -> None:
    """A chip with its left edge at x and its middle at y."""
    pad = one.size * 0.4 if one.fill is not None else one.size * 0.1
    if one.fill is not None:
        at = (x, y - height / 2, x + one.width, y + height / 2)
        box(canvas, at, one.fill, None, radius=round(height * 0.3))
    x += pad
    for sprite in one.before:
        canvas.put(sprite, x, y, "lm")
        x += sprite.width + one.size * 0.25
    if one.text:
        x += canvas.write(one.text, x, y - one.size * 0.03, Letters(one.size, one.ink, "plain"), anchor="lm")
    for sprite in one.after:
        x += one.size * 0.25
        canvas.put(sprite, x, y, "lm")
        x += sprite.width


def put_rows(
    canvas: Canvas, rows: Sequence[Sequence[Chip]], at: tuple[float, float], line: float, gap: float, height: float
) -> None:
    """Rows of chips from the left and top on, `line` apart."""
    left, top = at
    for index, row in enumerate(rows):
        x = left
        for one in row:
            put_chip(canvas, one, x, top + line * (index + 0.5), height)
            x += one.width + gap


def counter(
    canvas: Canvas, icon: Sprite, text: str, at: tuple[float, float], size: float, ink: Rgb = WHITE, rest: str = ""
) -> float:
    """A sign and a number after it, `rest` smaller and fainter behind; returns where it ends."""
    x, y = at
    canvas.put(icon, x, y, "lm")
    x += icon.width + size * 0.2
    x += canvas.write(text, x, y, Letters(size, ink), anchor="lm")
    if rest:
        x += canvas.write(rest, x, y + size * 0.1, Letters(size * 0.75, FAINT), anchor="lm")
    return x


def heading(canvas: Canvas, text: str, x: float, y: float, size: float, ink: Rgb = FAINT) -> None:
    """A section's heading, in capitals."""
    canvas.write(printable(text).upper(), x, y, Letters(size, ink), anchor="lm")


def seat_box(canvas: Canvas, at: Box, rgb: Rgb, active: bool) -> None:
    """The ground of a seat's panel, brighter for the seat whose turn it is."""
    edge = rgb if active else mix(LINE, rgb, 0.3)
    box(canvas, at, mix(PANEL, rgb, 0.1) if active else PANEL, edge, radius=18, thick=5 if active else 2)


def put_status(canvas: Canvas, text: str, right: float, y: float) -> float:
    """A state of a seat in a word, up to `right`; returns its width."""
    one = chip(text, 26, ink=INK, fill=SOFT, widest=190)
    put_rows(canvas, [[one]], (right - one.width, y - 18), 36, 0, 36)
    return one.width + 14


def in_column(heights: Sequence[float], at: tuple[float, float], width: float, gap: float) -> list[Box]:
    """Boxes one below the other."""
    (left, top), found = at, list[Box]()
    for height in heights:
        found.append((left, top, left + width, top + height))
        top += height + gap
    return found


def in_pairs(heights: Sequence[float], at: tuple[float, float], width: float, gap: float) -> list[Box]:
    """Boxes two a row, as high as the higher of them; an odd last one has the row for itself."""
    found: list[Box] = []
    (left, top), column = at, (width - gap) / 2
    for index in range(0, len(heights), 2):
        pair = heights[index : index + 2]
        bottom = top + max(pair)
        ends = (
            [(left, left + column), (left + width - column, left + width)] if len(pair) == 2 else [(left, left + width)]
        )
        found += [(start, top, end, bottom) for start, end in ends]
        top = bottom + gap
    return found
