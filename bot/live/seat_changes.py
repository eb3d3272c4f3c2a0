"""Who sits where: seats drawn by lot, a table handed on, and a seat that is free in a running game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.live.changes import notice
from bot.live.model import Live
from bot.live.standing_orders import first_orders
from bot.store import Change, Post, SeatRow
from bot.store.posts import GuestPost, NoticePost
from engine.kit.seating import drawn
from engine.text import T, seat_name


def seated_at_start(live: Live) -> tuple[list[SeatRow], list[Post]]:
    """The seats of a game that begins, without gaps, in the order in which people came or by lot; and what to say."""
    if live.game.settings.seating != "random":
        return _numbered(live.seats), []
    order = drawn(live.game.seed, len(live.seats))
    rows = _numbered([live.seats[at] for at in order])
    came = [at + 1 for at in order]
    places = tuple(T("bot-seat-drawn", number=n, seat=seat_name(at)) for at, n in enumerate(came))
    return rows, [notice(T("bot-seats-drawn", places=places, seats=len(rows)))]


def _numbered(rows: Sequence[SeatRow]) -> list[SeatRow]:
    return [replace(row, seat=seat) for seat, row in enumerate(rows)]


def change_places(live: Live, change: Change, rows: Sequence[SeatRow]) -> None:
    """What goes with a change of seats: who comes is let into a private thread and watches no longer, and a table whose
    owner goes is handed on.
    """
    if live.table is not None:
        change.orders += first_orders(live, [row for row in rows if row.user != live.user_of(row.seat)])
    for row in rows:
        if row.user is not None and live.seat_of(row.user) is None:
            change.guests[row.user, "watching"] = False
            change.posts += let_in(live, row.user)
    change.seats = _one_each(rows)
    _hand_on(live, change, rows)


def _one_each(rows: Sequence[SeatRow]) -> list[SeatRow]:
    """Nothing is kept for people who sit at the table."""
    here = {row.user for row in rows} - {None}
    return [replace(row, was=None) if row.was in here else row for row in rows]


def _hand_on(live: Live, change: Change, rows: Sequence[SeatRow]) -> None:
    """Where the owner no longer sits at the table, the next person there owns it from now on."""
    if live.seat_of(live.game.owner) is None or any(row.user == live.game.owner for row in rows):
        return
    heir = next((row for row in rows if not row.stand_in), None)
    if heir is not None:
        change.owner = heir.user
        change.posts.append(notice(T("bot-owner-now", seat=seat_name(heir.seat))))


def offer(row: SeatRow) -> Post:
    """The message in the channel by which anybody who may can take a seat without a person."""
    text = T("bot-seat-free", seat=seat_name(row.seat))
    return NoticePost(text, free=row.seat)


def let_in(live: Live, user: int) -> list[Post]:
    """Opens a private thread for a person; nothing where the table stands elsewhere."""
    return [GuestPost(user)] if live.game.settings.thread == "private" else []
