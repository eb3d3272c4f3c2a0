"""`/me`: a person's own games, reminders and settings, on a server as in private. Only the reader sees the answers."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from zoneinfo import ZoneInfo

from discord import app_commands

from bot import clock
from bot.asking.secrets import whisper_all
from bot.errors import BotError
from bot.gathering.places import is_there
from bot.locales import LANGUAGES, Say
from bot.services.commands import Builder, part_of
from bot.services.here import matching
from bot.services.parts import HasStore, TalksOfStore, TalksOfTablesAndStore
from bot.services.replies import think, whisper
from bot.store import Preferences
from bot.told import hours
from bot.waiting.digest import glances, told
from bot.waiting.reminders import ask_for, complete_cancel, complete_when, drop, listed
from bot.waiting.resting import come_back, go_away, last_day, quiet_hours, setting_lines
from bot.widgets.interactions import Interaction, Offer
from engine.text import T, Text

COMMON = ("Europe/Warsaw", "Europe/London", "Europe/Berlin", "America/New_York", "America/Chicago", "Asia/Tokyo", "UTC")
OFF = ("off", "none", "nie", "brak", "wyłącz")


@part_of("me", 1)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds all of them."""
    _add_games(builder, made)
    _add_times(builder, made)
    _add_messages(builder, made)


def _add_games(builder: Builder, made: app_commands.Group) -> None:
    async def games(interaction: Interaction) -> None:
        await think(interaction)
        await show_games(builder.services, interaction)

    async def remind(interaction: Interaction, when: str = "", note: str = "", cancel: str = "") -> None:
        await think(interaction)
        if cancel:
            await drop(builder.services, interaction, cancel)
        elif when:
            await ask_for(builder.services, interaction, when, note)
        else:
            await listed(builder.services, interaction)

    async def whens(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_when(builder.services, interaction, typed)

    async def pending(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_cancel(builder.services, interaction, typed)

    builder.add(made, "games", games)
    builder.add(made, "remind", remind, complete={"when": whens, "cancel": pending})


async def show_games(services: TalksOfStore, interaction: Interaction) -> None:
    """All games of the reader, those first that wait for the reader."""
    found = await services.call(glances, services.store, interaction.user.id)
    language = await services.language(interaction)
    there = {game: await is_there(interaction.client, one.game.channel) for game, one in found.items()}
    lines = [told(one, services, language, there=there[game]) for game, one in found.items()]
    await whisper_all(interaction, "\n".join(lines) or (await services.say(interaction))(T("bot-digest-none")))


# --- when ------------------------------------------------------------------------------------------------------------


def _add_times(builder: Builder, made: app_commands.Group) -> None:
    async def away(interaction: Interaction, until: str = "") -> None:
        await think(interaction)
        await be_away(builder.services, interaction, until)

    async def quiet(interaction: Interaction, hours: str = "") -> None:
        await think(interaction)
        await be_quiet(builder.services, interaction, hours)

    async def timezone(interaction: Interaction, zone: str) -> None:
        await think(interaction)
        await live_in(builder.services, interaction, zone)

    async def days(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_days(builder.services, interaction, typed)

    async def spans(interaction: Interaction, typed: str) -> list[Offer]:
        offers = ("22:00-08:00", "23:00-07:00", "00:00-09:00", "off", typed)
        return matching([(words, words) for words in dict.fromkeys(offers) if words], typed)

    async def zones(interaction: Interaction, typed: str) -> list[Offer]:
        return complete_zones(typed)

    builder.add(made, "away", away, complete={"until": days})
    builder.add(made, "quiet", quiet, complete={"hours": spans})
    builder.add(made, "timezone", timezone, complete={"zone": zones})


async def own(services: HasStore, interaction: Interaction) -> Preferences:
    """What the reader has chosen."""
    return await services.call(services.store.preferences, interaction.user.id)


async def be_away(services: TalksOfTablesAndStore, interaction: Interaction, typed: str) -> None:
    """Away until a day, or back again; nothing typed: how it stands."""
    mine, say = await own(services, interaction), await services.say(interaction)
    if typed.strip().casefold() in ("back", say(T("bot-away-back")).casefold()):
        await come_back(services, mine)
        await whisper(interaction, say(T("bot-away-over")))
        return
    if typed:
        day = last_day(typed, mine.settings, clock.now())
        if day is None:
            raise BotError(T("bot-away-form", typed=typed[:40]))
        mine = await go_away(services, mine, day)
    await whisper(interaction, setting_lines(mine, say)[0])


async def be_quiet(services: TalksOfStore, interaction: Interaction, typed: str) -> None:
    """Sets the hours in which nobody pings the reader; nothing typed: how it stands."""
    mine, say = await own(services, interaction), await services.say(interaction)
    if typed:
        span = None if typed.strip().casefold() in OFF else quiet_hours(typed)
        if span is None and typed.strip().casefold() not in OFF:
            raise BotError(T("bot-quiet-form", typed=typed[:40]))
        mine = await _choose(services, mine, quiet=span)
    await whisper(interaction, setting_lines(mine, say)[1])


async def live_in(services: TalksOfStore, interaction: Interaction, typed: str) -> None:
    """Sets the time zone."""
    zone = next((zone for zone in hours.zones() if typed.strip().casefold() == zone.casefold()), None)
    if zone is None:
        raise BotError(T("bot-zone-unknown", typed=typed[:40]))
    mine = await _choose(services, await own(services, interaction), timezone=zone)
    await whisper(interaction, setting_lines(mine, await services.say(interaction))[2])


def complete_zones(typed: str) -> list[Offer]:
    """Time zones by any part of their name, with the time there."""
    wanted, now = typed.strip().casefold().replace(" ", "_"), clock.now()
    found = [zone for zone in hours.zones() if wanted in zone.casefold()] if wanted else list(COMMON)
    found.sort(key=lambda zone: not zone.casefold().rpartition("/")[2].startswith(wanted))
    return [
        app_commands.Choice(name=f"{zone} · {now.astimezone(ZoneInfo(zone)):%H:%M}", value=zone) for zone in found[:25]
    ]


async def complete_days(services: TalksOfStore, interaction: Interaction, typed: str) -> list[Offer]:
    """Days to be away until, and being back."""
    mine, say, now = await own(services, interaction), await services.say(interaction), clock.now()
    today = now.astimezone(hours.zone_of(mine.settings)).date()
    day = last_day(typed, mine.settings, now) if typed else None
    days = [day] if day else [today + timedelta(days=days) for days in (0, 1, 2, 6, 13, 20)]
    back = [(say(T("bot-away-back")), "back")] if hours.is_away(mine.settings, now) else []
    offers = [*back, *((each.isoformat(), each.isoformat()) for each in days)]
    return matching(offers, "" if day else typed)


# --- where -----------------------------------------------------------------------------------------------------------


def _add_messages(builder: Builder, made: app_commands.Group) -> None:
    async def language(interaction: Interaction, language: str) -> None:
        await think(interaction)
        await speak(builder.services, interaction, language)

    async def messages(
        interaction: Interaction, nudges: str = "", secrets: str = "", boards: str = "", pictures: str = ""
    ) -> None:
        await think(interaction)
        chosen = {"nudges": nudges, "boards": boards, "pictures": pictures}
        await reach(builder.services, interaction, secrets, chosen)

    async def settings(interaction: Interaction) -> None:
        await think(interaction)
        say = await builder.services.say(interaction)
        await whisper(interaction, _listed(await own(builder.services, interaction), say))

    tongues = [f"language-{language}" for language in (*LANGUAGES, "client")]
    where = {
        "nudges": ["nudges-channel", "nudges-dm", "nudges-none"],
        "secrets": ["secrets-dm", "secrets-button"],
        "boards": ["boards-dm", "boards-none"],
        "pictures": ["pictures-table", "pictures-all", "pictures-turns", "pictures-few"],
    }
    builder.add(made, "language", language, choices={"language": tongues})
    builder.add(made, "messages", messages, choices=where)
    builder.add(made, "settings", settings)


def _listed(mine: Preferences, say: Say) -> str:
    return "\n".join(f"- {line}" for line in setting_lines(mine, say))


async def speak(services: TalksOfStore, interaction: Interaction, chosen: str) -> None:
    """Sets the language in which the bot speaks to the reader."""
    mine, language = await own(services, interaction), chosen.removeprefix("language-")
    kept = Preferences(mine.user, language if language in LANGUAGES else None, mine.dms, mine.settings)
    await services.call(services.store.prefer, kept)
    key = "bot-language-set" if kept.language else "bot-language-client"
    await whisper(interaction, (await services.say(interaction))(Text(key)))


async def reach(services: TalksOfStore, interaction: Interaction, secrets: str, chosen: Mapping[str, str]) -> None:
    """Sets where reminders, secrets and own boards reach the reader, and how many pictures do."""
    mine = await own(services, interaction)
    if secrets:
        mine = Preferences(mine.user, mine.language, secrets == "secrets-dm", mine.settings)
    picked = {name: value.removeprefix(f"{name}-") for name, value in chosen.items() if value}
    as_table = {"pictures": ""} if picked.get("pictures") == "table" else {}
    mine = await _choose(services, mine, **(picked | as_table))
    say = await services.say(interaction)
    await whisper(interaction, "\n".join(setting_lines(mine, say)[4:]))


async def _choose(services: HasStore, mine: Preferences, **update: object) -> Preferences:
    kept = Preferences(mine.user, mine.language, mine.dms, mine.settings.model_copy(update=update))
    await services.call(services.store.prefer, kept)
    return kept
