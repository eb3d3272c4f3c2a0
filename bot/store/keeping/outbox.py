"""What has to be posted, kept with the commit that caused it, so that a crash loses nothing and repeats nothing.

How a post appears exactly once. Discord and the database cannot commit together, so a sender works like this:

1. `unsent` gives the rows that are not noted as sent, oldest first.
2. `sendings.begin` notes what is about to be created: where, and by what it will be known again (its buttons, its
   file, else its words). This note waits for the disk, so that also a power failure leaves it.
3. The message is created, with the `nonce` of the row and `enforce_nonce: true` (Create Message in Discord's OpenAPI
   document): Discord answers a second request with the same nonce, for some minutes, with the first message.
4. `arrived` notes in one transaction the message and all that goes with it: the rows it posts (one, or those of a
   turn's account), a prompt's place, a letter to be deleted one day.

A turn that is over is told by an edit of the message that has asked: `told` notes its rows and that no message asks any
more in one transaction after the edit, so that the same edit is made again where anything dies before.

What was begun and neither arrived nor was refused is in doubt, and nothing else is. Before anything more is posted for
that game, the sender looks for it among the messages after the last one that was known then: one message that nobody
has noted and that looks like it is it, and is noted now; else it was never created. So two rows that say the same are
two messages, and after an orderly stop nothing has to be looked for. Edits and deletions may be repeated as they are.

What `arrived` notes need not wait for the disk: if the power fails, it is in doubt once more.

One sender takes the rows of one game, for each reader in order; what cannot be delivered for good is noted as sent
without a message, and what people could mend (no access to a channel) stays until they do.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from datetime import timedelta

from bot.clock import now, stamp
from bot.store.keeping.codec import Row, pack
from bot.store.ownership import Moved
from bot.store.posts import LinesPost, Post, names_of, written
from bot.store.sql import Sql
from engine.ask import Seat
from engine.text import Json

KEPT = timedelta(days=7)
"""For so long a row that was sent is kept, for whoever looks into a complaint."""

_DROP = """
DELETE FROM outbox WHERE game = ? AND kind = ? AND seat IS ? AND sent IS NULL RETURNING id, payload
"""
_UNSENT = """
SELECT outbox.id, outbox.game, outbox.kind, outbox.payload, outbox.nonce, games.channel, outbox.seat, seats.user,
    games.language, games.version, games.prompt
FROM outbox JOIN games ON games.id = outbox.game
LEFT JOIN seats ON seats.game = outbox.game AND seats.seat = outbox.seat
WHERE outbox.sent IS NULL AND (? IS NULL OR outbox.game = ?) ORDER BY outbox.id LIMIT ?
"""

_WAITING = """
SELECT id, guild, version FROM games WHERE id IN (
    SELECT game FROM outbox WHERE sent IS NULL
    UNION SELECT game FROM sendings WHERE message IS NULL OR instead != '[]'
) ORDER BY id
"""
_WITHDRAW = f"""
UPDATE outbox SET sent = ?, payload = '{{}}'
WHERE sent IS NULL AND kind IN {tuple(names_of(LinesPost))} AND (? IS NULL OR game = ?)
    AND EXISTS (SELECT 1 FROM answers WHERE answers.game = outbox.game
        AND answers.seq = CAST(json_extract(outbox.payload, '$.seq') AS INTEGER) AND answers.retracted IS NOT NULL)
"""


def put(db: Sql, game: int, posts: Iterable[Post], at: str) -> None:
    """Adds rows, inside the caller's transaction. Where only the newest counts, one is kept for all and one a seat."""
    for post in posts:
        kind, payload = written(post)
        if post.newest:
            payload = _dropped(db, game, kind, post.seat) | payload
        insert = "INSERT INTO outbox (game, kind, seat, payload, nonce, created) VALUES (?, ?, ?, ?, ?, ?)"
        db.execute(insert, [game, kind, post.seat, pack(payload), secrets.token_hex(12), at])


def _dropped(db: Sql, game: int, kind: str, seat: Seat | None) -> dict[str, Json]:
    """Makes room for a newer one. A picture that is due stays so, unless a sender is just posting it."""
    found: dict[str, Json] = {}
    for number, payload in list(db.execute(_DROP, [game, kind, seat])):
        due = json.loads(payload).get("due")
        if due:
            found = {"due": number if due is True else due}
    return found


def unsent(db: Sql, game: int | None, limit: int) -> list[Row]:
    """The rows that are not noted as sent, oldest first."""
    return list(db.query(_UNSENT, [game, game, limit]))


def waiting(db: Sql) -> list[Moved]:
    """The games of such rows, and those of messages in doubt."""
    return [Moved(*row) for row in db.execute(_WAITING)]


def withdraw(db: Sql, game: int | None = None) -> None:
    """Nothing is told any more of answers that were taken back; of one game, or of all."""
    db.execute(_WITHDRAW, [stamp(), game, game])


def forget_old(db: Sql) -> None:
    """Drops what was sent days ago."""
    db.execute("DELETE FROM outbox WHERE sent < ?", [stamp(now() - KEPT)])


def sent(db: Sql, rows: Iterable[int], message: int | None, at: str) -> None:
    """Notes rows as posted; what they said stands in the log of answers."""
    sql = "UPDATE outbox SET sent = ?, message = ?, payload = '{}' WHERE id IN (SELECT value FROM json_each(?))"
    db.execute(sql, [at, message, pack(list(rows))])


def keep_prompt(db: Sql, game: int, message: int | None) -> None:
    """The message that shows the question."""
    db.execute("UPDATE games SET prompt = ? WHERE id = ?", [message, game])
