"""What goes with a change of a game by itself.

The log channel hears, stand-ins take the seats they covered, a filled seat is not vacant, chat opens again, and a table
without people stops.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot import clock
from bot.live.audit_lines import OF_PLAYERS, log_post
from bot.live.changes import notice
from bot.live.clocks import kept_clocks
from bot.live.model import Live, owners_of
from bot.live.plans import keep_plans
from bot.live.silent_stand_ins import give_way
from bot.settings import TableSettings
from bot.store import Change, Post, SeatRow, Waited
from bot.store.posts import LockPost
from engine.text import T


def keep_up(live: Live, change: Change, waited: Sequence[Waited] = ()) -> None:
    """Completes a change before it is committed; `waited`: whom a table with clocks waits for."""
    if change.audit is not None and change.audit.action not in OF_PLAYERS:
        change.posts.append(log_post(change.audit))
    keep_plans(live, change)
    settings = give_way(live, change, change.settings or live.game.settings)
    settings = _filled(settings, change)
    settings = _left(settings, live, change)
    settings = _forgotten(settings, live, change)
    settings = _owned(settings, live, change)
    settings = _stop_or_go_on(live, change, settings)
    settings = kept_clocks(settings, live, change, waited, clock.now())
    if settings.locked and (change.archived or change.status in ("over", "ended")):
        change.posts.append(chat_post(live.game.channel, settings, locked=False))
        settings = settings.model_copy(update={"locked": False, "chat": ""})
    if settings != live.game.settings:
        change.settings = settings


def _filled(settings: TableSettings, change: Change) -> TableSettings:
    if change.seats is None or not settings.vacant:
        return settings
    empty = {row.seat for row in change.seats if row.stand_in}
    return settings.model_copy(update={"vacant": tuple(seat for seat in settings.vacant if seat in empty)})


def _left(settings: TableSettings, live: Live, change: Change) -> TableSettings:
    """Who got up from a running game is remembered."""
    if change.seats is None or live.table is None:
        return settings
    still = {row.user for row in change.seats}
    gone = {row.user for row in live.seats if row.user is not None} - still - set(settings.left)
    return settings.model_copy(update={"left": (*settings.left, *sorted(gone))}) if gone else settings


def _forgotten(settings: TableSettings, live: Live, change: Change) -> TableSettings:
    """How quickly somebody answered who sits there no more tells nothing of who does."""
    if change.seats is None or not settings.lately:
        return settings
    stay = {row.seat for row in change.seats if row.user is not None and row.user == live.user_of(row.seat)}
    return settings.model_copy(update={"lately": {at: kept for at, kept in settings.lately.items() if at in stay}})


def _owned(settings: TableSettings, live: Live, change: Change) -> TableSettings:
    """Up to which answer somebody owned a seat of a running game whom a moderator has taken out; who resigns gives the
    voice up with the seat.
    """
    if change.seats is None or live.table is None or change.audit is None:
        return settings
    gone = live.owners() - owners_of(change.seats)
    last = live.game.answers + len(change.answers)
    return (
        settings.model_copy(update={"owned": settings.owned | dict.fromkeys(sorted(gone), last)}) if gone else settings
    )


def is_abandoned(rows: Iterable[SeatRow]) -> bool:
    """Whether no person sits there."""
    return all(row.stand_in for row in rows)


def _stop_or_go_on(live: Live, change: Change, settings: TableSettings) -> TableSettings:
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


def chat_post(channel: int, settings: TableSettings, *, locked: bool) -> Post:
    """Closes a channel to chat, or opens it as it was before."""
    return LockPost(channel, locked, settings.chat)
