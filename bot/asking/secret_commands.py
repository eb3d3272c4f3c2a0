"""`/secret`: what only the own seat may see, at any time."""

from __future__ import annotations

from discord import app_commands

from bot.asking.secrets import show_all, show_held, told_words
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lines import kept_lines
from engine.text import T

FAR, ROOM = 2000, 1900
"""So many answers back it is looked for what a seat was told, and so much of it is shown."""


@part_of("secret", 1)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds all of them."""

    async def hand(interaction: Interaction) -> None:
        await show(builder.services, interaction, "hand")

    async def objectives(interaction: Interaction) -> None:
        await show(builder.services, interaction, "objectives")

    async def told(interaction: Interaction) -> None:
        await show_told(builder.services, interaction)

    async def everything(interaction: Interaction) -> None:
        await think(interaction)
        await show_all(builder.services, interaction, await here(builder.services, interaction))

    builder.add(made, "hand", hand)
    builder.add(made, "objectives", objectives)
    builder.add(made, "told", told)
    builder.add(made, "all", everything)


async def show(services: Services, interaction: Interaction, section: str) -> None:
    """One section of the own secrets."""
    await think(interaction)
    await show_held(services, interaction, await here(services, interaction), (section,))


async def show_told(services: Services, interaction: Interaction) -> None:
    """What the own seat alone was told, the last of it."""
    await think(interaction)
    told = await told_words(services, interaction, await here(services, interaction), FAR)
    nothing = (await services.say(interaction))(T("bot-told-nothing"))
    await whisper(interaction, "\n".join(kept_lines([f"- {line}" for line in told], ROOM)) or nothing)
