"""The advisory locks by which processes share the shards of a bot, in one session: gone with it, and never two's."""

from __future__ import annotations

from collections.abc import Set
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

import psycopg
from psycopg import Connection
from psycopg.rows import TupleRow

from bot.errors import BotError
from bot.shards import Shards
from bot.store.alone import AlreadyRunning
from bot.store.postgresql.server import ALONE, BROKEN, COUNT, HELD, MEANT, how, named
from engine.text import T

HUNG = 4.0
"""After so many seconds without a word the server ends a session, and the locks are free: its process hangs."""
CHANNEL = "astrarch"
"""On this one all processes hear what each of them has committed."""

_LOCKS = """
SELECT classid::bigint, objid::bigint, pid = pg_backend_pid(), clock_timestamp() FROM pg_locks
WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint IN (%s, %s, %s)
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_WORDS = """
SET idle_session_timeout = {hung}; SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1;
SET tcp_keepalives_count = 2; LISTEN {channel}
"""


class OtherShards(BotError):
    """Other processes divide the servers differently, so nobody could say whose a table is."""

    def __init__(self, ours: int, theirs: int) -> None:
        super().__init__(T("bot-other-shards", ours=ours, theirs=theirs))


class Standing(NamedTuple):
    """Who holds what.

    Attributes:
        mine, theirs: the shards held by this session, and by others.
        wished: those that another process is there for, whoever holds them.
        at: what the server's clock says.
    """

    mine: Set[int]
    theirs: Set[int]
    wished: Set[int]
    at: datetime


class Locks:
    """A session with its locks; whatever it is asked raises psycopg.Error once it is broken."""

    def __init__(self, address: str, shards: Shards) -> None:
        """Raises:
        AlreadyRunning: whoever is at work there wants to be alone.
        OtherShards: other processes count the shards differently.
        psycopg.Error: the server cannot be reached.
        """
        self._wished: Set[int] = frozenset()
        self.connection: Connection[TupleRow] = psycopg.connect(address, **{**how(), **BROKEN})
        try:
            self.connection.execute(_WORDS.format(hung=int(HUNG * 1000), channel=CHANNEL).encode())
            self._join(address, shards)
        except BaseException:
            self.connection.close()
            raise

    def _join(self, address: str, shards: Shards) -> None:
        if not self._asked("pg_try_advisory_lock_shared(%s)", ALONE):
            raise AlreadyRunning(named(address))
        self._asked("pg_try_advisory_lock_shared(%s, %s)", COUNT, shards.count)
        others = {number for kind, number, *_ in self._all() if kind == COUNT} - {shards.count}
        if others:
            raise OtherShards(shards.count, min(others))

    def wish(self, shards: Set[int]) -> None:
        """From now on whoever has these gives them back."""
        for shard in sorted(shards - self._wished):
            self._asked("pg_try_advisory_lock_shared(%s, %s)", MEANT, shard)
        self._wished |= shards

    @property
    def process(self) -> int:
        """The server's number for this session."""
        return self.connection.info.backend_pid

    def standing(self) -> Standing:
        """Who holds what now."""
        rows = self._all()
        mine = {shard for kind, shard, own, _ in rows if kind == HELD and own}
        theirs = {shard for kind, shard, own, _ in rows if kind == HELD and not own}
        wished = {shard for kind, shard, own, _ in rows if kind == MEANT and not own}
        return Standing(mine, theirs, wished, rows[0][3])

    def take(self, shard: int) -> bool:
        """Whether it is this session's from now on."""
        return self._asked("pg_try_advisory_lock(%s, %s)", HELD, shard)

    def give_back(self, shard: int) -> None:
        """Anybody may take it."""
        self._asked("pg_advisory_unlock(%s, %s)", HELD, shard)

    def close(self) -> None:
        """Everything is given back, at once where the server is there."""
        with suppress(psycopg.Error):
            self.connection.execute("SELECT pg_advisory_unlock_all()")
        self.connection.close()

    def _all(self) -> list[tuple[int, int, bool, datetime]]:
        return self.connection.execute(_LOCKS, [HELD, MEANT, COUNT]).fetchall()

    def _asked(self, function: str, *values: int) -> bool:
        return self.connection.execute(f"SELECT {function}".encode(), values).fetchone() == (True,)
