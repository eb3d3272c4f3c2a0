"""Words in private between two seats of a game."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.rows import Whisper
from bot.store.sql import Sql
from engine.ask import Seat

_KEEP = "INSERT INTO whispers (key, game, seat, other, user, at, words) VALUES (?, ?, ?, ?, ?, ?, ?)"
_OF = """
SELECT * FROM (SELECT * FROM whispers WHERE game = :game AND (:seat IS NULL OR seat = :seat OR other = :seat)
    ORDER BY id DESC LIMIT :last) AS newest ORDER BY id
"""


def keep(db: Sql, game: int, whispers: Iterable[Whisper], at: str) -> None:
    """These were said just now."""
    for one in whispers:
        db.execute(_KEEP, [one.key, game, one.seat, one.other, one.user, at, one.words])


def of(db: Sql, game: int, seat: Seat | None, last: int) -> list[Whisper]:
    """The last ones that this seat said or was told, the newest last. None: those of all seats."""
    return [_whisper(row) for row in db.query(_OF, {"game": game, "seat": seat, "last": last})]


def by(db: Sql, user: int) -> tuple[Whisper, ...]:
    """What a person said, in whatever game."""
    return tuple(map(_whisper, db.query("SELECT * FROM whispers WHERE user = ? ORDER BY id", [user])))


def one(db: Sql, key: str) -> Whisper | None:
    """The one with this key; None where it was forgotten."""
    return next(map(_whisper, db.query("SELECT * FROM whispers WHERE key = ?", [key])), None)


def _whisper(row: dict[str, object]) -> Whisper:
    said = {name: row[name] for name in ("key", "seat", "other", "user", "words", "at", "game")}
    return Whisper(**said)  # type: ignore[arg-type]
