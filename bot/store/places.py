"""Where a database is: a file of SQLite, or what the configuration names else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

from bot.errors import BotError
from bot.shards import Shards
from bot.store.alone import alone
from bot.store.ownership import Everything, Ownership
from bot.store.place import WAIT, Place
from bot.store.sqlite.opening import copy, plain_errors, read_only, steps_behind
from bot.store.sqlite.store import SqliteStore
from engine.text import T

SCHEMES = ("postgresql://", "postgres://")


class SqliteFile(Place):
    """A file, and what lies beside it."""

    def __init__(self, path: Path) -> None:
        self.path, self.shown = path, str(path)

    def there(self) -> bool:
        return self.path.exists()

    def store(self, wait: float = WAIT, owned: Ownership | None = None) -> SqliteStore:
        return SqliteStore(self.path, wait=wait, owned=owned)

    @contextmanager
    def owned(self, shards: Shards) -> Iterator[Ownership]:
        if shards.meant and shards.meant != shards.all:
            raise BotError(T("bot-shards-one-process"))
        with alone(self.path):
            yield Everything(shards)

    def alone(self) -> AbstractContextManager[None]:
        return alone(self.path)

    def size(self) -> int:
        return self.path.stat().st_size

    def behind(self) -> int:
        with plain_errors(), read_only(self.path) as db:
            return steps_behind(db)

    def backup(self, target: Path) -> None:
        copy(self.path, target)

    @property
    def figures(self) -> Path:
        """Where the figures stand."""
        return self.path.with_name(self.path.name + ".status")

    def report(self, figures: str) -> None:
        part = self.figures.with_name(self.figures.name + ".part")
        part.write_text(figures)
        os.replace(part, self.figures)  # a reader finds the old ones or the new ones, never half of them

    def reported(self) -> list[str]:
        with suppress(OSError, UnicodeDecodeError):
            return [self.figures.read_text()]
        return []


def place_of(database: str) -> Place:
    """The place that the configuration names.

    Raises:
        BotError: it is an address of PostgreSQL, and what it takes is not installed.
    """
    if not database.startswith(SCHEMES):
        return SqliteFile(Path(database))
    try:
        from bot.store.postgresql.place import PostgresPlace
    except ImportError as error:
        raise BotError(T("bot-postgresql-missing")) from error
    return PostgresPlace(database)


def file_of(place: Place) -> Path:
    """The file of a place. Raises BotError: it is none."""
    if isinstance(place, SqliteFile):
        return place.path
    raise BotError(T("bot-not-a-file", path=place.shown))
