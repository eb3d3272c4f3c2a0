"""How games ended, as plain values, kept so that nobody has to play them once more for figures over many games.

A result names nobody: who sat where stands in the table of seats, and whoever is forgotten there is forgotten here.
"""

from __future__ import annotations

from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from engine.ask import Seat
from engine.ending import Fate


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class SeatResult(_Kept):
    """One seat of a game that is over.

    Attributes:
        place: 1 for each winner, the others as the rules of the game order them.
        side: its faction or species as a text in JSON; empty where the game has none.
        answers: given in its name, automatic passes apart.
        wait: seconds that the table typically waited for an answer of its person; None where none was counted.
        counted: answers of its person whose time is known; `prompt`: so many of them within the time of the table, or
            within a day where it has none.
        dice: that could succeed; `hits` of them did, where `expected` were to be expected.
    """

    place: int
    score: int
    won: bool
    side: str = ""
    answers: int = 0
    wait: float | None = None
    counted: int = 0
    prompt: int = 0
    dice: int = 0
    hits: int = 0
    expected: float = 0.0


class GameResult(_Kept):
    """A game that is over. `table`: how it ended for all, where seats play together against the game."""

    seats: tuple[SeatResult, ...]
    rounds: int
    table: Fate | None = None


class Sitter(NamedTuple):
    """Who sat there at the end: a person, or a program of this kind. Neither: a substitute, or somebody forgotten."""

    user: int | None
    player: str


class PlayedGame(NamedTuple):
    """A game that is over, with those who sat there at the end.

    Attributes:
        version: of the game; another one may seat others.
        title: the name of the game, such as `ti4`.
        ended: when its last answer was given, as `bot.clock.stamp` says it.
        left: who gave a seat up there or lost it (`TableSettings.left`).
    """

    game: int
    version: int
    title: str
    ended: str
    sitters: tuple[Sitter, ...]
    result: GameResult
    left: tuple[int, ...] = ()

    def seat_of(self, user: int) -> Seat | None:
        """Where a person sat."""
        return next((seat for seat, one in enumerate(self.sitters) if one.user == user), None)
