"""Standing orders in the database; a seat's are its player's, and go with that person."""

from __future__ import annotations

from collections.abc import Sequence

from sqlite_utils import Database

from bot.store.rows import Order, SeatRow

_FORGET = """
DELETE FROM orders WHERE game = ? AND seat = ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE game = orders.game AND seat = orders.seat AND user IS ?)
"""


def orders(db: Database, game: int) -> tuple[Order, ...]:
    """All of a game."""
    rows = db.execute("SELECT seat, kind, mode FROM orders WHERE game = ? ORDER BY seat, kind", [game])
    return tuple(Order(*row) for row in rows)


def note(db: Database, game: int, given: Sequence[Order]) -> None:
    """Keeps or drops these, inside the caller's transaction."""
    for seat, kind, mode in given:
        if mode is None:
            db.execute("DELETE FROM orders WHERE game = ? AND seat = ? AND kind = ?", [game, seat, kind])
        else:
            db.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?)", [game, seat, kind, mode])


def forget(db: Database, game: int, seats: Sequence[SeatRow]) -> None:
    """Drops those of seats that get another player, before they do."""
    for row in seats:
        db.execute(_FORGET, [game, row.seat, row.user])
