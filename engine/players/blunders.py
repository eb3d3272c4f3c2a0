"""Blunders: decisions that no person would make, each counted by a rule of its title.

    BLUNDERS: Blunders[View] = Blunders(MIND)

    @BLUNDERS.counts("conquest_left", CONTROL)
    def conquest_left(made: Made[View]) -> int:
        return int(made.answer == NO and made.worth(YES) > 0)

Only who measures counts them; a table that is played at needs none of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

from engine.ask import Answer
from engine.chance import stream
from engine.players.mind import Mind, Offer
from engine.players.situation import Memory, Situation
from engine.question import AnyQuestion

V = TypeVar("V")


@dataclass(frozen=True)
class Made(Generic[V]):
    """A decision that was made.

    Attributes:
        at: what its seat read, through the eyes of a player who sees as far as it does and never errs.
        notes: what the rules note of this seat from one decision to the next.
        after: what its player remembers afterwards, such as the plan that it has made.
    """

    at: Situation[V]
    answer: Answer
    notes: dict[str, int]
    mind: Mind[V]
    after: Memory = field(default_factory=dict)

    @cached_property
    def offers(self) -> list[Offer]:
        """What came into question, the best first."""
        return self.mind.offers(self.at)

    def planned(self, *names: str) -> Made[V]:
        """The same, by the plan of the player itself, which it keeps under these names."""
        kept = {name: self.after[name] for name in names if name in self.after}
        return replace(self, at=replace(self.at, memory={**self.at.memory, **kept}))

    @property
    def best(self) -> int:
        """What the best answer is worth."""
        return self.offers[0].worth if self.offers else 0

    def worth(self, answer: Answer) -> int | None:
        """What an answer is worth; None: it does not come into question."""
        return next((offer.worth for offer in self.offers if offer.answer == answer), None)

    @property
    def lost(self) -> int:
        """By how much the best answer is worth more; 0 for an answer that nobody weighed."""
        worth = self.worth(self.answer)
        return 0 if worth is None else self.best - worth


Rule = Callable[[Made[V]], int]


@dataclass
class Blunders(Generic[V]):
    """The blunders of a title, each with the questions at which it can be made."""

    mind: Mind[V]
    rules: dict[str, list[tuple[str, Rule[V]]]] = field(default_factory=dict)
    deeds: list[str] = field(default_factory=list)
    """What is counted though it is no blunder: whether the arms of a title are used at all."""

    def tells(self, name: str, *kinds: AnyQuestion) -> Callable[[Rule[V]], Rule[V]]:
        """Registers how many deeds of that name a decision holds."""
        self.deeds.append(name)
        return self.counts(name, *kinds)

    def counts(self, name: str, *kinds: AnyQuestion) -> Callable[[Rule[V]], Rule[V]]:
        """Registers how many blunders of that name a decision holds."""

        def registered(rule: Rule[V]) -> Rule[V]:
            for kind in kinds:
                self.rules.setdefault(kind.name, []).append((name, rule))
            return rule

        return registered

    @property
    def names(self) -> list[str]:
        """All of them, without deeds."""
        return sorted({name for rules in self.rules.values() for name, _ in rules} - {*self.deeds})

    def of(self, at: Situation[V], memory: Memory, answer: Answer, notes: dict[str, int]) -> Counter[str]:
        """Those of a decision. `memory`: what its player remembered before; what the rules make of it is dropped."""
        rules = self.rules.get(at.question.kind, [])
        if not rules:
            return Counter()
        sober = replace(at.character, level=replace(at.character.level, noise=0))
        seen = replace(at, look=lambda: at.view, character=sober, memory=memory, chance=stream("", 0, 0, "blunders"))
        made = Made(seen, answer, notes, self.mind, at.memory)
        return Counter({name: number for name, rule in rules if (number := int(rule(made)))})


AnyBlunders = Blunders[Any]
