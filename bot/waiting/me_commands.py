"""`/me`: a person's own games, reminders and settings, on a server as in private. Only the reader sees the answers."""

from __future__ import annotations

from datetime import timedelta
from zoneinfo import ZoneInfo

from discord import app_commands

from bot import clock, hours
from bot.asking.secrets import whisper_all
from bot.errors import BotError
from bot.gathering.places import is_there
from bot.locales import LANGUAGES
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching
from bot.store import Preferences
from bot.waiting.digest import digest_lines, glances
from bot.waiting.resting import come_back, go_away, last_day, quiet_hours, setting_lines
from bot.widgets.interactions import Offer
from engine.text import T

COMMON = ("Europe/Warsaw", "Europe/London", "Europe/Berlin", "America/New_York", "America/Chicago", "Asia/Tokyo", "UTC")
OFF = ("off", "none", "nie", "brak", "wyłącz")


@command("me games")
async def games(at: Context) -> None:
    """All games of the reader, those first that wait for the reader."""
    found = await at.services.call(glances, at.services.store, at.user)
    language = await at.services.language(at.interaction)
    there = {game: await is_there(at.interaction.client, one.game.channel) for game, one in found.items()}
    lines = [digest_lines(one, at.services, language, there=there[game]) for game, one in found.items()]
    await whisper_all(at.interaction, "\n".join(lines) or (await at.say())(T("bot-digest-none")))


async def _own(at: Context) -> Preferences:
    """What the reader has chosen."""
    return await at.services.call(at.services.store.preferences, at.user)


# --- when ------------------------------------------------------------------------------------------------------------


async def complete_days(at: Context, typed: str) -> list[Offer]:
    """Days to be away until, and being back."""
    mine, say, now = await _own(at), await at.say(), clock.now()
    today = now.astimezone(hours.zone_of(mine.settings)).date()
    day = last_day(typed, mine.settings, now) if typed else None
    days = [day] if day else [today + timedelta(days=days) for days in (0, 1, 2, 6, 13, 20)]
    back = [(say(T("bot-away-back")), "back")] if hours.is_away(mine.settings, now) else []
    offers = [*back, *((each.isoformat(), each.isoformat()) for each in days)]
    return matching(offers, "" if day else typed)


@command("me away", complete={"until": complete_days})
async def away(at: Context, until: str = "") -> None:
    """Away until a day, or back again; nothing typed: how it stands."""
    mine, say = await _own(at), await at.say()
    if until.strip().casefold() in ("back", say(T("bot-away-back")).casefold()):
        await come_back(at.services, mine)
        await at.whisper(say(T("bot-away-over")))
        return
    if until:
        day = last_day(until, mine.settings, clock.now())
        if day is None:
            raise BotError(T("bot-away-form", typed=until[:40]))
        mine = await go_away(at.services, mine, day)
    await at.whisper(setting_lines(mine, say)[0])


async def complete_spans(at: Context, typed: str) -> list[Offer]:
    """Usual nights, and none."""
    offers = ("22:00-08:00", "23:00-07:00", "00:00-09:00", "off", typed)
    return matching([(words, words) for words in dict.fromkeys(offers) if words], typed)


@command("me quiet", complete={"hours": complete_spans})
async def quiet(at: Context, hours: str = "") -> None:
    """Sets the hours in which nobody pings the reader; nothing typed: how it stands."""
    mine, say = await _own(at), await at.say()
    if hours:
        off = hours.strip().casefold() in OFF
        span = None if off else quiet_hours(hours)
        if span is None and not off:
            raise BotError(T("bot-quiet-form", typed=hours[:40]))
        mine = await _choose(at, mine, quiet=span)
    await at.whisper(setting_lines(mine, say)[1])


async def complete_zones(at: Context, typed: str) -> list[Offer]:
    """Time zones by any part of their name, with the time there."""
    wanted, now = typed.strip().casefold().replace(" ", "_"), clock.now()
    found = [zone for zone in hours.zones() if wanted in zone.casefold()] if wanted else list(COMMON)
    found.sort(key=lambda zone: not zone.casefold().rpartition("/")[2].startswith(wanted))
    return [
        app_commands.Choice(name=f"{zone} · {now.astimezone(ZoneInfo(zone)):%H:%M}", value=zone) for zone in found[:25]
    ]


@command("me timezone", complete={"zone": complete_zones})
async def timezone(at: Context, zone: str) -> None:
    """Sets the time zone."""
    found = next((known for known in hours.zones() if zone.strip().casefold() == known.casefold()), None)
    if found is None:
        raise BotError(T("bot-zone-unknown", typed=zone[:40]))
    mine = await _choose(at, await _own(at), timezone=found)
    await at.whisper(setting_lines(mine, await at.say())[2])


# --- where -----------------------------------------------------------------------------------------------------------


@command("me language", choices={"language": [f"language-{language}" for language in (*LANGUAGES, "client")]})
async def language(at: Context, language: str) -> None:
    """Sets the language in which the bot speaks to the reader."""
    mine, wanted = await _own(at), language.removeprefix("language-")
    kept = Preferences(mine.user, wanted if wanted in LANGUAGES else None, mine.dms, mine.settings)
    await at.services.call(at.services.store.prefer, kept)
    await at.confirm(T("bot-language-set") if kept.language else T("bot-language-client"))


WHERE = {
    "nudges": ["nudges-channel", "nudges-dm", "nudges-none"],
    "secrets": ["secrets-dm", "secrets-button"],
    "ahead": ["ahead-dm", "ahead-none"],
    "boards": ["boards-dm", "boards-none"],
    "pictures": ["pictures-table", "pictures-all", "pictures-turns", "pictures-few"],
}


@command("me messages", choices=WHERE)
async def messages(
    at: Context, nudges: str = "", ahead: str = "", secrets: str = "", boards: str = "", pictures: str = ""
) -> None:
    """Sets where reminders, secrets and own boards reach the reader, and how many pictures do."""
    mine, chosen = await _own(at), {"nudges": nudges, "ahead": ahead, "boards": boards, "pictures": pictures}
    if secrets:
        mine = Preferences(mine.user, mine.language, secrets == "secrets-dm", mine.settings)
    picked = {name: value.removeprefix(f"{name}-") for name, value in chosen.items() if value}
    as_table = {"pictures": ""} if picked.get("pictures") == "table" else {}
    mine = await _choose(at, mine, **(picked | as_table))
    await at.whisper("\n".join(setting_lines(mine, await at.say())[4:]))


async def _choose(at: Context, mine: Preferences, **update: object) -> Preferences:
    kept = Preferences(mine.user, mine.language, mine.dms, mine.settings.model_copy(update=update))
    await at.services.call(at.services.store.prefer, kept)
    return kept


@command("me settings")
async def settings(at: Context) -> None:
    """All that the reader has chosen."""
    lines = setting_lines(await _own(at), await at.say())
    await at.whisper("\n".join(f"- {line}" for line in lines))
