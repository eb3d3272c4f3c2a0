"""The tables of a server as its lists need them, without reading every game."""

from __future__ import annotations

from bot.store.keeping.codec import game_of
from bot.store.rows import GameRow, Listed
from bot.store.sql import Sql

_LIVE = "status IN ('open', 'running', 'paused')"
_LISTED = f"""
SELECT id, channel, json_extract(settings, '$.private') AS private,
    CASE WHEN owner = :user OR EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.user = :user)
        THEN 1 ELSE 0 END AS own,
    CASE WHEN EXISTS (SELECT 1 FROM guests WHERE guests.game = games.id AND guests.user = :user)
        THEN 1 ELSE 0 END AS guest
FROM games WHERE guild = :guild AND archived IS NULL AND ({_LIVE}) = (:live = 1) ORDER BY id DESC
"""
_ARCHIVED = "SELECT * FROM games WHERE guild = ? AND archived IS NOT NULL ORDER BY id DESC"


def listed(db: Sql, guild: int, user: int, *, live: bool) -> list[Listed]:
    """The tables of a server that were not put away, newest first, and what they are to a person."""
    asked = {"guild": guild, "user": user, "live": int(live)}
    return [
        Listed(int(game), int(channel), private in (1, "true"), bool(own), bool(guest))
        for game, channel, private, own, guest in db.execute(_LISTED, asked)
    ]


def archived(db: Sql, guild: int) -> list[GameRow]:
    """The tables of a server that were put away, newest first."""
    return [game_of(row) for row in db.query(_ARCHIVED, [guild])]
