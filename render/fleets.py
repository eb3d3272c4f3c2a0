"""Fleets on a hex: rows of silhouettes with counts and damage, as large as the room allows.

All measures are shares of the hex's radius, from its centre, y down.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from render.canvas import Canvas, Letters, Pen, Sprite
from render.colours import INK, NOBODY, clear, seat_colour
from render.glyphs import badge
from render.hexmap import HALF, corners, half_width
from render.kept import kept
from render.ships import damage, unit

ROW, BOTTOM, CROWDED = 0.44, 0.83, 0.12
FLAG, WIDEST, ROW_COST = 0.2, 0.42, 0.05
NUMBER_AT, LOW, RIM = 0.36, 0.58, 0.02
"""How far right of a ship its number stands and how far down it goes, of its size; how far from the rim all stays."""
SHARES = tuple(share / 100 for share in range(100, 40, -4))
"""So much of its size a ship may have, from the largest on."""


class Cell(NamedTuple):
    """A type of ship: how many, and the number on the mark of damage (0: no mark)."""

    kind: str
    number: int
    hurt: int


class Force(NamedTuple):
    """The ships of one seat (its colour), or of nobody."""

    colour: str
    cells: Sequence[Cell]


class Fleet(NamedTuple):
    """Ships in rows: each row's colour and types, how high a row is, and how large a ship."""

    rows: list[tuple[str, list[Cell]]]
    high: float
    size: float


class Spot(NamedTuple):
    """A hex on a picture."""

    x: float
    y: float
    radius: int


def arranged(forces: Sequence[Force], top: float, bottom: float = BOTTOM) -> Fleet:
    """The arrangement in which the ships are largest; a row more must be worth it. Most types stand on top, where a hex
    is wider.
    """
    broad = sorted(forces, key=lambda force: -len(force.cells))
    ways = (_in_rows(broad, top, bottom, most) for most in range(7, 0, -1))
    return max(ways, key=lambda fleet: fleet.size - ROW_COST * len(fleet.rows))


def _in_rows(forces: Sequence[Force], top: float, bottom: float, most: int) -> Fleet:
    """At most so many types in a row."""
    rows = [(force.colour, part) for force in forces for part in batched(force.cells, most)]
    high = min(ROW, (bottom - top) / len(rows)) if rows else 0
    sizes = [_step(len(cells), _height(top, high, index), high) for index, (_, cells) in enumerate(rows)]
    return Fleet(rows, high, min([high * 1.2, *sizes], default=0))


def _height(top: float, high: float, index: int) -> float:
    return top + high * (index + 0.5)


def _step(cells: int, y: float, high: float) -> float:
    """How wide a cell can be in a row of so many."""
    room = 2 * half_width(abs(y) + high / 4) - 0.1 - FLAG
    return min(WIDEST, high * 1.35, room / cells)


def batched(cells: Sequence[Cell], most: int) -> list[list[Cell]]:
    """Rows of nearly equal length, none longer than `most`."""
    rows = -(-len(cells) // most)
    ends = [len(cells) * row // rows for row in range(rows + 1)] if rows else [0]
    return [list(cells[start:end]) for start, end in pairwise(ends)]


def put_fleet(canvas: Canvas, fleet: Fleet, at: Spot, top: float, bottom: float = BOTTOM) -> None:
    """The rows, in the middle of the room from `top` to `bottom`; the lowest is laid first, for numbers at the feet of
    ships stand above those of the row below.
    """
    start = top + (bottom - top - fleet.high * len(fleet.rows)) / 2
    for index, (colour, cells) in reversed([*enumerate(fleet.rows)]):
        _row(canvas, colour, cells, at, _height(start, fleet.high, index), fleet)


def _row(canvas: Canvas, colour: str, cells: list[Cell], at: Spot, y: float, fleet: Fleet) -> None:
    down = at.y + y * at.radius
    room = FLAG if colour != NOBODY else 0
    step, size, beyond = _within(cells, y, fleet, room)
    left = -(room + step * len(cells) + beyond) / 2
    if room:
        canvas.put(badge(colour, round(0.17 * at.radius)), at.x + (left + room / 2) * at.radius, down)
    for index, cell in enumerate(cells):
        x = at.x + (left + room + step * (index + 0.46)) * at.radius
        piece(canvas, cell, colour, (x, down), size * at.radius)


def _within(cells: Sequence[Cell], y: float, fleet: Fleet, room: float) -> tuple[float, float, float]:
    """How wide the cells of a row are, how large their ships, and how far the last number stands out on the right: as
    large as possible with all of it inside the hex.
    """
    widest = _step(len(cells), y, fleet.high)
    for share in SHARES:
        step = widest * share
        size = min(fleet.high * 1.2, step * 1.1, WIDEST)
        beyond = max(0.0, NUMBER_AT * size + _digits(cells[-1]) * size - 0.54 * step)
        low = abs(y) + LOW * size
        if low <= HALF - RIM and (room + step * len(cells) + beyond) / 2 <= half_width(low) - RIM:
            break
    return step, size, beyond


def _digits(cell: Cell) -> float:
    """Half of how wide the number of a type is, of the size of its ship."""
    return 0.19 * len(str(cell.number)) + 0.08 if cell.number > 1 else 0.0


def piece(canvas: Canvas, cell: Cell, colour: str, at: tuple[float, float], size: float) -> None:
    """One type of unit with its count and its damage."""
    (x, y), (kind, number, hurt), seat = at, cell, seat_colour(colour)
    canvas.put(unit(kind, seat.rgb, round(size), seat.edge), x, y)
    if hurt:
        canvas.put(damage(round(size * 0.56)), x + size * 0.32, y - size * 0.3)
        if hurt > 1:
            canvas.write(str(hurt), x + size * 0.32, y - size * 0.3, Letters(size * 0.44, edge=max(1, size / 20)))
    if number > 1:
        canvas.write(str(number), x + size * NUMBER_AT, y + size * 0.27, Letters(size * 0.68, edge=max(2, size / 14)))


@kept
def plate(radius: int, top: float) -> Sprite:
    """A dark ground for many ships, over what is written on the hex."""
    wide, high = 2 * radius, round(2 * HALF * radius)
    pen, shape = Pen(wide, high), Pen(wide, high)
    pen.box((0, high / 2 + (top - 0.02) * radius, wide, high), 0, clear(INK, 190))
    shape.polygon(corners(radius, high / 2, radius * 0.93), INK)
    pen.cut(shape)
    return pen.done()
