"""Who reads about a game, and what of it: the public and each seat their own while it goes on, everything when it is
over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.live.model import Live
from bot.live.rebuild import within_of
from bot.live.seen import seen_by_all
from bot.store import AnswerRow
from engine.ask import Seat
from engine.events import Event
from engine.game import AnyRules
from engine.table import Table
from engine.text import T, Text, seat_name


class ReadLine(NamedTuple):
    """A line as its reader reads it, with its weight, and the places it is about."""

    text: Text
    weight: int
    where: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who reads: a seat, or (None) anybody; `everything`: of a game that hides nothing any more."""

    seat: Seat | None = None
    everything: bool = False

    def board(self, rules: AnyRules, state: object) -> Any:
        """The view of which a picture is shown to this reader: of now, or of the past as it was seen then."""
        return rules.revealed(state) if self.everything else rules.view(state, self.seat if rules.own_boards else None)

    def now(self, live: Live, table: Table) -> Any:
        """The same of now, from what everybody sees where that is what this reader is shown."""
        public = not self.everything and (self.seat is None or not live.rules.own_boards)
        return seen_by_all(table) if public else self.board(live.rules, table.state)

    def lines_of(self, event: Event) -> Iterator[ReadLine]:
        """What this reader reads of an event."""
        if self.everything:
            yield from _whole(event)
            return
        for line in event.lines(self.seat):
            text, weight = (T("bot-only-you", text=line.text), 1) if line.secret else (line.text, event.weight)
            yield ReadLine(text, weight, line.where)

    def may_know_of(self, rows: Sequence[AnswerRow], table: Table) -> list[AnswerRow]:
        """Those of these answers of which this reader may know that they were given.

        Args:
            table: as it stands after the last of them. What others answer beside each other there, nobody else may.
        """
        open = table.within
        return [row for row in rows if not open or within_of(row) != open or row.seat == self.seat]


def _whole(event: Event) -> Iterator[ReadLine]:
    """The public line, and the secret ones, each once with those who read it."""
    if event.text is not None:
        yield ReadLine(event.text, event.weight, event.where)
    for first, text in event.secret.items():
        seats = [seat for seat, read in event.secret.items() if read == text]
        if seats[0] != first:
            continue
        told = T("bot-only-them", seats=tuple(map(seat_name, seats)), text=text)
        yield ReadLine(told, 1, event.places.get(first, event.where))


ANYBODY = Reader()


def reader_of(live: Live, user: int | None) -> Reader:
    """What this person may read of a game."""
    return Reader(None if user is None else live.seat_of(user), everything=live.game.is_revealed)


def aloud(live: Live) -> Reader:
    """What may be shown in the channel."""
    return Reader(everything=live.game.is_revealed)
