"""One of several orders, of which some can be written in an older way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from engine.ask import Option, PickOne
from engine.chance import drawn
from engine.errors import IllegalAnswer
from engine.space_empires.galaxy.chains import Linked
from engine.space_empires.galaxy.surroundings import Surroundings
from engine.space_empires.state import Unit

MOVES, PARTS = 16, 1
"""How readily chance moves all of a hex, and parts what is together."""


class Moves(NamedTuple):
    """The ways to begin a move from a hex.

    Attributes:
        units: what can be chosen to move from there.
        weights: how readily chance takes each of them.
        brief: units are not listed one by one.
        sure: all that is there can move, so that it stays so while nothing comes or goes.
    """

    units: list[Unit]
    options: list[Option]
    weights: list[int]
    brief: bool
    sure: bool

    @classmethod
    def of(cls, units: list[Unit], options: list[Option], *, brief: bool, sure: bool) -> Moves:
        """The first of them moves all that is there."""
        return cls(units, options, [MOVES, *[PARTS] * (len(options) - 1)] if options else [], brief, sure)


@dataclass(slots=True)
class Orders(PickOne):
    """What can be ordered now.

    Attributes:
        moves: what of it moves units, by hex; `around`: what was seen around them, while nothing moves.
        linked: the pipelines by which they move; see `chains.standing`.
        weights: how readily chance takes each option.
        older: ids that are no longer offered, by which files of games begun before still order the same; looked
            up when somebody does.
    """

    weights: list[int] = field(default_factory=list)
    older: Callable[[], tuple[str, ...]] = tuple
    moves: Mapping[str, Moves] = field(default_factory=dict)
    around: Surroundings | None = None
    linked: Linked = field(default_factory=list)

    def check(self, value: object) -> str:
        try:
            return PickOne.check(self, value)
        except IllegalAnswer:
            if isinstance(value, str) and value in self.older():
                return value
            raise

    def random(self, chance: Random) -> str:
        return drawn(self.options, self.weights, chance).id
