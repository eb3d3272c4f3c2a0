"""What a program that plays may know: what the person in its seat would read, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from engine.ask import Answer, Seat, Shape
from engine.players.characters import Character
from engine.players.known import Known
from engine.players.weights import Weights
from engine.text import Text

V = TypeVar("V")
Memory = dict[str, Answer]
"""Notes of a player from one question to the next, such as its plan for this turn. A player does without when they are
gone, as they are after a restart.
"""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as one seat reads it; see `Ask`. `cuts` tells how the seat may cut in, by verb."""

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
        chance: its own; the game's dice do not hang on it.
        weights: by which this player weighs things; those of its mind where it has none of its own.
        seed: of its errors, which are the same wherever it comes to the same plan; `played`: tells the round.
    """

    seat: Seat
    look: Callable[[], V]
    question: Question
    character: Character
    memory: Memory
    chance: Random
    weights: Weights = field(default_factory=dict)
    seed: str = ""
    played: Callable[[], int] = int

    @cached_property
    def view(self) -> V:
        """What the seat sees, as `Rules.view` makes it."""
        return self.look()

    @cached_property
    def known(self) -> Known:
        """What has been worked out of it so far."""
        return {}

    @cached_property
    def round(self) -> int:
        """Which round is played, 0 before the first."""
        return self.played()

    @property
    def shape(self) -> Shape:
        """What the answer must look like."""
        return self.question.shape


AnySituation = Situation[Any]
"""Of any title."""
