"""How often people have asked for what costs much, where several processes share one database and so one count."""

from __future__ import annotations

import json
from datetime import datetime

from bot.clock import stamp
from bot.limits import HOUR
from bot.store.keeping.codec import pack
from bot.store.sql import Sql

_TIMES = """
INSERT INTO asked (user, kind, times, latest) VALUES (?, ?, '[]', ?) ON CONFLICT (user, kind)
DO UPDATE SET times = asked.times RETURNING times
"""
"""Whoever reads them like this holds the row, so that nobody counts at the same time."""
_COUNTED = "UPDATE asked SET times = ?, latest = ? WHERE user = ? AND kind = ?"


def ask(db: Sql, user: int, kind: str, most: int, now: datetime) -> bool:
    """Counts one more, inside the caller's transaction. False, and nothing is counted: that is too many an hour."""
    at, since = stamp(now), stamp(now - HOUR)
    ((times,),) = db.execute(_TIMES, [user, kind, at])
    recent = [time for time in json.loads(times) if time > since]
    if len(recent) >= most:
        return False
    db.execute(_COUNTED, [pack([*recent, at]), at, user, kind])
    return True


def old(db: Sql, now: datetime) -> bool:
    """Whether there is something that counts no more."""
    return bool(list(db.execute("SELECT 1 FROM asked WHERE latest <= ? LIMIT 1", [stamp(now - HOUR)])))


def forget_old(db: Sql, now: datetime) -> None:
    """Drops it."""
    db.execute("DELETE FROM asked WHERE latest <= ?", [stamp(now - HOUR)])
