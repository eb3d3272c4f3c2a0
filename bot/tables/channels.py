"""What moderators do to a table: chat in its channel, another channel, the archive; and answers by chance."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bot.errors import BotError, NotRunning
from bot.live.audit_lines import signed
from bot.live.completing import chat_post
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.transactions import transaction
from bot.settings import TableSettings
from bot.store import AuditLine, Change, Post
from bot.store.posts import BoardPost, LobbyPost, NoticePost, PromptPost
from bot.tables.moderation import audited, public
from engine.ask import Answer, Seat, Shape
from engine.text import T, Text


class Channels:
    """Lock, transfer, archive. Whether somebody may, and whether Discord lets the bot, is for the caller to check."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    @transaction
    async def lock(self, game: int, chat: str, actor: int, reason: str = "") -> Live:
        """Closes the channel to chat while the game runs. `chat`: what the channel said of it before.

        Raises:
            NotRunning, BotError
        """
        async with self.games.turn(game) as live:
            if live.game.standing not in ("running", "paused"):
                raise NotRunning(live.game.standing)
            if live.game.settings.locked:
                raise BotError(T("mod-locked-already"))
            settings = TableSettings.model_validate(live.game.settings.model_dump() | {"locked": True, "chat": chat})
            await self._set_chat(live, settings, audited(actor, "lock", reason))
            return live

    @transaction
    async def unlock(self, game: int, actor: int, reason: str = "") -> Live:
        """Opens the channel to chat as it was before. Raises BotError."""
        async with self.games.turn(game) as live:
            if not live.game.settings.locked:
                raise BotError(T("mod-unlocked-already"))
            settings = live.game.settings.model_copy(update={"locked": False})
            await self._set_chat(live, settings, audited(actor, "unlock", reason))
            return live

    async def _set_chat(self, live: Live, settings: TableSettings, audit: AuditLine) -> None:
        post = chat_post(live.game.channel, live.game.settings, locked=settings.locked)
        told = public(T("mod-locked" if settings.locked else "mod-unlocked"), audit)
        prompt = PromptPost(live.game.question)
        await self.games.save(live, Change(settings=settings, audit=audit, posts=[told, post, prompt]))

    @transaction
    async def transfer(
        self, game: int, channel: int, actor: int, reason: str = "", *, chat: str = "", thread: str = "none"
    ) -> Live:
        """The table goes on in another channel; both are told.

        Args:
            chat: what that channel says of chat.
            thread: whether it is one, see `bot.gathering.threads.kind_of`.

        Raises:
            ChannelTaken: another game is alive there.
            NotRunning
        """
        async with self.games.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.standing)
            old = live.game.channel
            audit = audited(actor, "transfer", reason, {"from_channel": old, "to_channel": channel})
            shown = (await self.games.in_store(self.games.store.game, game)).prompt
            gone = signed(T("mod-moved-away", channel=f"<#{channel}>"), actor, reason)
            away = _elsewhere(old, [shown, live.game.settings.welcome], gone)
            here = public(T("mod-moved-here", channel=f"<#{old}>"), audit)
            kept = live.game.settings.model_dump() | {"chat": chat, "welcome": None, "thread": thread}
            settings = TableSettings.model_validate(kept)
            posts = [away, here, *_moved_lock(live, settings, channel), *shown_anew(live)]
            await self.games.save(live, Change(channel=channel, settings=settings, audit=audit, posts=posts))
            return live

    @transaction
    async def archive(self, game: int, actor: int, reason: str = "") -> Live:
        """Puts the game away: it frees its channel, stands in no list and posts nothing more. Raises NotRunning."""
        async with self.games.turn(game) as live:
            if live.game.archived is not None:
                raise NotRunning(live.game.standing)
            audit = audited(actor, "archive", reason)
            posts = [public(T("mod-archived", number=str(game)), audit), PromptPost(None)]
            await self.games.save(live, Change(archived=True, audit=audit, posts=posts))
            self.games.drop(game)
            return live

    @transaction
    async def unarchive(self, game: int, channel: int, actor: int, reason: str = "") -> Live:
        """Takes it out again, into this channel.

        Raises:
            ChannelTaken: another game is alive there.
            BotError: it is not put away.
        """
        async with self.games.turn(game) as live:
            if live.game.archived is None:
                raise BotError(T("mod-not-archived"))
            audit = audited(actor, "unarchive", reason)
            moved = None if channel == live.game.channel else channel
            posts = [public(T("mod-unarchived", number=str(game)), audit), *shown_anew(live)]
            await self.games.save(live, Change(archived=False, channel=moved, audit=audit, posts=posts))
            return live


def by_chance(live: Live, seat: Seat, attempt: int) -> Random:
    """What an answer by chance is drawn from; nobody without the seed can tell it beforehand."""
    asked = live.table.question_of(seat) if live.table else ""
    return Random(f"{live.game.seed}/by-chance/{asked}/{seat}/{attempt}")


def drawn(chance: Random, shape: Shape) -> Answer:
    """A random answer of this shape."""
    return shape.random(chance)


def shown_anew(live: Live) -> list[Post]:
    """Board and prompt, where the table has not been seen before."""
    if live.table is None:
        return [LobbyPost()]
    return [
        BoardPost((), live.game.answers, due=True),
        PromptPost(live.game.question),
    ]


def _elsewhere(channel: int, remove: Iterable[int | None], text: Text) -> Post:
    """A line for another channel than the table's, which takes the place of messages there."""
    gone = tuple(message for message in remove if message is not None)
    return NoticePost(text, channel=channel, remove=gone)


def _moved_lock(live: Live, settings: TableSettings, channel: int) -> list[Post]:
    """A lock goes along: the old channel is open again, the new one closed."""
    if not live.game.settings.locked:
        return []
    return [
        chat_post(live.game.channel, live.game.settings, locked=False),
        chat_post(channel, settings, locked=True),
    ]
