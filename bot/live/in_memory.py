"""Tables in memory: the last ones of this process, and the last ones of others at which somebody played here.

A visit costs none of those that are at home here their place.
"""

from __future__ import annotations

from collections import OrderedDict

from bot.live.values import Live


class InMemory:
    """So many of both at most, by their games."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._home, self._visited = OrderedDict[int, Live](), OrderedDict[int, Live]()

    def __len__(self) -> int:
        return len(self._home) + len(self._visited)

    def get(self, game: int) -> Live | None:
        """The table, if it is there."""
        return self._home.get(game) or self._visited.get(game)

    def keep(self, live: Live, *, at_home: bool) -> None:
        """In place of the one that lay here; the one that was kept longest ago makes room."""
        self.drop(live.game.id)
        kept = self._home if at_home else self._visited
        kept[live.game.id] = live
        if len(kept) > self._most:
            kept.popitem(last=False)

    def drop(self, game: int) -> None:
        """Forgets it."""
        self._home.pop(game, None)
        self._visited.pop(game, None)
