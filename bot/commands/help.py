"""`/help`: where one is, and what is next."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.build import Builder
from bot.guide import help_panel
from bot.house import Interaction
from bot.replies import think, whisper


def command(builder: Builder) -> app_commands.Command[Any, ..., None]:
    """The whole command."""

    async def help_(interaction: Interaction) -> None:
        await think(interaction)
        shown = await help_panel(builder.house, interaction)
        await whisper(interaction, shown.content, shown)

    return builder.command("help", "help", help_)
