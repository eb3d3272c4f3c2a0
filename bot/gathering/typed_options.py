"""The options of a new game, typed as `points=14 map=random`, with autocomplete.

What has no name before it goes on with the value before it, so that a map string can be pasted behind `map=`.
"""

from __future__ import annotations

import re

from discord import app_commands

from bot.errors import BotError
from bot.names import alike
from bot.services.context import Context
from bot.widgets.interactions import Offer
from bot.wording.announcements import option_text
from engine import games
from engine.game import AnyRules
from engine.text import T

_NAMED = re.compile("([a-z_]+)=")


def read_options(typed: str) -> dict[str, str]:
    """The options by name.

    Raises:
        BotError: not of the form `name=value`.
    """
    found, name = dict[str, str](), ""
    for part in typed.split():
        named = _NAMED.match(part)
        if named is None and not found:
            raise BotError(T("bot-option-form", typed=part[:40]))
        name = name if named is None else named[1]
        found[name] = f"{found[name]} {part}" if named is None else part[named.end() :]
    return found


async def complete_options(at: Context, typed: str) -> list[Offer]:
    """One more option with each of its values; a house rule only with those that are not the usual one, and one that
    hangs on another option once that is chosen.
    """
    game = at.typed("game")
    if game not in games.names():
        return []
    rules: AnyRules = games.rules_of(game)
    *before, last = typed.split(" ")
    chosen = dict(part.partition("=")[::2] for part in before)
    say = await at.say()
    offers = [(" ".join(before).strip(), " ".join(before).strip())] if before and not last else []
    for choice in (one for one in rules.choices if one.matters(chosen)):
        values = choice.values[1:] if choice.doubt else choice.values
        for value in values if choice.name not in chosen else ():
            label = say(option_text(game, choice.name, value))
            if alike(last) in alike(label) or f"{choice.name}={value}".startswith(last):
                whole = " ".join([*before, f"{choice.name}={value}"])
                offers.append((" ".join([*before, label]), whole))
    return [app_commands.Choice(name=label[-100:], value=whole) for label, whole in offers[:25] if len(whole) <= 100]
