"""A question to seats.

An `Ask` is awaited by a rule and travels up to the table, which sends back one `Reply` at a time. What an answer can
look like says `engine.shapes`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.errors import NotAsked
from engine.questions.plain_answers import NO, NOTHING, YES, Nothing, either, yes_no
from engine.shapes import (
    Amount,
    Answer,
    Arrange,
    Form,
    FreeText,
    Option,
    PickOne,
    PickSome,
    Refusal,
    Seat,
    Shape,
    Slot,
    Spread,
    Why,
    never,
)
from engine.text import Text

__all__ = [
    "NO",
    "NOTHING",
    "YES",
    "Amount",
    "Answer",
    "Arrange",
    "Ask",
    "Cuts",
    "Form",
    "FreeText",
    "Nothing",
    "Option",
    "PickOne",
    "PickSome",
    "Refusal",
    "Reply",
    "Seat",
    "Shape",
    "Slot",
    "Spread",
    "Together",
    "Why",
    "either",
    "never",
    "yes_no",
]


class Reply(NamedTuple):
    """One answer of one seat: to the question itself, or (`verb`) something it may do meanwhile."""

    seat: Seat
    verb: str | None
    value: Answer


Cuts = Callable[[Seat], Mapping[str, Shape]]


@dataclass(slots=True)
class Ask:
    """A question that waits for every seat in `must`.

    It is what everybody may know of the question; what a seat reads is `of(seat)`, and who is asked, `shown`.

    Attributes:
        kind: the verb of the question, such as `activate`; commands and standing orders name it.
        about: the public sentence: what is being decided.
        must: the shape each seat has to answer with; a seat leaves when it has answered.
        number: grows with every new question of the game, and stays while one question is open.
        where: places of the board that it is about, for pictures.
        private: what only that seat is told.
        cuts: what a seat may do meanwhile, by verb (deals, standing orders); None where nothing may cut in.
        pending: what it is asked within, from the outermost on: everyone may know it.
    """

    kind: str
    about: Text
    must: Mapping[Seat, Shape]
    number: int
    where: tuple[str, ...] = ()
    private: Mapping[Seat, Text] = field(default_factory=dict)
    cuts: Cuts | None = None
    pending: tuple[Text, ...] = ()

    def __await__(self) -> Generator[Ask, Reply, Reply]:
        return (yield self)

    def shape(self, seat: Seat, verb: str | None = None) -> Shape:
        """What this seat can answer.

        Raises:
            NotAsked: nothing, or not by that verb.
        """
        shape = self.must.get(seat) if verb is None else self.may(seat).get(verb)
        if shape is None:
            raise NotAsked
        return shape

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        """What this seat may do before the question is answered, by verb."""
        return {} if self.cuts is None else self.cuts(seat)

    @property
    def shown(self) -> tuple[Seat, ...]:
        """Who is asked, as far as everybody knows."""
        return tuple(self.must)

    def of(self, seat: Seat) -> Ask:
        """The question as this seat reads it."""
        return self


@dataclass(slots=True)
class Together(Ask):
    """What everybody sees while seats follow rules of their own (`Run.together`): one question, which stays the same
    until all have ended.

    Attributes:
        must: the seats that really have something to answer now. Nobody else may know who that is.
        own: the question that each of these seats reads.
        shown: all seats that take part, whether or not they are done.
    """

    own: Mapping[Seat, Ask] = field(default_factory=dict)
    shown: tuple[Seat, ...] = ()

    def of(self, seat: Seat) -> Ask:
        """Its own question; the public one where nothing is left for it to decide."""
        return self.own.get(seat, self)
