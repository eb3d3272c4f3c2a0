"""One of several orders, of which some can be written in an older way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Option, PickOne
from engine.errors import IllegalAnswer


class Moves(NamedTuple):
    """The ways to begin a move from a hex.

    Attributes:
        brief: units are not listed one by one.
        sure: all that is there can move, so that it stays so while nothing comes or goes.
    """

    options: list[Option]
    brief: bool
    sure: bool


@dataclass(slots=True)
class Orders(PickOne):
    """What can be ordered now.

    Attributes:
        moves: what of it moves units, by hex.
        older: ids that are no longer offered, by which files of games begun before still order the same; looked
            up when somebody does.
    """

    older: Callable[[], tuple[str, ...]] = tuple
    moves: Mapping[str, Moves] = field(default_factory=dict)

    def check(self, value: object) -> str:
        try:
            return PickOne.check(self, value)
        except IllegalAnswer:
            if isinstance(value, str) and value in self.older():
                return value
            raise
