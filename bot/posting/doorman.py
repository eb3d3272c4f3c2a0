"""Posts what is not part of play: who sits at a table, and letters to people who have no seat.

The message that shows who sits at a table is edited where it stands; one that is gone is posted anew while the table is
open. An invitation goes by direct message; where those are closed, the channel calls the person instead.
"""

from __future__ import annotations

import hashlib

from bot.asking.panels import Row
from bot.gathering.welcome import announcement, announcement_rows, invitation_rows, take_rows
from bot.house import House
from bot.live.play import Live
from bot.locales import Say
from bot.posting.messages import Letter, Messenger
from bot.posting.posts import text_of
from bot.secrets import reveal_rows
from bot.store import Outgoing
from engine.text import T

KINDS = ("lobby", "guest", "watchers")


class Doorman:
    """Works for the sender, row by row."""

    def __init__(self, house: House, messenger: Messenger) -> None:
        self.house, self.messenger = house, messenger

    async def post(self, live: Live, row: Outgoing) -> int | None:
        """Posts a row of the outbox; the message, where there is one."""
        if row.kind == "lobby":
            return await self._welcome(live, row.nonce)
        if row.kind == "guest":
            return await self._guest(live, row)
        await self._watchers(live, row)
        return None

    async def _welcome(self, live: Live, nonce: str) -> int | None:
        say, game = self.house.aloud(live), live.game
        watching = len(await self.house.tables.guests(game.id, "watching"))
        letter = Letter(announcement(live, say, watching), nonce, announcement_rows(live, say))
        known = game.settings.welcome
        if known is not None and await self.messenger.edit(game.channel, known, letter) is not None:
            return known
        if game.status != "open":
            return None
        message = await self.messenger.to_channel(game.channel, letter)
        if message is not None:
            await self.house.tables.welcomed(game.id, message)
        return message

    async def _guest(self, live: Live, row: Outgoing) -> int | None:
        user = row.payload["user"]
        assert isinstance(user, int)
        if live.game.settings.thread == "private":
            await self.messenger.let_in(live.game.channel, user)
        if "text" not in row.payload:
            return None
        say = await self.messenger.say_to(self.house, live, user)
        rows: tuple[Row, ...] = invitation_rows(live, say)
        wanted = (await self.house.call(self.house.store.preferences, user)).dms
        sent = await self.messenger.direct(user, Letter(say(text_of(row)), row.nonce, rows)) if wanted else None
        return sent if sent is not None else await self._called(live, user, row.nonce)

    async def _called(self, live: Live, user: int, nonce: str) -> int | None:
        """The invitation in the channel, for somebody who takes no direct messages."""
        say = self.house.aloud(live)
        words = say(T("bot-invited-here", player=f"<@{user}>"))
        letter = Letter(words, nonce, invitation_rows(live, say), calls=(user,))
        return await self.messenger.to_channel(live.game.channel, letter)

    async def _watchers(self, live: Live, row: Outgoing) -> None:
        for user in await self.house.tables.guests(live.game.id, "watching"):
            if (await self.house.call(self.house.store.preferences, user)).dms:
                say = await self.messenger.say_to(self.house, live, user)
                nonce = hashlib.sha1(f"{row.nonce}/{user}".encode()).hexdigest()[:24]
                await self.messenger.direct(user, Letter(say(text_of(row)), nonce))


def below(live: Live, row: Outgoing, say: Say) -> tuple[Row, ...]:
    """The button under the line that offers a free seat, and under that which ends a game."""
    if row.payload.get("reveal"):
        return reveal_rows(live, say)
    seat = row.payload.get("free")
    return take_rows(live, seat, say) if isinstance(seat, int) else ()
