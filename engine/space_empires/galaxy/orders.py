"""One of several orders, of which some can be written in an older way."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import PickOne


@dataclass(slots=True)
class Orders(PickOne):
    """What can be ordered now.

    Attributes:
        older: ids that are no longer offered, by which files of games begun before still order the same.
    """

    older: tuple[str, ...] = ()

    def check(self, value: object) -> str:
        if isinstance(value, str) and value in self.older:
            return value
        return PickOne.check(self, value)
