"""Creates messages exactly once, whatever dies in between; see `bot.store.keeping.outbox` for how."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.errors import NotOurs
from bot.faults import Meaning, Request, meaning
from bot.posting.last_look import LastLook
from bot.posting.outgoing_message import OutgoingMessage, is_it
from bot.posting.readers import InDoubt, Reader, Readers, Waiting, in_channel, in_private
from bot.services.services import Services
from bot.store import PostNote, Sending

LOOK, LATEST = 500, 100
"""So many messages are looked through after the last one that was known, or where none was, before now."""
KNOWN = 2000
"""So many messages are remembered as they were last."""
SKEW = 5_000 << 22
"""Five seconds in Discord's ids, which come from many machines with a clock each."""

log = logging.getLogger(__name__)


class SeenMessages:
    """What Discord has said last of messages that the bot created or changed, so many of late."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, discord.Message] = OrderedDict()

    def remember(self, message: discord.Message) -> discord.Message:
        """It, which is known from now on."""
        self._last[message.id] = message
        self._last.move_to_end(message.id)
        while len(self._last) > KNOWN:
            self._last.popitem(last=False)
        return message

    def of(self, message: int) -> discord.Message | None:
        """None: nothing has been heard of it lately."""
        return self._last.get(message)


class Ledger:
    """Every message that the bot creates on its own is created here.

    Attributes:
        seen: those of late, as Discord has them.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        last_look: LastLook,
        readers: Readers,
        remove: Callable[[int, int], Awaitable[None]],
    ) -> None:
        """`remove`: deletes a message of the bot in a channel, if it is still there."""
        self._client, self._services, self._last_look = client, services, last_look
        self._readers, self._remove = readers, remove
        self._flying: set[str] = set()
        self.seen = SeenMessages()
        self._late: dict[int | None, Waiting] = {}

    async def create(self, where: discord.PartialMessageable | discord.DMChannel, letter: OutgoingMessage) -> int:
        """The message's id, be it created now or earlier; it is noted, with the rows that it posts.

        Raises:
            Exceptions of `bot.faults.FAILURES`: it may be there or not, unless Discord says that it never will be.
            NotOurs: it is for another process to create.
        """
        sending = letter.sending(where.id)
        while before := await self._services.call(self._services.store.begin, sending):
            known = before.message or await self._settled(before)
            if known is not None:
                await self._services.call(self._services.store.sent, letter.note.posts, known)
                return known
        return await self._land(sending, await self._created(where, letter))

    async def _created(self, where: discord.PartialMessageable | discord.DMChannel, letter: OutgoingMessage) -> int:
        self._flying.add(letter.nonce)
        try:
            with self._last_look.at(letter.note.game):
                return self.seen.remember(await where.send(nonce=letter.nonce, **letter.parts())).id
        except discord.HTTPException as error:
            if meaning(error, Request.POST) is not Meaning.LATER:
                await self._services.call(self._services.store.refused, letter.nonce)
            raise
        finally:
            self._flying.discard(letter.nonce)

    async def recovered(self, sending: Sending) -> discord.Message | None:
        """The message of which nobody has heard, if it is there; it is noted by now. What is not there is forgotten.

        Raises:
            Waiting: that cannot be found out now.
        """
        self._late.pop(sending.note.game, None)
        if sending.nonce in self._flying:
            return None
        if sending.message is not None:
            await self._clear(sending)
            return None
        return await self._settle(sending)

    async def _settled(self, sending: Sending) -> int | None:
        message = await self._settle(sending)
        return None if message is None else message.id

    async def _settle(self, sending: Sending) -> discord.Message | None:
        """Finds out whether it is there, and notes that."""
        await self._all_there(sending.note.game)
        message = await self._found(sending)
        if message is None:
            await self._services.call(self._services.store.refused, sending.nonce)
            return None
        log.info("message %s had been posted already", self.seen.remember(message).id)
        note = sending.note
        if note.role == "prompt":  # what is asked may have changed: its row shows it once more
            sending = replace(sending, note=note._replace(posts=()))
        if await self._left_behind(sending):
            await self._remove(sending.channel, message.id)
            sending = replace(sending, note=PostNote())
        await self._land(sending, message.id, message)
        return message

    async def _all_there(self, game: int | None) -> None:
        """Waits until what another process may have sent for a game just before it was gone can be seen in Discord."""
        server = None if game is None else (await self._services.call(self._services.store.game, game)).guild
        while left := self._services.tables.games.ownership.under_way(server):
            await asyncio.sleep(left)

    async def _left_behind(self, sending: Sending) -> bool:
        """Whether it is the prompt of a table that has moved meanwhile."""
        game, role = sending.note.game, sending.note.role
        if role != "prompt" or game is None:
            return False
        return (await self._services.call(self._services.store.game, game)).channel != sending.channel

    async def _land(self, sending: Sending, message: int, found: discord.Message | None = None) -> int:
        """Notes that it is there. `found`: by its looks alone, so it may be another that looks like it."""
        note = sending.note
        if note.role == "welcome" and note.game is not None and await self._doubted(sending.nonce, note.game):
            await self._services.tables.guests.welcomed(note.game, message)
        if await self._services.call(self._services.store.arrived, sending, message):
            await self._clear(sending)
        elif not await self._services.call(self._services.store.noted, [message]):
            if found is None or not await self._anothers(sending, found):
                log.warning("message %s comes too late and is taken back", message)
                await self._remove(sending.channel, message)
            raise NotOurs
        return message

    async def _anothers(self, sending: Sending, message: discord.Message) -> bool:
        """Whether it may be that of another table, of which nobody has heard yet either."""
        doubtful = await self._services.call(self._services.store.in_doubt, sending.channel)
        return any(other.nonce != sending.nonce and is_it(other, message) for other in doubtful)

    async def _doubted(self, nonce: str, game: int) -> bool:
        sendings = await self._services.call(self._services.store.sendings, game)
        return any(sending.nonce == nonce and sending.message is None for sending in sendings)

    async def _clear(self, sending: Sending) -> None:
        """Deletes what it takes the place of; what Discord does not do now is done later and holds up nothing."""
        if not sending.note.instead:
            return
        try:
            for old in sending.note.instead:
                await self._remove(sending.channel, old)
        except Waiting as waiting:
            self._late[sending.note.game] = waiting
            return
        await self._services.call(self._services.store.cleared, sending.nonce)

    def must_be_clear(self, game: int) -> None:
        """Raises Waiting while a message of this game still has to be deleted."""
        if waiting := self._late.get(game):
            raise waiting

    async def _found(self, sending: Sending) -> discord.Message | None:
        """The message of the bot that looks like it, that nobody has noted, and that is not older than it can be."""
        own = self._client.user.id if self._client.user else 0
        channel = self._client.get_partial_messageable(sending.channel)
        since = None if sending.after is None else discord.Object(max(0, sending.after - SKEW))
        history = channel.history(limit=LATEST if since is None else LOOK, after=since)
        with self._readers.at(*_reader_of(sending), asks=InDoubt(sending.nonce, sending.note.game)):
            try:
                seen = [message async for message in history if message.author.id == own and is_it(sending, message)]
            except discord.HTTPException as error:
                if meaning(error, _reader_of(sending)[1]) in (Meaning.LATER, Meaning.SHUT_OUT):
                    raise
                return None
        noted = await self._services.call(self._services.store.noted, [message.id for message in seen])
        return next((message for message in seen if message.id not in noted), None)


def _reader_of(sending: Sending) -> tuple[Reader, Request]:
    """For whom it is, and what it is to them."""
    if sending.note.user is not None:
        return in_private(sending.note.user, sending.note.game), Request.LETTER
    return in_channel(sending.channel), Request.POST
