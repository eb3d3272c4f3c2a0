"""What advice says of a plan besides its name: what it aims at, what it costs, what speaks against it.

Content of a game says it of its kinds of questions, from what the seat sees and from the parts of which its mind makes
the plan's worth; where there is nothing to say, it says nothing:

    ADVICE: Advice[View] = Advice()

    @ADVICE.on(RESEARCH)
    def research(at: Situation[View], offer: Offer) -> Iterator[Point]:
        yield aim(words.technology_text(str(offer.answer)))
        yield cost(T("eclipse-advice-science", n=3, left=2))
        yield against(T("eclipse-advice-cheaper"))

Each point is a phrase without a capital and without a full stop, and true of the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from engine.ask import Answer
from engine.players.mind import Offer
from engine.players.situation import Situation
from engine.question import AnyQuestion
from engine.text import Text

V = TypeVar("V")


class Side(StrEnum):
    """What a point of advice tells."""

    AIM = "aim"
    COST = "cost"
    AGAINST = "against"


class Point(NamedTuple):
    """Something that is said of a plan."""

    side: Side
    text: Text


def aim(text: Text) -> Point:
    """What a plan is for."""
    return Point(Side.AIM, text)


def cost(text: Text) -> Point:
    """What it costs."""
    return Point(Side.COST, text)


def against(text: Text) -> Point:
    """What speaks against it."""
    return Point(Side.AGAINST, text)


def numbers(answer: object) -> dict[str, int]:
    """How many of each, as an answer says that spreads a number; empty for another one."""
    return {str(id): int(str(number)) for id, number in answer.items()} if isinstance(answer, Mapping) else {}


def listed(answer: object) -> list[str]:
    """What an answer holds that picks several; empty for another one."""
    return [str(id) for id in answer] if isinstance(answer, list) else []


Reasons = Callable[[Situation[V], Offer], Iterable[Point]]
Recall = Callable[[Situation[V], Sequence[Answer]], None]


def _nothing(at: object, chosen: object) -> None:
    """Notes nothing."""


class Advice(Generic[V]):
    """What a game says of plans, by kind of question."""

    def __init__(self, recall: Recall[V] = _nothing) -> None:
        """`recall`: notes what a mind would remember of what its seat has chosen, from what it sees and its answers
        since the last safe point.
        """
        self._reasons: dict[str, Reasons[V]] = {}
        self.recall = recall

    def on(self, *kinds: AnyQuestion) -> Callable[[Reasons[V]], Reasons[V]]:
        """Registers what is said of the answers to these kinds of questions."""

        def registered(reasons: Reasons[V]) -> Reasons[V]:
            for kind in [one.name for one in kinds]:
                if kind in self._reasons:
                    raise ValueError(f"two rooms advise on {kind}")
                self._reasons[kind] = reasons
            return reasons

        return registered

    def knows(self) -> tuple[str, ...]:
        """The kinds of questions of which it says something."""
        return tuple(self._reasons)

    def points(self, at: Situation[V], offer: Offer) -> tuple[Point, ...]:
        """What is said of an answer."""
        reasons = self._reasons.get(at.question.kind)
        return tuple(reasons(at, offer)) if reasons is not None else ()
