"""The few shapes that an answer can have.

Every shape can `check` a raw answer (from a button, a command, a file), give a `random` legal one (stand-ins and
fuzzing) or `some` of them (search), and hold what a widget needs to show. Rules build shapes from what is legal now;
nothing else is accepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations, product
from random import Random
from typing import ClassVar, NamedTuple, Union

from engine.chance import drawn, shuffled
from engine.errors import IllegalAnswer
from engine.text import T, Text

Seat = int
Answer = Union[str, int, list[str], dict[str, "Answer"]]


class Option(NamedTuple):
    """One choice: its id in answers, what it says, what it is worth where worth matters (payments), what there is to
    know about it beyond its name (what a card does), what else is lost with it (the influence of a planet that pays
    resources), whether it hardly ever is what somebody wants, so that lists put it behind the others, and whether it is
    one of several deeds of equal standing, so that no button among them stands out.
    """

    id: str
    text: Text
    worth: int = 0
    more: Text | None = None
    loss: int = 0
    aside: bool = False
    even: bool = False


class Refusal(NamedTuple):
    """Why a choice is not legal now."""

    rule: str | None
    text: Text


Why = Callable[[str], Refusal | None]
MOSTLY = 0.75
MAPPINGS = (dict, Mapping)
"""What mostly comes stands first: whether something is of an abstract class takes long to find out."""


def never(_: str) -> Refusal | None:
    """No explanation."""
    return None


class Shape:
    """What an answer must look like.

    Attributes:
        nothing_to_decide: whether its only answer is given by whoever runs the table.
    """

    __slots__ = ()
    nothing_to_decide: ClassVar[bool] = False

    def check(self, value: object) -> Answer:
        """The answer in normal form.

        Raises:
            IllegalAnswer: with the rule that forbids it.
        """
        raise NotImplementedError

    def random(self, chance: Random) -> Answer:
        """Some legal answer."""
        raise NotImplementedError

    def ways(self) -> Iterator[Answer]:
        """What could be all answers, lazily and in a fixed order; some of them may not be legal.

        Raises:
            NotImplementedError: they cannot be counted up.
        """
        raise NotImplementedError

    def only(self) -> Answer | None:
        """The answer, where there is but one; None also where there are too many to look through."""
        found: list[Answer] = []
        try:
            for looked, value in enumerate(self.ways()):
                found += self._if_legal(value)
                if len(found) > 1 or looked >= LOOKED:
                    return None
        except NotImplementedError:
            return None
        return found[0] if found else None

    def _if_legal(self, value: Answer) -> list[Answer]:
        try:
            return [self.check(value)]
        except IllegalAnswer:
            return []


LOOKED = 72
"""So many ways are looked through for the only answer."""


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
        lean = self.lean
        return drawn(self.options, [lean(option.id) for option in self.options], chance).id

    def ways(self) -> Iterator[Answer]:
        return (option.id for option in self.options)


@dataclass(slots=True)
class PickSome(Shape):
    """From `low` to `high` different options, worth at least `need` together. The answer is the list of their ids.

    `nothing` says what it means to choose none of them, where that is more than nothing; `lacking`, why too few of
    them are refused, where that is more than what they are worth.
    """

    options: list[Option]
    low: int
    high: int
    need: int = 0
    rule: str | None = None
    why: Why = never
    nothing: Text | None = None
    lacking: Text | None = None

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
            raise IllegalAnswer(self.lacking or T("not-enough", need=self.need), self.rule)
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

    def ways(self) -> Iterator[Answer]:
        ids = [option.id for option in self.options]
        return (list(few) for number in range(self.low, self.high + 1) for few in combinations(ids, number))


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

    def ways(self) -> Iterator[Answer]:
        return iter(range(self.low, self.high + 1))


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
        lean: whether chance mostly leaves it so.
    """

    slots: list[Slot]
    low: int
    high: int
    rule: str | None = None
    why: Why = never
    start: Mapping[str, int] = field(default_factory=dict)
    lean: bool = False
    _most: dict[str, int] = field(default_factory=dict, init=False, repr=False, compare=False)

    def check(self, value: object) -> dict[str, Answer]:
        if not isinstance(value, MAPPINGS):
            raise IllegalAnswer(T("not-a-spread"))
        most = self._most = self._most or {slot.id: slot.most for slot in self.slots}
        for slot, amount in value.items():
            if slot not in most:
                raise _refused(self.why, slot)
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= most[slot]:
                raise IllegalAnswer(T("amount-between", low=0, high=most[slot]), self.rule)
        if not self.low <= sum(value.values()) <= self.high:
            raise IllegalAnswer(self._wrong_total(), self.rule)
        return {slot: value[slot] for slot in most if value.get(slot)}

    def random(self, chance: Random) -> dict[str, Answer]:
        if self.lean and chance.random() < MOSTLY:
            return dict(self.start)
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

    def forced(self) -> dict[str, int] | None:
        """The answer, where it is plain that there is but one."""
        slots = [slot for slot in self.slots if slot.most]
        if self.low >= self.room():
            return {slot.id: slot.most for slot in slots}
        if self.high == 0:
            return {}
        return {slots[0].id: self.low} if len(slots) == 1 and self.low == self.high else None

    def ways(self) -> Iterator[Answer]:
        return _spreads(self.slots, self.low, self.high)


@dataclass(slots=True)
class Arrange(Shape):
    """All options, put in order. The answer is the list of their ids."""

    options: list[Option]
    rule: str | None = None

    def check(self, value: object) -> list[str]:
        if not isinstance(value, (list, tuple)) or sorted(map(str, value)) != sorted(o.id for o in self.options):
            raise IllegalAnswer(T("order-all"), self.rule)
        return [str(choice) for choice in value]

    def random(self, chance: Random) -> list[str]:
        return [option.id for option in shuffled(self.options, chance)]

    def ways(self) -> Iterator[Answer]:
        return (list(row) for row in permutations([option.id for option in self.options]))


@dataclass(slots=True)
class FreeText(Shape):
    """Free text of at most `most` characters, such as a promise in a deal; it may be empty."""

    most: int

    def check(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.most:
            raise IllegalAnswer(T("words-at-most", n=self.most))
        return " ".join(value.split())

    def random(self, chance: Random) -> str:
        return ""

    def ways(self) -> Iterator[Answer]:
        return iter([""])


@dataclass(slots=True)
class Form(Shape):
    """Several fields answered at once, such as the terms of a deal. `fits` judges the fields together; free text may be
    left out.

    Attributes:
        sums: what a half-filled form comes to, for whoever fills it in; it may lack fields, or have None in them.
        again: what the seat gave to such a form the last time, as far as it fits now; None for nothing.
        nothing: what it means to fill in nothing, where that is an answer.
    """

    fields: dict[str, Shape]
    fits: Callable[[dict[str, Answer]], Refusal | None] = field(default=lambda _: None)
    sums: Callable[[Mapping[str, object]], Text | None] = field(default=lambda _: None)
    again: Callable[[Form], dict[str, Answer] | None] = field(default=lambda _: None)
    nothing: Text | None = None

    def check(self, value: object) -> dict[str, Answer]:
        silent = [name for name, shape in self.fields.items() if isinstance(shape, FreeText)]
        if not isinstance(value, MAPPINGS) or set(value) | set(silent) != set(self.fields):
            raise IllegalAnswer(T("fill-all-fields"))
        answer = {name: shape.check(value.get(name, "")) for name, shape in self.fields.items()}
        refusal = self.fits(answer)
        if refusal is not None:
            raise IllegalAnswer(refusal.text, refusal.rule)
        return answer

    def random(self, chance: Random) -> dict[str, Answer]:
        """A random filling; unlike the other shapes it may not fit, so callers check it."""
        return {name: shape.random(chance) for name, shape in self.fields.items()}

    def ways(self) -> Iterator[Answer]:
        every = [list(islice(shape.ways(), LOOKED + 1)) for shape in self.fields.values()]
        if any(len(ways) > LOOKED for ways in every):
            raise NotImplementedError
        return (dict(zip(self.fields, values, strict=True)) for values in product(*every))


def _spreads(slots: Sequence[Slot], low: int, high: int) -> Iterator[dict[str, Answer]]:
    """Every way to lay `low` to `high` on these slots, the most on the first slots first."""
    if not slots:
        if low <= 0:
            yield {}
        return
    first, rest = slots[0], slots[1:]
    room = sum(slot.most for slot in rest)
    for amount in range(min(first.most, high), max(0, low - room) - 1, -1):
        for further in _spreads(rest, low - amount, high - amount):
            yield {first.id: amount, **further} if amount else further


def _refused(why: Why, choice: object) -> IllegalAnswer:
    refusal = why(choice) if isinstance(choice, str) else None
    if refusal is None:
        return IllegalAnswer(T("not-an-option", choice=str(choice)[:60]))
    return IllegalAnswer(refusal.text, refusal.rule)
