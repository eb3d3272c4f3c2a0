"""What this process does as shards come to it and go: it posts and plays for their tables, or leaves that to others.

A process tells the others of each commit; should that be lost, a sweep finds the games that have moved all the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Set
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import ParamSpec, Protocol

from bot import clock
from bot.clock import stamp
from bot.errors import BotError, GameUnreadable, StoreError
from bot.logs import SELDOM
from bot.posting.delivery import Sender
from bot.services.services import Services
from bot.store.ownership import Moved

SWEEP = 5.0
"""So often it looks what has moved."""
BACK = timedelta(minutes=2)
"""So far back: a commit is dated before it is done."""
AGAIN = 1.0
"""So many seconds later a shard is taken once more where the database was not there."""
DRAIN = 5.0
"""So many seconds are left for what is just being posted before another process has a shard."""

log = logging.getLogger(__name__)
P = ParamSpec("P")


class Gateway(Protocol):
    """What Discord tells comes through one connection for each shard."""

    async def attach(self, shard: int) -> None:
        """Connects a shard, if it is not."""

    async def detach(self, shard: int) -> None:
        """Disconnects it, if it is connected and another process's."""


class Takeover:
    """Follows what this process owns; see `bot.store.ownership.Watcher`."""

    def __init__(self, services: Services, sender: Sender, gateway: Gateway) -> None:
        self._services, self._sender, self._gateway = services, sender, gateway
        self._games, self._ownership = services.tables.games, services.tables.games.ownership
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks = set[asyncio.Task[None]]()
        self._changing = defaultdict[int, asyncio.Lock](asyncio.Lock)

    def start(self) -> None:
        """From now on, on this event loop."""
        self._loop = asyncio.get_running_loop()
        self._ownership.follow(self)
        self._begin(self._keep_sweeping)

    async def close(self) -> None:
        """Nothing more is taken or left."""
        self._loop = None
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def settle(self) -> None:
        """Waits until what it was told is done."""
        while working := {task for task in self._tasks if task.get_name() != "sweep"}:
            await asyncio.wait(working)

    # --- from any thread ---------------------------------------------------------------------------------------------

    def gained(self, shards: Set[int]) -> None:
        self._soon(self.take, shards)

    def lost(self, shards: Set[int], *, hurry: bool) -> None:
        self._soon(self.leave, shards, 0.0 if hurry else DRAIN)

    def taken_over(self, shards: Set[int]) -> None:
        self._soon(self.disconnect, shards)

    def heard(self, moved: Moved) -> None:
        self._soon(self.hear, moved)

    def _soon(self, do: Callable[P, Coroutine[object, object, None]], *what: P.args, **how: P.kwargs) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed: the process ends
                self._loop.call_soon_threadsafe(lambda: self._begin(do, *what, **how))

    # --- on the event loop -------------------------------------------------------------------------------------------

    def _begin(self, do: Callable[P, Coroutine[object, object, None]], *what: P.args, **how: P.kwargs) -> None:
        if self._loop is None:
            return
        name = "sweep" if do == self._keep_sweeping else "takeover"
        task: asyncio.Task[None] = self._loop.create_task(self._carefully(do, *what, **how), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(
        self, do: Callable[P, Coroutine[object, object, None]], *what: P.args, **how: P.kwargs
    ) -> None:
        try:
            await do(*what, **how)
        except BotError as error:  # the sweep makes up for it
            log.warning("not all that changed hands was seen to: %s", error)
        except Exception:
            log.exception("not all that changed hands was seen to")

    async def take(self, shards: Set[int]) -> None:
        """Goes on with the tables of these shards where whoever had them was: posts, timers, stand-ins. Where this
        process has just lost them itself, it has left them whole by then, so that leaving stops nothing of it.
        """
        async with self._each(shards):
            await self._take(shards)

    async def _take(self, shards: Set[int]) -> None:
        if shards:
            log.info("looks after shards %s", sorted(shards))
            self._begin(self._connect, shards)
        while shards := shards & self._ownership.held:
            try:
                await self._sender.catch_up(shards)
                await self._services.tables.wake(shards)
                return
            except StoreError as error:
                log.warning("shards %s wait for the database, %s", sorted(shards), error)
                await asyncio.sleep(AGAIN)

    async def _connect(self, shards: Set[int]) -> None:
        for shard in sorted(shards & self._ownership.held):
            await self._gateway.attach(shard)

    async def leave(self, shards: Set[int], drain: float) -> None:
        """Does nothing more for these tables."""
        async with self._each(shards):
            await self._leave(shards, drain)

    @asynccontextmanager
    async def _each(self, shards: Set[int]) -> AsyncIterator[None]:
        """One after the other for each shard, in the order in which they were told."""
        async with AsyncExitStack() as stack:
            for shard in sorted(shards):
                await stack.enter_async_context(self._changing[shard])
            yield

    async def _leave(self, shards: Set[int], drain: float) -> None:
        log.info("leaves shards %s", sorted(shards))
        try:
            games = await self._services.tables.leave(shards)
            await self._sender.leave(games, drain)
        finally:  # whatever went wrong, nobody else would have them
            self._ownership.let_go(shards)

    async def disconnect(self, shards: Set[int]) -> None:
        """Leaves it to another process to hear what Discord tells. Until then this one does, and says in words why it
        cannot carry out what it is asked.
        """
        for shard in sorted(shards):
            await self._gateway.detach(shard)

    async def hear(self, moved: Moved) -> None:
        """A process has committed something."""
        try:
            await self._games.hear(moved)
        except GameUnreadable as error:
            log.warning("game %d: cannot be looked after, %s", moved.game, error, extra=SELDOM)

    async def _keep_sweeping(self) -> None:
        since = clock.now()
        while self._services.store.shared:
            await asyncio.sleep(SWEEP)
            now = clock.now()
            with suppress(StoreError):  # the next one looks as far back
                await self.sweep(since)
                since = now

    async def sweep(self, since: datetime) -> None:
        """Looks at every game of its own that has moved since then without its knowledge."""
        for moved in await self._services.call(self._services.store.moved, stamp(since - BACK)):
            await self._carefully(self.hear, moved)
