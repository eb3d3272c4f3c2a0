"""Who is invited to a game, and who watches it, kept with the commit that let them in."""

from __future__ import annotations

from collections.abc import Mapping

from sqlite_utils import Database

from bot.store.rows import GuestRole


def note(db: Database, game: int, guests: Mapping[tuple[int, GuestRole], bool]) -> None:
    """Lets people in or out, inside the caller's transaction."""
    for (user, role), there in guests.items():
        if there:
            db.execute("INSERT OR IGNORE INTO guests VALUES (?, ?, ?)", [game, user, role])
        else:
            db.execute("DELETE FROM guests WHERE game = ? AND user = ? AND role = ?", [game, user, role])
