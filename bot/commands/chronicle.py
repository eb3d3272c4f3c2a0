"""What happened: `/game history`, `/game since`."""

from __future__ import annotations

from discord import app_commands

from bot import history as pages
from bot import since as news
from bot.commands.build import Builder
from bot.commands.common import here
from bot.errors import BotError
from bot.house import Interaction
from bot.play import Live
from bot.replies import think
from engine.text import T


def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds them to `/game`."""

    async def history(
        interaction: Interaction, answers: app_commands.Range[int, 1, 100] = 20, pictures: bool = False
    ) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        if pictures:
            await pages.show(builder.house, interaction, _begun(live), pages.LAST)
        else:
            await pages.tell(builder.house, interaction, live, int(answers))

    async def since(interaction: Interaction) -> None:
        await think(interaction)
        await news.tell(builder.house, interaction, _begun(await here(builder.house, interaction)))

    builder.add(group, "history", history)
    builder.add(group, "since", since)


def _begun(live: Live) -> Live:
    if live.table is None:
        raise BotError(T("bot-not-started"))
    return live
