"""What one task remembers of games: one press takes many steps, and answers once.

In which games it has committed something: from then on nobody may be told that nothing was changed. And which games it
has just looked up, so that not every step asks the database whether another process has moved its game; if one has, the
commit is refused all the same (`bot.live.transactions`).
"""

from __future__ import annotations

import time
from contextvars import ContextVar

KEPT = 0.25
"""So many seconds a game is taken to stand as it was found."""
_commits: ContextVar[list[int] | None] = ContextVar("commits", default=None)
_lookups: ContextVar[dict[int, float] | None] = ContextVar("lookups", default=None)


def watch_commits() -> list[int]:
    """From here on this list names the games in which this task, and those it starts, commit something."""
    watched: list[int] = []
    _commits.set(watched)
    return watched


def commits() -> list[int]:
    """The list that this task, or the one that has started it, watches; an empty one where none does."""
    watched = _commits.get()
    return [] if watched is None else watched


def note_commit(game: int) -> None:
    """Something has been committed in this game, so it has been looked up as well."""
    watched = _commits.get()
    if watched is not None:
        watched.append(game)
    note_lookup(game)


def remember_lookups() -> None:
    """From here on this task remembers the games that it looks up."""
    _lookups.set({})


def note_lookup(game: int) -> None:
    """This game has just been looked up."""
    lookups = _lookups.get()
    if lookups is not None:
        lookups[game] = time.monotonic()


def recently_looked_up(game: int) -> bool:
    """Whether this task has just looked it up."""
    lookups = _lookups.get()
    return lookups is not None and time.monotonic() - lookups.get(game, -KEPT) < KEPT
