"""`/secret`: what only the own seat may see, at any time."""

from __future__ import annotations

from discord import app_commands

from bot.commands.build import Builder
from bot.commands.common import here
from bot.house import House, Interaction
from bot.replies import think
from bot.secrets import secret_words, whisper_all


def group(builder: Builder) -> app_commands.Group:
    """The whole group."""
    made = builder.group("secret")

    async def hand(interaction: Interaction) -> None:
        await show(builder.house, interaction, "hand")

    async def objectives(interaction: Interaction) -> None:
        await show(builder.house, interaction, "objectives")

    builder.add(made, "hand", hand)
    builder.add(made, "objectives", objectives)
    return made


async def show(house: House, interaction: Interaction, section: str) -> None:
    """One section of the own secrets."""
    await think(interaction)
    live = await here(house, interaction)
    await whisper_all(interaction, await secret_words(house, interaction, live, (section,)))
