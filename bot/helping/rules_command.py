"""`/rules`: what a rule says, by its id or by words; and what a card or another component is, with a picture."""

from __future__ import annotations

from discord import app_commands

from bot import rulebook
from bot.helping import component_search
from bot.helping.component_cards import show_card
from bot.helping.lookup import game_here, offer, show_rules
from bot.services.commands import Builder, by_itself
from bot.services.here import MOST
from bot.services.parts import TalksOfTables
from bot.services.replies import think
from bot.widgets.explain import cut, titled
from bot.widgets.interactions import AnyCommand, Interaction, Offer
from bot.widgets.maker import OPTION


@by_itself(1)
def command(builder: Builder) -> list[AnyCommand]:
    """The whole command."""

    async def rules(interaction: Interaction, about: str = "", card: str = "", game: str = "") -> None:
        await think(interaction)
        if card:
            await show_card(builder.services, interaction, card, game)
        else:
            await show_rules(builder.services, interaction, about, game)

    async def fitting(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_rule(builder.services, interaction, typed)

    async def cards(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_card(builder.services, interaction, typed)

    complete = {"about": fitting, "card": cards}
    return [builder.command("rules", "rules", rules, complete=complete, choices={"game": rulebook.names()})]


async def complete_rule(services: TalksOfTables, interaction: Interaction, typed: str) -> list[Offer]:
    """Rules that fit; before anything is typed, the headings."""
    game = getattr(interaction.namespace, "game", None) or await game_here(services, interaction)
    books = await rulebook.opened([game] if game else rulebook.names(), await services.language(interaction))
    found = rulebook.find(books, typed, MOST)[:MOST]
    return [app_commands.Choice(name=offer(one, heading=not typed.strip()), value=one.rule.id) for one in found]


async def complete_card(services: TalksOfTables, interaction: Interaction, typed: str) -> list[Offer]:
    """Components that fit, with what they are."""
    game = getattr(interaction.namespace, "game", None) or await game_here(services, interaction)
    entries = await component_search.opened(services.locales, [game] if game else component_search.readable())
    found, say = component_search.find(entries, typed, MOST), await services.say(interaction)
    names = [f"{titled(one.component.name, say)} · {say(one.component.kind)}" for one in found]
    return [app_commands.Choice(name=cut(name, OPTION), value=one.key) for name, one in zip(names, found, strict=True)]
