"""Deeds of moderators that take a seat away from a person who is there: asked about once more before they are done."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.errors import BotError
from bot.live.model import Live
from bot.locales.handles import handle
from bot.services.context import Context
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.maker import LABEL, Panel
from bot.widgets.presses import LIMIT, ButtonKind, Press
from engine.ask import Seat
from engine.digits import whole
from engine.text import T, Text


class Unseating(NamedTuple):
    """What is to be done: `replace`, `kick`, `vacant` (kick, and wait) or `stand-in`.

    Attributes:
        person: who sits there; somebody else by then is asked about anew.
        user: who is to sit there; 0 for a stand-in.
    """

    deed: str
    seat: Seat
    person: int
    user: int = 0
    reason: str = ""

    @property
    def written(self) -> str:
        """As a button keeps it; of a long reason only the beginning."""
        return f"{self.deed}/{self.seat}/{self.person:x}/{self.user:x}/{self.reason}"

    @classmethod
    def read(cls, written: str) -> Unseating:
        """The inverse. Raises BotError: it is no such button."""
        try:
            deed, seat, person, user, reason = written.split("/", 4)
            return cls(deed, whole(seat, 2) or 0, int(person, 16), int(user, 16), reason)
        except ValueError:
            raise BotError(T("bot-unknown-button")) from None


def is_there(live: Live, seat: Seat) -> int | None:
    """Who would lose the seat, of a game that goes on; None for nobody."""
    return live.user_of(seat) if live.table is not None and live.game.live else None


async def ask_once_more(at: Context, live: Live, what: Unseating) -> None:
    """Says who sits there and what becomes of them; a button does it."""
    say = await at.say(live)
    name = handle(live.seats, live.rules, what.seat)
    custom_id = str(Press(live.game.id, "-", f"{ButtonKind.UNSEATING}{what.written}"))[:LIMIT]
    label = cut(say(Text(f"mod-sure-{what.deed}-it")), LABEL)
    button: Button = discord.ui.Button(label=label, style=discord.ButtonStyle.danger, custom_id=custom_id)
    await at.whisper(say(T("mod-sure", name=name, why=int(bool(what.reason)))), Panel("", ([button],)))
