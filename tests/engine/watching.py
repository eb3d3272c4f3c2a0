"""Whole games for tests of any game: played by chance or eagerly towards something, with what came up in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

from engine.ask import Answer, PickOne, PickSome, Shape, Spread
from engine.checking.checks import filled
from engine.checking.fuzz import choose
from engine.events import Event
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.table import Table
from engine.text import Param, Text

Said = tuple[str, str]
"""A sentence's key and a key (or number) that stands in it: `("ti4-researched", "ti4-tech-gravity_drive")`."""


def said(events: Collection[Event]) -> Iterator[Said]:
    """Every sentence of an account with each thing it names, secret ones included."""
    for event in events:
        for text in (event.text, *event.secret.values()):
            yield text.key, ""
            for param in text.params.values():
                for name in _names(param):
                    yield text.key, name


def _names(param: Param) -> Iterator[str]:
    if isinstance(param, Text):
        yield param.key
        for inner in param.params.values():
            yield from _names(inner)
    elif isinstance(param, tuple):
        for part in param:
            yield from _names(part)
    else:
        yield str(param)


def listen(table: Table, luck: Random) -> tuple[Counter[Said], Counter[str]]:
    """A whole game by chance: how often each sentence named each thing, and each kind of question was put.

    A verb that a seat cut in with counts as `!verb`.
    """
    heard, asked = Counter(said(table.opening.events)), Counter[str]()
    while table.ask is not None:
        asked[table.ask.kind] += 1
        given = choose(table, luck)
        if given.verb is not None:
            asked[f"!{given.verb}"] += 1
        heard.update(said(table.answer(given.seat, given.value, given.verb).events))
    return heard, asked


def named(heard: Collection[Said], prefix: str, *keys: str) -> set[str]:
    """The things with that prefix which any of those sentences named."""
    return {name.removeprefix(prefix) for key, name in heard if key in keys and name.startswith(prefix)}


def played_to(table: Table, phase: str, seed: int) -> bytes:
    """A table, made with `keep`, goes on by chance; its state where that phase begins for the first time."""
    chance, outcome = Random(seed), table.opening
    while outcome.safe is None or table.rules.load(outcome.safe).phase != phase:
        assert table.ask is not None, f"no {phase} phase"
        outcome = table.answer(*_random(table, chance))
    return outcome.safe


def _random(table: Table, chance: Random) -> tuple[int, Answer, str | None]:
    seat, verb, _ = table.random_answer(chance)
    return seat, filled(table.shape(seat, verb), "random play", chance), verb


class EagerTable:
    """A live game in which everybody picks what is wanted whenever it is on offer, and else by chance.

    Attributes:
        log: the answers given.
        heard: everything said, and what it named.
        used: the wanted ids that were picked.
    """

    def __init__(
        self, rules: AnyRules, state: Any, wanted: Collection[str] = (), unwanted: Collection[str] = (), seed: int = 1
    ):
        self.rules, self.table, self.chance = rules, Table(rules, state, keep=True), Random(seed)
        self.wanted, self.unwanted = list(wanted), set(unwanted)
        self.log: list[LoggedAnswer] = []
        self.heard: set[Said] = set(said(self.table.opening.events))
        self.used: set[str] = set()

    def until(self, *heard: Said, answers: int = 300) -> bool:
        """Plays on until all of that was said; False when it was not within so many answers."""
        for _ in range(answers):
            if self.heard.issuperset(heard):
                return True
            if self.table.ask is None:
                return False
            self.answer()
        return self.heard.issuperset(heard)

    def until_any(self, *heard: Said, answers: int = 300) -> bool:
        """Plays on until any of that was said."""
        for _ in range(answers):
            if self.heard.intersection(heard) or self.table.ask is None:
                break
            self.answer()
        return bool(self.heard.intersection(heard))

    def while_(self, holds: Callable[[Any], bool], answers: int = 40) -> bool:
        """Plays on while something holds; False when it still does after so many answers."""
        for _ in range(answers):
            if not holds(self.table.state) or self.table.ask is None:
                return True
            self.answer()
        return not holds(self.table.state)

    def answer(self) -> None:
        """One answer, with the invariants checked after it."""
        assert self.table.ask is not None
        seat, shape = self._next()
        value = self._choose(shape)
        outcome = self.table.answer(seat, value)
        self.log.append(outcome.given)
        self.heard.update(said(outcome.events))
        self.rules.check(self.table.state)

    def _next(self) -> tuple[int, Shape]:
        assert self.table.ask is not None
        must = self.table.ask.must
        keen = [seat for seat, shape in must.items() if self._wish(shape) is not None]
        seats = keen or list(must)
        seat = seats[int(self.chance.random() * len(seats))]
        return seat, must[seat]

    def _wish(self, shape: Shape) -> str | None:
        ids = [slot.id for slot in shape.slots] if isinstance(shape, Spread) else []
        ids += [option.id for option in shape.options] if isinstance(shape, (PickOne, PickSome)) else []
        return next((id for id in self.wanted if id in ids), None)

    def _choose(self, shape: Shape) -> Answer:
        wish = self._wish(shape)
        if wish is not None and isinstance(shape, PickOne):
            self.used.add(wish)
            return wish
        for _ in range(20):
            value = filled(shape, "eager play", self.chance)
            chosen = value if isinstance(value, (list, dict)) else [value]
            if not self.unwanted.intersection(map(str, chosen)) and (wish is None or wish in chosen):
                break
        return value
