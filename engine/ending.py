"""How a game ended, and what the points came of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.ask import Seat
from engine.text import Text

Fate = Literal["won", "lost", "drawn"]
WON: Fate = "won"
LOST: Fate = "lost"
DRAWN: Fate = "drawn"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners (several only where the rules share a win) and every seat's score.

    Attributes:
        table: how it ended for the table as a whole, where seats play together against the game (`WON`, `LOST`,
            `DRAWN`).
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    table: Fate | None = None


@dataclass(frozen=True, slots=True)
class Points:
    """Some of a seat's points: what they came of, and how many."""

    of: Text
    n: int


@dataclass(frozen=True, slots=True)
class Tally:
    """How the points of a game that is over came about.

    Attributes:
        seats: of each seat, in seat order, its points by what they came of; together they are its score.
        order: the seats from the first place to the last.
        decided: what decided between seats with as many points; None where their points did.
    """

    seats: tuple[tuple[Points, ...], ...]
    order: tuple[Seat, ...]
    decided: Text | None = None
