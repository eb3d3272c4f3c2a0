"""The picture of the places that a question is about, in the private message that asks it.

The words come first and the picture when it is drawn, so nobody waits for it. It is for those who want all pictures:
a person says so, or else the table.
"""

from __future__ import annotations

import logging

import discord

from bot.faults import FAILURES
from bot.live.model import Question
from bot.services.services import Services
from bot.widgets.interactions import NOBODY
from bot.widgets.layouts import edited
from bot.widgets.maker import Panel
from bot.widgets.private_messages import PrivateMessage
from bot.wording.focus import zoom_of

log = logging.getLogger(__name__)


async def show_places(services: Services, message: PrivateMessage, game: int, question: Question, shown: Panel) -> None:
    """Puts the picture into the question as it is shown, unless it is answered or changed meanwhile."""
    if not services.running.leaving:
        with services.running.adding():
            await _shown(services, message, game, question, shown)


async def _shown(services: Services, message: PrivateMessage, game: int, question: Question, shown: Panel) -> None:
    live, user, seat = await services.tables.look(game), message.interaction.user.id, question.seat
    zoom, step = zoom_of(live, seat), services.shown.step(game, user)
    if not zoom or await services.pictures_for(user, live) != "all":
        return
    picture = await services.pictures.places(live, await services.say(message.interaction, live), zoom, seat)
    now = (await services.tables.look(game)).table
    if picture is None or now is None or now.question_of(seat) != question.id:
        return
    if services.shown.stands(game, user, step):
        await _put(message, shown, picture)


async def _put(message: PrivateMessage, shown: Panel, picture: discord.File) -> None:
    before = message.follows or message.interaction.message
    try:
        await message.edit(**edited(shown, before, [picture]), allowed_mentions=NOBODY)
    except FAILURES as error:  # the question stands there all the same
        log.info("the picture of a question could not be shown, %s", error)
