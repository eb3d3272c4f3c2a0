"""How long a table waits for a person: when it reminds, and when time is up.

A reminder that falls into quiet hours or an absence comes when they end. The limit runs from when the person was asked,
without the time in which the bot was down, and from the end of an absence; it never ends in quiet hours. What happens
then (`TableSettings.late`) happens only to somebody who was warned, and at least `notice` minutes after that; and not
within an hour after the bot came up, or its clock jumped.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.clock import moment
from bot.settings import HOUR, TableSettings
from bot.store import Waited
from bot.wording import hours

GRACE = timedelta(minutes=HOUR)
"""For so long after a start nobody's time is up."""


def has_teeth(table: TableSettings) -> bool:
    """Whether something happens to those who are late."""
    return table.limit > 0 and table.late != "nothing"


def notice(table: TableSettings) -> timedelta:
    """So long before time is up the last warning comes: an hour, or half of a short limit."""
    return timedelta(minutes=min(HOUR, table.limit // 2))


def since(waited: Waited) -> datetime:
    """When the person was asked."""
    return moment(waited.wait.since)


def counted_from(waited: Waited) -> datetime:
    """When the limit began to run."""
    begun = since(waited) + timedelta(seconds=waited.wait.spared)
    back = hours.back_at(waited.person)
    return begun if waited.table.absent or back is None else max(begun, back)


def due(waited: Waited, now: datetime) -> bool:
    """Whether it is time for a reminder that the person has not had."""
    last = moment(waited.wait.reminded) if waited.wait.reminded else since(waited)
    if hours.is_away(waited.person, now) and not _counts(waited):
        return False
    return any(last < at <= now for at in _steps(waited))


def _counts(waited: Waited) -> bool:
    """Whether the limit runs against this person although away."""
    return waited.table.absent and has_teeth(waited.table)


def _steps(waited: Waited) -> list[datetime]:
    """All the moments at which this person is reminded of one wait."""
    asked, table = since(waited), waited.table
    reminders = [] if waited.person.nudges == "none" else [asked, *(asked + timedelta(minutes=m) for m in table.remind)]
    steps = [hours.free_from(waited.person, at, absent=_counts(waited)) for at in reminders]
    if not table.limit or (waited.person.nudges == "none" and not has_teeth(table)):
        return steps
    ends = counted_from(waited) + timedelta(minutes=table.limit)
    last = ends - notice(table) if has_teeth(table) else ends
    return [at for at in steps if at < last] + [hours.free_from(waited.person, last, absent=_counts(waited))]


def deadline(waited: Waited, warned: datetime, up: datetime) -> datetime:
    """When time is up for a person who was last warned then, by a bot that is up since."""
    ends = counted_from(waited) + timedelta(minutes=waited.table.limit)
    ends = hours.free_from(waited.person, ends, absent=waited.table.absent)
    return max(ends, warned + notice(waited.table), up + GRACE)


def late(waited: Waited, now: datetime, up: datetime) -> bool:
    """Whether time is up, and something happens now."""
    if not has_teeth(waited.table) or waited.wait.reminded is None:
        return False
    if hours.is_away(waited.person, now) and not waited.table.absent:
        return False
    return now >= deadline(waited, moment(waited.wait.reminded), up)
