"""Posts what goes elsewhere than to the table: the server's log channel, a channel the table left, locks on chat."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence

from bot.live.audit_lines import is_early, log_entry, logged, told_once
from bot.live.model import Live
from bot.posting.messages import Messenger, OutgoingMessage
from bot.posting.outgoing_message import NOTHING
from bot.services.services import Services
from bot.store import Outgoing, PostNote
from bot.wording.accounts import note_of, text_of
from engine.text import Text


class PostsElsewhere:
    """Works for the sender."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self.services, self.messenger = services, messenger

    def takes(self, row: Outgoing) -> bool:
        """Whether this row is one of those."""
        return row.kind in ("log", "lock") or (row.kind == "notice" and "channel" in row.payload)

    def posts(self, live: Live, rows: Sequence[Outgoing]) -> Iterator[Awaitable[None]]:
        """Posts such rows of the outbox, one by one, and notes them as posted; those that would tell too much stay."""
        log = {row.id: logged(row.payload, live.game.id) for row in rows if row.kind == "log"}
        ripe = {id: line for id, line in log.items() if not is_early(line, live.game.question)}
        said = told_once(ripe.values())
        for row in rows:
            if row.kind != "log" or row.id in ripe:
                again = row.id in ripe and not any(line is ripe[row.id] for line in said)
                yield self._done(live, row, again)

    async def _done(self, live: Live, row: Outgoing, again: bool) -> None:
        """`again`: another row says the same."""
        message = None if again else await self._post(live, row)
        await self.services.call(self.services.store.sent, [row.id], message)

    async def _post(self, live: Live, row: Outgoing) -> int | None:
        """Posts a row; the message, where there is one."""
        if row.kind == "lock":
            await self.messenger.lock(row.payload)
            return None
        if row.kind == "log":
            return await self._log(live, row)
        return await self._elsewhere(live, row)

    async def _log(self, live: Live, row: Outgoing) -> int | None:
        if live.game.guild is None:
            return None
        text = log_entry(logged(row.payload, live.game.id), live.game.channel)
        return await self.note(live.game.guild, text, row.nonce, live.game.language, note_of(row))

    async def note(self, server: int, text: Text, nonce: str, language: str, note: PostNote = NOTHING) -> int | None:
        """A line in a server's log channel, in the server's language; `language`: where it has not chosen one."""
        guild = await self.services.call(self.services.store.guild, server)
        if guild.settings.log_channel is None:
            return None
        words = self.services.locales.say(text, guild.language or language)
        return await self.messenger.to_channel(guild.settings.log_channel, OutgoingMessage(words, nonce, note=note))

    async def _elsewhere(self, live: Live, row: Outgoing) -> int | None:
        channel, gone = row.payload["channel"], row.payload.get("remove")
        assert isinstance(channel, int)
        old = tuple(old for old in gone if isinstance(old, int)) if isinstance(gone, list) else ()
        words = self.services.aloud(live)(text_of(row))
        letter = OutgoingMessage(words, row.nonce, note=note_of(row)._replace(instead=old))
        return await self.messenger.to_channel(channel, letter)
