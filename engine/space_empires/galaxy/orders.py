"""One of several orders, of which some can be written in an older way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.ask import PickOne
from engine.errors import IllegalAnswer


@dataclass(slots=True)
class Orders(PickOne):
    """What can be ordered now.

    Attributes:
        older: ids that are no longer offered, by which files of games begun before still order the same; looked
            up when somebody does.
    """

    older: Callable[[], tuple[str, ...]] = tuple

    def check(self, value: object) -> str:
        try:
            return PickOne.check(self, value)
        except IllegalAnswer:
            if isinstance(value, str) and value in self.older():
                return value
            raise
