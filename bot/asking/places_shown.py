"""The picture of the places that a question is about, in the private message that asks it.

It comes with the words where it is drawn at once; else the words come first, so nobody waits for it. It is for those
who want all pictures: a person says so, or else the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.faults import FAILURES
from bot.live.model import Question
from bot.services.services import Services
from bot.widgets.interactions import NOBODY, Interaction
from bot.widgets.layouts import edited
from bot.widgets.maker import Panel
from bot.widgets.private_messages import PrivateMessage
from bot.wording.focus import zoom_of

log = logging.getLogger(__name__)


SOON = 0.4
"""Seconds that a question waits for its picture, where nobody else waits for one."""

Telling = Callable[[discord.File | None], Awaitable[PrivateMessage]]


async def show_with_places(
    services: Services, interaction: Interaction, game: int, question: Question, shown: Panel, tell: Telling
) -> None:
    """Shows the question, with its picture if that is there soon; else that is put in later, unless the question is
    answered or changed meanwhile.

    Args:
        shown: the question as `tell` shows it.
    """
    step = services.shown.step(game, interaction.user.id)
    drawing = asyncio.ensure_future(_picture(services, interaction, game, question))
    try:
        if not services.pictures.busy and not services.running.leaving:
            await asyncio.wait({drawing}, timeout=SOON)
        soon = drawing.done()
        message = await tell(await drawing if soon else None)
        if not soon and not services.running.leaving:
            with services.running.adding():
                await _follows(services, message, await drawing, shown, (game, question, step))
    finally:
        drawing.cancel()


async def _follows(
    services: Services,
    message: PrivateMessage,
    picture: discord.File | None,
    shown: Panel,
    asked: tuple[int, Question, int],
) -> None:
    """Puts the picture into the question, unless that is answered or changed meanwhile."""
    game, question, step = asked
    now = (await services.tables.look(game)).table
    if picture is None or now is None or now.question_of(question.seat) != question.id:
        return
    if services.shown.stands(game, message.interaction.user.id, step):
        await _put(message, shown, picture)


async def _picture(services: Services, interaction: Interaction, game: int, question: Question) -> discord.File | None:
    live = await services.tables.look(game)
    zoom = zoom_of(live, question.seat)
    if not zoom or await services.pictures_for(interaction.user.id, live) != "all":
        return None
    return await services.pictures.places(live, await services.say(interaction, live), zoom, question.seat)


async def _put(message: PrivateMessage, shown: Panel, picture: discord.File) -> None:
    before = message.follows or message.interaction.message
    try:
        await message.edit(**edited(shown, before, [picture]), allowed_mentions=NOBODY)
    except FAILURES as error:  # the question stands there all the same
        log.info("the picture of a question could not be shown, %s", error)
