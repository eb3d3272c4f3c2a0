"""Where live games lie: one lock a game, tables in memory as a cache, and the threads that talk to the database."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot import clock
from bot.clock import moment, stamp
from bot.errors import GameUnreadable, Leaving, NotOurs, NotRunning
from bot.live import task_memory
from bot.live.catching_up import catch_up
from bot.live.changes import set_aside
from bot.live.completing import keep_up
from bot.live.deputies import report
from bot.live.handover import handed_on
from bot.live.model import Live
from bot.live.rebuild import epoch_after, rebuild
from bot.live.recent import remember
from bot.live.seat_changes import change_places
from bot.live.standing_orders import keep_orders
from bot.live.transactions import transaction
from bot.processes.own_process import Apart, in_thread
from bot.store import Change, Commit, GameRow, Post, SeatRow, Store
from bot.store.ownership import Moved
from engine.errors import IllegalAnswer
from engine.game import AnyRules
from engine.games import rules_of

DEPUTIES = 1000
"""So far back deputies tell what they did."""

log = logging.getLogger(__name__)
P = ParamSpec("P")
X = TypeVar("X")


class InMemory:
    """Tables in memory: the last ones of this process, and the last ones of others at which somebody played here.

    There are so many of both at most. A visit costs none of those that are at home here their place.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._home, self._visited = OrderedDict[int, Live](), OrderedDict[int, Live]()

    def __len__(self) -> int:
        return len(self._home) + len(self._visited)

    def get(self, game: int) -> Live | None:
        """The table, if it is there."""
        return self._home.get(game) or self._visited.get(game)

    def keep(self, live: Live, *, at_home: bool) -> None:
        """In place of the one that lay here; the one that was kept longest ago makes room."""
        self.drop(live.game.id)
        kept = self._home if at_home else self._visited
        kept[live.game.id] = live
        if len(kept) > self._most:
            kept.popitem(last=False)

    def drop(self, game: int) -> None:
        """Forgets it."""
        self._home.pop(game, None)
        self._visited.pop(game, None)


class LiveGames:
    """What all commands on games share."""

    def __init__(
        self,
        store: Store,
        *,
        after_commit: Sequence[Callable[[Live], None]] = (),
        most_live: int = 300,
        shared: bool | None = None,
        rules: Callable[[str], AnyRules] = rules_of,
        apart: Apart = in_thread,
    ) -> None:
        """Over a store.

        Args:
            after_commit: called on the event loop after each commit, one after the other.
            most_live: so many tables are kept in memory, and as many of those that other processes look after; the
                others are rebuilt when needed.
            shared: other processes play on the same database, so every command first looks whether they did. None: as
                the store is.
            rules: the rules of a game by name.
            apart: where work is done on what strangers hand in.
        """
        self.store, self.after_commit = store, tuple(after_commit)
        self._rules, self._shared = rules, store.shared if shared is None else shared
        self.apart, self.ownership = apart, store.ownership
        self._known = dict[int, Moved]()
        self._writers, self._closed = ThreadPoolExecutor(store.at_once, "store"), False
        self._waiting: list[tuple[Commit, asyncio.Future[int]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._live = InMemory(most_live)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def in_store(self, call: Callable[P, X], *args: P.args, **kwargs: P.kwargs) -> X:
        """Calls the store in a thread, so that the event loop never waits for the disk."""
        if self._closed:
            raise Leaving
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, lambda: call(*args, **kwargs))

    @asynccontextmanager
    async def turn(self, game: int, version: int = 0) -> AsyncIterator[Live]:
        """The live game, for this command alone; others wait in a queue. `version`: as for `fetch`."""
        lock = self._locks.setdefault(game, asyncio.Lock())
        async with lock:
            yield await self.fetch(game, version)

    @transaction
    async def look(self, game: int, version: int = 0) -> Live:
        """The live game, to be read at once (before the next await) and not changed: views, shapes, autocomplete.

        `version`: as for `fetch`.
        """
        async with self.turn(game, version) as live:
            return live

    async def find(self, channel: int) -> GameRow:
        """The live game of a channel, else the last one played there. Raises NoGame."""
        return await self.in_store(self.store.in_channel, channel)

    async def fetch(self, game: int, version: int = 0) -> Live:
        """The live game as it stands now, for whoever has its turn.

        `version`: the database was just seen to have this one; a table that has reached it needs no other look.
        """
        live = self._live.get(game)
        if live is None or not self._stands(live, version):
            live = (live and await self._kept_up(live)) or await self._load(game)
            task_memory.note_lookup(game)
        elif version:
            task_memory.note_lookup(game)
        self.keep(live)
        if self._shared and self._known.get(game) != reached(live):  # those who follow it here do not know it yet
            self.committed(live)
        return live

    def _stands(self, live: Live, version: int) -> bool:
        """Whether nobody can have moved the table, or it was just seen to be this far."""
        seen = version > 0 or task_memory.recently_looked_up(live.game.id)
        return not self._shared or (live.game.version >= version and seen)

    async def _kept_up(self, live: Live) -> Live | None:
        """The table after what other processes have done at it; None where it has to be rebuilt for that."""
        game = live.game
        saved = await self.in_store(self.store.news, game.id, game.version, game.answers)
        if saved is None:
            return live
        self.drop(game.id)  # while it catches up it is of no use to anybody
        return live if catch_up(live, saved) else None

    async def _load(self, game: int) -> Live:
        saved = await self.in_store(self.store.load, game)
        live = Live(saved.game, saved.seats, self._of(saved.game), None, opened=moment(saved.game.updated))
        keep_orders(live, saved.orders, saved.laid)
        live.recent = saved.tail
        if saved.safe is None:
            return live
        built = await asyncio.to_thread(rebuild, live.rules, saved, self.store)
        live.table = built.table
        if built.lost and live.game.live:
            epoch = epoch_after(live.game.epoch, built.lost)
            await self._save(live, set_aside(live, built.table, built.lost, epoch))
        return live

    def rules_of(self, name: str) -> AnyRules:
        """The rules of a game. Raises IllegalAnswer for a name that nobody knows."""
        return self._rules(name)

    def _of(self, game: GameRow) -> AnyRules:
        try:
            return self._rules(game.name)
        except IllegalAnswer as error:
            raise GameUnreadable from error

    @property
    def in_memory(self) -> int:
        """How many live tables are kept."""
        return len(self._live)

    def keep(self, live: Live) -> None:
        """In place of the live game that lay here."""
        self._live.keep(live, at_home=self.owns(live))

    def drop(self, game: int) -> None:
        """Forgets a live table; the next command rebuilds it from the database."""
        self._live.drop(game)

    async def save(self, live: Live, change: Change) -> None:
        """Commits a change of this game and tells the sender. If that fails the live table is dropped.

        Raises:
            StoreError: nothing was saved.
            NotRunning: the game is put away, and this does not take it out.
        """
        try:
            if live.game.archived is not None and change.archived is None:
                raise NotRunning(live.game.standing)
            has_clocks = live.game.settings.clock and live.table is not None
            waited = await self.in_store(self.store.waited, live.game.id) if has_clocks else ()
            keep_up(live, change, waited)
            if change.seats is not None:
                letters = await self.in_store(self.store.letters, live.game.id)
                change.posts += handed_on(live, change.seats, letters)
                change.posts += await self._deputies_reports(live, change.seats)
                change_places(live, change, change.seats)
            await self._save(live, change)
        except BaseException:
            self.drop(live.game.id)
            raise

    async def _deputies_reports(self, live: Live, rows: Sequence[SeatRow]) -> list[Post]:
        """What deputies tell those who come to their seats."""
        kept = {row.seat for row in live.seats if row.was is not None} if live.table is not None else set()
        come = [row.seat for row in rows if row.user is not None and row.seat in kept]
        if not come:
            return []
        last = await self.in_store(self.store.log, live.game.id, last=DEPUTIES)
        return [post for seat in come for post in report(last, seat)]

    async def _save(self, live: Live, change: Change) -> None:
        version = await self._commit(Commit(live.game.id, live.game.version, change))
        task_memory.note_commit(live.game.id)
        before, live.game = live.game.question, advanced(live.game, change, version)
        if live.game.question != before:
            live.opened = clock.now()
        if change.seats is not None:
            staying = {row.seat for row in live.seats} & {row.seat for row in change.seats if row in live.seats}
            live.orders = {seat: kept for seat, kept in live.orders.items() if seat in staying}
            live.laid = {seat: kept for seat, kept in live.laid.items() if seat in staying}
            live.seats = tuple(change.seats)
        keep_orders(live, change.orders, change.laid)
        remember(live, change)
        self.committed(live)

    # --- what this process looks after --------------------------------------------------------------------------------

    def owns(self, live: Live) -> bool:
        """Whether this process looks after the table, and is alone in that."""
        return self.ownership.owns(live.game.guild)

    def must_own(self, live: Live) -> None:
        """Raises NotOurs where another process looks after it, or may do so by now."""
        if not self.owns(live):
            raise NotOurs

    def follows(self, game: int) -> bool:
        """Whether this process looks after a game that it has opened, and is alone in that."""
        if not self._shared:
            return True
        known = self._known.get(game)
        return known is not None and self.ownership.owns(known.server)

    async def hear(self, moved: Moved) -> None:
        """Some process has committed: who follows the game here is told, unless they know."""
        known = self._known.get(moved.game)
        if self.ownership.owns(moved.server) and (known is None or known.version < moved.version):
            await self.look(moved.game, moved.version)

    def leave(self, shards: Set[int]) -> list[int]:
        """Forgets the tables of these shards; which they were."""
        of = self.ownership.shards.of
        gone = [game for game, known in self._known.items() if of(known.server) in shards]
        for game in gone:
            del self._known[game]
            self.drop(game)
        return gone

    def committed(self, live: Live) -> None:
        """Tells everybody who follows commits, where this process looks after the table."""
        if not self.owns(live):
            return
        self._known[live.game.id] = reached(live)
        for follow in self.after_commit:
            try:
                follow(live)
            except Exception:  # it is saved all the same
                log.exception("game %d: not everything followed a commit", live.game.id)

    async def _commit(self, commit: Commit) -> int:
        """Commits together with whatever other games commit at this moment."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="commits")
        return await done

    async def _flush(self) -> None:
        while batch := [(commit, done) for commit, done in self._waiting if not done.done()]:
            self._waiting.clear()
            results: Sequence[int | Exception]
            try:
                results = await self.in_store(self.store.commit_all, [commit for commit, _ in batch])
            except Exception as error:  # nothing was carried out: everybody is told
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                _settle(done, result)
        self._waiting.clear()
        self._flushing = None

    async def flushed(self) -> None:
        """Lets the last commit finish."""
        if self._flushing is not None:
            await self._flushing

    async def close(self) -> None:
        """Closes the store once it has done what it was asked to; nothing can be played any more."""
        self._closed = True
        await asyncio.to_thread(self._writers.shutdown)
        await asyncio.to_thread(self.store.close)


def reached(live: Live) -> Moved:
    """How far the game has come here."""
    return Moved(live.game.id, live.game.guild, live.game.version)


def _settle(done: asyncio.Future[int], result: int | Exception) -> None:
    if done.done():  # its command was cancelled meanwhile
        return
    if isinstance(result, int):
        done.set_result(result)
    else:
        done.set_exception(result)


def advanced(game: GameRow, change: Change, version: int) -> GameRow:
    """The game's row as this change has left it."""
    question, waiting = change.asked or (game.question, game.waiting)
    return replace(
        game,
        version=version,
        answers=game.answers + len(change.answers),
        status=change.status or game.status,
        epoch=game.epoch if change.epoch is None else change.epoch,
        undone=game.undone if change.undone is None else change.undone,
        own=game.own if change.own is None else change.own,
        question=question,
        waiting=waiting,
        headline=change.headline or game.headline,
        settings=change.settings or game.settings,
        owner=change.owner or game.owner,
        language=change.language or game.language,
        options=change.options or game.options,
        channel=change.channel or game.channel,
        prompt=game.prompt if change.channel is None else None,
        archived=game.archived if change.archived is None else (stamp() if change.archived else None),
    )
