"""The database: games as a log of answers with safe points, and an outbox of what has to be posted."""

from __future__ import annotations

from bot.store.keeping.figures import StoreFigures
from bot.store.people_rows import (
    Guild,
    Overview,
    OwnAnswer,
    Part,
    Person,
    PictureKind,
    Preferences,
    Reminder,
    Seek,
    SentPicture,
    VoteRow,
    Wait,
    Waited,
)
from bot.store.posts import Post
from bot.store.protocol import Store
from bot.store.rows import (
    AnswerRow,
    AuditLine,
    Change,
    Commit,
    GameRow,
    GuestRole,
    Laid,
    OrderRow,
    Outgoing,
    PostNote,
    Retract,
    SafePoint,
    Saved,
    SeatRow,
    Sending,
    Status,
    Whisper,
)
from bot.store.sqlite.store import SqliteStore

__all__ = [
    "AnswerRow",
    "AuditLine",
    "Change",
    "Commit",
    "GameRow",
    "GuestRole",
    "Guild",
    "Laid",
    "OrderRow",
    "Outgoing",
    "Overview",
    "OwnAnswer",
    "Part",
    "Person",
    "PictureKind",
    "Post",
    "PostNote",
    "Preferences",
    "Reminder",
    "Retract",
    "SafePoint",
    "Saved",
    "SeatRow",
    "Seek",
    "Sending",
    "SentPicture",
    "SqliteStore",
    "Status",
    "Store",
    "StoreFigures",
    "VoteRow",
    "Wait",
    "Waited",
    "Whisper",
]
