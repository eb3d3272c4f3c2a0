"""Posts what the outbox holds: one picture a turn with a short account, one prompt that is edited, secrets by DM.

One task a game takes its rows in order. The account of a turn stands in the prompt while the turn lasts, and goes out
with the picture at its end; where nothing on the board has changed, it waits for the next picture. What Discord does
not take now holds up its own reader alone (`bot.posting.readers`). `bot.store.keeping.outbox` says how a post appears
exactly once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Collection, Iterator, Sequence, Set
from contextlib import contextmanager

import discord

from bot.drawing.pictures import Pictures, further_row
from bot.drawing.turns import Rank
from bot.errors import NotOurs, StoreError
from bot.live.values import Live
from bot.locales import Say
from bot.posting.chances import tell_of_chance, told_in_private
from bot.posting.elsewhere import PostsElsewhere
from bot.posting.guests import KINDS, GuestPosts, below
from bot.posting.late_pictures import LatePictures
from bot.posting.letter import called_by
from bot.posting.letters import Burner
from bot.posting.messages import Letter, Messenger
from bot.posting.nudges import nudge
from bot.posting.own_messages import OwnMessages
from bot.posting.posted import PostedMessages
from bot.posting.readers import Reader, Waiting, in_channel
from bot.services.services import Services
from bot.store import Outgoing, PostNote, Sending
from bot.told.accounts import account_lines, note_of, places, seen_on_board, text_of
from bot.told.prompts import Prompt, prompt
from bot.widgets.maker import Frame

CARRIED = 900
"""So many characters of what happened the prompt carries until there is something new to be seen on the board."""
ROWS = 500

log = logging.getLogger(__name__)


class Sender:
    """Empties the outbox."""

    def __init__(self, services: Services, messenger: Messenger, pictures: Pictures) -> None:
        self.services, self.messenger, self.pictures = services, messenger, pictures
        self.burner = Burner(services, messenger)
        self.guests, self.elsewhere = GuestPosts(services, messenger), PostsElsewhere(services, messenger)
        self.own = OwnMessages(services, messenger, pictures)
        self.late = LatePictures(messenger, pictures, self.wake)
        self._shown: dict[int, PostedMessages] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closing = False
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

    async def close(self, seconds: float = 0.0) -> None:
        """Stops, after posting so long what is there to be posted; what is left stays in the outbox."""
        self._closing = True
        if self._tasks and seconds:
            await asyncio.wait(list(self._tasks.values()), timeout=seconds)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.messenger.readers.close()
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

    def _parts(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> Iterator[Awaitable[None]]:
        """What there is to do, each for readers of its own."""
        of_kind = {kind: [row for row in rows if row.kind == kind] for kind in ("chance", "nudge", "burn")}
        yield from (self.guests.post(live, row) for row in rows if row.kind in KINDS)
        yield from self.elsewhere.posts(live, [row for row in rows if self.elsewhere.takes(row)])
        left = [row for row in rows if not (row.kind in KINDS or row.kind in of_kind or self.elsewhere.takes(row))]
        for seat in dict.fromkeys(row.seat for row in left if row.seat is not None):
            yield self.own.post(live, [row for row in left if row.seat == seat])
        self.burner.take(of_kind["burn"])
        yield self._channel(live, shown, [row for row in left if row.seat is None])
        yield from (self._chance(live, row) for row in of_kind["chance"])
        yield from (self._nudge(row) for row in of_kind["nudge"])

    async def _chance(self, live: Live, row: Outgoing) -> None:
        await self._sent(await tell_of_chance(self.services, self.messenger, live, row), row)

    async def _nudge(self, row: Outgoing) -> None:
        """The prompt stays where its link leads."""
        now = await self.services.tables.look(row.game)
        await self._sent(await nudge(self.services, self.messenger, now, row), row)

    async def _sent(self, message: int | None, *rows: Outgoing) -> None:
        """Notes rows as posted."""
        if rows:
            await self.services.call(self.services.store.sent, [row.id for row in rows], message)

    # --- the channel -------------------------------------------------------------------------------------------------

    async def _channel(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> None:
        """What all may read, in the order in which it belongs."""
        if not rows:
            return
        self.messenger.readers.check(in_channel(live.game.channel))
        held = await self._public(live, shown, [row for row in rows if row.kind != "prompt"])
        for row in (row for row in rows if row.kind == "figures"):
            await self._figures(live, shown, row)
        await self._prompts(live, shown, [row for row in rows if row.kind == "prompt"], held)

    async def _public(self, live: Live, shown: PostedMessages, rows: list[Outgoing]) -> list[Outgoing]:
        """Posts accounts with their picture, and notices; returns the accounts that wait for a picture."""
        last = max((at for at, row in enumerate(rows) if row.kind == "board"), default=-1)
        over = live.game.standing not in ("running", "paused")
        if over:
            last = len(rows) - 1
        turn = [row for row in rows[: last + 1] if row.kind in ("account", "board")]
        if turn and not over and not seen_on_board(turn, shown.drawn) and not self._too_long(live, turn):
            last = -1
            await self._sent(None, *(row for row in turn if row.kind == "board"))
        elif turn:
            await self._turn(live, shown, turn)
        for row in rows:
            if row.kind == "notice":
                await self._notice(live, shown, row)
        return [row for row in rows[last + 1 :] if row.kind == "account"]

    def _too_long(self, live: Live, rows: Sequence[Outgoing]) -> bool:
        """Whether an account has grown beyond what the prompt should carry."""
        return sum(len(line) for line in account_lines(rows, self.services.aloud(live))) > CARRIED

    async def _turn(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> None:
        say = self.services.aloud(live)
        told, boards = account_lines(rows, say), [row.id for row in rows if row.kind == "board"]
        round = _round(live)
        draws = boards and seen_on_board(rows, shown.drawn) and self._wanted(live, shown, round)
        picture = await self._board(live, say, rows) if draws else None
        pictured, message = picture is not None or (bool(draws) and self.late.is_late(live.game.id, "turn")), None
        if pictured and not told and live.table is not None:
            told = [f"-# {say(live.table.headline())}"]
        if told or pictured:
            note = PostNote(live.game.id, tuple(row.id for row in rows))
            files, below_it = await self._gallery(live, shown, say, picture), further_row(live, say) if pictured else ()
            frame = Frame() if pictured else None
            letter = Letter("\n".join(told), rows[-1].nonce, below_it, files, note=note, frame=frame)
            message = await self.messenger.to_channel(live.game.channel, letter)
            self.late.follows(live.game.id, "turn", live.game.channel, message, letter)
            shown.buried = True
            shown.drawn = max([shown.drawn, *boards])
            shown.round = round if pictured else shown.round
        if message is None:
            await self._sent(None, *rows)

    async def _board(self, live: Live, say: Say, rows: Sequence[Outgoing]) -> discord.File | None:
        """The board with what happened, if it is drawn soon."""
        drawing = self.pictures.board(live, say, marks=places(rows), rank=Rank.TURN)
        return await self.late.soon(live.game.id, "turn", drawing)

    async def _gallery(
        self, live: Live, shown: PostedMessages, say: Say, picture: discord.File | None
    ) -> tuple[discord.File, ...]:
        """The board, and where the table wants all pictures, what has changed of those beside it."""
        if picture is None or live.game.settings.pictures != "all":
            return _files(picture)
        return (picture, *shown.news(await self.pictures.beside(live, say)))

    def _wanted(self, live: Live, shown: PostedMessages, round: int) -> bool:
        """Whether the table wants a picture now: where it wants few, one a round, and one of the end."""
        over = live.game.standing not in ("running", "paused")
        return over or live.game.settings.pictures != "few" or round != shown.round

    async def _notice(self, live: Live, shown: PostedMessages, row: Outgoing) -> None:
        say = self.services.aloud(live)
        letter = Letter(say(text_of(row)), row.nonce, below(live, row, say), note=note_of(row))
        await self.messenger.to_channel(live.game.channel, letter)
        shown.buried = True

    async def _figures(self, live: Live, shown: PostedMessages, row: Outgoing) -> None:
        """The end of a game in figures; without a picture nothing is posted."""
        say = self.services.aloud(live)
        picture = await self.services.statistics(live, say)
        letter = Letter(say(text_of(row)), row.nonce, files=_files(picture), note=note_of(row))
        if picture is None:
            await self._sent(None, row)
            return
        await self.messenger.to_channel(live.game.channel, letter)
        shown.buried = True

    # --- the prompt --------------------------------------------------------------------------------------------------

    async def _prompts(self, live: Live, shown: PostedMessages, rows: list[Outgoing], held: list[Outgoing]) -> None:
        if not rows:
            return
        waited = await self.services.call(self.services.store.waited, live.game.id)
        happened, private = account_lines(held, self.services.aloud(live)), await told_in_private(self.services, live)
        now = prompt(live, self.services.locales, happened, waited, private)
        await self._show(live, shown, now, await self._shown_by(live, rows[-1]), rows[-1].nonce, rows)

    async def _shown_by(self, live: Live, row: Outgoing | None = None) -> int | None:
        """The message with the prompt; a row that is as old as what is known of its game tells it."""
        if row is not None and row.version == live.game.version:
            return row.prompt
        return (await self.services.call(self.services.store.game, live.game.id)).prompt

    async def _show(
        self,
        live: Live,
        shown: PostedMessages,
        now: Prompt | None,
        before: int | None,
        nonce: str,
        rows: Sequence[Outgoing] = (),
    ) -> None:
        """Edits the prompt where it stands; a new one is posted when somebody else has to be called."""
        self.services.tables.games.must_own(live)
        message = None if now is None else await self._asked(live, shown, now, before, nonce, rows)
        if message is None:
            self.late.forget(live.game.id, "prompt")
            await self.messenger.remove(live.game.channel, before)
            await self.services.call(self.services.store.keep_prompt, live.game.id, None)
        if message in (None, before):
            await self._sent(message, *rows)

    async def _asked(
        self,
        live: Live,
        shown: PostedMessages,
        now: Prompt,
        before: int | None,
        nonce: str,
        rows: Sequence[Outgoing],
    ) -> int:
        """The message that asks, edited or new."""
        channel, posts, instead = live.game.channel, tuple(row.id for row in rows), () if before is None else (before,)
        note, message = PostNote(live.game.id, posts, role="prompt", instead=instead), None
        asked, files = now.panel, await self._asked_about(live, now)
        letter = Letter(asked.content, nonce, asked.rows, files, now.called, note=note, frame=asked.frame)
        if before is not None and not shown.buried and shown.called.issuperset(now.called):
            message = await self.messenger.edit(channel, before, letter)
        if message is None:
            message = await self.messenger.to_channel(channel, letter)
            shown.called, shown.buried = frozenset(now.called), False
        self.late.follows(live.game.id, "prompt", channel, message, letter)
        return message

    async def _asked_about(self, live: Live, now: Prompt) -> tuple[discord.File, ...]:
        """The picture of the places that everybody may know to be asked about, as all see them, if it comes soon."""
        self.late.forget(live.game.id, "prompt")
        if not now.places:
            return ()
        drawing = self.pictures.places(live, self.services.aloud(live), now.places)
        return _files(await self.late.soon(live.game.id, "prompt", drawing))


def _recovered(shown: PostedMessages, sending: Sending, message: discord.Message) -> None:
    """It stands there."""
    shown.buried = sending.note.role != "prompt"
    if not shown.buried:
        shown.called = frozenset(called_by(message))
    if sending.file and shown.buried:
        shown.drawn = max([shown.drawn, *sending.note.posts])


def _round(live: Live) -> int:
    return -1 if live.table is None else live.table.round()


def _files(picture: discord.File | None) -> tuple[discord.File, ...]:
    return () if picture is None else (picture,)


__all__ = ["Sender"]
