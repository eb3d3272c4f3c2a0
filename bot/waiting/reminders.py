"""`/me remind`: asking for reminders, listing and cancelling them."""

from __future__ import annotations

from discord import app_commands

from bot import clock, hours
from bot.asking.secrets import whisper_all
from bot.clock import moment, stamp
from bot.errors import BotError
from bot.locales import Say
from bot.services.commands import command
from bot.services.context import Context
from bot.store import Reminder
from bot.waiting import whens
from bot.widgets.interactions import Offer
from bot.wording.whom import ago, at_time
from engine.text import T

MOST, NOTE = 25, 200
OFFERS = {"en": ("30m", "1h", "3h", "tomorrow 9:00"), "pl": ("30m", "1h", "3h", "jutro 9:00")}


async def _ask_for(at: Context, typed: str, note: str) -> None:
    """Keeps a reminder, about the game of this channel where there is one."""
    user, services, interaction = at.user, at.services, at.interaction
    store = services.store
    person = (await services.call(store.preferences, user)).settings
    due = whens.when(typed, person, clock.now())
    if due is None:
        raise BotError(T("bot-when-unclear", typed=typed[:40]))
    if len(await services.call(store.reminders, user=user)) >= MOST:
        raise BotError(T("bot-remind-full", n=MOST))
    live = await at.live_or_none() if interaction.guild_id else None
    game = live.game.id if live is not None and live.game.live else None
    where = interaction.channel_id if interaction.guild_id else None
    await services.call(store.remind, Reminder(0, user, game, where, stamp(due), " ".join(note.split())[:NOTE]))
    await at.confirm(T("bot-remind-set", when=at_time(due), ago=ago(due)))


async def _list(at: Context) -> None:
    """All reminders of the reader."""
    say, found = await at.say(), await at.services.call(at.services.store.reminders, user=at.user)
    lines = [say(T("bot-remind-entry", when=at_time(moment(one.due)), what=_what(one, say))) for one in found]
    await whisper_all(at.interaction, "\n".join(lines) or say(T("bot-remind-none")))


def _what(one: Reminder, say: Say) -> str:
    return one.note or say(T("bot-remind-turn" if one.turn else "bot-remind-plain"))


async def _drop(at: Context, typed: str) -> None:
    """Cancels a reminder of the reader's own."""
    services = at.services
    found = await services.call(services.store.reminders, user=at.user)
    if typed not in [str(one.id) for one in found]:
        raise BotError(T("bot-remind-unknown"))
    await services.call(services.store.forget_reminder, int(typed))
    await at.confirm(T("bot-remind-cancelled"))


async def complete_when(at: Context, typed: str) -> list[Offer]:
    """What the typed time means on the reader's own clock."""
    person = (await at.services.call(at.services.store.preferences, at.user)).settings
    offers = (typed,) if typed else OFFERS[await at.services.language(at.interaction)]
    found = [(words, whens.when(words, person, clock.now())) for words in offers]
    zone = hours.zone_of(person)
    return [
        app_commands.Choice(name=f"{words} · {due.astimezone(zone):%Y-%m-%d %H:%M}"[:100], value=words[:100])
        for words, due in found
        if due is not None
    ]


async def complete_cancel(at: Context, typed: str) -> list[Offer]:
    """The reader's own reminders."""
    say, services = await at.say(), at.services
    found = await services.call(services.store.reminders, user=at.user)
    zone = hours.zone_of((await services.call(services.store.preferences, at.user)).settings)
    labels = [f"{moment(one.due).astimezone(zone):%Y-%m-%d %H:%M} · {_what(one, say)}" for one in found]
    offers = [(label, one) for label, one in zip(labels, found, strict=True) if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label[:100], value=str(one.id)) for label, one in offers[:25]]


@command("me remind", complete={"when": complete_when, "cancel": complete_cancel})
async def remind(at: Context, when: str = "", note: str = "", cancel: str = "") -> None:
    """Asks for a reminder, cancels one, or lists them."""
    if cancel:
        await _drop(at, cancel)
    elif when:
        await _ask_for(at, when, note)
    else:
        await _list(at)
