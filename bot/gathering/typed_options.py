"""The options of a new game, typed as `points=14 map=random`, with autocomplete."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError
from bot.names import alike
from bot.services.context import Context
from bot.widgets.interactions import Offer
from bot.wording.announcements import option_text
from engine import games
from engine.game import AnyRules
from engine.text import T


def read_options(typed: str) -> dict[str, str]:
    """The options by name.

    Raises:
        BotError: not of the form `name=value`.
    """
    found = {}
    for part in typed.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BotError(T("bot-option-form", typed=part[:40]))
        found[name] = value
    return found


async def complete_options(at: Context, typed: str) -> list[Offer]:
    """One more option with each of its values; a house rule only with those that are not the usual one."""
    game = at.typed("game")
    if game not in games.names():
        return []
    rules: AnyRules = games.rules_of(game)
    *before, last = typed.split(" ")
    chosen = {part.partition("=")[0] for part in before}
    say = await at.say()
    offers = [(" ".join(before).strip(), " ".join(before).strip())] if before and not last else []
    for choice in rules.choices:
        values = choice.values[1:] if choice.doubt else choice.values
        for value in values if choice.name not in chosen else ():
            label = say(option_text(game, choice.name, value))
            if alike(last) in alike(label) or f"{choice.name}={value}".startswith(last):
                whole = " ".join([*before, f"{choice.name}={value}"])
                offers.append((" ".join([*before, label]), whole))
    return [app_commands.Choice(name=label[-100:], value=whole) for label, whole in offers[:25] if len(whole) <= 100]
