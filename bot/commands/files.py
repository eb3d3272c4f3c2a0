"""`/game export` and `/game reveal`: a game as a file, and everything that was secret once it is over."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.commands.build import Builder
from bot.commands.common import here, reply
from bot.errors import BotError
from bot.files.reveal import reveal as reveal_everything
from bot.files.saving import attached, public_view, written
from bot.house import House, Interaction
from bot.replies import think
from engine.text import T, Text

VIEW, WHOLE = "export-view", "export-whole"
FAR = 100_000


def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds both."""

    async def export(interaction: Interaction, contents: str = "") -> None:
        await send(builder.house, interaction, contents)

    async def reveal(interaction: Interaction) -> None:
        await reveal_everything(builder.house, interaction)

    builder.add(group, "export", export, choices={"contents": [VIEW, WHOLE]})
    builder.add(group, "reveal", reveal)


async def send(house: House, interaction: Interaction, contents: str) -> None:
    """Attaches the file: the whole game when it is over, else what anybody may see."""
    await think(interaction)
    live = await here(house, interaction)
    say = await house.say(interaction, live)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    over = live.game.status in ("over", "ended")
    kind = contents or (WHOLE if over else VIEW)
    if kind == WHOLE:
        words = (await house.tables.export(live.game.id)).write()
    else:
        history = await house.tables.history(live.game.id, FAR)
        words = written(await asyncio.to_thread(public_view, live, history, say))
    await reply(interaction, say(Text(f"bot-{kind}")), file=attached(live, words, kind.removeprefix("export-")))
