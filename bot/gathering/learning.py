"""`/learn`: a guided first game, in a thread for one person, from its first question to the end of the lesson."""

from __future__ import annotations

from bot.errors import BotError
from bot.gathering.opening import display_name
from bot.gathering.own_thread import in_own_thread
from bot.live.model import Live
from bot.services.authority import ON_SERVER
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import whisper
from bot.services.services import Services
from bot.settings import NEW_PACE, TableSettings
from bot.tables.lessons import terms_of
from bot.tables.lobby import TableTerms
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from engine.lessons.lesson import lesson_of, lessons
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
    language, name = await services.language(interaction), display_name(interaction)
    title = services.locales.say(T("lesson-thread", game=game_name(game), player=name), language)

    async def opening(channel: int, thread: str) -> Live:
        place = {"thread": thread, "private": thread == "private", "pace": NEW_PACE}
        settings = TableSettings.model_validate(place)
        terms = terms_of(lesson_of(game), TableTerms(language, interaction.guild_id, settings))
        return await services.tables.lessons.begin(lesson_of(game), channel, interaction.user.id, name, terms)

    live = await in_own_thread(services, interaction, title, opening)
    say = await services.say(interaction, live)
    await whisper(interaction, say(T("lesson-begun", game=game_name(game), channel=f"<#{live.game.channel}>")))
    return live
