"""How much there is in the database: what an operator watches."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.clock import moment, stamp
from bot.store.sql import Sql

_GAMES = "SELECT count(*) FROM games WHERE status = 'running' AND archived IS NULL"
_ANSWERS = "SELECT count(*) FROM answers WHERE at >= ?"
_WAITING = "SELECT count(*), min(created) FROM outbox WHERE sent IS NULL AND kind != 'account'"


class StoreFigures(NamedTuple):
    """Games under way, answers in the last hour, rows to post, and for how many seconds the oldest has been waiting.

    Accounts stand in the outbox until there is a new picture, so they wait for nothing.
    """

    games: int
    answers: int
    outbox: int
    oldest: int


def figures(db: Sql, now: datetime) -> StoreFigures:
    """As they are now."""
    ((games,),) = db.execute(_GAMES)
    ((answers,),) = db.execute(_ANSWERS, [stamp(now - timedelta(hours=1))])
    ((rows, oldest),) = db.execute(_WAITING)
    return StoreFigures(games, answers, rows, int((now - moment(oldest)).total_seconds()) if oldest else 0)
