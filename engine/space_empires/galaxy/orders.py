"""One of several orders, of which some can be written in an older way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.ask import PickOne


@dataclass(slots=True)
class Orders(PickOne):
    """What can be ordered now.

    Attributes:
        older: ids that are no longer offered, by which files of games begun before still order the same; looked
            up when somebody does.
    """

    older: Callable[[], tuple[str, ...]] = tuple

    def check(self, value: object) -> str:
        if isinstance(value, str) and not any(option.id == value for option in self.options) and value in self.older():
            return value
        return PickOne.check(self, value)
