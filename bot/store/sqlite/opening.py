"""Opening the database, and SQLite's errors in our words."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlite_utils import Database

from bot.clock import now
from bot.errors import BackupFailed, DatabaseFailed, DatabaseLocked, DiskFull, ForeignDatabase, NewerDatabase
from bot.store.sqlite.migrations import APPLICATION, is_newer, migrations

SYNCHRONOUS = "FULL"
"""A commit waits until the disk has it, so that it outlives a loss of power, too."""

log = logging.getLogger(__name__)


@contextmanager
def plain_errors() -> Iterator[None]:
    """SQLite's errors as `StoreError`. Put it around a whole transaction, so that it is rolled back first."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise _ours(error) from error


def _ours(error: sqlite3.DatabaseError) -> Exception:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    words = str(error)
    if code == sqlite3.SQLITE_FULL or "is full" in words:
        return DiskFull()
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) or "is locked" in words:
        return DatabaseLocked()
    if code == sqlite3.SQLITE_NOTADB or "not a database" in words:
        return ForeignDatabase()
    return DatabaseFailed(words)


def open_database(path: Path | str, wait: float) -> Database:
    """The database, made or brought up to date.

    Raises:
        NewerDatabase: a newer version of the bot has changed it.
        ForeignDatabase: it belongs to another program.
        StoreError: it cannot be opened or written.
    """
    with plain_errors():
        _made(Path(path))
        db = Database(sqlite3.connect(str(path), timeout=wait, check_same_thread=False))
        try:
            _refuse_others(db)
            _tune(db)
            _keep_old(db, Path(path))
            migrations.apply(db)
        except BaseException:
            db.close()
            raise
    return db


def _made(path: Path) -> None:
    """A new file is for its owner's eyes only: it holds seeds and hands. What SQLite puts beside it is like it."""
    with suppress(OSError):  # it is there, or SQLite says why it cannot be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _keep_old(db: Database, path: Path) -> None:
    """Before a migration a copy is kept beside the database, with which the version before can go on.

    Raises:
        BackupFailed: there is no room for it; then nothing is migrated.
    """
    pending = migrations.pending(db)
    if not pending or not migrations.applied(db):
        return
    kept = path.with_name(f"{path.name}.before-{pending[0].name}")
    if kept.exists():  # of an earlier try; by now the database is a newer one
        kept.replace(kept.with_name(f"{kept.name}.{now():%Y%m%d-%H%M%S}"))
    copy(path, kept)
    log.warning("the database is brought up to date (%s); as it was it stands in %s", pending[0].name, kept)


def copy(path: Path, target: Path) -> None:
    """A consistent copy by `VACUUM INTO` over a connection of its own, while others read and write.

    Raises:
        BackupFailed: there is no database, or the target exists or cannot be written.
    """
    if target.exists():
        raise BackupFailed(f"{target.name} exists")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _made(part)
        with read_only(path) as source:
            source.execute("VACUUM INTO ?", [str(part)])
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise BackupFailed(str(error)) from error


@contextmanager
def read_only(path: Path) -> Iterator[Database]:
    """A connection of its own that cannot change anything."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        yield Database(connection)


def _refuse_others(db: Database) -> None:
    application = db.execute("PRAGMA application_id").fetchone()[0]
    if application != APPLICATION and (application or db.table_names()):
        raise ForeignDatabase
    if is_newer(db):
        raise NewerDatabase
    if application != APPLICATION:
        db.execute(f"PRAGMA application_id = {APPLICATION}")


def steps_behind(db: Database) -> int:
    """How many steps this version would take with this database. Raises ForeignDatabase, NewerDatabase."""
    ((application,),) = db.execute("PRAGMA application_id")
    if application != APPLICATION:
        raise ForeignDatabase
    if is_newer(db):
        raise NewerDatabase
    return len(migrations.pending(db))


def _tune(db: Database) -> None:
    db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    db.enable_wal()
    db.execute("PRAGMA foreign_keys = ON")
