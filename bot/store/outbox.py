"""What has to be posted, kept with the commit that caused it, so that a crash loses nothing and repeats nothing.

How a post appears exactly once. Discord and the database cannot commit together, so a sender works like this:

1. `claim` gives the unsent rows, oldest first, and writes down that they are in hand (`claimed`) before any is sent.
2. It creates the message with the row's `nonce` and `enforce_nonce: true` (Create Message in Discord's OpenAPI
   document). Discord then answers a second request with the same nonce, for some minutes, with the first message
   instead of a second one. So a request that timed out, and a restart right after a crash, are simply sent again.
3. `sent` notes the message. From then on the row is never given out again.

Only a row that was claimed but not noted as sent can be in doubt; after a crash that is what the sender had in hand.
A row claimed longer ago than Discord remembers (`NONCE_SECONDS`, on the safe side) needs a look: if the channel holds
a message of the bot's own, newer than `claimed`, with the same content, it is noted as sent, else it is sent. Prompts
and boards show the newest state whenever they are posted; a needless repetition only edits the same message.

One sender takes the rows of one game in order; what cannot be delivered for good (a deleted channel) is noted as
sent without a message.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from sqlite_utils import Database

from bot.store.codec import outgoing_of, pack
from bot.store.rows import Outgoing, Post

NONCE_SECONDS = 120
"""For so long a nonce surely protects; Discord says "the past few minutes"."""

_NEWEST_COUNTS = ("prompt", "board")

_DROP = """
UPDATE outbox SET sent = ?, payload = '{}' WHERE game = ? AND kind = ? AND sent IS NULL AND claimed IS NULL
"""
_UNSENT = """
SELECT outbox.id, outbox.game, outbox.kind, outbox.payload, outbox.nonce, games.channel, outbox.seat, seats.user,
    games.language, outbox.claimed
FROM outbox JOIN games ON games.id = outbox.game
LEFT JOIN seats ON seats.game = outbox.game AND seats.seat = outbox.seat
WHERE outbox.sent IS NULL AND (? IS NULL OR outbox.game = ?) ORDER BY outbox.id LIMIT ?
"""


def put(db: Database, game: int, posts: Iterable[Post], at: str) -> None:
    """Adds rows, inside the caller's transaction."""
    for post in posts:
        if post.kind in _NEWEST_COUNTS:
            db.execute(_DROP, [at, game, post.kind])
        insert = "INSERT INTO outbox (game, kind, seat, payload, nonce, created) VALUES (?, ?, ?, ?, ?, ?)"
        db.execute(insert, [game, post.kind, post.seat, pack(post.payload), secrets.token_hex(12), at])


def claim(db: Database, game: int | None, limit: int, at: str) -> list[Outgoing]:
    """Takes unsent rows out. Their `claimed` is that of an earlier sender, None if there was none."""
    rows = [outgoing_of(row) for row in db.query(_UNSENT, [game, game, limit])]
    fresh = [row.id for row in rows if row.claimed is None]
    if fresh:
        marks = ", ".join("?" for _ in fresh)
        db.execute(f"UPDATE outbox SET claimed = ? WHERE id IN ({marks})", [at, *fresh])
    return rows


def sent(db: Database, row: int, message: int | None, at: str) -> None:
    """Notes a row as posted; what it said stands in the log of answers."""
    db.execute("UPDATE outbox SET sent = ?, message = ?, payload = '{}' WHERE id = ?", [at, message, row])
