"""Posts what is not part of play: who sits at a table, and letters to people who have no seat.

The message that shows who sits at a table is edited where it stands; one that is gone is posted anew while the table is
open. An invitation goes by direct message; where those are closed, the channel calls the person instead.
"""

from __future__ import annotations

import hashlib

from bot.live.model import Live
from bot.locales import Say
from bot.posting.messages import Messenger, OutgoingMessage
from bot.posting.readers import Hold, Waiting
from bot.services.services import Services
from bot.store import Outgoing, PostNote
from bot.widgets.maker import Row
from bot.wording.accounts import note_of, text_of
from bot.wording.announcements import (
    announcement,
    announcement_rows,
    invitation_rows,
    invitation_text,
    orders_rows,
    take_rows,
    watch_rows,
)
from bot.wording.held import ended_rows, kept_rows
from engine.text import T

KINDS = ("lobby", "guest", "watchers")


class GuestPosts:
    """Works for the sender, row by row."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self.services, self.messenger = services, messenger

    async def post(self, live: Live, row: Outgoing) -> None:
        """Posts a row of the outbox, and notes it as posted."""
        message = None
        if row.kind == "lobby":
            message = await self._welcome(live, row)
        elif row.kind == "guest":
            message = await self._guest(live, row)
        else:
            await self._watchers(live, row)
        await self.services.call(self.services.store.sent, [row.id], message)

    async def _welcome(self, live: Live, row: Outgoing) -> int | None:
        say, game = self.services.aloud(live), live.game
        watching = len(await self.services.tables.guests.of(game.id, "watching"))
        note = PostNote(game.id, (row.id,), role="welcome")
        letter = OutgoingMessage(announcement(live, say, watching), row.nonce, announcement_rows(live, say), note=note)
        known = game.settings.welcome
        if known is not None and await self.messenger.edit(game.channel, known, letter) is not None:
            return known
        if game.status != "open":
            return None
        return await self.messenger.to_channel(game.channel, letter)

    async def _guest(self, live: Live, row: Outgoing) -> int | None:
        user = row.payload["user"]
        assert isinstance(user, int)
        if live.game.settings.thread == "private" and not row.payload.get("plain"):
            await self.messenger.let_in(live.game.channel, user)
        if "text" not in row.payload:
            return None
        say = await self.messenger.say_to(self.services, live, user)
        plain = bool(row.payload.get("plain"))
        rows: tuple[Row, ...] = (watch_rows if plain else invitation_rows)(live, say)
        wanted = (await self.services.call(self.services.store.preferences, user)).dms
        words = say(text_of(row)) if plain else invitation_text(live, say, say(text_of(row)))
        letter = OutgoingMessage(words, row.nonce, rows, note=note_of(row))
        sent = await self.messenger.direct(user, letter, live.game.channel) if wanted else None
        return sent if sent is not None or plain else await self._called(live, user, row)

    async def _called(self, live: Live, user: int, row: Outgoing) -> int | None:
        """The invitation in the channel, for somebody who takes no direct messages."""
        say = self.services.aloud(live)
        words = invitation_text(live, say, say(T("bot-invited-here", player=f"<@{user}>")))
        letter = OutgoingMessage(words, row.nonce, invitation_rows(live, say), calls=(user,), note=note_of(row))
        return await self.messenger.call(live.game.channel, user, letter)

    async def _watchers(self, live: Live, row: Outgoing) -> None:
        """Each watcher by themselves; those who were told already are not told again."""
        holds: list[Hold] = []
        for user in await self.services.tables.guests.of(live.game.id, "watching"):
            try:
                await self._watcher(live, row, user)
            except Waiting as waiting:
                holds += waiting.holds
        if holds:
            raise Waiting(*holds)

    async def _watcher(self, live: Live, row: Outgoing, user: int) -> None:
        if (await self.services.call(self.services.store.preferences, user)).dms:
            say = await self.messenger.say_to(self.services, live, user)
            nonce = hashlib.sha1(f"{row.nonce}/{user}".encode()).hexdigest()[:24]
            await self.messenger.direct(user, OutgoingMessage(say(text_of(row)), nonce, note=PostNote(live.game.id)))


def below(live: Live, row: Outgoing, say: Say) -> tuple[Row, ...]:
    """The buttons under the lines that offer a free seat, tell of standing orders, end a game or break it off."""
    if row.payload.get("reveal") or row.payload.get("ending"):
        return ended_rows(live, say)
    if row.payload.get("kept"):
        return kept_rows(live, say)
    if row.payload.get("orders"):
        return orders_rows(live, say)
    seat = row.payload.get("free")
    return take_rows(live, seat, say) if isinstance(seat, int) else ()
