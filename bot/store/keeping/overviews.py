"""The messages that show all tables of a server, one a server."""

from __future__ import annotations

from bot.store.people_rows import Overview
from bot.store.sql import Sql

_KEEP = """
INSERT INTO overviews (guild, channel, message, language) VALUES (?, ?, ?, ?) ON CONFLICT (guild)
DO UPDATE SET channel = excluded.channel, message = excluded.message, language = excluded.language
"""


def every(db: Sql) -> list[Overview]:
    """Those of all servers."""
    rows = db.execute("SELECT guild, channel, message, language FROM overviews ORDER BY guild")
    return [Overview(*row) for row in rows]


def keep(db: Sql, one: Overview) -> None:
    """This message is the server's from now on."""
    db.execute(_KEEP, [one.guild, one.channel, one.message, one.language])


def drop(db: Sql, guild: int) -> None:
    """The server has none any more."""
    db.execute("DELETE FROM overviews WHERE guild = ?", [guild])
