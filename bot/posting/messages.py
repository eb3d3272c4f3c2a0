"""Messages to channels and people, and what to do when Discord does not take them."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.faults import fileless, for_good, iconless
from bot.live.values import Live
from bot.locales import Say
from bot.posting.last_look import LastLook
from bot.posting.ledger import Ledger
from bot.posting.letter import Letter, calls
from bot.services import chat_locks
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.layouts import edited, without_icons
from bot.widgets.maker import GREY, LABEL
from bot.widgets.presses import Kind, Press
from engine.text import Json, T

DM_CLOSED = 50007
LATELY = 1000

log = logging.getLogger(__name__)


class Delivered(NamedTuple):
    """What became of a letter: the message (None: lost), and whether it is a direct one."""

    message: int | None
    direct: bool


class Messenger:
    """Sends letters through the Discord client.

    Attributes:
        removed: the messages that it deleted last.
    """

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client, self._lose_icons = client, services.lose_icons
        self._last_look = LastLook(client, services.tables.games)
        self.ledger = Ledger(client, services, self._last_look, self.remove)
        self._plain: set[int] = set()
        self._letterboxes: dict[int, discord.DMChannel] = {}
        self.removed: deque[int] = deque(maxlen=LATELY)

    async def to_channel(self, channel: int, letter: Letter) -> int | None:
        """Posts, if need be without the files; returns the message's id, or None when Discord will never take it.

        Raises:
            HTTPException: Discord does not take it now; later it might.
        """
        try:
            return await self.ledger.create(self._client.get_partial_messageable(channel), letter)
        except discord.HTTPException as error:
            if letter.files and fileless(error):
                return await self.to_channel(channel, self._without_files(channel, letter))
            if self._knows_no_icons(letter, error):
                return await self.to_channel(channel, _without_icons(letter))
            if not for_good(error):
                raise
            log.warning("channel %s does not take a message: %s", channel, error)
            return None

    def _without_files(self, channel: int, letter: Letter) -> Letter:
        """The words alone; the first time with the reason."""
        why = [] if channel in self._plain else [letter.instead]
        self._plain.add(channel)
        return replace(letter, files=(), content="\n".join(part for part in (letter.content, *why) if part))

    async def edit(self, channel: int, message: int, letter: Letter) -> int | None:
        """Changes a message of the bot, if need be without the files; None when it is not there any more."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            with self._last_look.at(letter.note.game):
                await partial.edit(**edited(letter.panel, None, letter.files), allowed_mentions=calls(letter))
        except discord.HTTPException as error:
            if self._knows_no_icons(letter, error):
                return await self.edit(channel, message, _without_icons(letter))
            if letter.files and fileless(error):
                return await self.edit(channel, message, self._without_files(channel, letter))
            if not for_good(error):
                raise
            return None
        return message

    def _knows_no_icons(self, letter: Letter, error: discord.HTTPException) -> bool:
        """Whether Discord refuses a letter for its icons, which somebody may have deleted."""
        if not iconless(error) or _without_icons(letter) == letter:
            return False
        self._lose_icons(error)
        return True

    async def remove(self, channel: int, message: int | None) -> None:
        """Deletes a message of the bot, if it is still there."""
        if message is None:
            return
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        self.removed.append(message)
        try:
            await partial.delete()
        except (discord.Forbidden, discord.NotFound):
            log.info("message %s was gone already", message)

    async def lock(self, payload: dict[str, Json]) -> None:
        """Closes a channel to chat, or opens it; see `bot.services.chat_locks`."""
        await chat_locks.carry_out(self._client, payload)

    async def deliver(
        self, live: Live, user: int, letter: Letter, services: Services, *, aloud: bool = True
    ) -> Delivered:
        """A direct message; where they are closed, the channel hears that a secret waits, and nothing else.

        `aloud`: False where the channel may not hear even that.
        """
        wanted = (await services.call(services.store.preferences, user)).dms
        try:
            if wanted:
                return Delivered(await self._in_private(user, letter), True)
        except discord.Forbidden as error:
            if error.code != DM_CLOSED:
                log.warning("no direct message to %s: %s", user, error)
        except discord.NotFound:
            return Delivered(None, False)
        return Delivered(await self._secret_waits(live, user, letter, services) if aloud else None, False)

    async def _in_private(self, user: int, letter: Letter) -> int:
        """A direct message, if need be without its files."""
        try:
            return await self.ledger.create(await self._dm(user), letter)
        except discord.HTTPException as error:
            if self._knows_no_icons(letter, error):
                return await self._in_private(user, _without_icons(letter))
            if not letter.files or not fileless(error):
                raise
            return await self.ledger.create(await self._dm(user), replace(letter, files=()))

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
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("direct message %s stays, or was gone already: %s", message, error)

    async def direct(self, user: int, letter: Letter) -> int | None:
        """A direct message without secrets; None where they are closed, or the person is gone."""
        try:
            return await self.ledger.create(await self._dm(user), letter)
        except (discord.Forbidden, discord.NotFound):
            return None

    async def let_in(self, thread: int, user: int) -> None:
        """Adds a person to a private thread, if that can be done."""
        try:
            await self._client.http.add_user_to_thread(thread, user)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.warning("%s is not let into thread %s: %s", user, thread, error)

    async def _secret_waits(self, live: Live, user: int, letter: Letter, services: Services) -> int | None:
        say = services.aloud(live)
        show: Button = discord.ui.Button(
            label=cut(say(T("bot-show-secrets")), LABEL),
            style=GREY,
            custom_id=str(Press(live.game.id, "-", Kind.SECRETS)),
        )
        content = say(T("bot-secret-waits", player=f"<@{user}>"))
        note = letter.note._replace(user=None)
        waits = Letter(content, letter.nonce, ([show],), calls=(user,), note=note)
        return await self.to_channel(live.game.channel, waits)

    async def say_to(self, services: Services, live: Live, user: int) -> Say:
        """Speaks to one person, in the language they chose, else the table's."""
        chosen = (await services.call(services.store.preferences, user)).language
        return services.speaker(live, chosen or live.game.language)


def _without_icons(letter: Letter) -> Letter:
    return replace(letter, rows=without_icons(letter.panel).rows)


__all__ = ["Delivered", "Letter", "Messenger"]
