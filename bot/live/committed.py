"""Whether what somebody asked for has been committed: from then on nobody may be told that nothing was changed."""

from __future__ import annotations

from contextvars import ContextVar

_deeds: ContextVar[list[int] | None] = ContextVar("deeds", default=None)


def watch() -> list[int]:
    """From here on the games are noted in which this task, and those it starts, commit something."""
    deeds: list[int] = []
    _deeds.set(deeds)
    return deeds


def note(game: int) -> None:
    """Something has been committed in this game."""
    deeds = _deeds.get()
    if deeds is not None:
        deeds.append(game)
