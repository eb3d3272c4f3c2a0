"""Standing orders in the database; a seat's are its player's, and go with that person."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.store.keeping.codec import pack
from bot.store.rows import Laid, OrderRow, SeatRow
from bot.store.sql import Sql

_ORDER = "INSERT INTO orders VALUES (?, ?, ?, ?) ON CONFLICT (game, seat, kind) DO UPDATE SET mode = excluded.mode"
_LAY = "INSERT INTO laid VALUES (?, ?, ?, ?) ON CONFLICT (game, seat, name) DO UPDATE SET answer = excluded.answer"
_FORGET = """
DELETE FROM {table} WHERE game = ? AND seat = ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE game = {table}.game AND seat = {table}.seat AND user IS ?)
"""


def orders(db: Sql, game: int) -> tuple[OrderRow, ...]:
    """All of a game that let chances to react pass."""
    rows = db.execute("SELECT seat, kind, mode FROM orders WHERE game = ? ORDER BY seat, kind", [game])
    return tuple(OrderRow(*row) for row in rows)


def laid(db: Sql, game: int) -> tuple[Laid, ...]:
    """All that is laid down in a game."""
    rows = db.execute("SELECT seat, name, answer FROM laid WHERE game = ? ORDER BY seat, name", [game])
    return tuple(Laid(seat, name, json.loads(answer)) for seat, name, answer in rows)


def note(db: Sql, game: int, given: Sequence[OrderRow]) -> None:
    """Keeps or drops these, inside the caller's transaction."""
    for seat, kind, mode in given:
        if mode is None:
            db.execute("DELETE FROM orders WHERE game = ? AND seat = ? AND kind = ?", [game, seat, kind])
        else:
            db.execute(_ORDER, [game, seat, kind, mode])


def lay(db: Sql, game: int, given: Sequence[Laid]) -> None:
    """The same for what is laid down."""
    for seat, name, answer in given:
        if answer is None:
            db.execute("DELETE FROM laid WHERE game = ? AND seat = ? AND name = ?", [game, seat, name])
        else:
            db.execute(_LAY, [game, seat, name, pack(answer)])


def forget(db: Sql, game: int, seats: Sequence[SeatRow]) -> None:
    """Drops those of seats that get another player, before they do."""
    for row in seats:
        for table in ("orders", "laid"):
            db.execute(_FORGET.format(table=table), [game, row.seat, row.user])
