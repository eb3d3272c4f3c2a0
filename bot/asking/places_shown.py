"""The picture of the places that a question is about, in the private message that asks it.

The words come first and the picture when it is drawn, so nobody waits for it. It is for those who want all pictures:
a person says so, or else the table.
"""

from __future__ import annotations

import logging

import discord

from bot.live.values import Question
from bot.services.services import Services
from bot.told.focus import zoom_of
from bot.widgets.interactions import NOBODY, Interaction
from bot.widgets.layouts import edited
from bot.widgets.maker import Panel

log = logging.getLogger(__name__)


async def show_places(
    services: Services, interaction: Interaction, game: int, question: Question, shown: Panel
) -> None:
    """Puts the picture into the question as it is shown, unless it is answered or changed meanwhile."""
    if not services.running.leaving:
        with services.running.adding():
            await _shown(services, interaction, game, question, shown)


async def _shown(services: Services, interaction: Interaction, game: int, question: Question, shown: Panel) -> None:
    live, user, seat = await services.tables.look(game), interaction.user.id, question.seat
    zoom, step = zoom_of(live, seat), services.shown.step(game, user)
    if not zoom or await services.pictures_for(user, live) != "all":
        return
    picture = await services.pictures.places(live, await services.say(interaction, live), zoom, seat)
    now = (await services.tables.look(game)).table
    if picture is None or now is None or now.question_of(seat) != question.id:
        return
    if services.shown.stands(game, user, step):
        await _put(interaction, shown, picture)


async def _put(interaction: Interaction, shown: Panel, picture: discord.File) -> None:
    try:
        await interaction.edit_original_response(
            **edited(shown, interaction.message, [picture]), allowed_mentions=NOBODY
        )
    except discord.HTTPException as error:  # the question stands there all the same
        log.info("the picture of a question could not be shown, %s", error)
