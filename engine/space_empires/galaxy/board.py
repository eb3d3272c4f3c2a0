"""The printed board: 150 pointy-top hexes in twelve rows; odd rows (A, C, ...) have 13, even ones 12, half a hex right.

A hex is its row letter from the top and its column from the left, `A1` to `L12`. These are ids, as saved games hold
them: the letters of the printed board run the other way, so that `L9` is called A9.
"""

from __future__ import annotations

from functools import cache

ROWS = "ABCDEFGHIJKL"
ODD, EVEN = 13, 12
_ODD_ROW = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0))
_EVEN_ROW = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))


def name(row: int, column: int) -> str:
    """The hex in this row (0 is A) and column (from 1 on). SE-GEN-13"""
    return f"{ROWS[row]}{column}"


def columns(row: int) -> int:
    """How many hexes a row has."""
    return EVEN if row % 2 else ODD


def place(hex: str) -> tuple[int, int]:
    """Row (0 is A) and column (from 1 on) of a hex."""
    return ROWS.index(hex[0]), int(hex[1:])


HEXES = tuple(name(row, column) for row in range(len(ROWS)) for column in range(1, columns(row) + 1))
"""Every hex of the board, row by row."""


def _around(hex: str) -> tuple[str, ...]:
    row, column = place(hex)
    ways = _EVEN_ROW if row % 2 else _ODD_ROW
    found = [(row + down, column + right) for down, right in ways]
    return tuple(name(r, c) for r, c in found if 0 <= r < len(ROWS) and 1 <= c <= columns(r))


NEIGHBOURS = {hex: _around(hex) for hex in HEXES}
"""The hexes around each hex, in the order of the data: left, right, above, below. SE-MOVE-01"""


def _skewed(hex: str) -> tuple[int, int]:
    row, column = place(hex)
    return row, column - row // 2


_SKEWED = {hex: _skewed(hex) for hex in HEXES}
"""Row and slanted column of each hex, by which steps are counted."""


def distance(one: str, other: str) -> int:
    """Steps from one hex to the other, over all hexes of the board."""
    return distances(one)[other]


@cache
def distances(hex: str) -> dict[str, int]:
    """Steps from one hex to every hex of the board."""
    row, column = _SKEWED[hex]
    apart = {other: (r - row, c - column) for other, (r, c) in _SKEWED.items()}
    return {other: (abs(dr) + abs(dc) + abs(dr + dc)) // 2 for other, (dr, dc) in apart.items()}
