"""Messages to channels and people, and what to do when Discord does not take them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import discord

from bot.asking.explain import cut
from bot.asking.panels import CONTENT, GREY, LABEL, Row
from bot.asking.presses import SECRETS, Press
from bot.asking.rows import view_of
from bot.faults import fileless, for_good
from bot.house import House
from bot.live.play import Live
from bot.locales import Say
from bot.moderators import locks
from bot.posting.posts import account_lines
from bot.store import Outgoing
from engine.text import Json, T

DM_CLOSED = 50007
LATELY = 1000
LOOK_BACK = 50
SOONER = timedelta(seconds=5)
"""What was claimed is looked for from so long before, for clocks differ."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to be sent.

    Attributes:
        nonce: the same letter has always the same, so that Discord takes it once.
        calls: the people it may ping.
        instead: said once in a channel that does not take the file.
    """

    content: str
    nonce: str
    rows: tuple[Row, ...] = ()
    file: discord.File | None = None
    calls: tuple[int, ...] = ()
    instead: str = ""


class Delivered(NamedTuple):
    """What became of a letter: the message (None: lost), and whether it is a direct one."""

    message: int | None
    direct: bool


class Messenger:
    """Sends letters through the Discord client.

    Attributes:
        removed: the messages that it deleted last.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._plain: set[int] = set()
        self.removed: deque[int] = deque(maxlen=LATELY)

    async def to_channel(self, channel: int, letter: Letter) -> int | None:
        """Posts, if need be without the file; returns the message's id, or None when Discord will never take it.

        Raises:
            HTTPException: Discord does not take it now; later it might.
        """
        try:
            return await self._send(self._client.get_partial_messageable(channel), letter)
        except discord.HTTPException as error:
            if letter.file is not None and fileless(error):
                return await self.to_channel(channel, self._without_file(channel, letter))
            if not for_good(error):
                raise
            log.warning("channel %s does not take a message: %s", channel, error)
            return None

    def _without_file(self, channel: int, letter: Letter) -> Letter:
        """The words alone; the first time with the reason."""
        why = [] if channel in self._plain else [letter.instead]
        self._plain.add(channel)
        return replace(letter, file=None, content="\n".join(part for part in (letter.content, *why) if part))

    async def edit(self, channel: int, message: int, letter: Letter) -> int | None:
        """Changes a message of the bot; None when it is not there any more."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await partial.edit(
                content=cut(letter.content, CONTENT),
                view=view_of(letter.rows) if letter.rows else None,
                allowed_mentions=_calls(letter),
            )
        except discord.HTTPException as error:
            if not for_good(error):
                raise
            return None
        return message

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
        """Closes a channel to chat, or opens it; see `bot.moderators.locks`."""
        await locks.carry_out(self._client, payload)

    async def deliver(self, live: Live, user: int, letter: Letter, house: House) -> Delivered:
        """A direct message; where they are closed, the channel hears that a secret waits, and nothing else."""
        wanted = (await house.call(house.store.preferences, user)).dms
        try:
            if not wanted:
                return Delivered(await self._secret_waits(live, user, letter, house), False)
            return Delivered(await self._in_private(user, letter), True)
        except discord.Forbidden as error:
            if error.code != DM_CLOSED:
                log.warning("no direct message to %s: %s", user, error)
            return Delivered(await self._secret_waits(live, user, letter, house), False)
        except discord.NotFound:
            return Delivered(None, False)

    async def _in_private(self, user: int, letter: Letter) -> int:
        """A direct message, if need be without its file."""
        try:
            return await self._send(await self._dm(user), letter)
        except discord.HTTPException as error:
            if letter.file is None or not fileless(error):
                raise
            return await self._send(await self._dm(user), replace(letter, file=None))

    async def _dm(self, user: int) -> discord.DMChannel:
        person = self._client.get_user(user) or await self._client.fetch_user(user)
        return person.dm_channel or await person.create_dm()

    async def burn(self, user: int, message: int) -> None:
        """Deletes a direct message of the bot, if that can be done.

        Raises:
            HTTPException: Discord does not do it now; later it might.
        """
        try:
            await (await self._dm(user)).get_partial_message(message).delete()
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("direct message %s stays, or was gone already: %s", message, error)

    async def written(self, user: int, since: datetime) -> list[tuple[int, str]]:
        """The last direct messages of the bot to a person: ids and contents. None where they cannot be read."""
        own = self._client.user.id if self._client.user else 0
        try:
            history = (await self._dm(user)).history(limit=LOOK_BACK, after=since)
            return [(message.id, message.content) async for message in history if message.author.id == own]
        except (discord.Forbidden, discord.NotFound):
            return []

    async def direct(self, user: int, letter: Letter) -> int | None:
        """A direct message without secrets; None where they are closed, or the person is gone."""
        try:
            return await self._send(await self._dm(user), letter)
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

    async def marked(self, channel: int, user: int | None, since: datetime, mark: str) -> int | None:
        """The bot's message with this `custom_id`, in the channel or (user) in the direct messages; None: not there."""
        own = self._client.user.id if self._client.user else 0
        try:
            where = self._client.get_partial_messageable(channel) if user is None else await self._dm(user)
            async for message in where.history(limit=LOOK_BACK, after=since - SOONER):
                ids = [str(part.to_dict()) for part in message.components]
                if message.author.id == own and any(f"'{mark}'" in id for id in ids):
                    return message.id
        except (discord.Forbidden, discord.NotFound):
            return None
        return None

    async def _secret_waits(self, live: Live, user: int, letter: Letter, house: House) -> int | None:
        say = house.aloud(live)
        show: discord.ui.Button[Any] = discord.ui.Button(
            label=cut(say(T("bot-show-secrets")), LABEL), style=GREY, custom_id=str(Press(live.game.id, "-", SECRETS))
        )
        content = say(T("bot-secret-waits", player=f"<@{user}>"))
        return await self.to_channel(live.game.channel, Letter(content, letter.nonce, ([show],), calls=(user,)))

    async def say_to(self, house: House, live: Live, user: int) -> Say:
        """Speaks to one person, in the language they chose, else the table's."""
        chosen = (await house.call(house.store.preferences, user)).language
        return house.speaker(live, chosen or live.game.language)

    async def posted(self, live: Live, rows: Sequence[Outgoing], house: House) -> list[Outgoing]:
        """Which of these doubtful rows stand in the channel already, other than in the prompt, which is for a while."""
        last = await house.call(house.store.last_posted, live.game.id)
        since = min(datetime.fromisoformat(row.claimed) for row in rows if row.claimed) - SOONER
        channel = self._client.get_partial_messageable(live.game.channel)
        own = self._client.user.id if self._client.user else 0
        try:
            history = channel.history(limit=LOOK_BACK, after=discord.Object(last) if last else since)
            seen = [m.content async for m in history if m.author.id == own and m.id != live.game.prompt]
        except (discord.Forbidden, discord.NotFound):
            return []
        say = house.aloud(live)
        kinds = ("account", "notice", "figures")
        told = {row.id: "\n".join(account_lines([row], say)) for row in rows if row.kind in kinds}
        return [row for row in rows if told.get(row.id) and any(told[row.id] in content for content in seen)]

    async def _send(self, where: discord.abc.Messageable, letter: Letter) -> int:
        how: dict[str, Any] = {"file": letter.file} if letter.file else {}
        if letter.rows:
            how["view"] = view_of(letter.rows)
        message = await where.send(
            cut(letter.content, CONTENT) or None, nonce=letter.nonce, allowed_mentions=_calls(letter), **how
        )
        return message.id


def _calls(letter: Letter) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in letter.calls], replied_user=False
    )
