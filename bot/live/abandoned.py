"""A table without people stops: nobody is there for whom stand-ins should play. It goes on when somebody comes."""

from __future__ import annotations

from collections.abc import Iterable

from bot.live.changes import notice
from bot.live.model import Live
from bot.settings import TableSettings
from bot.store import Change, SeatRow
from engine.text import T


def is_abandoned(rows: Iterable[SeatRow]) -> bool:
    """Whether no person sits there."""
    return all(row.stand_in for row in rows)


def stop_or_go_on(live: Live, change: Change, settings: TableSettings) -> TableSettings:
    """Pauses a running game with whose change the last person leaves, and ends that pause when somebody has come.

    However people come and go, it goes through here; a moderator's pause is left alone.
    """
    status = change.status or live.game.status
    empty = is_abandoned(live.seats if change.seats is None else change.seats)
    if live.table is not None and status == "running" and empty:
        change.status = "paused"
        change.posts.append(notice(T("bot-deserted")))
        return settings.model_copy(update={"deserted": True})
    if status == "paused" and settings.deserted and not empty:
        change.status = "running"
        change.posts.append(notice(T("bot-peopled")))
        return settings.model_copy(update={"deserted": False})
    return settings
