"""The presets of servers: how a new table is to be, under a name."""

from __future__ import annotations

from bot.store.sql import Sql

_KEEP = """
INSERT INTO presets (guild, name, terms, used) VALUES (?, ?, ?, ?) ON CONFLICT (guild, name)
DO UPDATE SET terms = excluded.terms, used = excluded.used
"""


def of(db: Sql, guild: int) -> dict[str, str]:
    """What each name of a server stands for, the one used last first."""
    rows = db.execute("SELECT name, terms FROM presets WHERE guild = ? ORDER BY used DESC, name", [guild])
    return {str(name): str(terms) for name, terms in rows}


def keep(db: Sql, guild: int, name: str, terms: str, at: str) -> None:
    """A name stands for this from now on."""
    db.execute(_KEEP, [guild, name, terms, at])


def forget(db: Sql, guild: int, name: str) -> None:
    """A name stands for nothing any more."""
    db.execute("DELETE FROM presets WHERE guild = ? AND name = ?", [guild, name])
