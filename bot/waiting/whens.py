"""Times as people type them, in English and Polish: `2h`, `1d 12h`, `30 min`, `18:00`, `tomorrow 18:00`, a date."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta

from bot.hours import clock_time, day, shown, zone_of
from bot.settings import DAY, HOUR, PersonSettings

_UNITS = {
    1: ("m", "min", "mins", "minute", "minutes", "minuta", "minuty", "minut"),
    HOUR: ("h", "hour", "hours", "g", "godz", "godzina", "godziny", "godzin"),
    DAY: ("d", "day", "days", "dzień", "dni"),
    7 * DAY: ("w", "week", "weeks", "tydz", "tydzień", "tygodnie", "tygodni"),
}
_MINUTES = {word: minutes for minutes, words in _UNITS.items() for word in words}
_PART = re.compile(r"([0-9]{1,6})\s*([^\W0-9_]+)")
_DAYS = {"today": 0, "dziś": 0, "dzisiaj": 0, "tomorrow": 1, "jutro": 1, "pojutrze": 2}
MORNING = time(9)
"""The time of day that is meant by a date alone."""
FARTHEST = timedelta(days=1000)
"""Nobody is reminded later than that."""


def minutes(typed: str) -> int | None:
    """A span such as `2h` or `1d 12h`; None for anything else."""
    words = typed.strip().casefold()
    if not words or _PART.sub("", words).strip(" ,+"):
        return None
    parts = [(int(number), _MINUTES.get(unit)) for number, unit in _PART.findall(words)]
    return sum(number * each for number, each in parts if each) if all(each for _, each in parts) else None


def steps(typed: str) -> tuple[int, ...] | None:
    """Several spans such as `1d 3d`, ascending; None for anything else."""
    found = [minutes(part) for part in re.split(r"[\s,;]+", typed.strip()) if part]
    spans = [span for span in found if span]
    return tuple(sorted(set(spans))) if found and len(spans) == len(found) else None


def when(typed: str, person: PersonSettings, now: datetime) -> datetime | None:
    """The moment that a person means, in that person's own time; None for what is no time, or past."""
    span, words = minutes(typed), typed.strip().casefold().split()
    if span is not None or not words:
        return now + timedelta(minutes=span) if span and span <= FARTHEST.days * DAY else None
    zone = zone_of(person)
    today = now.astimezone(zone).date()
    found = _day(words[0], today)
    at = clock_time(words[-1]) if found is None or len(words) > 1 else MORNING
    if at is None or len(words) > (1 if found is None else 2):
        return None
    days = (today, today + timedelta(days=1)) if found is None else (found,)
    near = [each for each in days if today <= each <= today + FARTHEST]
    meant = (moment for each in near for moment in shown(datetime.combine(each, at), zone))
    return next((one for one in meant if now < one <= now + FARTHEST), None)


def _day(word: str, today: date) -> date | None:
    return today + timedelta(days=_DAYS[word]) if word in _DAYS else day(word)
