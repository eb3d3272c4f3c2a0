"""What a program that plays may know: what the person in its seat would read, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from engine.ask import Answer, Seat, Shape
from engine.players.characters import Character
from engine.players.weights import Weights
from engine.text import Text

V = TypeVar("V")
Memory = dict[str, Answer]
"""Notes of a player from one question to the next, such as its plan for this turn. A player does without when they are
gone, as they are after a restart.
"""


class World(Protocol):
    """A world that could be the true one: a table of its own, to be answered and forked."""

    @property
    def state(self) -> Any:
        """All of it, for nothing of it is known to be true."""

    def answer(self, seat: Seat, value: object, verb: str | None = None) -> object:
        """Plays on with an answer."""

    def fork(self, *, quiet: bool = False) -> World:
        """Another one that stands where this one stands."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as one seat reads it; see `Ask`. `cuts` tells what the seat may do meanwhile, by verb."""

    kind: str
    about: Text
    shape: Shape
    private: Text | None
    where: tuple[str, ...]
    pending: tuple[Text, ...]
    cuts: Callable[[], Mapping[str, Shape]]


@dataclass(frozen=True)
class Situation(Generic[V]):
    """A decision to be made.

    Attributes:
        look: makes the view; most questions are answered without one.
        worlds: worlds that agree with all that the seat has seen (`Table.worlds`), for the few choices that matter.
        chance: its own; the game's dice do not hang on it.
        seconds: how long it may think.
        weights: by which this player weighs things; those of its mind where it has none of its own.
    """

    seat: Seat
    look: Callable[[], V]
    question: Question
    character: Character
    memory: Memory
    chance: Random
    worlds: Callable[[], Iterator[World]]
    seconds: int = 2
    weights: Weights = field(default_factory=dict)

    @cached_property
    def view(self) -> V:
        """What the seat sees, as `Rules.view` makes it."""
        return self.look()

    @property
    def shape(self) -> Shape:
        """What the answer must look like."""
        return self.question.shape
