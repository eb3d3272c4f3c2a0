"""The store on SQLite: write-ahead log, every commit on disk before it is acknowledged, one connection that writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from threading import RLock

from sqlite_utils import Database

from bot.store.keeping.figures import StoreFigures, figures
from bot.store.keeping.kept import Kept
from bot.store.ownership import Everything, Ownership
from bot.store.sql import Sql
from bot.store.sqlite import opening
from bot.store.sqlite.opening import copy, open_database, plain_errors, read_only


class SqliteStore(Kept):
    """Fulfils `bot.store.protocol.Store`; see there. Any thread may call it, one at a time goes in."""

    clash = sqlite3.IntegrityError
    shared, at_once = False, 1

    def __init__(self, path: Path | str, *, wait: float = 5.0, owned: Ownership | None = None) -> None:
        """Opens or makes the database and brings it up to date.

        Args:
            wait: seconds to wait for another process's lock.
            owned: what this process looks after. None: everything.

        Raises:
            StoreError: it is from a newer version, of another program, locked, or cannot be written.
        """
        self.path = Path(path)
        self.ownership = owned or Everything()
        self._db, self._lock = open_database(path, wait), RLock()
        self._tidy()

    @contextmanager
    def writing(self) -> Iterator[Database]:
        with self._lock, plain_errors(), self._db.atomic():
            yield self._db

    @contextmanager
    def reading(self) -> Iterator[Database]:
        with self._lock, plain_errors():
            yield self._db

    moment = writing

    @contextmanager
    def hurried(self) -> Iterator[Database]:
        with self._lock, plain_errors():
            self._db.execute("PRAGMA synchronous = NORMAL")
            try:
                with self._db.atomic():
                    yield self._db
            finally:
                self._db.execute(f"PRAGMA synchronous = {opening.SYNCHRONOUS}")

    def figures(self, now: datetime) -> StoreFigures:
        with plain_errors(), read_only(self.path) as db:  # a connection of its own: nobody waits for these
            return figures(db, now)

    def counted(self, db: Sql) -> dict[str, int]:
        return {str(table): int(last) for table, last in db.execute("SELECT name, seq FROM sqlite_sequence")}

    def count_on(self, db: Sql, numbers: Mapping[str, int]) -> None:
        for table, last in numbers.items():
            db.execute("DELETE FROM sqlite_sequence WHERE name = ?", [table])
            db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [table, last])

    # --- the file ----------------------------------------------------------------------------------------------------

    def backup(self, target: Path) -> None:
        """Writes a consistent copy by `VACUUM INTO` over a connection of its own, while games go on.

        Raises:
            BackupFailed: the target exists or cannot be written.
        """
        copy(self.path, target)

    def close(self) -> None:
        with self._lock:
            self._db.close()
