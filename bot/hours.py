"""A person's own time: the zone, the quiet hours, and the days away."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from heapq import merge
from itertools import count
from zoneinfo import ZoneInfo, available_timezones

from bot.clock import moment
from bot.settings import PersonSettings
from engine.digits import whole

_STEP = timedelta(minutes=1)
NIGHT = timedelta(hours=12)
"""For so long at most quiet hours stop a clock."""


@cache
def zones() -> tuple[str, ...]:
    """The time zones of the world by name, those that people choose: `Europe/Warsaw`, not `EST5EDT`."""
    areas = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
    return ("UTC", *sorted(zone for zone in available_timezones() if zone.partition("/")[0] in areas))


def zone_of(person: PersonSettings) -> tzinfo:
    """The zone that a person has chosen; UTC for none, and for one that this machine does not know (any more)."""
    try:
        return ZoneInfo(person.timezone or "UTC")
    except (LookupError, ValueError, OSError):
        return UTC


def clock_time(typed: str) -> time | None:
    """A time of day such as `22:00`, `9.30` or `8`; None for anything else."""
    hours, _, minutes = typed.strip().replace(".", ":").partition(":")
    hour, minute = whole(hours, 2), whole(minutes or "0", 2)
    if hour is None or minute is None:
        return None
    return time(hour % 24, minute) if hour <= 24 and minute < 60 and (hour < 24 or not minute) else None


def day(typed: str) -> date | None:
    """A date as ISO writes it; None for anything else."""
    try:
        return date.fromisoformat(typed)
    except ValueError:
        return None


def shown(wall: datetime, zone: tzinfo) -> tuple[datetime, datetime]:
    """The first and the last moment at which a clock of the zone shows this time; of a time that it skips, the moment
    at which it skips it.
    """
    first, last = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if first <= last:
        return first, last
    steps = range((first - last) // _STEP)
    jump = last + _STEP * bisect_left(steps, wall, key=lambda n: _clock(last + n * _STEP, zone))
    return jump, jump


def _clock(at: datetime, zone: tzinfo) -> datetime:
    """What a clock of the zone shows at that moment."""
    return at.astimezone(zone).replace(tzinfo=None, fold=0)


def quiet_until(person: PersonSettings, at: datetime) -> datetime | None:
    """When the quiet hours end into which this moment falls; None: it is not quiet.

    They last from the first moment at which the person's clock shows their start to the last at which it shows their
    end, also where the clock is set back or forward between the two.
    """
    start, end = map(clock_time, person.quiet) if person.quiet else (None, None)
    if start is None or end is None or start == end:
        return None
    zone = zone_of(person)
    today, until = _clock(at, zone).date(), at
    for begins in (today + timedelta(days=n) for n in (-2, -1, 0, 1)):
        ends = begins if start < end else begins + timedelta(days=1)
        if shown(datetime.combine(begins, start), zone)[0] <= until < shown(datetime.combine(ends, end), zone)[1]:
            until = shown(datetime.combine(ends, end), zone)[1]
    return until if until > at else None


def back_at(person: PersonSettings) -> datetime | None:
    """When the (last) absence of a person ends, also if that is past; None for none."""
    until = day(person.away)
    if until is not None and until < date.max:
        return shown(datetime.combine(until + timedelta(days=1), time()), zone_of(person))[0]
    return moment(person.back) if person.back else None


def is_away(person: PersonSettings, at: datetime) -> bool:
    """Whether the person is away."""
    back = back_at(person)
    return bool(person.away) and back is not None and at < back


def reachable(person: PersonSettings, at: datetime) -> bool:
    """Whether the person may be pinged."""
    return not is_away(person, at) and quiet_until(person, at) is None


def free_from(person: PersonSettings, at: datetime, *, absent: bool = False) -> datetime:
    """The first moment from this one on at which the person may be pinged. `absent`: being away does not count."""
    if not absent and is_away(person, at):
        at = back_at(person) or at
    return quiet_until(person, at) or at


# --- a clock that stops while somebody rests --------------------------------------------------------------------------


def spent(person: PersonSettings, start: datetime, end: datetime, *, absent: bool = False) -> timedelta:
    """How long a person's clock runs between two moments. `absent`: being away does not stop it."""
    total, at = timedelta(), start
    for begins, ends in _rests(person, start, absent=absent):
        if begins >= end:
            break
        total += max(begins - at, timedelta())
        at = max(at, ends)
    return total + max(end - at, timedelta())


def runs_out(person: PersonSettings, start: datetime, left: timedelta, *, absent: bool = False) -> datetime:
    """When a person's clock with so much time left runs out; `absent` as above."""
    at = start
    for begins, ends in _rests(person, start, absent=absent):
        if begins - at >= left:
            break
        left -= max(begins - at, timedelta())
        at = max(at, ends)
    return at + left


def _rests(person: PersonSettings, start: datetime, *, absent: bool) -> Iterator[tuple[datetime, datetime]]:
    """When a person rests from then on, in order: at night for ever, and in the last absence."""
    back = None if absent else back_at(person)
    gone = moment(person.gone) if person.gone else start
    away = [(gone, back)] if back is not None and max(gone, start) < back else []
    return merge(_nights(person, start), away)


def _nights(person: PersonSettings, start: datetime) -> Iterator[tuple[datetime, datetime]]:
    first, last = map(clock_time, person.quiet) if person.quiet else (None, None)
    if first is None or last is None or first == last:
        return
    zone = zone_of(person)
    today = _clock(start, zone).date()
    for day in (today + timedelta(days=n) for n in count(-2)):
        begins = shown(datetime.combine(day, first), zone)[0]
        ends = shown(datetime.combine(day if first < last else day + timedelta(days=1), last), zone)[1]
        if ends > start:
            yield begins, min(ends, begins + NIGHT)
