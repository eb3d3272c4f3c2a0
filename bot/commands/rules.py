"""`/rules`: what a rule says, by its id or by words."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot import rulebook
from bot.commands.build import Builder
from bot.commands.common import MOST, Choice
from bot.helping.lookup import game_here, offer, show_rules
from bot.house import House, Interaction
from bot.replies import think


def command(builder: Builder) -> app_commands.Command[Any, ..., None]:
    """The whole command."""

    async def rules(interaction: Interaction, about: str = "", game: str = "") -> None:
        await think(interaction)
        await show_rules(builder.house, interaction, about, game)

    async def fitting(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_rule(builder.house, interaction, typed)

    return builder.command("rules", "rules", rules, complete={"about": fitting}, choices={"game": rulebook.names()})


async def complete_rule(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Rules that fit; before anything is typed, the headings."""
    game = getattr(interaction.namespace, "game", None) or await game_here(house, interaction)
    books = await rulebook.opened([game] if game else rulebook.names(), await house.language(interaction))
    found = rulebook.find(books, typed, MOST)[:MOST]
    return [app_commands.Choice(name=offer(one, heading=not typed.strip()), value=one.rule.id) for one in found]
