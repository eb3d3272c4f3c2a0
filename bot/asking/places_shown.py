"""The picture of the places that a question is about, in the private message that asks it.

The words come first and the picture when it is drawn, so nobody waits for it. It is for those who want all pictures:
a person says so, or else the table.
"""

from __future__ import annotations

import logging

import discord

from bot.services.services import Services
from bot.told.focus import zoom_of
from bot.widgets.interactions import NOBODY, Interaction
from engine.ask import Seat

log = logging.getLogger(__name__)


async def show_places(services: Services, interaction: Interaction, game: int, seat: Seat, question: str) -> None:
    """Puts the picture below the question, unless it is answered meanwhile."""
    live = await services.tables.look(game)
    zoom = zoom_of(live, seat)
    if not zoom or await services.pictures_for(interaction.user.id, live) != "all":
        return
    say = await services.say(interaction, live)
    picture = await services.pictures.board(live, say, seat=seat, zoom=zoom)
    now = (await services.tables.look(game)).table
    if picture is None or now is None or now.question_of(seat) != question:
        return
    try:
        await interaction.edit_original_response(attachments=[picture], allowed_mentions=NOBODY)
    except discord.HTTPException as error:  # the question stands there all the same
        log.info("the picture of a question could not be shown, %s", error)
