"""The database: games as a log of answers with safe points, and an outbox of what has to be posted."""

from __future__ import annotations

from bot.store.protocol import Store
from bot.store.rows import (
    AuditLine,
    Change,
    Commit,
    Game,
    GuestRole,
    Guild,
    Laid,
    Logged,
    Note,
    Order,
    Outgoing,
    Post,
    Preferences,
    Reminder,
    Retract,
    SafePoint,
    Saved,
    SeatRow,
    Sending,
    Status,
    Vote,
    Wait,
    Waited,
)
from bot.store.sqlite import SqliteStore

__all__ = [
    "AuditLine",
    "Change",
    "Commit",
    "Game",
    "GuestRole",
    "Guild",
    "Laid",
    "Logged",
    "Note",
    "Order",
    "Outgoing",
    "Post",
    "Preferences",
    "Reminder",
    "Retract",
    "SafePoint",
    "Saved",
    "SeatRow",
    "Sending",
    "SqliteStore",
    "Status",
    "Store",
    "Vote",
    "Wait",
    "Waited",
]
