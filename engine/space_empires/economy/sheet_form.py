"""The form of a production sheet, of which everything may be left out, and how chance fills it in.

SE-ECON-02, SE-BID-01
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from engine.ask import NO, Amount, Answer, Form, PickSome, Shape, Spread
from engine.errors import IllegalAnswer
from engine.ids import Id


@dataclass(frozen=True)
class Build(Id):
    """Units of a type for a hex."""

    type: str
    at: str


class Bid(Amount):
    """An amount; chance mostly bids little."""

    __slots__ = ()

    def random(self, chance: Random) -> int:
        return min(self.high, int(chance.random() * 3))


@dataclass(slots=True)
class SheetForm(Form):
    """A form of which everything may be left out. Chance buys one thing after the other while it fits.

    Attributes:
        suits: whether `fits` finds nothing, without saying why.
    """

    suits: Callable[[Mapping[str, object]], bool] = field(default=lambda _: True)

    def blank(self) -> dict[str, Answer]:
        """Nothing at all."""
        empty: dict[type[Shape], Answer] = {Amount: 0, Bid: 0, PickSome: [], Spread: {}}
        return {name: empty.get(type(shape), NO) for name, shape in self.fields.items()}

    def check(self, value: object) -> dict[str, Answer]:
        return Form.check(self, {**self.blank(), **value} if isinstance(value, Mapping) else value)

    def random(self, chance: Random) -> dict[str, Answer]:
        answer = self.blank()
        if "bid" in self.fields:
            answer = self.richer(answer, {**answer, "bid": self.fields["bid"].random(chance)}) or answer
        wishes = self._wishes()
        upto = list(accumulate([wish.weight for wish in wishes]))
        for _ in range(TRIES):
            wish = wishes[bisect_right(upto, int(chance.random() * upto[-1]))]
            if not wish.field:
                break
            answer = self.richer(answer, with_one(wish.field, wish.id, answer)) or answer
        return answer

    def richer(self, answer: dict[str, Answer], wished: dict[str, Answer]) -> dict[str, Answer] | None:
        """The answer with what a wish changes in it; None where that does not fit."""
        try:
            changed = {
                name: self.fields[name].check(value) for name, value in wished.items() if value is not answer[name]
            }
        except IllegalAnswer:
            return None
        richer = {**answer, **changed}
        return richer if self.suits(richer) else None

    def _wishes(self) -> list[_Wish]:
        """What can be added; the first is to leave it."""
        found = [_Wish(CONTENT, "", "")]
        for name, shape in self.fields.items():
            if isinstance(shape, PickSome):
                weight = 1 if name == "scuttle" else RESEARCH
                found += [_Wish(weight, name, option.id) for option in shape.options]
            if isinstance(shape, Spread):
                found += [_Wish(_wanted(slot.id), name, slot.id) for slot in shape.slots]
        return found


class _Wish(NamedTuple):
    """One more of something in a field, and how readily chance adds it."""

    weight: int
    field: str
    id: str


TRIES, CONTENT, RESEARCH = 12, 20, 12
WANTED = {"COLONY_SHIP": 8, "MINER": 4, "SY": 6, "DECOY": 3, "BASE": 4, "MS": 6}
"""How readily chance buys what is no warship."""


@cache
def _wanted(id: str) -> int:
    build = Build.maybe(id)
    return RESEARCH if build is None else WANTED.get(build.type, 30)


def with_one(name: str, id: str, answer: dict[str, Answer]) -> dict[str, Answer]:
    """The answer with one more of something in a field."""
    before = answer[name]
    if isinstance(before, list):
        return {**answer, name: before if id in before else [*before, id]}
    assert isinstance(before, dict)
    number = before.get(id, 0)
    assert isinstance(number, int)
    return {**answer, name: {**before, id: number + 1}}
