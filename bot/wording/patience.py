"""How long a table waits for a person: when it reminds, and when time is up.

A reminder that falls into quiet hours or an absence comes when they end. The limit runs from when the person was asked,
without the time in which the bot was down, and from the end of an absence; it never ends in quiet hours. What happens
then (`TableSettings.late`) happens only to somebody who was warned, and at least `notice` minutes after that; and not
within an hour after the bot came up, or its clock jumped.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot import hours
from bot.clock import moment
from bot.live.clocks import begun, time_for
from bot.settings import CLOCKS, HOUR, TableSettings
from bot.store import Waited

GRACE = timedelta(minutes=HOUR)
"""For so long after a start nobody's time is up."""


WARNINGS = {"seat": 2, "vote": 2}
"""So often somebody is warned at least before that happens; once before anything else."""
UNANSWERED = timedelta(days=3)
"""After so long somebody counts as absent at a table without a limit."""


def notice(table: TableSettings) -> timedelta:
    """So long before time is up the last warning comes: an hour, or half of a short limit, or of what a clock gets."""
    longest = CLOCKS[table.clock].more if table.clock else table.limit
    return max(timedelta(minutes=min(HOUR, longest // 2)), timedelta(minutes=1))


def since(waited: Waited) -> datetime:
    """When the person was asked."""
    return moment(waited.wait.since)


def counted_from(waited: Waited) -> datetime:
    """When the limit began to run."""
    begun = since(waited) + timedelta(seconds=waited.wait.spared)
    back = hours.back_at(waited.person)
    return begun if waited.table.absent or back is None else max(begun, back)


def ends(waited: Waited, share: int = 1) -> datetime:
    """When the limit, or the clock, has run out; `share`: half of it, a third."""
    if waited.table.clock:
        return hours.runs_out(waited.person, begun(waited), time_for(waited) / share, absent=waited.table.absent)
    return counted_from(waited) + timedelta(minutes=waited.table.limit) / share


def due(waited: Waited, now: datetime) -> bool:
    """Whether it is time for a reminder that the person has not had."""
    last = moment(waited.wait.reminded) if waited.wait.reminded else since(waited)
    if hours.is_away(waited.person, now) and not _counts(waited):
        return False
    return any(last < at <= now for at in _steps(waited)) or (_is_up(waited, last, now) and not warned(waited))


def warned(waited: Waited) -> bool:
    """Whether this person was warned often enough for what happens then."""
    return waited.wait.warnings >= WARNINGS.get(waited.table.late, 1)


def _is_up(waited: Waited, last: datetime, now: datetime) -> bool:
    """Whether time is up, and was when the person was last reminded a while ago."""
    up = waited.table.has_teeth and now >= ends(waited) and now >= last + notice(waited.table)
    return up and hours.free_from(waited.person, now, absent=waited.table.absent) == now


def _counts(waited: Waited) -> bool:
    """Whether the limit runs against this person although away."""
    return waited.table.absent and waited.table.has_teeth


def _steps(waited: Waited) -> list[datetime]:
    """All the moments at which this person is reminded of one wait."""
    asked, table = since(waited), waited.table
    reminders = [] if waited.person.nudges == "none" else [asked, *(asked + timedelta(minutes=m) for m in table.remind)]
    steps = [hours.free_from(waited.person, at, absent=_counts(waited)) for at in reminders]
    if not table.longest or (waited.person.nudges == "none" and not table.has_teeth):
        return steps
    last = ends(waited) - notice(table) if table.has_teeth else ends(waited)
    early = [at for at in steps if at < last]
    if table.has_teeth and table.late in WARNINGS and not any(at > asked for at in early):
        early.append(hours.free_from(waited.person, ends(waited, 2), absent=_counts(waited)))
    return [*early, hours.free_from(waited.person, last, absent=_counts(waited))]


def deadline(waited: Waited, warned: datetime, up: datetime) -> datetime:
    """When time is up for a person who was last warned then, by a bot that is up since."""
    over = hours.free_from(waited.person, ends(waited), absent=waited.table.absent)
    return max(over, warned + notice(waited.table), up + GRACE)


def late(waited: Waited, now: datetime, up: datetime) -> bool:
    """Whether time is up, and something happens now."""
    if not waited.table.has_teeth or waited.wait.reminded is None or not warned(waited):
        return False
    if hours.is_away(waited.person, now) and not waited.table.absent:
        return False
    if waited.table.late == "vote" and waited.table.put_to_vote.get(waited.wait.seat) == waited.wait.since:
        return False
    return now >= deadline(waited, moment(waited.wait.reminded), up)


def is_absent(waited: Waited, now: datetime) -> bool:
    """Whether the others may decide what happens: somebody has said to be away, or lets the table wait too long."""
    if hours.is_away(waited.person, now):
        return True
    over = ends(waited) if waited.table.longest else begun(waited) + UNANSWERED
    return now >= over and waited.wait.warnings >= min(2, len(_steps(waited)) - 1)
