"""`/rules`: what a rule says, by its id or by words; and what a card or another component is, with a picture."""

from __future__ import annotations

from discord import app_commands

from bot import rulebook
from bot.helping import component_search
from bot.helping.component_cards import show_card
from bot.helping.lookup import game_here, offer, show_rules
from bot.helping.odds import show_odds
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import MOST
from bot.widgets.explain import cut, titled
from bot.widgets.interactions import Offer
from bot.widgets.two_lines import OPTION


async def complete_rule(at: Context, typed: str) -> list[Offer]:
    """Rules that fit; before anything is typed, the headings."""
    game = at.typed("game") or await game_here(at)
    books = await rulebook.opened([game] if game else rulebook.names(), await at.services.language(at.interaction))
    found = rulebook.find(books, typed, MOST)[:MOST]
    return [app_commands.Choice(name=offer(one, heading=not typed.strip()), value=one.rule.id) for one in found]


async def complete_card(at: Context, typed: str) -> list[Offer]:
    """Components that fit, with what they are."""
    game = at.typed("game") or await game_here(at)
    entries = await component_search.opened(at.services.locales, [game] if game else component_search.readable())
    found, say = component_search.find(entries, typed, MOST), await at.say()
    names = [f"{titled(one.component.name, say)} · {say(one.component.kind)}" for one in found]
    return [app_commands.Choice(name=cut(name, OPTION), value=one.key) for name, one in zip(names, found, strict=True)]


@command("rules", choices={"game": rulebook.names}, complete={"about": complete_rule, "card": complete_card})
async def rules(at: Context, about: str = "", card: str = "", odds: str = "", game: str = "") -> None:
    """Shows how a battle would go, or a card by its name, or else a rule."""
    game = game or await game_here(at)
    if odds:
        await show_odds(at, odds, game)
    elif card:
        await show_card(at, card, game)
    else:
        await show_rules(at, about, game)
