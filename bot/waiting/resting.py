"""Being away and resting: what a person has chosen, and what the own tables come to know of it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot import clock, hours
from bot.clock import stamp
from bot.errors import BotError
from bot.locales import Say
from bot.services.services import Services
from bot.settings import PersonSettings
from bot.store import Preferences
from bot.waiting import whens
from bot.wording.whom import away_until, zone_time
from engine.text import T, Text

_SPAN = re.compile(r"\s*([0-9:.]{1,5})\s*(?:-|–|—|to|do)\s*([0-9:.]{1,5})\s*")
LONGEST = timedelta(days=366)


def quiet_hours(typed: str) -> tuple[str, str] | None:
    """Two times of day, such as `22-8` or `22:00 - 08:00`; None for anything else."""
    match = _SPAN.fullmatch(typed.casefold())
    times = [hours.clock_time(part) for part in match.groups()] if match else []
    if len(times) != 2 or times[0] is None or times[1] is None or times[0] == times[1]:
        return None
    return f"{times[0]:%H:%M}", f"{times[1]:%H:%M}"


def last_day(typed: str, person: PersonSettings, now: datetime) -> date | None:
    """The last day of an absence: a date, `tomorrow`, `7d`; None for what is none, past, or too far."""
    zone = hours.zone_of(person)
    today, meant = now.astimezone(zone).date(), whens.when(typed, person, now)
    day = hours.day(typed.strip()) or (meant.astimezone(zone).date() if meant else None)
    return day if day is not None and today <= day <= today + LONGEST else None


async def go_away(services: Services, mine: Preferences, day: date) -> Preferences:
    """Away until the end of that day; the tables that wait for this person see it."""
    gone = mine.settings.gone if hours.is_away(mine.settings, clock.now()) else stamp()
    kept = replace(mine, settings=mine.settings.model_copy(update={"away": day.isoformat(), "gone": gone}))
    await services.call(services.store.prefer, kept)
    await _show(services, mine.user)
    return kept


async def come_back(services: Services, mine: Preferences) -> None:
    """Back before the end of an absence.

    Raises:
        BotError: not away.
    """
    if not hours.is_away(mine.settings, clock.now()):
        raise BotError(T("bot-away-not"))
    kept = mine.settings.model_copy(update={"away": "", "back": stamp()})
    await services.call(services.store.prefer, replace(mine, settings=kept))
    await _show(services, mine.user)


async def _show(services: Services, user: int) -> None:
    """Brings the prompts up to date that wait for this person."""
    waited = await services.call(services.store.waited)
    for game in dict.fromkeys(one.wait.game for one in waited if one.user == user):
        await services.tables.late.show_prompt(game)


def setting_lines(mine: Preferences, say: Say) -> list[str]:
    """All that a person has chosen: absence, quiet hours, time zone, language, reminders, secrets, pictures."""
    person, until = mine.settings, away_until(mine.settings)
    zone = person.timezone or "UTC"
    quiet = Text("bot-quiet-off")
    if person.quiet:
        quiet = T("bot-quiet-set", **{"from": person.quiet[0], "until": person.quiet[1], "zone": zone})
    return [
        say(T("bot-away-set", until=until) if until else T("bot-away-not")),
        say(quiet),
        say(T("bot-zone-set", zone=zone, time=zone_time(person, clock.now()))),
        say(T("bot-language-is", language=Text(f"choice-language-{mine.language or 'client'}"))),
        say(Text(f"bot-nudges-{person.nudges}")),
        say(Text(f"bot-ahead-{person.ahead}")),
        say(Text("bot-secrets-dm" if mine.dms else "bot-secrets-button")),
        say(Text(f"bot-boards-{person.boards}")),
        say(T("bot-pictures", pictures=Text(f"choice-pictures-{person.pictures or 'table'}"))),
    ]
