"""The last answers of a table, kept in mind so that nobody has to look into the database for them."""

from __future__ import annotations

from bot.live.model import Live
from bot.live.standing_orders import is_by_hand
from bot.store import AnswerRow, Change, Retract

MOST = 60
"""So many at most."""


def remember(live: Live, change: Change) -> None:
    """The last answers as this change leaves them."""
    kept = [row for row in live.recent if change.retract is None or not _is_gone(row, change.retract)]
    live.recent = (*kept, *change.answers)[-MOST:]


def _is_gone(row: AnswerRow, retract: Retract) -> bool:
    return row.seq in retract.only if retract.only else row.seq >= retract.since


def last_by_hand(live: Live) -> AnswerRow | None:
    """The last answer that somebody gave by hand, if it is among those kept in mind."""
    return next((row for row in reversed(live.recent) if is_by_hand(row)), None)
