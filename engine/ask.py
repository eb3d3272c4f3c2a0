"""A question to seats, and the few shapes an answer can have.

Every shape can `check` a raw answer (from a button, a command, a file), give a `random` legal one (stand-ins and
fuzzing) and hold what a widget needs to show. Rules build shapes from what is legal now; nothing else is accepted.

An `Ask` is awaited by a rule and travels up to the table, which sends back one `Reply` at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, Union

from engine.chance import shuffled
from engine.errors import IllegalAnswer, NotAsked
from engine.text import T, Text

Seat = int
Answer = Union[str, int, list[str], dict[str, "Answer"]]


class Option(NamedTuple):
    """One choice: its id in answers, what it says, what it is worth where worth matters (payments), what there is to
    know about it beyond its name (what a card does), and what else is lost with it (the influence of a planet that pays
    resources).
    """

    id: str
    text: Text
    worth: int = 0
    more: Text | None = None
    loss: int = 0


class Refusal(NamedTuple):
    """Why a choice is not legal now."""

    rule: str | None
    text: Text


Why = Callable[[str], Refusal | None]


def never(_: str) -> Refusal | None:
    """No explanation."""
    return None


class Shape:
    """What an answer must look like."""

    __slots__ = ()

    def check(self, value: object) -> Answer:
        """The answer in normal form.

        Raises:
            IllegalAnswer: with the rule that forbids it.
        """
        raise NotImplementedError

    def random(self, chance: Random) -> Answer:
        """Some legal answer."""
        raise NotImplementedError


@dataclass(slots=True)
class PickOne(Shape):
    """One of the options. The answer is its id.

    Attributes:
        why: explains the refusal of an id that is not among them.
        lean: how readily chance takes an option (1 when None), so that random play goes where the game is.
    """

    options: list[Option]
    why: Why = never
    lean: Callable[[str], int] | None = None

    def check(self, value: object) -> str:
        for option in self.options:
            if option.id == value:
                return option.id
        raise _refused(self.why, value)

    def random(self, chance: Random) -> str:
        if self.lean is None:
            return self.options[int(chance.random() * len(self.options))].id
        weights = [self.lean(option.id) for option in self.options]
        left = int(chance.random() * sum(weights))
        for option, weight in zip(self.options, weights, strict=True):
            left -= weight
            if left < 0:
                return option.id
        return self.options[-1].id


@dataclass(slots=True)
class PickSome(Shape):
    """From `low` to `high` different options, worth at least `need` together. The answer is the list of their ids.

    `nothing` says what it means to choose none of them, where that is more than nothing.
    """

    options: list[Option]
    low: int
    high: int
    need: int = 0
    rule: str | None = None
    why: Why = never
    nothing: Text | None = None

    def check(self, value: object) -> list[str]:
        if not isinstance(value, (list, tuple)):
            raise IllegalAnswer(T("not-a-list"))
        worth = {option.id: option.worth for option in self.options}
        for choice in value:
            if not isinstance(choice, str) or choice not in worth:
                raise _refused(self.why, choice)
        if len(set(value)) != len(value) or not self.low <= len(value) <= self.high:
            raise IllegalAnswer(T("pick-between", low=self.low, high=self.high), self.rule)
        if sum(worth[choice] for choice in value) < self.need:
            raise IllegalAnswer(T("not-enough", need=self.need), self.rule)
        return [option.id for option in self.options if option.id in value]

    def random(self, chance: Random) -> list[str]:
        options = shuffled(self.options, chance)
        wanted = self.low + int(chance.random() * (self.high - self.low + 1))
        picked: list[Option] = []
        worth = 0
        for option in options:
            if len(picked) >= wanted and worth >= self.need:
                break
            if len(picked) < self.high:
                picked.append(option)
                worth += option.worth
        if worth < self.need:
            picked = sorted(options, key=lambda option: -option.worth)[: self.high]
        chosen = {option.id for option in picked}
        return [option.id for option in self.options if option.id in chosen]


@dataclass(slots=True)
class Amount(Shape):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    rule: str | None = None

    def check(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise IllegalAnswer(T("amount-between", low=self.low, high=self.high), self.rule)
        return value

    def random(self, chance: Random) -> int:
        return self.low + int(chance.random() * (self.high - self.low + 1))


class Slot(NamedTuple):
    """A place that takes at most `most` of the total."""

    id: str
    text: Text
    most: int


@dataclass(slots=True)
class Spread(Shape):
    """A total between `low` and `high`, spread over slots. The answer maps slot ids to amounts above zero.

    Attributes:
        start: how it lies now, from which a person changes it.
    """

    slots: list[Slot]
    low: int
    high: int
    rule: str | None = None
    why: Why = never
    start: Mapping[str, int] = field(default_factory=dict)

    def check(self, value: object) -> dict[str, Answer]:
        if not isinstance(value, Mapping):
            raise IllegalAnswer(T("not-a-spread"))
        most = {slot.id: slot.most for slot in self.slots}
        for slot, amount in value.items():
            if slot not in most:
                raise _refused(self.why, slot)
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= most[slot]:
                raise IllegalAnswer(T("amount-between", low=0, high=most[slot]), self.rule)
        if not self.low <= sum(value.values()) <= self.high:
            raise IllegalAnswer(self._wrong_total(), self.rule)
        return {slot.id: value[slot.id] for slot in self.slots if value.get(slot.id)}

    def random(self, chance: Random) -> dict[str, Answer]:
        total = self.low + int(chance.random() * (min(self.high, self.room()) - self.low + 1))
        left = [slot.most for slot in self.slots]
        for _ in range(total):
            at = int(chance.random() * len(left))
            while not left[at]:
                at = (at + 1) % len(left)
            left[at] -= 1
        given = {slot.id: slot.most - rest for slot, rest in zip(self.slots, left, strict=True)}
        return {slot: amount for slot, amount in given.items() if amount}

    def _wrong_total(self) -> Text:
        if self.low == self.high:
            return T("total-exactly", n=self.high)
        return T("total-between", low=self.low, high=self.high)

    def room(self) -> int:
        """How much all slots together could take."""
        return sum(slot.most for slot in self.slots)


@dataclass(slots=True)
class Order(Shape):
    """All options, put in order. The answer is the list of their ids."""

    options: list[Option]
    rule: str | None = None

    def check(self, value: object) -> list[str]:
        if not isinstance(value, (list, tuple)) or sorted(map(str, value)) != sorted(o.id for o in self.options):
            raise IllegalAnswer(T("order-all"), self.rule)
        return [str(choice) for choice in value]

    def random(self, chance: Random) -> list[str]:
        return [option.id for option in shuffled(self.options, chance)]


@dataclass(slots=True)
class Words(Shape):
    """Free text of at most `most` characters, such as a promise in a deal; it may be empty."""

    most: int

    def check(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.most:
            raise IllegalAnswer(T("words-at-most", n=self.most))
        return " ".join(value.split())

    def random(self, chance: Random) -> str:
        return ""


@dataclass(slots=True)
class Form(Shape):
    """Several fields answered at once, such as the terms of a deal. `fits` judges the fields together; free text may be
    left out.
    """

    fields: dict[str, Shape]
    fits: Callable[[dict[str, Answer]], Refusal | None] = field(default=lambda _: None)

    def check(self, value: object) -> dict[str, Answer]:
        silent = [name for name, shape in self.fields.items() if isinstance(shape, Words)]
        if not isinstance(value, Mapping) or set(value) | set(silent) != set(self.fields):
            raise IllegalAnswer(T("fill-all-fields"))
        answer = {name: shape.check(value.get(name, "")) for name, shape in self.fields.items()}
        refusal = self.fits(answer)
        if refusal is not None:
            raise IllegalAnswer(refusal.text, refusal.rule)
        return answer

    def random(self, chance: Random) -> dict[str, Answer]:
        """A random filling; unlike the other shapes it may not fit, so callers check it."""
        return {name: shape.random(chance) for name, shape in self.fields.items()}


class Reply(NamedTuple):
    """One answer of one seat: to the question itself, or (`verb`) something it may do meanwhile."""

    seat: Seat
    verb: str | None
    value: Answer


Cuts = Callable[[Seat], Mapping[str, Shape]]


@dataclass(slots=True)
class Ask:
    """A question that waits for every seat in `must`.

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


YES, NO = "yes", "no"


def yes_no(yes: Text | None = None, no: Text | None = None) -> PickOne:
    """A plain choice between doing it and leaving it."""
    return PickOne([Option(YES, yes or T("yes")), Option(NO, no or T("no"))])


def _refused(why: Why, choice: object) -> IllegalAnswer:
    refusal = why(choice) if isinstance(choice, str) else None
    if refusal is None:
        return IllegalAnswer(T("not-an-option", choice=str(choice)[:60]))
    return IllegalAnswer(refusal.text, refusal.rule)
