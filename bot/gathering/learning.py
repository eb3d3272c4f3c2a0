"""`/learn`: a guided first game, in a thread for one person, from its first question to the end of the lesson."""

from __future__ import annotations

from typing import Literal

import discord

from bot.errors import BotError
from bot.gathering.opening import display_name
from bot.gathering.threads import kind_of, make_thread
from bot.live.model import Live
from bot.services import permissions
from bot.services.authority import ON_SERVER
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import soon, think, whisper
from bot.services.services import Services
from bot.settings import NEW_PACE, TableSettings
from bot.tables.lessons import terms_of
from bot.tables.lobby import TableTerms
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from engine.lessons.lesson import Lesson, lesson_of, lessons
from engine.text import T


@command("learn", choices={"game": lessons}, aloud=True)
async def learn(at: Context, game: str) -> None:
    """A guided first game, in a thread for whoever asks."""
    await begin_lesson(at.services, at.interaction, game)


@button(ButtonKind.LEARN, need=ON_SERVER)
async def learn_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The same."""
    await begin_lesson(services, interaction, press.rest)


async def begin_lesson(services: Services, interaction: Interaction, game: str) -> Live:
    """Opens a table in a thread of its own and begins the lesson there. Raises BotError: there can be none here."""
    if game not in lessons():
        raise BotError(T("bot-unknown-button"))
    kind = thread_for(interaction)
    permissions.check_person(interaction, kind)
    await think(interaction)
    with services.rates.opening(interaction.user.id) as beside:
        mine = await services.call(services.store.games_of, interaction.user.id)
        own = sum(table.owner == interaction.user.id for table in mine)
        services.rates.open(own + beside, moderator=await services.moderates(interaction))
        live = await _begun(services, interaction, lesson_of(game), kind)
    say = await services.say(interaction, live)
    await whisper(interaction, say(T("lesson-begun", game=game_name(game), channel=f"<#{live.game.channel}>")))
    return live


def thread_for(interaction: Interaction) -> Literal["none", "public", "private"]:
    """Which thread a lesson gets: a private one where both may open it, none where this is a thread already."""
    if isinstance(interaction.channel, discord.Thread):
        return "none"
    private = interaction.permissions.create_private_threads and not permissions.lacking(interaction, "private")
    news = isinstance(interaction.channel, discord.TextChannel) and interaction.channel.is_news()
    return "private" if private and not news else "public"


async def _begun(services: Services, interaction: Interaction, lesson: Lesson, kind: str) -> Live:
    language, name = await services.language(interaction), display_name(interaction)
    title = services.locales.say(T("lesson-thread", game=game_name(lesson.game), player=name), language)
    channel, made = interaction.channel_id or 0, kind
    if kind == "none":
        made = kind_of(interaction.channel)
    else:
        channel = await soon(interaction, make_thread(interaction, kind, title))
    settings = TableSettings.model_validate({"thread": made, "private": made == "private", "pace": NEW_PACE})
    terms = terms_of(lesson, TableTerms(language, interaction.guild_id, settings))
    live = await services.tables.lessons.begin(lesson, channel, interaction.user.id, name, terms)
    return await services.tables.guests.welcomed(live.game.id, None)
