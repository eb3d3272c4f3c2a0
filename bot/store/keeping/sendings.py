"""Messages that are being created: noted before, so that one which nobody heard of is found and not created again.

See `bot.store.keeping.outbox` for how a post appears exactly once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import timedelta

from bot.clock import now, stamp
from bot.store.keeping.codec import Row, pack
from bot.store.rows import PostNote, Sending
from bot.store.sql import Sql

KEPT = timedelta(days=7)
"""For so long it is remembered that a message has arrived."""

_BEGIN = """
INSERT INTO sendings (nonce, channel, game, posts, user, role, instead, words, buttons, file, after, begun)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT max(message) FROM sendings), ?)
ON CONFLICT (nonce) DO NOTHING
"""


def begin(db: Sql, sending: Sending, at: str) -> Sending | None:
    """See `bot.store.protocol.Store.begin`; inside the caller's transaction."""
    note = sending.note
    whose = [note.game, pack(note.posts), note.user, note.role, pack(note.instead)]
    looks = [sending.words, pack(sending.buttons), sending.file]
    if db.execute(_BEGIN, [sending.nonce, sending.channel, *whose, *looks, at]).rowcount:
        return None
    return next(map(_sending, db.query("SELECT * FROM sendings WHERE nonce = ?", [sending.nonce])))


def arrived(db: Sql, nonce: str, message: int) -> bool:
    """Its id is known, inside the caller's transaction; False where it was not in doubt any more."""
    sql = "UPDATE sendings SET message = ? WHERE nonce = ? AND message IS NULL"
    return bool(db.execute(sql, [message, nonce]).rowcount)


def cleared(db: Sql, nonce: str) -> None:
    """What it takes the place of is gone; inside the caller's transaction."""
    db.execute("UPDATE sendings SET instead = '[]' WHERE nonce = ?", [nonce])


def refused(db: Sql, nonce: str) -> None:
    """It is not there; inside the caller's transaction."""
    db.execute("DELETE FROM sendings WHERE nonce = ? AND message IS NULL", [nonce])


def game_of(db: Sql, nonce: str) -> int | None:
    """For which game it is created."""
    games = [game for (game,) in db.execute("SELECT game FROM sendings WHERE nonce = ?", [nonce])]
    return next(iter(games), None)


def under_way(db: Sql, game: int) -> list[Sending]:
    """Those of a game of which nobody has heard, and those whose place is not free yet, oldest first."""
    sql = "SELECT * FROM sendings WHERE game = ? AND (message IS NULL OR instead != '[]') ORDER BY begun, rowid"
    return [_sending(row) for row in db.query(sql, [game])]


def in_doubt(db: Sql, channel: int) -> list[Sending]:
    """Those in a channel of which nobody has heard."""
    sql = "SELECT * FROM sendings WHERE message IS NULL AND channel = ? ORDER BY begun, rowid"
    return [_sending(row) for row in db.query(sql, [channel])]


def noted(db: Sql, messages: Sequence[int]) -> set[int]:
    """Which of these messages are known."""
    sql = "SELECT message FROM sendings WHERE message IN (SELECT value FROM json_each(?))"
    return {int(message) for (message,) in db.execute(sql, [pack(list(messages))])}


def forget_old(db: Sql) -> None:
    """Drops what arrived days ago, but for the newest: what is created from now on is newer than that."""
    newest = "SELECT max(message) FROM sendings"
    sql = f"DELETE FROM sendings WHERE message IS NOT NULL AND begun < ? AND message < ({newest})"
    db.execute(sql, [stamp(now() - KEPT)])


def _sending(row: Row) -> Sending:
    posts, instead = tuple(json.loads(row["posts"])), tuple(json.loads(row["instead"]))
    note = PostNote(row["game"], posts, row["user"], row["role"], instead)
    buttons = tuple(json.loads(row["buttons"]))
    how = {"buttons": buttons, "file": row["file"], "after": row["after"], "message": row["message"]}
    return Sending(row["nonce"], row["channel"], note, row["words"], **how)
