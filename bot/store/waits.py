"""Since when a game waits for a seat, kept with the commit that made it wait."""

from __future__ import annotations

from sqlite_utils import Database

from bot.store.codec import pack
from bot.store.rows import Change

_GONE = "DELETE FROM waits WHERE game = ? AND seat NOT IN (SELECT value FROM json_each(?))"
_COME = "INSERT OR IGNORE INTO waits (game, seat, since) SELECT ?, value, ? FROM json_each(?)"
_AFRESH = "UPDATE waits SET since = ?, reminded = 0 WHERE game = ? AND (? OR seat IN (SELECT value FROM json_each(?)))"


def note(db: Database, game: int, change: Change, at: str) -> None:
    """Brings the waits up to date, inside the caller's transaction.

    A seat that has just answered and is asked again waits from now on, and so does one with a new player, and every
    seat after a pause; somebody else's answer does not set a clock back.
    """
    if change.asked is not None:
        waiting = pack(change.asked[1])
        db.execute(_GONE, [game, waiting])
        db.execute(_COME, [game, at, waiting])
    afresh = change.status == "running" or change.seats is not None
    answered = [answer.seat for answer in change.answers if answer.verb is None]
    if afresh or answered:
        db.execute(_AFRESH, [at, game, afresh, pack(answered)])
