"""Who looks for a table on which server, and who would rather not sit with whom."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.store.keeping.codec import Row, pack
from bot.store.people_rows import Seek
from bot.store.sql import Sql

_KEEP = """
INSERT INTO seeks (guild, user, name, channel, titles, seats, pace, level, language, at, until, party, together)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, user) DO UPDATE SET name = excluded.name,
    channel = excluded.channel, titles = excluded.titles, seats = excluded.seats, pace = excluded.pace,
    level = excluded.level, language = excluded.language, at = excluded.at, until = excluded.until,
    party = excluded.party, together = excluded.together
"""


def on(db: Sql, guild: int) -> list[Seek]:
    """Those who look for a table there, who has looked longest first."""
    return _seeks(db.query("SELECT * FROM seeks WHERE guild = ? ORDER BY at, user", [guild]))


def by(db: Sql, user: int) -> tuple[Seek, ...]:
    """What a person looks for, on whatever server."""
    return tuple(_seeks(db.query("SELECT * FROM seeks WHERE user = ? ORDER BY guild", [user])))


def _seeks(rows: Iterable[Row]) -> list[Seek]:
    return [Seek(**{**row, "titles": tuple(json.loads(row["titles"]))}) for row in rows]


def servers(db: Sql) -> list[int]:
    """Where somebody looks for one."""
    return [int(guild) for (guild,) in db.execute("SELECT DISTINCT guild FROM seeks ORDER BY guild")]


def keep(db: Sql, one: Seek) -> None:
    """From now on this person looks for this there, and for nothing else."""
    who, what = [one.guild, one.user, one.name, one.channel, pack(list(one.titles))], [one.seats, one.pace, one.level]
    db.execute(_KEEP, [*who, *what, one.language, one.at, one.until, one.party, one.together])


def take(db: Sql, guild: int, users: Iterable[int]) -> bool:
    """These have a table. False, and nothing changes: one of them looks no more."""
    wanted = list(users)
    known = {one.user for one in on(db, guild)}
    if not {*wanted} <= known:
        return False
    for user in wanted:
        drop(db, guild, user)
    return True


def drop(db: Sql, guild: int, user: int) -> None:
    """This person looks no more."""
    db.execute("DELETE FROM seeks WHERE guild = ? AND user = ?", [guild, user])


# --- who avoids whom -------------------------------------------------------------------------------------------------


def avoided(db: Sql, user: int) -> list[int]:
    """Whom this person would rather not sit with."""
    rows = db.execute("SELECT other FROM avoided WHERE user = ? ORDER BY other", [user])
    return [int(other) for (other,) in rows]


def turn(db: Sql, user: int, other: int) -> bool:
    """Avoids somebody from now on, or no longer; which it is now."""
    if other in avoided(db, user):
        db.execute("DELETE FROM avoided WHERE user = ? AND other = ?", [user, other])
        return False
    db.execute("INSERT INTO avoided (user, other) VALUES (?, ?)", [user, other])
    return True


def apart(db: Sql, users: Iterable[int]) -> set[frozenset[int]]:
    """Which of these people do not sit together, whoever of the two wants that."""
    wanted = set(users)
    pairs = (frozenset((user, other)) for user in wanted for other in avoided(db, user) if other in wanted)
    return set(pairs)
