"""`/game export` and `/game reveal`: a game as a file, and everything that was secret once it is over."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.errors import BotError
from bot.history.reveal import reveal as reveal_everything
from bot.live.values import Live
from bot.locales import Say
from bot.services.commands import Builder, part_of
from bot.services.here import here, reply
from bot.services.parts import Admits
from bot.services.replies import think
from bot.services.services import Services
from bot.tables.game_file import attached, public_view, written
from bot.widgets.interactions import Interaction
from engine.text import T, Text

VIEW, WHOLE = "export-view", "export-whole"
FAR = 100_000


@part_of("game", 8)
def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds both."""

    async def export(interaction: Interaction, contents: str = "") -> None:
        await send(builder.services, interaction, contents)

    async def reveal(interaction: Interaction) -> None:
        await reveal_everything(builder.services, interaction)

    builder.add(group, "export", export, choices={"contents": [VIEW, WHOLE]})
    builder.add(group, "reveal", reveal)


async def send(services: Services, interaction: Interaction, contents: str) -> None:
    """Attaches the file: for whoever played, and moderators, the whole game when it is over; else what anybody may see.

    Raises:
        BotError: the whole game was asked for by somebody else, or it goes on.
    """
    await think(interaction)
    live = await here(services, interaction)
    say = await services.say(interaction, live)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    over = live.game.told
    await services.ration(interaction, "exports")
    theirs = await _theirs(services, interaction, live)
    kind = contents or (WHOLE if over and theirs else VIEW)
    if kind == WHOLE and over and not theirs:
        raise BotError(T("bot-players-only"))
    async with services.files.place():
        words = await _written(services, live, say, whole=kind == WHOLE)
    if kind == WHOLE:
        await services.tables.afterwards.shown(live.game.id, interaction.user.id, aloud=False)
    await reply(interaction, say(Text(f"bot-{kind}")), file=attached(live, words, kind.removeprefix("export-")))


async def _written(services: Services, live: Live, say: Say, *, whole: bool) -> str:
    """The file; it is made in a thread, since it grows with the game."""
    if whole:
        return await asyncio.to_thread((await services.tables.records.export(live.game.id)).write)
    history = await services.tables.records.history(live.game.id, FAR)
    return await asyncio.to_thread(lambda: written(public_view(live, history, say)))


async def _theirs(services: Admits, interaction: Interaction, live: Live) -> bool:
    """Whether this person plays or has played here, or moderates."""
    return live.has_played(interaction.user.id) or await services.moderates(interaction)
