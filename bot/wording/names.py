"""What the seats of a table are called, and the colors in which they are spoken to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live.model import Live
from bot.locales import Locales, Say
from bot.locales.handles import UNDRAWN, handles
from bot.store import SeatRow
from bot.widgets.maker import NEUTRAL
from engine.ask import Seat
from engine.correcting import ARBITER
from engine.game import AnyRules
from engine.text import Text
from render.colours import seat_colour


def names(live: Live, locales: Locales, language: str) -> dict[int, str]:
    """Who sits where: players by name, stand-ins by the colour that they have in the pictures."""
    called = named(live.seats, live.rules, locales, language)
    for seat, colour in enumerate(live.rules.colours):
        term = Text(f"{live.rules.name}-colour-{colour}")
        if seat not in called and locales.has(term.key):
            called[seat] = _capital(locales.say(term, language))
    called[ARBITER] = locales.say(Text("bot-arbiter"), language)
    return called


def speaker(live: Live, locales: Locales, language: str) -> Say:
    """Speaks in this language, and knows who sits where."""
    return locales.speaker(language, names(live, locales, language))


def named(rows: Sequence[SeatRow], rules: AnyRules, locales: Locales, language: str) -> dict[int, str]:
    """The seats that have names, each called as no other one."""
    say, called = locales.speaker(language, markdown=False), dict[int, str]()
    for seat, handle in handles(rows, rules).items():
        said = say(handle) if isinstance(handle, Text) else str(handle)
        called[seat] = _capital(said) if isinstance(handle, Text) and handle.key == UNDRAWN else said
    return called


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def colour_of(live: Live, seat: Seat | None) -> int:
    """That of its pieces, as Discord numbers colours; for no seat, and where there are none, one that is nobody's."""
    colours = live.rules.colours
    if seat is None or seat >= len(colours):
        return NEUTRAL
    red, green, blue = seat_colour(colours[seat]).rgb
    return red << 16 | green << 8 | blue
