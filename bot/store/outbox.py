"""What has to be posted, kept with the commit that caused it, so that a crash loses nothing and repeats nothing.

How a post appears exactly once. Discord and the database cannot commit together, so a sender works like this:

1. `unsent` gives the rows that are not noted as sent, oldest first.
2. It creates the message with the row's `nonce` and `enforce_nonce: true` (Create Message in Discord's OpenAPI
   document). Discord then answers a second request with the same nonce, for some minutes, with the first message
   instead of a second one. So a request that timed out, and a restart right after a crash, are simply sent again.
3. `sent` notes the message. From then on the row is never given out again.

A row can only be in doubt if a sender may have had it in hand before: one that was given out already, or that is older
than this process. Such a row has `claimed` set, to the earliest moment at which it may have been posted. If that is
longer ago than Discord remembers (`NONCE_SECONDS`, on the safe side) it needs a look: if the channel holds a message of
the bot's own, newer than `claimed`, with the same content, it is noted as sent, else it is sent. Prompts and
boards show the newest state whenever they are posted; a needless repetition only edits the same message.

So nothing has to be written before a post, and what is written after it need not wait for the disk (`sent` may be lost
when the power fails, then the row is in doubt): an answer costs one flush of the disk.

One sender takes the rows of one game in order; what cannot be delivered for good (a deleted channel) is noted as
sent without a message.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from datetime import timedelta

from sqlite_utils import Database

from bot.clock import now, stamp
from bot.store.codec import Row, outgoing_of, pack
from bot.store.rows import Outgoing, Post
from engine.text import Json

NONCE_SECONDS = 120
"""For so long a nonce surely protects; Discord says "the past few minutes"."""

KEPT = timedelta(days=7)
"""For so long a row that was sent is kept, for whoever looks into a complaint."""

_NEWEST_COUNTS = ("prompt", "board", "lobby")

_DROP = """
DELETE FROM outbox WHERE game = ? AND kind = ? AND sent IS NULL
"""
_UNSENT = """
SELECT outbox.id, outbox.game, outbox.kind, outbox.payload, outbox.nonce, games.channel, outbox.seat, seats.user,
    games.language, outbox.created
FROM outbox JOIN games ON games.id = outbox.game
LEFT JOIN seats ON seats.game = outbox.game AND seats.seat = outbox.seat
WHERE outbox.sent IS NULL AND (? IS NULL OR outbox.game = ?) ORDER BY outbox.id LIMIT ?
"""


def put(db: Database, game: int, posts: Iterable[Post], at: str) -> None:
    """Adds rows, inside the caller's transaction."""
    for post in posts:
        payload = post.payload
        if post.kind in _NEWEST_COUNTS:
            payload = _still_due(db, game, post.kind) | payload
            db.execute(_DROP, [game, post.kind])
        insert = "INSERT INTO outbox (game, kind, seat, payload, nonce, created) VALUES (?, ?, ?, ?, ?, ?)"
        db.execute(insert, [game, post.kind, post.seat, pack(payload), secrets.token_hex(12), at])


def _still_due(db: Database, game: int, kind: str) -> dict[str, Json]:
    """A picture that is due stays so when a newer one takes its place, unless a sender is just posting it."""
    waiting = db.execute("SELECT id, payload FROM outbox WHERE game = ? AND kind = ? AND sent IS NULL", [game, kind])
    for number, payload in waiting:
        due = json.loads(payload).get("due")
        if due:
            return {"due": number if due is True else due}
    return {}


def unsent(db: Database, game: int | None, limit: int) -> list[Row]:
    """The rows that are not noted as sent, oldest first."""
    return list(db.query(_UNSENT, [game, game, limit]))


def last_posted(db: Database, game: int) -> int | None:
    """The newest message in a game's channel that is noted: by Discord's clock, whatever ours may say."""
    sql = "SELECT max(message) FROM outbox WHERE game = ? AND seat IS NULL AND message IS NOT NULL"
    (last,) = db.execute(sql, [game]).fetchone()
    return last if last is None else int(last)


def newest(db: Database) -> int:
    """The id of the last row there ever was."""
    for (last,) in db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'"):
        return int(last)
    return 0


def forget_old(db: Database) -> None:
    """Drops what was sent days ago."""
    db.execute("DELETE FROM outbox WHERE sent < ?", [stamp(now() - KEPT)])


class Claims:
    """Which rows a sender may have had in hand: those given out by this process, and all from before it."""

    def __init__(self, db: Database) -> None:
        self._before = newest(db)
        self._given: dict[int, str] = {}

    def take(self, rows: Iterable[Row], at: str) -> list[Outgoing]:
        """These rows, with `claimed`."""
        taken: list[Outgoing] = []
        for row in rows:
            number = int(row["id"])
            claimed = self._given.get(number) or (row["created"] if number <= self._before else None)
            self._given.setdefault(number, claimed or at)
            taken.append(outgoing_of({**row, "claimed": claimed}))
        return taken

    def forget(self, row: int) -> None:
        """It is sent."""
        self._given.pop(row, None)


def sent(db: Database, row: int, message: int | None, at: str) -> None:
    """Notes a row as posted; what it said stands in the log of answers."""
    db.execute("UPDATE outbox SET sent = ?, message = ?, payload = '{}' WHERE id = ?", [at, message, row])
