"""`/game orders`: what a seat lets pass in advance."""

from __future__ import annotations

from discord import app_commands

from bot.asking.standing_orders import show_orders
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.replies import think
from bot.widgets.interactions import Interaction


@part_of("game", 5)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds it."""

    async def orders(interaction: Interaction) -> None:
        await think(interaction)
        await show_orders(builder.services, interaction, await here(builder.services, interaction))

    builder.add(made, "orders", orders)
