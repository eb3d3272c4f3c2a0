"""`/game resign` and `/game end`."""

from __future__ import annotations

from discord import app_commands

from bot.gathering import ending
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.replies import think
from bot.widgets.interactions import Interaction


@part_of("game", 7)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds both."""

    async def resign(interaction: Interaction) -> None:
        await think(interaction)
        await ending.give_up(builder.services, interaction, await here(builder.services, interaction))

    async def end(interaction: Interaction, reason: str = "") -> None:
        await think(interaction)
        await ending.break_off(builder.services, interaction, await here(builder.services, interaction), reason)

    builder.add(made, "resign", resign)
    builder.add(made, "end", end)
