"""Posts what goes elsewhere than to the table: the server's log channel, a channel the table left, locks on chat."""

from __future__ import annotations

from bot.live.audit_lines import logged
from bot.live.values import Live
from bot.posting.letter import NOTHING
from bot.posting.messages import Letter, Messenger
from bot.services.services import Services
from bot.store import Outgoing, PostNote
from bot.told.accounts import note_of, text_of
from engine.text import Text


class PostsElsewhere:
    """Works for the sender, row by row."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self.services, self.messenger = services, messenger

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
        return await self.note(live.game.guild, text, row.nonce, live.game.language, note_of(row))

    async def note(self, server: int, text: Text, nonce: str, language: str, note: PostNote = NOTHING) -> int | None:
        """A line in a server's log channel, in the server's language; `language`: where it has not chosen one."""
        guild = await self.services.call(self.services.store.guild, server)
        if guild.settings.log_channel is None:
            return None
        words = self.services.locales.say(text, guild.language or language)
        return await self.messenger.to_channel(guild.settings.log_channel, Letter(words, nonce, note=note))

    async def _elsewhere(self, live: Live, row: Outgoing) -> int | None:
        channel, gone = row.payload["channel"], row.payload.get("remove")
        assert isinstance(channel, int)
        old = tuple(old for old in gone if isinstance(old, int)) if isinstance(gone, list) else ()
        words = self.services.aloud(live)(text_of(row))
        letter = Letter(words, row.nonce, note=note_of(row)._replace(instead=old))
        message = await self.messenger.to_channel(channel, letter)
        if message is None:
            for one in old:
                await self.messenger.remove(channel, one)
        return message
