"""`/learn`: a guided first game or a chapter of one, in a thread for one person."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError
from bot.gathering.opening import display_name
from bot.gathering.own_thread import in_own_thread
from bot.live.model import Live
from bot.names import alike
from bot.services.authority import ON_SERVER
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import whisper
from bot.services.services import Services
from bot.settings import NEW_PACE, TableSettings
from bot.tables.lessons import terms_of
from bot.tables.lobby import TableTerms
from bot.widgets.interactions import Interaction, Offer
from bot.widgets.lines import lines
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from bot.wording.lessons import chapters_line
from engine.lessons.lesson import chapters, is_lesson, lesson_of, lessons
from engine.text import T


async def complete_chapter(at: Context, typed: str) -> list[Offer]:
    """The chapters of the chosen game, in their order."""
    say = await at.say()
    titles = [(say(lesson_of(name).title()), lesson_of(name).part) for name in chapters(at.typed("game"))]
    return [app_commands.Choice(name=title, value=part) for title, part in titles if alike(typed) in alike(title)]


@command("learn", choices={"game": lessons}, complete={"chapter": complete_chapter}, aloud=True)
async def learn(at: Context, game: str, chapter: str = "") -> None:
    """A guided first game or a chapter of one, in a thread for whoever asks."""
    name = f"{game}/{chapter}" if chapter else game
    if not is_lesson(name):
        raise BotError(T("lesson-no-chapter", chapter=chapter[:40]))
    await begin_lesson(at.services, at.interaction, name)


@button(ButtonKind.LEARN, need=ON_SERVER)
async def learn_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The same."""
    await begin_lesson(services, interaction, press.rest)


async def begin_lesson(services: Services, interaction: Interaction, name: str) -> Live:
    """Opens a table in a thread of its own and begins the lesson there. Raises BotError: there can be none here."""
    if not is_lesson(name):
        raise BotError(T("bot-unknown-button"))
    lesson, language, player = lesson_of(name), await services.language(interaction), display_name(interaction)
    title = services.locales.say(T("lesson-thread", game=game_name(lesson.game), player=player), language)

    async def opening(channel: int, thread: str) -> Live:
        place = {"thread": thread, "private": thread == "private", "pace": NEW_PACE}
        settings = TableSettings.model_validate(place)
        terms = terms_of(lesson, TableTerms(language, interaction.guild_id, settings))
        return await services.tables.lessons.begin(lesson, channel, interaction.user.id, player, terms)

    live = await in_own_thread(services, interaction, title, opening)
    say = await services.say(interaction, live)
    begun = say(T("lesson-begun", game=game_name(lesson.game), channel=f"<#{live.game.channel}>"))
    await whisper(interaction, lines(begun, "" if lesson.part else chapters_line(lesson.game, say)))
    return live
