"""The tables of a server as its lists need them, without reading every game."""

from __future__ import annotations

from bot.store.keeping.codec import game_of
from bot.store.rows import GameRow, Listed
from bot.store.sql import Sql

_LIVE = "status IN ('open', 'running', 'paused')"
_LISTED = f"""
SELECT id, channel, owner, json_extract(settings, '$.private') FROM games
WHERE guild = :guild AND archived IS NULL AND ({_LIVE}) = (:live = 1) ORDER BY id DESC
"""
_SITS, _GUEST = "SELECT game FROM seats WHERE user = ?", "SELECT game FROM guests WHERE user = ?"
_ARCHIVED = "SELECT * FROM games WHERE guild = ? AND archived IS NOT NULL ORDER BY id DESC"


def listed(db: Sql, guild: int, user: int, *, live: bool) -> list[Listed]:
    """The tables of a server that were not put away, newest first, and what they are to a person."""
    sits, guest = ({int(game) for (game,) in db.execute(sql, [user])} for sql in (_SITS, _GUEST))
    return [
        Listed(game, channel, private in (1, "true"), owner == user or game in sits, game in guest)
        for game, channel, owner, private in db.execute(_LISTED, {"guild": guild, "live": int(live)})
    ]


def archived(db: Sql, guild: int) -> list[GameRow]:
    """The tables of a server that were put away, newest first."""
    return [game_of(row) for row in db.query(_ARCHIVED, [guild])]
