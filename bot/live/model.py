"""The values that go in and out of live games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot import clock
from bot.store import AnswerRow, AuditLine, GameRow, OrderRow, SeatRow
from bot.store.marks import stands_for
from engine.ask import Answer, Seat, Shape
from engine.events import Event
from engine.game import AnyRules
from engine.table import Table
from engine.text import T, Text

SECTIONS_OF_ALL_GAMES = frozenset({"hand", "objectives"})
"""Sections that are called alike in every game; a game names the others itself."""


@dataclass(slots=True)
class Live:
    """A game in memory. To be read by anybody on the event loop, changed only by `Tables` under the game's lock.

    Attributes:
        table: None before the start.
        orders: the standing orders of each seat: by kind of question, the mode (see `bot.tables.standing_orders`).
        laid: what each seat has laid down by orders of its game, by their names.
        opened: when the open question was asked.
        recent: the last answers, as far as this process keeps them in mind (`bot.live.recent`).
    """

    game: GameRow
    seats: tuple[SeatRow, ...]
    rules: AnyRules
    table: Table | None
    orders: dict[Seat, dict[str, str]] = field(default_factory=dict)
    laid: dict[Seat, dict[str, Answer]] = field(default_factory=dict)
    opened: datetime = field(default_factory=clock.now)
    recent: tuple[AnswerRow, ...] = ()

    def seat_of(self, user: int) -> Seat | None:
        """Where this person sits, None for a stranger."""
        return next((row.seat for row in self.seats if row.user == user), None)

    def user_of(self, seat: Seat) -> int | None:
        """Who sits there, None for a stand-in."""
        return next((row.user for row in self.seats if row.seat == seat), None)

    def owners(self) -> set[int]:
        """Everybody to whom a seat belongs: who sits there, or can come back to it from behind a stand-in."""
        return owners_of(self.seats)

    def concerned(self, since: int) -> set[int]:
        """Everybody to whom a seat belongs, or belonged when the answer `since` or a later one was given."""
        return self.owners() | {user for user, last in self.game.settings.owned.items() if last >= since}

    @property
    def alone(self) -> bool:
        """Whether one person plays here among computer players: nobody else is there to tell something from times."""
        return len(self.owners()) == 1 and not self.game.settings.vacant

    @property
    def advises(self) -> bool:
        """Whether players may ask for advice: where the table says so, and where one person plays alone."""
        return self.game.settings.advice or self.alone

    def has_played(self, user: int) -> bool:
        """Whether this person plays here, is away, or has given a seat up or lost it since the start."""
        known = stands_for(self.game.seed, user)
        return user in self.owners() or not known.isdisjoint(self.game.settings.left)

    def is_vacant(self, seat: Seat) -> bool:
        """Whether nobody plays there, not even a stand-in, and the game waits for somebody to come."""
        return self.user_of(seat) is None and seat in self.game.settings.vacant

    def stand_ins(self) -> list[Seat]:
        """The seats with a stand-in that have to answer now; none plays on a vacant seat, nor where no person sits.

        Those that one covers are among them, which nobody may be told.
        """
        if all(row.stand_in for row in self.seats):
            return []
        alone = {row.seat for row in self.seats if row.stand_in} - set(self.game.settings.vacant)
        return [seat for seat in self.owing() if seat in alone or self.has_silent_stand_in(seat)]

    def has_silent_stand_in(self, seat: Seat) -> bool:
        """Whether a stand-in answers there in secret (see `bot.live.silent_stand_ins`)."""
        return self.table is not None and self.game.settings.covered.get(seat) == self.table.question

    def heading(self, section: str, *, own: bool = True) -> Text:
        """The name of a section of what a seat holds. `own`: its seat reads it."""
        game = "bot" if section in SECTIONS_OF_ALL_GAMES else self.rules.name
        return Text(f"{game}-section-{section}" if own else f"{game}-held-{section}")

    def waiting(self) -> list[Seat]:
        """The seats that have to answer now, as far as everybody knows."""
        return self.table.waiting() if self.table and self.game.standing in ("running", "paused") else []

    def owing(self) -> list[Seat]:
        """Those of them that really have; nobody may be shown who they are."""
        asked = self.table.ask.must if self.table and self.table.ask else {}
        return [seat for seat in self.waiting() if seat in asked]


def owners_of(rows: Iterable[SeatRow]) -> set[int]:
    """The people to whom these seats belong."""
    return {user for row in rows if (user := row.user or row.was) is not None}


class ShorthandAnswer(NamedTuple):
    """One answer of a typed shorthand.

    Attributes:
        kind: the question it is meant for (`Ask.kind`), or None for whatever is asked.
        value: the answer, or what makes it from the shape of the question, once that is open.
        verb: for a cut-in.
        optional: skipped when its question is not asked (a choice with one option is taken without asking).
    """

    kind: str | None
    value: object
    verb: str | None = None
    optional: bool = False


class Command(NamedTuple):
    """Answers on their way to a table: all that one press or one typed command gives.

    Attributes:
        actor: the person who gives them.
        seat: in whose place; None: the actor's own.
        question: the one that the first step answers, as far as the actor saw it.
        interaction: Discord's number of the press; one that was played already is not played again.
        audit: what is kept of it where a moderator answers.
        orders: what the actor orders for the chances to react that come after it.
    """

    game: int
    actor: int
    steps: Sequence[ShorthandAnswer]
    question: str | None = None
    interaction: int | None = None
    seat: Seat | None = None
    audit: AuditLine | None = None
    orders: Sequence[OrderRow] = ()


class AnswerSummary(NamedTuple):
    """One answer that was played."""

    seat: Seat
    verb: str | None
    kind: str
    value: Answer


@dataclass(frozen=True, slots=True)
class CommandResult:
    """What a command did.

    Attributes:
        done: the answers in normal form.
        events: the account. Secrets included: show a reader only the own ones.
        question: id of the question open after it, None at the end.
        waiting: the seats that have to answer it.
        again: the interaction had been played before; nothing was played now.
        stopped: why the rest of a script was not played.
    """

    game: GameRow
    done: tuple[AnswerSummary, ...]
    events: tuple[Event, ...]
    question: str | None
    waiting: tuple[Seat, ...]
    again: bool = False
    stopped: Text | None = None

    @property
    def partly(self) -> Text | None:
        """That only some of a script was played, and why; None where all of it was."""
        return None if self.stopped is None else T("bot-script-partly", why=self.stopped)


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, or what it may do meanwhile.

    Attributes:
        id: names the question in answers.
        kind: its verb.
        about: the public sentence.
        private: what only this seat is told.
        shape: what it has to answer; None when it need not (any more).
        may: what it may do meanwhile, by verb.
        waiting: all seats that have to answer, as far as everybody knows.
        where: places it is about.
        pending: what it stands within, from the outermost step on.
    """

    seat: Seat
    id: str
    kind: str
    about: Text
    private: Text | None
    shape: Shape | None
    may: Mapping[str, Shape]
    waiting: tuple[Seat, ...]
    where: tuple[str, ...] = ()
    pending: tuple[Text, ...] = ()


class LostAnswer(NamedTuple):
    """An answer that an undo or rollback would take back: whose, and to which kind of question. Never its value.

    Attributes:
        seq: its place in the log, which nobody may be shown.
        number: what it is called (`bot.live.answer_counts.Numbers`).
        about: what was asked, where that has been looked up (`bot.live.lost_answers`).
        decided: whether it counts as a step of who takes back.
    """

    seq: int
    number: int
    seat: Seat
    kind: str
    sealed: bool
    about: Text | None = None
    decided: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """An answer as anybody may read it in the history: its number, and the public account of what it did."""

    number: int
    seat: Seat
    actor: int | None
    at: str
    events: tuple[Event, ...] = field(default_factory=tuple)
