"""Shards that are held on a PostgreSQL server: which process looks after what, with the server as referee.

A thread of its own looks every second, on a connection of its own, whose locks are the shards. The server ends a
connection that says nothing for `HUNG` seconds, and this process trusts its locks for less than that after it last
heard from the server: so whoever hangs, or cannot reach the server, has stopped before another one begins.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Set
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, RLock, Thread

import psycopg

from bot import clock
from bot.errors import BotError
from bot.shards import Shards
from bot.store.ownership import Moved, Ownership, Watcher
from bot.store.postgresql.locks import Locks, Standing

BEAT = 1.0
"""So often it is looked who holds what."""
TRUST = 3.0
"""So many seconds after the server was last heard of the locks count as lost."""
GRACE = 2.0
"""So many seconds others have to take a shard that they are meant for, before one that is not takes it."""
ARRIVES = 4.0
"""So many seconds after it has left a machine Discord has carried out what it was asked, or never will."""

log = logging.getLogger(__name__)


class ShardHold(Ownership):
    """The shards of this process on a server."""

    def __init__(self, address: str, shards: Shards, *, by_itself: bool = True) -> None:
        """Takes what it may. `by_itself`: goes on looking, in a thread; else whoever calls `look` does.

        Raises:
            AlreadyRunning, OtherShards: see `Locks`.
            psycopg.Error: the server cannot be reached.
        """
        self.address, self.shards = address, shards
        self._locks: Locks | None = Locks(address, shards)
        self._held: Set[int] = frozenset()
        self._leaving, self._had, self._seen = set[int](), set[int](), 0.0
        self._free_since, self._since = dict[int, float](), dict[int, float]()
        self._done: SimpleQueue[Set[int]] = SimpleQueue()
        self._watcher: Watcher | None = None
        self._telling, self._closed = RLock(), Event()
        self.look()
        self._thread = Thread(target=self._keep, name="shards", daemon=True)
        if by_itself:
            self._thread.start()

    @property
    def held(self) -> Set[int]:
        return self._held if time.monotonic() - self._seen < TRUST else frozenset()

    def under_way(self, server: int | None) -> float:
        since = self._since.get(self.shards.of(server))
        return ARRIVES if since is None else max(0.0, since + ARRIVES - time.monotonic())

    @property
    def session(self) -> int:
        """The server's number for the session that holds the locks; 0 for none."""
        locks = self._locks
        return 0 if locks is None else locks.process

    def follow(self, watcher: Watcher) -> None:
        with self._telling:
            self._watcher = watcher
            watcher.gained(self._held)

    def let_go(self, shards: Set[int]) -> None:
        self._done.put(shards)

    def close(self) -> None:
        """Gives everything back."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join()
        self._held = frozenset()
        if self._locks is not None:
            self._locks.close()

    def _keep(self) -> None:
        while not self._closed.is_set():
            self.look()
            self.listen(BEAT)

    # --- who holds what ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Makes sure of what it holds, takes what is free, and gives back what another process is there for."""
        began = time.monotonic()
        try:
            self._locks = self._locks or Locks(self.address, self.shards)
            self._give_back(self._locks)
            if self._watcher is not None:  # else it could not do anything for them yet
                self._locks.wish(self.shards.meant)
            standing = self._locks.standing()
            gained = {shard for shard in self._wanted(standing, time.monotonic()) if self._locks.take(shard)}
        except (psycopg.Error, BotError) as error:
            self._lose(error)
            return
        if time.monotonic() - began < BEAT:  # else the answer has been under way for too long to tell the time
            clock.set_by(standing.at)
        if time.monotonic() - self._seen >= TRUST:  # meanwhile it did as if they were lost
            self._tell(frozenset(), hurry=True)
        self._seen = began
        self._leaving |= (standing.mine & standing.wished) - self.shards.meant
        self._tell((standing.mine | gained) - self._leaving)
        self._tell_of(standing.theirs)

    def _give_back(self, locks: Locks) -> None:
        with suppress(Empty):
            while True:
                for shard in self._done.get_nowait() & self._leaving:
                    locks.give_back(shard)
                    self._leaving.discard(shard)

    def _wanted(self, standing: Standing, now: float) -> list[int]:
        """The free ones that it may take: its own at once, those of others once nobody has come for them."""
        free = self.shards.all - standing.mine - standing.theirs
        self._free_since = {shard: self._free_since.get(shard, now) for shard in free}
        mine = self.shards.meant
        others = free - standing.wished - mine
        return sorted((free & mine) | {s for s in others if not mine or now - self._free_since[s] >= GRACE})

    def _lose(self, error: Exception) -> None:
        """The session is broken, and its locks are gone with it, or will be."""
        if self._held:
            log.warning("the hold on shards %s is lost: %s", sorted(self._held), type(error).__name__)
        if self._locks is not None:
            self._locks.close()
        self._locks, self._seen, self._free_since = None, 0.0, {}
        self._leaving.clear()
        self._tell(frozenset(), hurry=True)

    def _tell(self, held: Set[int], *, hurry: bool = False) -> None:
        with self._telling:
            lost, gained = self._held - held, held - self._held
            now = time.monotonic()
            self._since.update({shard: self._free_since.pop(shard, now) for shard in gained})
            self._held = held
            if self._watcher is None:  # nothing was begun for them, so nothing has to be finished
                self._done.put(lost)
            elif lost:
                self._watcher.lost(lost, hurry=hurry)
            if self._watcher is not None and gained:
                self._watcher.gained(gained)

    def _tell_of(self, theirs: Set[int]) -> None:
        """Some may be another's by now that this process has had."""
        gone, self._had = self._had & theirs, (self._had | self._held) - theirs
        if gone and self._watcher is not None:
            self._watcher.taken_over(gone)

    # --- what others commit ------------------------------------------------------------------------------------------

    def listen(self, seconds: float) -> None:
        """Hears for so long what is committed."""
        if self._locks is None:
            self._closed.wait(seconds)
            return
        with suppress(psycopg.Error):  # the next look finds out
            for notice in self._locks.connection.notifies(timeout=seconds):
                self._hear(notice.payload)

    def _hear(self, told: str) -> None:
        moved = moved_of(told)
        if moved is not None and self._watcher is not None:
            self._watcher.heard(moved)


def told_of(moved: Moved) -> str:
    """A commit in the words of a notice."""
    return f"{moved.game} {moved.version} {moved.server or 0}"


def moved_of(told: str) -> Moved | None:
    """The inverse of `told_of`; None for what another version or program says."""
    try:
        game, version, server = map(int, told.split())
    except ValueError:
        return None
    return Moved(game, server or None, version)
