"""Games that somebody has just looked up: a press takes many steps, and each would ask the database once more whether
another process has moved its game. If one has, the commit is refused all the same (`bot.live.deeds`).
"""

from __future__ import annotations

import time
from contextvars import ContextVar

KEPT = 0.25
"""So many seconds a game is taken to stand as it was found."""
_found: ContextVar[dict[int, float] | None] = ContextVar("found", default=None)


def remember() -> None:
    """From here on this task remembers the games that it looks up."""
    _found.set({})


def note(game: int) -> None:
    """It has just been looked up."""
    found = _found.get()
    if found is not None:
        found[game] = time.monotonic()


def lately(game: int) -> bool:
    """Whether it was, just now."""
    found = _found.get()
    return found is not None and time.monotonic() - found.get(game, -KEPT) < KEPT
