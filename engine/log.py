"""Answers as the log keeps them, and which of them a seat may take back by itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from engine.ask import Answer, Seat
from engine.chance import Thrown
from engine.events import Event

ENDLESS = 30_000
"""After so many answers a game that programs or chance play counts as one without an end."""


class LoggedAnswer(NamedTuple):
    """An answer that was taken, as the log keeps it.

    Attributes:
        epoch: the one its dice fell in; None for the table's own.
        within: the number of the question in which seats followed rules together; 0 outside.
    """

    seat: Seat
    verb: str | None
    value: Answer
    sealed: bool = False
    epoch: int | None = None
    within: int = 0


class Outcome(NamedTuple):
    """What an answer did.

    Attributes:
        given: the answer in normal form, as the log keeps it.
        events: the account, in order.
        safe: the dumped state when the answer led over a safe point and the table keeps them, else None.
        passed_safe_point: whether it led over a safe point.
        thrown: the dice that fell.
        learned: the seats to which something hidden became known; None for everybody.
        knew: the seats that knew all of it before.
        ended: so many of the events came before the last safe point at which a turn was over; None if it led over none.
    """

    given: LoggedAnswer
    events: Sequence[Event] = ()
    safe: bytes | None = None
    passed_safe_point: bool = False
    thrown: Sequence[Thrown] = ()
    learned: Collection[Seat] | None = ()
    knew: Collection[Seat] = ()
    ended: int | None = None


def free_undo(log: Iterable[LoggedAnswer], seat: Seat) -> int:
    """How many of the last answers this seat may take back without asking anyone: its own, back to the last seal."""
    count = 0
    for given in reversed(list(log)):
        if given.seat != seat or given.sealed:
            break
        count += 1
    return count


def undoable(log: Sequence[LoggedAnswer], seat: Seat, within: int = 0) -> list[int]:
    """Where in the log the answers stand that this seat may take back without asking anyone, oldest first.

    Args:
        within: `Table.within`. There it is what the seat has answered since the question was opened, back to its own
            last seal; it tells nothing of others.
    """
    if not within:
        return list(range(len(log) - free_undo(log, seat), len(log)))
    found: list[int] = []
    for at in range(len(log) - 1, -1, -1):
        given = log[at]
        if given.within != within or (given.seat == seat and given.sealed):
            break
        if given.seat == seat:
            found.insert(0, at)
    return found
