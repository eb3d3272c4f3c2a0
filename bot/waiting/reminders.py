"""`/me remind`: asking for reminders, listing and cancelling them."""

from __future__ import annotations

from discord import app_commands

from bot import clock
from bot.asking.secrets import whisper_all
from bot.clock import moment, stamp
from bot.errors import BotError
from bot.locales import Say
from bot.services.here import here, quiet
from bot.services.parts import TalksOfStore, TalksOfTablesAndStore
from bot.services.replies import whisper
from bot.store import Reminder
from bot.told import hours
from bot.told.whom import ago, at_time
from bot.waiting import whens
from bot.widgets.interactions import Interaction, Offer
from engine.text import T

MOST, NOTE = 25, 200
OFFERS = {"en": ("30m", "1h", "3h", "tomorrow 9:00"), "pl": ("30m", "1h", "3h", "jutro 9:00")}


async def ask_for(services: TalksOfTablesAndStore, interaction: Interaction, typed: str, note: str) -> None:
    """Keeps a reminder, about the game of this channel where there is one."""
    user, store = interaction.user.id, services.store
    person = (await services.call(store.preferences, user)).settings
    due = whens.when(typed, person, clock.now())
    if due is None:
        raise BotError(T("bot-when-unclear", typed=typed[:40]))
    if len(await services.call(store.reminders, user=user)) >= MOST:
        raise BotError(T("bot-remind-full", n=MOST))
    live = await quiet(here(services, interaction)) if interaction.guild_id else None
    game = live.game.id if live is not None and live.game.live else None
    where = interaction.channel_id if interaction.guild_id else None
    await services.call(store.remind, Reminder(0, user, game, where, stamp(due), " ".join(note.split())[:NOTE]))
    await whisper(interaction, (await services.say(interaction))(T("bot-remind-set", when=at_time(due), ago=ago(due))))


async def listed(services: TalksOfStore, interaction: Interaction) -> None:
    """All reminders of the reader."""
    say, found = (
        await services.say(interaction),
        await services.call(services.store.reminders, user=interaction.user.id),
    )
    lines = [say(T("bot-remind-entry", when=at_time(moment(one.due)), what=_what(one, say))) for one in found]
    await whisper_all(interaction, "\n".join(lines) or say(T("bot-remind-none")))


def _what(one: Reminder, say: Say) -> str:
    return one.note or say(T("bot-remind-turn" if one.turn else "bot-remind-plain"))


async def drop(services: TalksOfStore, interaction: Interaction, typed: str) -> None:
    """Cancels a reminder of the reader's own."""
    found = await services.call(services.store.reminders, user=interaction.user.id)
    if typed not in [str(one.id) for one in found]:
        raise BotError(T("bot-remind-unknown"))
    await services.call(services.store.forget_reminder, int(typed))
    await whisper(interaction, (await services.say(interaction))(T("bot-remind-cancelled")))


async def complete_when(services: TalksOfStore, interaction: Interaction, typed: str) -> list[Offer]:
    """What the typed time means on the reader's own clock."""
    person = (await services.call(services.store.preferences, interaction.user.id)).settings
    offers = (typed,) if typed else OFFERS[await services.language(interaction)]
    found = [(words, whens.when(words, person, clock.now())) for words in offers]
    zone = hours.zone_of(person)
    return [
        app_commands.Choice(name=f"{words} · {due.astimezone(zone):%Y-%m-%d %H:%M}"[:100], value=words[:100])
        for words, due in found
        if due is not None
    ]


async def complete_cancel(services: TalksOfStore, interaction: Interaction, typed: str) -> list[Offer]:
    """The reader's own reminders."""
    say, store = await services.say(interaction), services.store
    found = await services.call(store.reminders, user=interaction.user.id)
    zone = hours.zone_of((await services.call(store.preferences, interaction.user.id)).settings)
    labels = [f"{moment(one.due).astimezone(zone):%Y-%m-%d %H:%M} · {_what(one, say)}" for one in found]
    offers = [(label, one) for label, one in zip(labels, found, strict=True) if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label[:100], value=str(one.id)) for label, one in offers[:25]]
