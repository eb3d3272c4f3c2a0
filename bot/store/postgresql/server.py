"""Reaching a PostgreSQL server, its errors in our words, and bringing its tables up to date."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import ClientCursor, Connection, conninfo, errors
from psycopg.rows import TupleRow, dict_row

from bot.clock import stamp
from bot.errors import (
    DatabaseAway,
    DatabaseFailed,
    DatabaseLocked,
    DiskFull,
    ForeignTables,
    NewerDatabase,
    OldServer,
    StoreError,
)
from bot.store.growth import STEPS, statements
from bot.store.postgresql.dialect import made, translated
from bot.store.sql import Rows, Values

OLDEST = 15
"""The oldest server that is promised to work."""
CONNECT_SECONDS = 5
STATEMENT_SECONDS = 30
IDLE_SECONDS = 60
"""A process that hangs in the middle of a transaction keeps others waiting for no longer than this."""
GROWING = 0x41535452
"""The advisory lock that processes take which bring the tables up to date."""
ALONE = GROWING + 1
"""The one that keeps all bots off the database; bots share it among them."""
HELD, MEANT, COUNT = GROWING + 2, GROWING + 3, GROWING + 4
"""Those of the shards, with a shard's number: who looks after it, and who is there for it. And with their count: into
how many a process divides the servers."""
BROKEN = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "connect_timeout": CONNECT_SECONDS,
}
"""After so many seconds of silence this side takes a connection with locks for broken."""

_STEPS = (
    "CREATE TABLE steps (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name TEXT UNIQUE, at TEXT NOT NULL)"
)
_THEIRS = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
_BUSY = (errors.LockNotAvailable, errors.QueryCanceled)
_AWAY = (psycopg.OperationalError, psycopg.InterfaceError, errors.ReadOnlySqlTransaction)

log = logging.getLogger(__name__)


class Deadlock(DatabaseLocked):
    """Two transactions waited for each other, and this one was chosen to give way: it can be tried again."""


class Session:
    """A connection as the store uses one; see `bot.store.sql.Sql`."""

    def __init__(self, connection: Connection[TupleRow]) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Values | None = None, /) -> Rows:
        return self._connection.execute(translated(sql).encode(), values)

    def query(self, sql: str, values: Values | None = None, /) -> Iterator[dict[str, Any]]:
        with self._connection.cursor(row_factory=dict_row) as cursor:
            return iter(cursor.execute(translated(sql).encode(), values).fetchall())

    @contextmanager
    def atomic(self) -> Iterator[Session]:
        with self._connection.transaction():
            yield self


@contextmanager
def plain_errors() -> Iterator[None]:
    """The server's errors as `StoreError`. Put it around a whole transaction, so that it is rolled back first."""
    try:
        yield
    except psycopg.Error as error:
        raise _ours(error) from error


def _ours(error: psycopg.Error) -> StoreError:
    if isinstance(error, errors.DiskFull):
        return DiskFull()
    if isinstance(error, errors.DeadlockDetected | errors.SerializationFailure):
        return Deadlock()
    if isinstance(error, _BUSY):
        return DatabaseLocked()
    if isinstance(error, _AWAY):
        log.warning("the database is away: %s", type(error).__name__)
        return DatabaseAway()
    return DatabaseFailed(f"{type(error).__name__} {error.sqlstate or ''}".strip())  # its words can hold what is kept


def named(address: str) -> str:
    """An address as people may read it: without the password."""
    known = conninfo.conninfo_to_dict(address)
    where = ":".join(str(known[part]) for part in ("host", "port") if known.get(part))
    return f"postgresql://{where}/{known.get('dbname') or ''}"


def configure(connection: Connection[TupleRow], wait: float) -> None:
    """A connection waits for nobody for ever, and nobody for it."""
    connection.execute(
        f"SET lock_timeout = {int(wait * 1000)}; SET statement_timeout = {STATEMENT_SECONDS * 1000};"
        f"SET idle_in_transaction_session_timeout = {IDLE_SECONDS * 1000}".encode()
    )


def check(connection: Connection[TupleRow]) -> None:
    """Whether a connection can still be used to write: raises psycopg.OperationalError if not."""
    if connection.execute("SELECT pg_is_in_recovery()").fetchone() != (False,):
        raise psycopg.OperationalError("this server only follows another one by now")


def how() -> dict[str, Any]:
    """How connections are made: values are written into the statements, for what a `NULL` is their place tells."""
    return {"autocommit": True, "cursor_factory": ClientCursor, "connect_timeout": CONNECT_SECONDS}


@contextmanager
def connected(address: str, wait: float) -> Iterator[Connection[TupleRow]]:
    """A connection of its own."""
    with psycopg.connect(address, **how()) as connection:
        configure(connection, wait)
        yield connection


def bring_up_to_date(address: str, wait: float) -> None:
    """Makes the tables, or what this version has added to them.

    Raises:
        NewerDatabase: a newer version of the bot has changed them.
        ForeignTables: another program's are there.
        OldServer: the server is too old.
        StoreError: it cannot be reached.
    """
    with plain_errors(), connected(address, wait) as connection, connection.transaction():
        if connection.info.server_version < OLDEST * 10000:
            raise OldServer(OLDEST)
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [GROWING])
        for step in STEPS[len(taken(connection, make=True)) :]:
            for statement in [*statements(step.schema), step.postgresql]:
                connection.execute(made(statement).encode())
            for statement in statements(step.rows):
                connection.execute(translated(statement).encode())
            connection.execute("INSERT INTO steps (name, at) VALUES (%s, %s)", [step.name, stamp()])


def taken(connection: Connection[TupleRow], *, make: bool = False) -> list[str]:
    """The steps that these tables have taken; none where there are no tables.

    Raises:
        NewerDatabase: one of them this version does not know.
        ForeignTables: they are another program's.
    """
    if connection.execute("SELECT to_regclass('steps')").fetchone() == (None,):
        if connection.execute(_THEIRS).fetchone() != (0,):
            raise ForeignTables
        if make:
            connection.execute(_STEPS)
        return []
    names = [str(name) for (name,) in connection.execute("SELECT name FROM steps ORDER BY number")]
    if set(names) - {step.name for step in STEPS}:
        raise NewerDatabase
    return names
