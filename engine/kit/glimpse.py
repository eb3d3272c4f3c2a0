"""The least of a view: where everybody sees a game stand, which is all that its headline is told from."""

from __future__ import annotations

from typing import NamedTuple

from engine.ask import Seat


class Glimpse(NamedTuple):
    """What views of a game call the same.

    Attributes:
        turn: whose turn it is, or the number of the turn, as the views of this game have it.
        active: whose turn it is where turns are numbered.
    """

    round: int
    phase: str
    step: str
    turn: int | None
    active: Seat | None = None
