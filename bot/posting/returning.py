"""What stands in a channel is shown anew: where the bot is let in again, and where the messages of a table are lost."""

from __future__ import annotations

import logging

from bot.errors import BotError
from bot.live.transactions import transaction
from bot.posting.delivery import Sender
from bot.services.services import Services
from bot.store import Change
from bot.tables.channels import shown_anew

log = logging.getLogger(__name__)


async def come_back(services: Services, sender: Sender, guild: int) -> None:
    """Shows every live game of this server anew; what still stands there from before is taken away or changed."""
    if not services.tables.games.ownership.owns(guild):
        return
    for game in await services.call(services.store.games_on, guild):
        sender.chatter(game.channel)
        try:
            await show_again(services, game.id)
        except BotError:
            log.exception("game %d: cannot be shown again", game.id)


@transaction
async def show_again(services: Services, number: int) -> None:
    """Who sits at a table, or its board and its question, come at the end of its channel."""
    async with services.tables.games.turn(number) as live:
        await services.tables.games.save(live, Change(posts=shown_anew(live)))
