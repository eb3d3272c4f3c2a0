"""Messages to channels and people, and what to do when Discord does not take them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

import discord

from bot.drawing.pictures import has_board
from bot.faults import Meaning, Request, filtered, meaning
from bot.live.model import Live
from bot.locales import DEFAULT, Say, language_of
from bot.posting.last_look import LastLook
from bot.posting.ledger import Ledger
from bot.posting.outgoing_message import OutgoingMessage, calls
from bot.posting.readers import Reader, Readers, in_channel, in_private
from bot.services import chat_locks
from bot.services.replies import without_picture
from bot.services.services import Services
from bot.store.posts import LockPost
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.layouts import Handed, edited, without_icons
from bot.widgets.maker import GREY, LABEL, Panel
from bot.widgets.presses import ButtonKind, Press
from engine.text import T

LATELY = 1000
NOTHING = OutgoingMessage("", "")

log = logging.getLogger(__name__)
X = TypeVar("X")


class Delivered(NamedTuple):
    """What became of a letter: the message (None: lost), and whether it is a direct one."""

    message: int | None
    direct: bool


class Messenger:
    """Sends letters through the Discord client. Whatever it sends may raise `Waiting`: then it is to come later.

    Attributes:
        readers: who waits.
        removed: the messages that it deleted last.
    """

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client, self._services, self.readers = client, services, Readers()
        self._last_look = LastLook(client, services.tables.games)
        self.ledger = Ledger(client, services, self._last_look, self.readers, self.remove)
        self._plain: set[int] = set()
        self._letterboxes: dict[int, discord.DMChannel] = {}
        self._behind: set[Reader] = set()
        self.removed: deque[int] = deque(maxlen=LATELY)

    # --- channels ----------------------------------------------------------------------------------------------------

    async def to_channel(self, channel: int, letter: OutgoingMessage) -> int:
        """Posts, if need be without the files; the message. Of what Discord will never take it says so."""
        with self.readers.at(in_channel(channel)):
            try:
                return await self._posted(channel, letter)
            except discord.HTTPException as error:
                if meaning(error, Request.POST) is not Meaning.FINAL:
                    raise
                log.warning("channel %s does not take a message: %s", channel, error)
                say = await self._speaker(letter)
                told = OutgoingMessage(
                    say(T("bot-message-refused", code=str(error.code))), letter.nonce, note=letter.note
                )
                return await self._posted(channel, told)

    async def _posted(self, channel: int, letter: OutgoingMessage) -> int:
        where = self._client.get_partial_messageable(channel)
        return await self._taken(Request.POST, letter, lambda now: self.ledger.create(where, now), channel)

    async def edit(self, channel: int, message: int, letter: OutgoingMessage, *, keeps: bool = False) -> int | None:
        """Changes a message of the bot, if need be without the files; None when it is not there any more.

        `keeps`: the pictures that it has stay.
        """
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def send(now: OutgoingMessage) -> None:
            before = await self._standing(partial) if keeps else None
            with self._last_look.at(now.note.game):
                how = edited(_with_board(now.panel, before), before, None if keeps else now.files)
                await self._changed(partial, {**how, "allowed_mentions": calls(now)}, now)

        with self.readers.at(in_channel(channel), Request.EDIT):
            try:
                await self._taken(Request.EDIT, letter, send, channel)
            except discord.HTTPException as error:
                if meaning(error, Request.EDIT) is not Meaning.FINAL:
                    raise
                return None
        return message

    async def _changed(self, message: discord.PartialMessage, how: Handed, letter: OutgoingMessage) -> None:
        """Changes it, in answer to a press in it where one waits for that."""
        if not await self._services.held.change(message.id, how, self.ledger.seen.remember):
            for file in letter.files:
                file.reset()
            self.ledger.seen.remember(await message.edit(**how))

    async def _standing(self, message: discord.PartialMessage) -> discord.Message:
        """It, as it was sent or edited last; after a start it is asked for once."""
        return self.ledger.seen.of(message.id) or await message.fetch()

    def text_channel(self, channel: int) -> discord.TextChannel | None:
        """A channel below which threads can be; None for any other."""
        known = self._client.get_channel(channel)
        return known if isinstance(known, discord.TextChannel) else None

    def language_on(self, server: int) -> str:
        """What Discord says that a server speaks."""
        guild = self._client.get_guild(server)
        return language_of(guild.preferred_locale if guild is not None else None)

    def is_public(self, server: int, channel: int) -> bool:
        """Whether everybody on a server sees a channel; of one that is gone, or asleep, everybody may hear."""
        guild = self._client.get_guild(server)
        known = guild.get_channel_or_thread(channel) if guild is not None else None
        return guild is None or known is None or known.permissions_for(guild.default_role).view_channel

    async def remove(self, channel: int, message: int | None) -> None:
        """Deletes a message of the bot, if it is still there."""
        if message is None:
            return
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        await self._services.held.let_go_of(message)
        self.removed.append(message)
        with self.readers.at(Reader("clear", channel), Request.DELETE):
            try:
                await self._taken(Request.DELETE, NOTHING, lambda _: partial.delete(), channel)
            except discord.HTTPException as error:
                if meaning(error, Request.DELETE) is not Meaning.FINAL:
                    raise
                log.info("message %s was gone already", message)

    async def lock(self, post: LockPost) -> None:
        """Closes a channel to chat, or opens it; see `bot.services.chat_locks`."""
        with self.readers.at(Reader("lock", post.channel), Request.LOCK):
            try:
                await chat_locks.carry_out(self._client, post)
            except discord.HTTPException as error:
                if meaning(error, Request.LOCK) is not Meaning.FINAL:
                    raise
                log.warning("chat in channel %s stays as it is: %s", post.channel, error)

    async def let_in(self, thread: int, user: int) -> None:
        """Adds a person to a private thread, if that can be done."""
        with self.readers.at(in_channel(thread), Request.LOCK):
            try:
                add = self._client.http.add_user_to_thread
                await self._taken(Request.LOCK, NOTHING, lambda _: add(thread, user), thread)
            except discord.HTTPException as error:
                if meaning(error, Request.LOCK) is Meaning.LATER:
                    raise
                log.warning("%s is not let into thread %s: %s", user, thread, error)

    # --- what Discord takes in another way ---------------------------------------------------------------------------

    async def _taken(
        self,
        request: Request,
        letter: OutgoingMessage,
        send: Callable[[OutgoingMessage], Awaitable[X]],
        channel: int | None = None,
    ) -> X:
        """Sends it, if need be without what Discord does not take of it, or once a thread is awake."""
        mended = set[Meaning]()
        while True:
            try:
                return await send(letter)
            except discord.HTTPException as error:
                icons = _without_icons(letter) != letter
                what = meaning(error, request, files=bool(letter.files), icons=icons)
                if what in mended:
                    raise
                mended.add(what)
                if what is Meaning.WITHOUT_ICONS:
                    self._services.lose_icons(error)
                    letter = _without_icons(letter)
                elif what is Meaning.WITHOUT_FILE:
                    letter = await self._without_files(letter, channel, error)
                elif what is Meaning.WAKE and channel is not None:
                    await self._client.http.edit_channel(channel, archived=False)
                else:
                    raise
                for file in letter.files:
                    file.reset()

    async def _without_files(
        self, letter: OutgoingMessage, channel: int | None, error: discord.HTTPException
    ) -> OutgoingMessage:
        """The words alone, and why; of what does not change in a channel once."""
        say = await self._speaker(letter)
        told = [] if channel in self._plain and not filtered(error) else [say(without_picture(error))]
        if channel is not None and not filtered(error):
            self._plain.add(channel)
        return replace(letter, files=(), content="\n".join(part for part in (letter.content, *told) if part))

    async def _speaker(self, letter: OutgoingMessage) -> Say:
        """Speaks to whoever reads it."""
        game, user = letter.note.game, letter.note.user
        if game is None:
            return self._services.locales.speaker(DEFAULT)
        live = await self._services.tables.look(game)
        return self._services.aloud(live) if user is None else (await self._services.reader(live, user))[1]

    # --- people ------------------------------------------------------------------------------------------------------

    async def deliver(
        self, live: Live, user: int, letter: OutgoingMessage, services: Services, *, aloud: bool = True
    ) -> Delivered:
        """A direct message; where they are closed, the channel hears that a secret waits, and nothing else.

        `aloud`: False where the channel may not hear even that.
        """
        channel = live.game.channel if aloud else None
        if (await services.call(services.store.preferences, user)).dms:
            try:
                return Delivered(await self._in_private(user, letter, channel), True)
            except discord.HTTPException as error:
                log.info("no direct message to %s: %s", user, error)
                if meaning(error, Request.LETTER) is Meaning.FINAL:
                    return Delivered(None, False)
        if channel is None:
            return Delivered(None, False)
        return Delivered(await self.call(channel, user, self._secret_waits(live, user, letter, services)), False)

    async def direct(self, user: int, letter: OutgoingMessage, channel: int | None = None) -> int | None:
        """A direct message without secrets; None where they are closed, or the person is gone.

        `channel`: where they are called in that case.
        """
        try:
            return await self._in_private(user, letter, channel)
        except discord.HTTPException as error:
            log.info("no direct message to %s: %s", user, error)
            return None

    async def call(self, channel: int, user: int, letter: OutgoingMessage) -> int:
        """Says it in a channel, to somebody whom no direct message reaches."""
        reader = in_private(user, letter.note.game)
        self._behind.add(reader)
        message = await self.to_channel(channel, letter)
        self._behind.discard(reader)
        return message

    async def _in_private(self, user: int, letter: OutgoingMessage, channel: int | None) -> int:
        """A direct message; not before the channel can be told that there is none, where that has been tried.

        Raises:
            HTTPException: there will be none.
        """
        reader = in_private(user, letter.note.game)
        if reader in self._behind and channel is not None:
            self.readers.check(in_channel(channel))
        with self.readers.at(reader, Request.LETTER):
            where = await self._dm(user)
            return await self._taken(Request.LETTER, letter, lambda now: self.ledger.create(where, now))

    async def _dm(self, user: int) -> discord.DMChannel:
        """Where somebody's direct messages go, which is the same for ever; looked up once, for so many of late."""
        if user not in self._letterboxes:
            person = self._client.get_user(user) or await self._client.fetch_user(user)
            if len(self._letterboxes) >= LATELY:
                self._letterboxes.clear()
            self._letterboxes[user] = person.dm_channel or await person.create_dm()
        return self._letterboxes[user]

    async def burn(self, user: int, message: int) -> None:
        """Deletes a direct message of the bot, if that can be done.

        Raises:
            HTTPException: Discord does not do it now; later it might.
        """
        try:
            await (await self._dm(user)).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if meaning(error, Request.DELETE_LETTER) is Meaning.LATER:
                raise
            log.warning("direct message %s stays, or was gone already: %s", message, error)

    def _secret_waits(self, live: Live, user: int, letter: OutgoingMessage, services: Services) -> OutgoingMessage:
        say = services.aloud(live)
        show: Button = discord.ui.Button(
            label=cut(say(T("bot-show-secrets")), LABEL),
            style=GREY,
            custom_id=str(Press(live.game.id, "-", ButtonKind.SECRETS)),
        )
        content = say(T("bot-secret-waits", player=f"<@{user}>"))
        note = letter.note._replace(user=None)
        return OutgoingMessage(content, letter.nonce, ([show],), calls=(user,), note=note)


def _with_board(shown: Panel, before: discord.Message | None) -> Panel:
    """With the picture that is there where its kind belongs."""
    if before is None or shown.frame is None:
        return shown
    return replace(shown, frame=shown.frame._replace(top=shown.frame.top or has_board(before)))


def _without_icons(letter: OutgoingMessage) -> OutgoingMessage:
    return replace(letter, rows=without_icons(letter.panel).rows)


__all__ = ["Delivered", "Messenger", "OutgoingMessage"]
