"""How long a table waits: a person's own time, reminders and limits, and times as people type them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot import hours
from bot.clock import stamp
from bot.settings import DAY, HOUR, PersonSettings, TableSettings
from bot.store import Wait, Waited
from bot.waiting import whens
from bot.wording import patience
from tests.bot.timing import NOON

WARSAW = {"timezone": "Europe/Warsaw"}
NIGHT = PersonSettings(quiet=("22:00", "08:00"), **WARSAW)
LONG_AGO = NOON - timedelta(days=99)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def waited(
    person: PersonSettings | None = None,
    *,
    asked: datetime = NOON,
    reminded: datetime | None = None,
    spared: int = 0,
    warnings: int | None = None,
    **table: object,
) -> Waited:
    often = (2 if reminded else 0) if warnings is None else warnings
    wait = Wait(1, 0, stamp(asked), stamp(reminded) if reminded else None, spared, often)
    return Waited(wait, 11, TableSettings.model_validate(table), person or PersonSettings())


# --- a person's own time ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "ends"),
    [
        ("2026-03-02T20:59", None),
        ("2026-03-02T21:00", "2026-03-03T07:00"),
        ("2026-03-02T23:30", "2026-03-03T07:00"),
        ("2026-03-03T06:59", "2026-03-03T07:00"),
        ("2026-03-03T07:00", None),
        ("2026-07-01T20:00", "2026-07-02T06:00"),
        ("2026-03-28T23:00", "2026-03-29T06:00"),
    ],
)
def test_quiet_hours_are_those_of_the_own_clock(moment: str, ends: str | None) -> None:
    assert hours.quiet_until(NIGHT, at(moment)) == (at(ends) if ends else None)


CHANGES = [
    ("Europe/Warsaw", "2026-10-25T01:00"),
    ("Europe/Warsaw", "2026-03-29T01:00"),
    ("America/New_York", "2026-11-01T06:00"),
    ("America/New_York", "2026-03-08T07:00"),
    ("Australia/Lord_Howe", "2026-04-04T15:00"),
    ("Australia/Lord_Howe", "2026-10-03T15:30"),
    ("America/Havana", "2026-11-01T05:00"),
    ("America/Havana", "2026-03-08T05:00"),
    ("Pacific/Apia", "2011-12-30T10:00"),
]
"""When clocks are set anew: by an hour, by half of one, at midnight, and over a whole day."""
TIMES = ("00:00", "00:30", "01:45", "02:00", "02:15", "02:30", "03:00", "08:00", "22:00")
QUIET = [(start, end) for start in TIMES for end in TIMES if start != end]
"""Quiet hours; each is tried at three of the changes."""


@pytest.mark.parametrize(("zone", "change"), CHANGES)
def test_the_first_free_moment_is_free_and_none_before_it_when_clocks_change(zone: str, change: str) -> None:
    moments = [at(change) + timedelta(minutes=15 * n) for n in range(-4 * 26, 4 * 26)]
    for quiet in QUIET[CHANGES.index((zone, change)) % 3 :: 3]:
        person = PersonSettings(timezone=zone, quiet=quiet)
        free = [hours.reachable(person, moment) for moment in moments]
        following = None
        for moment, is_free in zip(reversed(moments), reversed(free), strict=True):
            following = moment if is_free else following
            first = hours.free_from(person, moment)
            assert hours.reachable(person, first), (quiet, moment, first)
            assert following is None or first == following, (quiet, moment, first, following)


@pytest.mark.parametrize(("zone", "change"), CHANGES)
def test_an_absence_ends_in_a_free_moment_when_clocks_change(zone: str, change: str) -> None:
    for days in (-1, 0, 1):
        away = (at(change) + timedelta(days=days)).astimezone(ZoneInfo(zone)).date().isoformat()
        person = PersonSettings(timezone=zone, away=away, quiet=("22:00", "02:30"))
        first = hours.free_from(person, at(change) - timedelta(days=3))
        minutes = range(-3 * DAY, int((first - at(change)) / timedelta(minutes=1)), 15)
        assert hours.reachable(person, first)
        assert not any(hours.reachable(person, at(change) + timedelta(minutes=n)) for n in minutes)


@pytest.mark.parametrize(
    ("quiet", "moment", "ends"),
    [
        (("22:00", "02:30"), "2026-10-25T00:45", "2026-10-25T01:30"),
        (("22:00", "02:30"), "2026-10-25T01:15", "2026-10-25T01:30"),
        (("22:00", "02:30"), "2026-10-25T01:30", None),
        (("02:30", "08:00"), "2026-10-25T00:29", None),
        (("02:30", "08:00"), "2026-10-25T00:30", "2026-10-25T07:00"),
        (("02:30", "08:00"), "2026-10-25T01:15", "2026-10-25T07:00"),
        (("22:00", "02:30"), "2026-03-29T00:45", "2026-03-29T01:00"),
        (("02:30", "08:00"), "2026-03-29T00:45", None),
        (("02:30", "08:00"), "2026-03-29T01:00", "2026-03-29T06:00"),
    ],
)
def test_quiet_hours_last_as_long_as_a_clock_may_show_them(quiet: tuple[str, str], moment: str, ends: str) -> None:
    assert hours.quiet_until(PersonSettings(quiet=quiet, **WARSAW), at(moment)) == (at(ends) if ends else None)


def test_quiet_hours_within_a_day() -> None:
    siesta = PersonSettings(quiet=("13:00", "15:00"))
    assert hours.quiet_until(siesta, at("2026-03-02T14:00")) == at("2026-03-02T15:00")
    assert hours.quiet_until(siesta, at("2026-03-02T15:00")) is None


@pytest.mark.parametrize("quiet", [None, ("8:00", "8:00"), ("xx", "08:00")])
def test_no_quiet_hours(quiet: tuple[str, str] | None) -> None:
    assert hours.quiet_until(PersonSettings(quiet=quiet), NOON) is None


def test_an_unknown_time_zone_is_utc() -> None:
    for name in ("Mars/Olympus", "../../etc/passwd", "Europe", "\0"):
        assert hours.zone_of(PersonSettings(timezone=name)) is UTC


def test_the_time_zones_of_the_world_are_known() -> None:
    assert {"UTC", "Europe/Warsaw", "America/New_York", "Asia/Tokyo"} <= set(hours.zones())
    assert len(hours.zones()) > 400


def test_an_absence_lasts_until_the_end_of_its_last_day() -> None:
    person = PersonSettings(away="2026-03-04", **WARSAW)
    assert hours.back_at(person) == at("2026-03-04T23:00")
    assert hours.is_away(person, at("2026-03-04T22:59")) and not hours.is_away(person, at("2026-03-04T23:00"))
    assert hours.free_from(person, NOON) == at("2026-03-04T23:00")


def test_quiet_hours_go_on_after_an_absence() -> None:
    person = NIGHT.model_copy(update={"away": "2026-03-04"})
    assert hours.free_from(person, NOON) == at("2026-03-05T07:00")


def test_a_day_that_is_none_is_no_absence() -> None:
    for away in ("soon", "9999-12-31"):
        assert not hours.is_away(PersonSettings(away=away), NOON)


# --- reminders -------------------------------------------------------------------------------------------------------


def reminders(one: Waited, span: timedelta = timedelta(days=12)) -> list[timedelta]:
    """When this wait leads to reminders, if somebody looks every half hour."""
    found, asked = [], patience.since(one)
    for step in range(int(span / timedelta(minutes=30)) + 1):
        now = asked + step * timedelta(minutes=30)
        if patience.due(one, now):
            wait = Wait(1, 0, one.wait.since, stamp(now), one.wait.spared, one.wait.warnings + 1)
            one = Waited(wait, one.user, one.table, one.person)
            found.append(now - asked)
    return found


def hour_list(*numbers: float) -> list[timedelta]:
    return [timedelta(hours=number) for number in numbers]


def test_reminders_come_at_the_times_of_the_table() -> None:
    assert reminders(waited()) == hour_list(24, 72)
    assert reminders(waited(remind=(2 * HOUR,))) == hour_list(2)
    assert reminders(waited(remind=())) == []


def test_several_missed_reminders_are_one() -> None:
    one = waited(remind=(HOUR, 2 * HOUR, 3 * HOUR))
    now = NOON + timedelta(days=2)
    assert patience.due(one, now)
    assert not patience.due(waited(remind=(HOUR, 2 * HOUR, 3 * HOUR), reminded=now), now + timedelta(days=1))


def test_a_reminder_waits_for_the_end_of_quiet_hours() -> None:
    assert reminders(waited(NIGHT, remind=(10 * HOUR,))) == hour_list(19)


def test_who_is_asked_in_quiet_hours_hears_of_it_when_they_end() -> None:
    assert reminders(waited(NIGHT, asked=at("2026-03-02T22:00"), remind=())) == hour_list(9)


def test_who_is_away_is_not_reminded_and_once_after_it() -> None:
    one = waited(PersonSettings(away="2026-03-05"), remind=(HOUR, DAY, 2 * DAY))
    assert reminders(one) == hour_list(84)


def test_who_wants_no_reminders_has_none() -> None:
    nobody = PersonSettings(nudges="none")
    assert reminders(waited(nobody)) == []
    assert reminders(waited(nobody, limit=DAY)) == []


def test_the_last_warning_comes_to_all_who_could_lose_something() -> None:
    nobody = PersonSettings(nudges="none")
    assert reminders(waited(nobody, limit=DAY, late="seat")) == hour_list(12, 23)


def test_a_limit_without_consequences_ends_in_a_reminder() -> None:
    assert reminders(waited(limit=36 * HOUR)) == hour_list(24, 36)


def test_a_warning_comes_an_hour_before_time_is_up() -> None:
    assert reminders(waited(limit=2 * DAY, late="answer")) == hour_list(24, 47)
    assert reminders(waited(limit=HOUR, late="answer")) == hour_list(0.5)


# --- limits ----------------------------------------------------------------------------------------------------------


def late_after(one: Waited, up: datetime = LONG_AGO) -> float:
    """Hours until time is up, for somebody who is warned as `reminders` says."""
    asked = patience.since(one)
    for step in range(24 * 30 * 4):
        now = asked + step * timedelta(minutes=15)
        if patience.late(one, now, up):
            return step / 4
        if patience.due(one, now):
            wait = Wait(1, 0, one.wait.since, stamp(now), one.wait.spared, one.wait.warnings + 1)
            one = Waited(wait, one.user, one.table, one.person)
    return -1


def test_time_is_up_after_the_limit() -> None:
    assert late_after(waited(limit=2 * DAY, late="seat")) == 48
    assert late_after(waited(limit=HOUR, late="answer")) == 1


def test_without_a_limit_or_a_consequence_nobody_is_late() -> None:
    assert late_after(waited(late="seat")) == -1
    assert late_after(waited(limit=HOUR)) == -1


def test_nobody_is_late_without_a_warning() -> None:
    assert not patience.late(waited(limit=HOUR, late="seat"), NOON + timedelta(days=9), LONG_AGO)


def test_after_a_late_warning_there_is_still_its_notice() -> None:
    now = NOON + timedelta(days=9)
    one = waited(limit=DAY, late="seat", reminded=now)
    assert patience.deadline(one, now, LONG_AGO) == now + timedelta(hours=1)
    assert not patience.late(one, now + timedelta(minutes=59), LONG_AGO)
    assert patience.late(one, now + timedelta(minutes=60), LONG_AGO)


def test_nobody_is_late_within_an_hour_after_a_start() -> None:
    up = NOON + timedelta(hours=30)
    assert late_after(waited(limit=DAY, late="seat", reminded=NOON + timedelta(hours=23)), up) == 31


def test_the_time_in_which_the_bot_was_down_does_not_count() -> None:
    assert late_after(waited(limit=DAY, late="seat", spared=10 * 3600)) == 34


def test_time_is_never_up_in_quiet_hours() -> None:
    one = waited(NIGHT, limit=11 * HOUR, late="seat", reminded=NOON + timedelta(hours=8))
    assert patience.deadline(one, NOON + timedelta(hours=8), LONG_AGO) == at("2026-03-03T07:00")


def test_the_limit_begins_anew_after_an_absence() -> None:
    away = PersonSettings(away="2026-03-05")
    assert late_after(waited(away, limit=DAY, late="seat")) == 84 + 24


def test_coming_back_early_does_not_bring_the_lost_time_back_at_once() -> None:
    back = PersonSettings(back=stamp(NOON + timedelta(days=3)))
    assert patience.counted_from(waited(back, limit=DAY, late="seat")) == NOON + timedelta(days=3)


def test_a_table_can_let_time_run_for_those_who_are_away() -> None:
    away = PersonSettings(away="2026-03-20")
    assert late_after(waited(away, limit=DAY, late="seat", absent=True)) == 24
    assert reminders(waited(away, absent=True)) == []


# --- times as people type them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("2h", 120),
        ("30m", 30),
        ("1d", 1440),
        ("1d 12h", 2160),
        ("1h30m", 90),
        ("90 min", 90),
        ("2 godz", 120),
        ("3 dni", 4320),
    ]
    + [(typed, None) for typed in ("", "h", "2", "2x", "2h foo", "-2h", "1.5h", "18:00")],
)
def test_spans(typed: str, minutes: int | None) -> None:
    assert whens.minutes(typed) == minutes


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("1d 3d", (1440, 4320)),
        ("3d, 1d", (1440, 4320)),
        ("12h;12h", (720,)),
        ("off", None),
        ("0m", None),
        ("1 d", None),
    ],
)
def test_lists_of_spans(typed: str, steps: tuple[int, ...] | None) -> None:
    assert whens.steps(typed) == steps


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        ("2h", "2026-03-02T14:00"),
        ("18:00", "2026-03-02T17:00"),
        ("12:00", "2026-03-03T11:00"),
        ("9", "2026-03-03T08:00"),
        ("tomorrow", "2026-03-03T08:00"),
        ("Tomorrow 18:00", "2026-03-03T17:00"),
        ("jutro 18.30", "2026-03-03T17:30"),
        ("pojutrze", "2026-03-04T08:00"),
        ("today 20:00", "2026-03-02T19:00"),
        ("2026-04-01", "2026-04-01T07:00"),
        ("2026-04-01 7:30", "2026-04-01T05:30"),
    ],
)
def test_moments_are_those_of_the_own_clock(typed: str, moment: str) -> None:
    assert whens.when(typed, PersonSettings(**WARSAW), NOON) == at(moment)


@pytest.mark.parametrize(
    ("now", "moment"),
    [
        ("2026-10-25T00:15", "2026-10-25T00:30"),
        ("2026-10-25T00:45", "2026-10-25T01:30"),
        ("2026-10-25T01:45", "2026-10-26T01:30"),
        ("2026-03-29T00:45", "2026-03-29T01:00"),
    ],
)
def test_a_time_of_day_is_the_next_moment_at_which_a_clock_shows_it(now: str, moment: str) -> None:
    assert whens.when("2:30", PersonSettings(**WARSAW), at(now)) == at(moment)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "0001-01-01 0:01",
        "9999-12-31 23:59",
        "soon",
        "0m",
        "99999d",
        "today 8:00",
        "2026-03-01",
        "2020-01-01",
        "25:00",
        "9999-12-31",
        "0001-01-01",
        "²",
        "2026-04-01 x",
        "18:00 tomorrow later",
        "1:2:3",
        "2026-13-01",
        "999999d",
        "24:30",
    ],
)
def test_what_is_no_time_to_come(typed: str) -> None:
    assert whens.when(typed, PersonSettings(**WARSAW), NOON) is None
