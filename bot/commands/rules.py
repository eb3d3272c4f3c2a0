"""`/rules`: what a rule says, by its id or by words; and what a card or another component is, with a picture."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot import rulebook
from bot.asking.explain import cut
from bot.asking.panels import OPTION
from bot.commands.build import Builder
from bot.commands.common import MOST, Choice
from bot.helping import shelf
from bot.helping.lookup import game_here, offer, show_rules
from bot.helping.reading import show_card
from bot.house import House, Interaction
from bot.replies import think


def command(builder: Builder) -> app_commands.Command[Any, ..., None]:
    """The whole command."""

    async def rules(interaction: Interaction, about: str = "", card: str = "", game: str = "") -> None:
        await think(interaction)
        if card:
            await show_card(builder.house, interaction, card, game)
        else:
            await show_rules(builder.house, interaction, about, game)

    async def fitting(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_rule(builder.house, interaction, typed)

    async def cards(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_card(builder.house, interaction, typed)

    complete = {"about": fitting, "card": cards}
    return builder.command("rules", "rules", rules, complete=complete, choices={"game": rulebook.names()})


async def complete_rule(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Rules that fit; before anything is typed, the headings."""
    game = getattr(interaction.namespace, "game", None) or await game_here(house, interaction)
    books = await rulebook.opened([game] if game else rulebook.names(), await house.language(interaction))
    found = rulebook.find(books, typed, MOST)[:MOST]
    return [app_commands.Choice(name=offer(one, heading=not typed.strip()), value=one.rule.id) for one in found]


async def complete_card(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Components that fit, with what they are."""
    game = getattr(interaction.namespace, "game", None) or await game_here(house, interaction)
    entries = await shelf.opened(house.locales, [game] if game else shelf.readable())
    found, say = shelf.find(entries, typed, MOST), await house.say(interaction)
    names = [f"{shelf.titled(one.component.name, say)} · {say(one.component.kind)}" for one in found]
    return [app_commands.Choice(name=cut(name, OPTION), value=one.key) for name, one in zip(names, found, strict=True)]
