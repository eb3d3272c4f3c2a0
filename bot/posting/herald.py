"""Posts what goes elsewhere than to the table: the server's log channel, a channel the table left, locks on chat."""

from __future__ import annotations

from bot.house import House
from bot.live.play import Live
from bot.moderators.told import logged
from bot.posting.messages import Letter, Messenger
from bot.posting.posts import text_of
from bot.store import Outgoing
from engine.text import Text


class Herald:
    """Works for the sender, row by row."""

    def __init__(self, house: House, messenger: Messenger) -> None:
        self.house, self.messenger = house, messenger

    def takes(self, row: Outgoing) -> bool:
        """Whether this row is one of those."""
        return row.kind in ("log", "lock") or (row.kind == "notice" and "channel" in row.payload)

    async def post(self, live: Live, row: Outgoing) -> int | None:
        """Posts a row of the outbox; the message, where there is one."""
        if row.kind == "lock":
            await self.messenger.lock(row.payload)
            return None
        if row.kind == "log":
            return await self._log(live, row)
        return await self._elsewhere(live, row)

    async def _log(self, live: Live, row: Outgoing) -> int | None:
        if live.game.guild is None:
            return None
        text = logged(row.payload, live.game.id, live.game.channel)
        return await self.note(live.game.guild, text, row.nonce, live.game.language)

    async def note(self, server: int, text: Text, nonce: str, language: str) -> int | None:
        """A line in a server's log channel, in the server's language; `language`: where it has not chosen one."""
        guild = await self.house.call(self.house.store.guild, server)
        if guild.settings.log_channel is None:
            return None
        words = self.house.locales.say(text, guild.language or language)
        return await self.messenger.to_channel(guild.settings.log_channel, Letter(words, nonce))

    async def _elsewhere(self, live: Live, row: Outgoing) -> int | None:
        channel, gone = row.payload["channel"], row.payload.get("remove")
        assert isinstance(channel, int)
        words = self.house.aloud(live)(text_of(row))
        message = await self.messenger.to_channel(channel, Letter(words, row.nonce))
        for old in gone if isinstance(gone, list) else []:
            if isinstance(old, int):
                await self.messenger.remove(channel, old)
        return message
