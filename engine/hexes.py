"""Hexes in axial coordinates (q, r), flat-top: north is (0, -1), and directions run clockwise from there.

Source of the conventions: https://www.redblobgames.com/grids/hexagons/
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.digits import whole


class Hex(NamedTuple):
    """A place on a board of hexes."""

    q: int
    r: int

    def __add__(self, other: object) -> Hex:
        assert isinstance(other, tuple)
        return Hex(self.q + other[0], self.r + other[1])

    def turned(self, sixths: int) -> Hex:
        """Turned clockwise about the centre by sixths of a circle."""
        q, r = self.q, self.r
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)


CENTRE = Hex(0, 0)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLUMNS, ROWS = LETTERS[:25], 19
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around, clockwise from north."""
    return tuple(at + way for way in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to the other."""
    dq, dr = a.q - b.q, a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@cache
def called(at: tuple[int, int]) -> str:
    """A place in words: the letter of its column from the west, and its row from the north; the centre is M10. What
    lies too far out for that is called by its coordinates."""
    column = at[0] + len(COLUMNS) // 2
    row = at[1] + (at[0] - at[0] % 2) // 2 + ROWS // 2 + 1
    return f"{COLUMNS[column]}{row}" if 0 <= column < len(COLUMNS) and 0 < row <= ROWS else f"({at[0]}; {at[1]})"


def flipped(id: str, rows: int) -> str:
    """A place that is called by the letter of its row and a number, with so many rows counted from the other side.
    Anything else as it is. Done twice it gives the place back.
    """
    row = LETTERS[:rows].find(id[:1]) if id else -1
    return id if row < 0 or whole(id[1:]) is None else f"{LETTERS[rows - 1 - row]}{id[1:]}"


def ring(radius: int) -> list[Hex]:
    """The hexes at that distance from the centre, clockwise from north."""
    if radius == 0:
        return [CENTRE]
    at, found = Hex(0, -radius), []
    for side in range(6):
        for _ in range(radius):
            found.append(at)
            at += DIRECTIONS[(side + 2) % 6]
    return found


def spiral(radius: int) -> list[Hex]:
    """The centre and every ring up to `radius`, in order: the numbering of map strings."""
    return [at for distance_ in range(radius + 1) for at in ring(distance_)]
