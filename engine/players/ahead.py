"""What a seat will probably be asked next, tried on private copies of its game.

A copy begins at the last safe point, with everything dealt anew that the seat cannot see and dice of its own. What has
been answered since is answered there again, as far as everybody knows it; else nobody does more than a deputy would.
A question is foreseen where every copy comes to it in the same words: then nothing of it hangs on dice or secrets.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Answer, Ask, Nothing, Option, PickOne, PickSome, Seat
from engine.chance import stream
from engine.errors import AnswerError, RuleBroke
from engine.players.characters import DEPUTY
from engine.players.player import Player, player
from engine.players.position import Position
from engine.table import Table
from engine.text import Text

COPIES = 2
MOST = 200
"""So many answers of all seats a copy plays at most."""
KINDS = 10
"""So many kinds of questions are foreseen at most."""

LISTED = 25
"""Of so many things at most several are chosen in advance."""


class Foreseen(NamedTuple):
    """A question to come.

    Attributes:
        low, high: how many of the options are chosen; None where one is picked.
    """

    kind: str
    about: Text
    options: tuple[Option, ...]
    low: int | None = None
    high: int | None = None

    @property
    def shape(self) -> PickOne | PickSome:
        """What an answer will look like."""
        if self.low is None or self.high is None:
            return PickOne([*self.options])
        return PickSome([*self.options], self.low, self.high)


class Planned(NamedTuple):
    """What a seat will answer to the next question of a kind: the first of these that is legal then."""

    kind: str
    wanted: tuple[Answer, ...]


def ahead(position: Position, seat: Seat, plan: Sequence[Planned], seed: str) -> tuple[Foreseen, ...]:
    """The questions that this seat decides after it has answered as planned, each kind once, in order.

    Args:
        seed: of the copies; another one each time, so that nothing is learned by asking again.
    """
    copies = [_Copy(position, seat, plan, f"{seed}/{n}") for n in range(COPIES)]
    for copy in copies:
        copy.play()
    first, *others = copies
    found = [_alike(question, [copy.found.get(question.kind) for copy in others]) for question in first.found.values()]
    known = {kind: options for copy in copies for kind, options in copy.known.items()}
    return tuple(_with_known(one, known.get(one.kind, {})) for one in found if one is not None)[:KINDS]


def _alike(one: _Found, others: Sequence[_Found | None]) -> Foreseen | None:
    """The question, if all copies come to it; where everybody may know its options, with those of all of them."""
    shape, options = one.shape, {option.id: option for option in one.shape.options}
    for other in others:
        if other is None or other.about != one.about or type(other.shape) is not type(shape) or other.open != one.open:
            return None
        if not one.open and _counts(other.shape) != _counts(shape):
            return None
        options |= {option.id: option for option in other.shape.options}
    if isinstance(shape, PickOne):
        return Foreseen(one.kind, one.about, tuple(options.values()))
    return Foreseen(one.kind, one.about, tuple(options.values()), shape.low, shape.high)


def _counts(shape: PickOne | PickSome) -> tuple[object, ...]:
    """What can be chosen, and how many of it."""
    return (shape.options,) if isinstance(shape, PickOne) else (shape.options, shape.low, shape.high)


def _with_known(one: Foreseen, known: Mapping[str, Option]) -> Foreseen:
    """With what others could choose there before, which some of them may leave to this seat."""
    if one.low is not None:
        return one
    return one._replace(options=tuple({**{option.id: option for option in one.options}, **known}.values()))


class _Found(NamedTuple):
    """What a copy comes to; `open`: whether everybody may know its options."""

    kind: str
    about: Text
    shape: PickOne | PickSome
    open: bool


@dataclass(slots=True)
class _Copy:
    """One game that might be this one, as far as the seat knows.

    Attributes:
        left: what is planned and not yet answered; `given`: what has been answered since the safe point, by seat.
        found: the questions that this seat decides after that, by kind.
        known: options of whomever until then, by kind, where everybody may know them.
    """

    position: Position
    seat: Seat
    plan: Sequence[Planned]
    seed: str
    found: dict[str, _Found] = field(default_factory=dict)
    known: dict[str, dict[str, Option]] = field(default_factory=dict)
    left: deque[Planned] = field(default_factory=deque)
    given: dict[Seat, deque[Answer]] = field(default_factory=dict)
    players: dict[Seat, Player] = field(default_factory=dict)

    def play(self) -> None:
        """Plays until nothing new can be expected."""
        rules = self.position.rules
        state = rules.scramble(rules.load(self.position.safe), self.seat, stream(self.seed, 0, 0, "ahead"))
        self.left.extend(self.plan)
        for past in self.position.tail:
            if past.verb is None:
                self.given.setdefault(past.seat, deque()).append(past.value)
        try:
            self._play(Table(rules, state, quiet=True))
        except (AnswerError, RuleBroke):  # a world that cannot be ends here
            return

    def _play(self, table: Table) -> None:
        for _ in range(MOST):
            if table.ask is None or len(self.found) >= KINDS:
                return
            seat = next(iter(table.ask.must))
            ask = table.ask.of(seat)
            self._note(table, seat, ask)
            table.answer(seat, self._answer(table, seat, ask))

    def _note(self, table: Table, seat: Seat, ask: Ask) -> None:
        """What is asked, as far as it is worth knowing."""
        shape = ask.must[seat]
        if not isinstance(shape, (PickOne, PickSome)) or table.lets_pass(seat) is not None:
            return
        if isinstance(shape, PickSome) and (shape.need or len(shape.options) > LISTED):
            return
        open = table.rules.is_open(ask, shape)
        if open and isinstance(shape, PickOne) and ask.kind not in self.found:
            self.known.setdefault(ask.kind, {}).update((option.id, option) for option in shape.options)
        if seat == self.seat and not self.left and not self.given.get(seat) and shape.only() is None:
            self.found.setdefault(ask.kind, _Found(ask.kind, ask.about, shape, open))

    def _answer(self, table: Table, seat: Seat, ask: Ask) -> Answer:
        """What this seat answers there."""
        shape, passed, past = ask.must[seat], table.lets_pass(seat), self.given.get(seat)
        if passed is not None:
            return passed
        if past and not isinstance(shape, Nothing) and (seat == self.seat or self._told(table, ask)):
            answer = _first_legal(ask, seat, [past.popleft()])
            if answer is not None:
                return answer
        if seat == self.seat and not past and self.left and self.left[0].kind == ask.kind:
            answer = _first_legal(ask, seat, self.left.popleft().wanted)
            if answer is not None:
                return answer
        who = self.players.setdefault(seat, player(table.rules.mind, DEPUTY, self.seed))
        return who.decide(table, seat).answer

    def _told(self, table: Table, ask: Ask) -> bool:
        """Whether everybody knows what was answered to this."""
        return not table.within and not table.rules.question(ask.kind).answer_hidden


def _first_legal(ask: Ask, seat: Seat, answers: Sequence[Answer]) -> Answer | None:
    for answer in answers:
        try:
            return ask.must[seat].check(answer)
        except AnswerError:
            continue
    return None
