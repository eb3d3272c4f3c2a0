"""`/game list`, `watch`, `invite`, `settings`: many tables on one server, and the people around them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands import configuring
from bot.commands.build import Builder
from bot.commands.common import Choice, here, quiet
from bot.gathering import around, browse
from bot.house import Interaction
from bot.replies import think


def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds them to the group."""

    async def list_(
        interaction: Interaction, finished: bool = False, page: app_commands.Range[int, 1, 999] = 1
    ) -> None:
        await think(interaction)
        await browse.show(builder.house, interaction, browse.Place(int(page) - 1, finished))

    async def watch(interaction: Interaction) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        await around.toggle(builder.house, interaction, live.game.id)

    async def invite(interaction: Interaction, player: discord.Member) -> None:
        await think(interaction)
        await around.invite(builder.house, interaction, await here(builder.house, interaction), player)

    async def settings(interaction: Interaction, setting: str = "", value: str = "") -> None:
        await think(interaction)
        await configuring.show_or_change(
            builder.house, interaction, await here(builder.house, interaction), setting, value
        )

    async def which(interaction: Interaction, typed: str) -> list[Choice]:
        live = await quiet(here(builder.house, interaction))
        return [] if live is None else await configuring.complete_setting(builder.house, interaction, live, typed)

    async def values(interaction: Interaction, typed: str) -> list[Choice]:
        live = await quiet(here(builder.house, interaction))
        return [] if live is None else await configuring.complete_value(builder.house, interaction, live, typed)

    builder.add(made, "list", list_)
    builder.add(made, "watch", watch)
    builder.add(made, "invite", invite)
    builder.add(made, "settings", settings, complete={"setting": which, "value": values})
