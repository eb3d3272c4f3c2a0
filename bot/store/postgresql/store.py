"""The store on PostgreSQL, for a bot that one machine no longer holds: any number of processes, each with a pool."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

import psycopg
from psycopg import Connection, Cursor
from psycopg.rows import TupleRow
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.errors import BotError, NotOurs
from bot.store.growth import NUMBERED
from bot.store.keeping.figures import StoreFigures, figures
from bot.store.keeping.kept import Kept
from bot.store.moving import copy_to_file
from bot.store.ownership import Everything, Moved, Ownership
from bot.store.postgresql.fresh import Fresh
from bot.store.postgresql.locks import CHANNEL
from bot.store.postgresql.server import (
    HELD,
    Deadlock,
    Session,
    bring_up_to_date,
    configure,
    connected,
    how,
    plain_errors,
)
from bot.store.postgresql.shard_hold import ShardHold, told_of
from bot.store.rows import Commit
from bot.store.sql import Sql

CONNECTIONS = 4
TRIES = 5
"""So often a transaction that had to give way is tried."""
PAUSE = 0.05
REACH = 1.5
"""So many seconds somebody waits for a server that does not answer, since Discord waits for three; and once it is known
to be away:"""
IMPATIENT = 0.1

_ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
_UNHURRIED = "BEGIN; SET LOCAL synchronous_commit TO off"
_NUMBERED = "BEGIN; SELECT pg_current_xact_id()::text"
"""How transactions begin: in one trip to the server, for trips are what most statements take."""
_OUTCOME = "SELECT pg_xact_status(%s::xid8)"
_FENCE = """
SELECT guild, ARRAY(SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = ?
    AND objsubid = 2 AND classid::bigint = ?) FROM games WHERE id = ?
"""


class PostgresStore(Kept):
    """Fulfils `bot.store.protocol.Store`; see there. Any thread may call it, several at a time go in."""

    clash = psycopg.IntegrityError
    shared, at_once = True, CONNECTIONS

    def __init__(self, address: str, *, wait: float = 5.0, hold: ShardHold | None = None) -> None:
        """Makes the tables or brings them up to date.

        Args:
            wait: seconds to wait for another's lock.
            hold: what this process looks after; without one nobody asks.

        Raises:
            StoreError: they are a newer version's, or the server cannot be reached.
        """
        self.address, self._wait, self._away = address, wait, False
        self.hold = hold
        self.ownership: Ownership = hold or Everything()
        bring_up_to_date(address, wait)
        self._fresh = Fresh()
        self._pool: ConnectionPool[Connection[TupleRow]] = ConnectionPool(
            address,
            kwargs=how(),
            min_size=1,
            max_size=CONNECTIONS,
            timeout=REACH,
            reconnect_timeout=REACH,
            configure=self._welcome,
            check=self._fresh.check,
            open=True,
        )
        self._tidy()

    def _welcome(self, connection: Connection[TupleRow]) -> None:
        """Sets up one that the pool has just made; it has answered, so it works."""
        configure(connection, self._wait)
        self._fresh.note(connection)

    @contextmanager
    def _connection(self) -> Iterator[Connection[TupleRow]]:
        """One of the pool's. While the server is away, nobody waits for long behind others who wait for it."""
        try:
            with self._pool.connection(IMPATIENT if self._away else None) as connection:
                self._away = False
                yield connection
                self._fresh.note(connection)
        except PoolTimeout:
            self._away = True
            raise

    @contextmanager
    def reading(self) -> Iterator[Session]:
        with plain_errors(), self._connection() as connection:
            yield Session(connection)

    @contextmanager
    def _transaction(self, begins: str) -> Iterator[tuple[Session, Cursor[TupleRow]]]:
        """All or nothing; and what the words gave with which it begins."""
        with self._connection() as connection:
            begun = connection.execute(begins.encode())
            try:
                yield Session(connection), begun
            except BaseException:
                with suppress(psycopg.Error):  # where the connection is broken, the server takes everything back
                    connection.rollback()
                raise
            connection.commit()

    @contextmanager
    def moment(self) -> Iterator[Session]:
        with plain_errors(), self._transaction(_ONE_MOMENT) as (db, _):
            yield db

    @contextmanager
    def writing(self) -> Iterator[Session]:
        with plain_errors():
            number = ""
            try:
                with self._transaction(_NUMBERED) as (db, begun):
                    yield db
                    begun.nextset()
                    ((number,),) = begun
            except psycopg.OperationalError:
                if not number or not self._committed(number):
                    raise

    @contextmanager
    def hurried(self) -> Iterator[Session]:
        with plain_errors(), self._transaction(_UNHURRIED) as (db, _):
            yield db

    def _committed(self, number: str) -> bool:
        """Whether a transaction took place of whose end nobody has heard: the connection broke while it was ending."""
        until = time.monotonic() + REACH
        while True:
            with suppress(psycopg.OperationalError), connected(self.address, self._wait) as connection:
                ((outcome,),) = connection.execute(_OUTCOME, [number])
                if outcome != "in progress":
                    return bool(outcome == "committed")
            if time.monotonic() > until:
                return False
            time.sleep(PAUSE)

    def _announce(self, db: Sql, game: int) -> None:
        ((server, version),) = db.execute("SELECT guild, version FROM games WHERE id = ?", [game])
        db.execute("SELECT pg_notify(?, ?)", [CHANNEL, told_of(Moved(game, server, version))])

    def referee(self, db: Sql, game: int | None) -> None:
        if self.hold is None or game is None:
            return
        ((server, held),) = db.execute(_FENCE, [self.hold.session, HELD, game])
        if self.hold.shards.of(server) not in held:
            raise NotOurs

    def commit_all(self, commits: Sequence[Commit]) -> list[int | BotError]:
        for _ in range(TRIES - 1):
            with suppress(Deadlock):
                return super().commit_all(commits)
        return super().commit_all(commits)

    def counted(self, db: Sql) -> dict[str, int]:
        found = {table: list(db.execute(f"SELECT last_value, is_called FROM {table}_id_seq")) for table in NUMBERED}
        return {table: int(last) for table, ((last, called),) in found.items() if called}

    def count_on(self, db: Sql, numbers: Mapping[str, int]) -> None:
        for table, last in numbers.items():
            if last > 0:
                db.execute(f"SELECT setval('{table}_id_seq', {last})")

    def figures(self, now: datetime) -> StoreFigures:
        with self.reading() as db:
            return figures(db, now)

    def backup(self, target: Path) -> None:
        copy_to_file(self, target)

    def close(self) -> None:
        self._pool.close()
