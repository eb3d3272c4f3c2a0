"""What the seats of a table are called."""

from __future__ import annotations

from bot.live.values import Live
from bot.locales import Locales
from engine.correcting import ARBITER
from engine.text import Text


def names(live: Live, locales: Locales, language: str) -> dict[int, str]:
    """Who sits where: players by name, stand-ins by the colour that they have in the pictures."""
    called = {row.seat: row.name for row in live.seats if row.name}
    for seat, colour in enumerate(live.rules.colours):
        term = Text(f"{live.rules.name}-colour-{colour}")
        if seat not in called and locales.has(term.key):
            said = locales.say(term, language)
            called[seat] = said[:1].upper() + said[1:]
    called[ARBITER] = locales.say(Text("bot-arbiter"), language)
    return called
