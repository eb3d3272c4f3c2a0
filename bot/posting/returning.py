"""The bot is on a server again from which it was kicked: its games go on there."""

from __future__ import annotations

import logging

import discord

from bot.errors import BotError
from bot.house import House
from bot.posting.delivery import Sender

log = logging.getLogger(__name__)


async def come_back(house: House, sender: Sender, guild: int) -> None:
    """Shows every live game of this server anew, for what was posted meanwhile is lost."""
    for game in await house.call(house.store.games, guild=guild):
        try:
            if game.status == "open":
                await house.tables.welcomed(game.id, None)
            else:
                await sender.show_again(game.id)
        except (BotError, discord.HTTPException):
            log.exception("game %d: cannot be shown again", game.id)
