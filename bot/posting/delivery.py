"""Posts what the outbox holds: turns and questions (`bot.posting.channel`), secrets by DM, reminders.

One task a game takes its rows in order. What Discord does not take now holds up its own reader alone
(`bot.posting.readers`). `bot.store.keeping.outbox` says how a post appears exactly once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence, Set
from contextlib import contextmanager

import discord

from bot.drawing.pictures import Pictures, has_board
from bot.errors import NotOurs, StoreError
from bot.live.model import Live
from bot.posting.chances import ChancePosts
from bot.posting.channel import ChannelPosts
from bot.posting.direct_messages import DmCleaner
from bot.posting.elsewhere import goes_elsewhere, posts_elsewhere
from bot.posting.guests import AROUND_PLAY
from bot.posting.late_pictures import LatePictures
from bot.posting.messages import Messenger
from bot.posting.nudges import nudge
from bot.posting.offers import tell_of_offer
from bot.posting.outgoing_message import called_by
from bot.posting.own_messages import OwnMessages
from bot.posting.posted import PostedMessages
from bot.posting.posters import Posters, Posting, post_alone
from bot.posting.readers import Reader, Waiting
from bot.posting.whispers import tell_whisper
from bot.services.services import Services
from bot.store import Outgoing, Sending
from bot.store.posts import BurnPost, ChancePost, NudgePost, OfferPost, WhisperPost
from bot.store.rows import of_kinds

ROWS = 500

log = logging.getLogger(__name__)


class Sender:
    """Empties the outbox.

    Attributes:
        asked: is called with the table once what there was of it is posted, and with the channel's message that asks.
    """

    def __init__(self, services: Services, messenger: Messenger, pictures: Pictures) -> None:
        self.services, self.messenger, self.pictures = services, messenger, pictures
        self.burner = DmCleaner(services, messenger)
        self.chances = ChancePosts(services, messenger)
        self._after: Posters = {
            ChancePost: self.chances.post,
            OfferPost: tell_of_offer,
            WhisperPost: tell_whisper,
            NudgePost: nudge,
        }
        self.own = OwnMessages(services, messenger, pictures)
        self.late = LatePictures(messenger, pictures, self.wake)
        self.channel = ChannelPosts(services, messenger, pictures, self.late, self.wake_in)
        self._shown: dict[int, PostedMessages] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closing = False
        self.asked: Callable[[Live, int | None], None] = lambda live, prompt: None
        messenger.readers.wake = self.wake

    def wake(self, game: int) -> None:
        """There may be something to post for this game."""
        if self._closing:
            return
        if game in self._tasks:
            self._again.add(game)
            return
        task = asyncio.get_running_loop().create_task(self._run(game), name=f"sender {game}")
        self._tasks[game] = task
        task.add_done_callback(lambda _: self._ended(game))

    def wake_in(self, game: int, seconds: float) -> asyncio.TimerHandle:
        """There is something to post for this game, which may wait so long for what else comes."""
        return asyncio.get_running_loop().call_later(seconds, self._waits_no_more, game)

    def _waits_no_more(self, game: int) -> None:
        if game in self._shown:
            self._shown[game].slow = True
        self.wake(game)

    async def close(self, seconds: float = 0.0) -> None:
        """Stops, after posting so long what is there to be posted; what is left stays in the outbox."""
        self._closing = True
        if self._tasks and seconds:
            await asyncio.wait(list(self._tasks.values()), timeout=seconds)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.messenger.readers.close()
        await self.services.held.close()
        self.late.close()
        await self.burner.close()

    async def settle(self) -> None:
        """Waits until nothing is under way, and nothing waits by itself to be tried again."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)  # the loop has to turn before a task that is done is known to have ended
            await self.late.settle()
            await self.messenger.readers.settle()
            await asyncio.sleep(0)
        await self.burner.settle()

    async def catch_up(self, shards: Set[int] | None = None) -> None:
        """After a start, or once this process has these shards: goes on with whatever was not posted."""
        owned = self.services.tables.games.ownership
        for moved in await self.services.call(self.services.store.unposted):
            if owned.shards.of(moved.server) in (owned.held if shards is None else shards):
                self.wake(moved.game)

    async def leave(self, games: Collection[int], seconds: float = 0.0) -> None:
        """Another process posts for these games, after this one has posted so long what is there to be posted."""
        left = [self._tasks[game] for game in games if game in self._tasks]
        if left and seconds:
            await asyncio.wait(left, timeout=seconds)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self.burner.leave(games)
        self.messenger.readers.leave(games)
        for game in games:
            self._shown.pop(game, None)
            self.chances.leave(game)
            self.late.forget(game)

    def chatter(self, channel: int) -> None:
        """Something stands below the prompts of this channel now."""
        for shown in self._shown.values():
            shown.buried = shown.buried or shown.channel == channel

    def _ended(self, game: int) -> None:
        del self._tasks[game]
        if game in self._again:
            self._again.discard(game)
            self.wake(game)

    async def _run(self, game: int) -> None:
        try:
            with self._apart(game), self.messenger.readers.at(Reader("game", game)):
                await self._passes(game)
        except NotOurs:
            log.info("game %s is for another process to post", game)
        except StoreError as error:
            with self._apart(game):
                raise Waiting(self.messenger.readers.bar(Reader("game", game), error)) from error
        except Exception:
            log.exception("posting for game %s failed", game)
        finally:
            await self._answer_presses(game)

    async def _answer_presses(self, game: int) -> None:
        """Those of which nothing more is to be told hear that they were heard."""
        shown = self._shown.get(game)
        if game not in self._again and (shown is None or shown.soon is None):
            await self.services.held.let_go(game)

    async def _passes(self, game: int) -> None:
        self._again.discard(game)
        await self._pass(game)
        while self._closing and game in self._again:  # nobody will be woken any more
            self._again.discard(game)
            await self._pass(game)

    @contextmanager
    def _apart(self, game: int) -> Iterator[None]:
        """What is done in here is for readers of its own: while they wait, the others get what is theirs."""
        try:
            yield
        except Waiting as waiting:
            shown = self._shown.setdefault(game, PostedMessages())
            if self.messenger.readers.register(waiting, game, shown.server):
                shown.buried = True  # who knows what is written there meanwhile

    # --- one pass over a game's rows ---------------------------------------------------------------------------------

    async def _pass(self, game: int) -> None:
        """Posts what there is, however much; accounts that wait for a picture stay."""
        most, rows = ROWS, await self._due(game)
        while rows:
            await self._post(game, rows)
            if len(rows) < most:
                break
            most += ROWS  # as many as before may have stayed
            rows = await self.services.call(self.services.store.claim, game=game, limit=most)
        with self._apart(game):
            await self.late.bring(game)
        with self._apart(game):
            self.messenger.ledger.must_be_clear(game)

    async def _due(self, game: int) -> list[Outgoing]:
        """What is there to post, once nothing that was posted before is in doubt."""
        doubtful, rows = await self.services.call(self.services.store.due, game, ROWS)
        self.messenger.readers.doubt(game, {sending.nonce for sending in doubtful})
        if not doubtful:
            return rows
        await self._recover(game, doubtful)
        return await self.services.call(self.services.store.claim, game=game, limit=ROWS)

    async def _recover(self, game: int, doubtful: Sequence[Sending]) -> None:
        """Takes note of what was posted before without being noted; a letter to one person buries no prompt."""
        row = await self.services.call(self.services.store.game, game)
        (shown := self._shown.setdefault(game, PostedMessages(row.channel))).server = row.guild
        for sending in doubtful:
            with self._apart(game):
                message = await self.messenger.ledger.recovered(sending)
                if message is not None and sending.note.user is None:
                    _recovered(shown, sending, message)

    async def _post(self, game: int, rows: list[Outgoing]) -> None:
        live = await self.services.tables.look(game, rows[-1].version)
        self.services.tables.games.must_own(live)
        shown = self._shown.setdefault(game, PostedMessages(live.game.channel))
        shown.server = live.game.guild
        if shown.channel != live.game.channel:  # the table has moved
            shown.channel, shown.called, shown.buried = live.game.channel, frozenset(), True
        for each in self._parts(live, shown, rows):
            with self._apart(game):
                await each
        self.asked(live, shown.prompt)

    def _parts(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> Iterator[Awaitable[None]]:
        """What there is to do, each for readers of its own."""
        at = Posting(self.services, self.messenger, live)
        yield from (post_alone(at, AROUND_PLAY, row) for row in of_kinds(rows, *AROUND_PLAY))
        yield from posts_elsewhere(at, [row for row in rows if goes_elsewhere(row.post)])
        others = (*AROUND_PLAY, *self._after, BurnPost)
        left = [row for row in rows if not (isinstance(row.post, others) or goes_elsewhere(row.post))]
        for seat in dict.fromkeys(row.seat for row in left if row.seat is not None):
            yield self.own.post(live, [row for row in left if row.seat == seat])
        self.burner.take(of_kinds(rows, BurnPost))
        yield self.channel.post(live, shown, [row for row in left if row.seat is None])
        yield self.chances.take_back(live)
        for kind in self._after:
            yield from (post_alone(at, self._after, row) for row in of_kinds(rows, kind))


def _recovered(shown: PostedMessages, sending: Sending, message: discord.Message) -> None:
    """It stands there."""
    shown.buried = sending.note.role != "prompt"
    if not shown.buried:
        shown.called = frozenset(called_by(message))
    if has_board(message):
        shown.behind, shown.board = False, not shown.buried
        shown.drawn = max([shown.drawn, *sending.note.posts])


__all__ = ["Sender"]
