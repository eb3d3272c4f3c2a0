"""`/secret`: what only the own seat may see, at any time."""

from __future__ import annotations

from discord import app_commands

from bot.commands.build import Builder
from bot.commands.common import here
from bot.house import House, Interaction, kept_lines
from bot.replies import think, whisper
from bot.secrets import show_all, show_held, told_words
from engine.text import T

FAR, ROOM = 2000, 1900
"""So many answers back it is looked for what a seat was told, and so much of it is shown."""


def group(builder: Builder) -> app_commands.Group:
    """The whole group."""
    made = builder.group("secret")

    async def hand(interaction: Interaction) -> None:
        await show(builder.house, interaction, "hand")

    async def objectives(interaction: Interaction) -> None:
        await show(builder.house, interaction, "objectives")

    async def told(interaction: Interaction) -> None:
        await show_told(builder.house, interaction)

    async def everything(interaction: Interaction) -> None:
        await think(interaction)
        await show_all(builder.house, interaction, await here(builder.house, interaction))

    builder.add(made, "hand", hand)
    builder.add(made, "objectives", objectives)
    builder.add(made, "told", told)
    builder.add(made, "all", everything)
    return made


async def show(house: House, interaction: Interaction, section: str) -> None:
    """One section of the own secrets."""
    await think(interaction)
    await show_held(house, interaction, await here(house, interaction), (section,))


async def show_told(house: House, interaction: Interaction) -> None:
    """What the own seat alone was told, the last of it."""
    await think(interaction)
    told = await told_words(house, interaction, await here(house, interaction), FAR)
    nothing = (await house.say(interaction))(T("bot-told-nothing"))
    await whisper(interaction, "\n".join(kept_lines([f"- {line}" for line in told], ROOM)) or nothing)
