"""Who is invited to a game, and who watches it, kept with the commit that let them in."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.rows import GuestRole
from bot.store.sql import Sql


def note(db: Sql, game: int, guests: Mapping[tuple[int, GuestRole], bool]) -> None:
    """Lets people in or out, inside the caller's transaction."""
    for (user, role), there in guests.items():
        if there:
            db.execute("INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT DO NOTHING", [game, user, role])
        else:
            db.execute("DELETE FROM guests WHERE game = ? AND user = ? AND role = ?", [game, user, role])
