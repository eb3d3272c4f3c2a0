"""The bot is on a server again from which it was kicked: its games go on there."""

from __future__ import annotations

import logging

import discord

from bot.errors import BotError
from bot.posting.delivery import Sender
from bot.services.parts import HasTablesAndStore

log = logging.getLogger(__name__)


async def come_back(services: HasTablesAndStore, sender: Sender, guild: int) -> None:
    """Shows every live game of this server anew, for what was posted meanwhile is lost."""
    if not services.tables.games.ownership.owns(guild):
        return
    for game in await services.call(services.store.games_on, guild):
        try:
            if game.status == "open":
                await services.tables.guests.welcomed(game.id, None)
            else:
                await sender.show_again(game.id)
        except (BotError, discord.HTTPException):
            log.exception("game %d: cannot be shown again", game.id)
