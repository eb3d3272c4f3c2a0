"""What an arbiter may set by hand at a safe point, one thing at a time.

A correction stands in the log as an answer of `ARBITER` by the verb `CORRECT`, so a game with corrections is rebuilt,
undone, exported and verified like any other. See `engine.table`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple, TypeVar

from engine.ask import Answer, Seat, Shape
from engine.errors import AnswerError, IllegalAnswer
from engine.text import T, Text, seat_name

X = TypeVar("X")
ARBITER: Seat = -1
CORRECT = "correct"


class Correction(NamedTuple):
    """A fact that can be set.

    Attributes:
        id: names it among all corrections of a state; at most 60 characters.
        text: what it is, without its seat: 'trade goods', 'cruisers on Castor (101)'.
        topic: what it is listed under.
        now, low, high: its value now, and the least and the greatest it can be set to.
        put: sets it in the state that it was made from.
        seat: whose it is; None for what belongs to nobody.
        names: what the values from `low` on are called, where they are no numbers.
        where: places of the board that it is about.
        known: the seats that may know it; None where it is public.
    """

    id: str
    text: Text
    topic: Text
    now: int
    low: int
    high: int
    put: Callable[[int], None]
    seat: Seat | None = None
    names: tuple[Text, ...] = ()
    where: tuple[str, ...] = ()
    known: tuple[Seat, ...] | None = None

    def may_read(self, reader: Seat | None) -> bool:
        """Whether a seat (None: the public) may know that there is such a fact, and its value."""
        return self.known is None or reader in self.known

    def named(self, value: int) -> int | Text:
        """A value as it is said."""
        return self.names[value - self.low] if self.names and self.low <= value <= self.high else value

    def put_if_it_stands(self, value: int, check: Callable[[], None]) -> None:
        """Sets it in the state, which `check` judges.

        Raises:
            IllegalAnswer: the game cannot stand so; the state must not be used any more.
        """
        try:
            self.put(value)
            check()
        except AssertionError as error:
            raise IllegalAnswer(T("correct-breaks", why=str(error)[:200])) from error

    def account_line(self, value: int) -> Text:
        """The line that it leaves in the account."""
        old, new = self.named(self.now), self.named(value)
        if self.seat is None:
            return T("corrected", what=self.text, old=old, new=new)
        return T("corrected-of", seat=seat_name(self.seat), what=self.text, old=old, new=new)


def stock(holder: object, name: str, high: int, correction: Correction) -> Correction:
    """A number that is a field of `holder`, from 0 to `high`."""
    return correction._replace(now=getattr(holder, name), high=high, put=partial(setattr, holder, name))


def flag(now: bool, put: Callable[[bool], None], correction: Correction) -> Correction:
    """Something that is so or not."""
    return correction._replace(now=int(now), high=1, put=lambda value: put(bool(value)), names=(T("no"), T("yes")))


def listed(things: list[X], thing: X, correction: Correction) -> Correction:
    """Whether a thing is in a list."""
    return flag(thing in things, lambda wanted: things.append(thing) if wanted else things.remove(thing), correction)


def one_of(
    among: Sequence[Seat | None], now: Seat | None, put: Callable[[Seat | None], None], correction: Correction
) -> Correction:
    """One of these seats, or (None) nobody."""
    names = tuple(T("nobody") if seat is None else seat_name(seat) for seat in among)
    place = among.index(now) if now in among else 0
    return correction._replace(now=place, high=len(among) - 1, put=lambda value: put(among[value]), names=names)


def fact(id: str, text: Text, topic: Text, seat: Seat | None = None, *where: str) -> Correction:
    """What is the same in every correction; what can be set is filled in."""
    return Correction(id, text, topic, 0, 0, 0, _nothing, seat, (), where)


def _nothing(value: int) -> None:
    """Sets nothing."""


class NotAtRest(AnswerError):
    """A correction while a rule is half done.

    Attributes:
        since: how many answers were given since the last safe point.
    """

    def __init__(self, since: int, waiting: Sequence[Seat]) -> None:
        super().__init__(T("correct-not-now", count=since, seats=tuple(map(seat_name, waiting))))
        self.since = since


class NotWhileTogether(AnswerError):
    """A correction while seats follow rules together: whether it is possible would tell that somebody has answered."""

    def __init__(self, waiting: Sequence[Seat]) -> None:
        super().__init__(T("correct-not-together", seats=tuple(map(seat_name, waiting))))


Judge = Callable[[str, int], None]


@dataclass(slots=True)
class Correcting(Shape):
    """One of the corrections with its new value: `{"id": ..., "value": ...}`.

    Attributes:
        judge: raises IllegalAnswer for what the game cannot be in.
    """

    found: Sequence[Correction]
    judge: Judge

    def check(self, value: object) -> dict[str, Answer]:
        if not isinstance(value, Mapping) or set(value) != {"id", "value"}:
            raise IllegalAnswer(T("fill-all-fields"))
        one, new = correction(self.found, value["id"]), value["value"]
        if isinstance(new, bool) or not isinstance(new, int) or not one.low <= new <= one.high:
            raise IllegalAnswer(T("amount-between", low=one.low, high=one.high))
        if new == one.now:
            raise IllegalAnswer(T("correct-same"))
        self.judge(one.id, new)
        return {"id": one.id, "value": new}

    def random(self, chance: Random) -> Answer:
        """A random correction; like that of a form it may not fit."""
        one = self.found[int(chance.random() * len(self.found))]
        return {"id": one.id, "value": one.low + int(chance.random() * (one.high - one.low + 1))}


def correction(found: Sequence[Correction], id: object) -> Correction:
    """The correction of that id.

    Raises:
        IllegalAnswer: there is none.
    """
    for one in found:
        if one.id == id:
            return one
    raise IllegalAnswer(T("correct-nothing"))
