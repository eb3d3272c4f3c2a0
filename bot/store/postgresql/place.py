"""A database on a PostgreSQL server, as a place."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

from bot.clock import now, stamp
from bot.shards import Shards
from bot.store.alone import AlreadyRunning
from bot.store.growth import STEPS
from bot.store.ownership import Ownership
from bot.store.place import WAIT, Place
from bot.store.postgresql.hold import Hold
from bot.store.postgresql.server import connected, named, plain_errors, taken
from bot.store.postgresql.shard_hold import ShardHold
from bot.store.postgresql.store import PostgresStore

KEPT = timedelta(days=1)
"""For so long it is told how a process did that has ended."""
_REPORT = """
INSERT INTO processes (process, at, figures) VALUES (%s, %s, %s)
ON CONFLICT (process) DO UPDATE SET at = excluded.at, figures = excluded.figures
"""


class PostgresPlace(Place):
    """An address. Who reads it may read the password in it."""

    def __init__(self, address: str) -> None:
        """Raises BotError: it is no address."""
        self.address = address
        with plain_errors():
            self.shown = named(address)
        self._process = f"{platform.node()}/{os.getpid()}"

    def there(self) -> bool:
        with plain_errors(), connected(self.address, WAIT) as connection:
            return bool(taken(connection))

    def store(self, wait: float = WAIT, owned: Ownership | None = None) -> PostgresStore:
        hold = owned if isinstance(owned, ShardHold) else None
        return PostgresStore(self.address, wait=wait, hold=hold)

    @contextmanager
    def owned(self, shards: Shards) -> Iterator[Ownership]:
        with plain_errors():
            hold = ShardHold(self.address, shards)
        with closing(hold):
            yield hold

    @contextmanager
    def alone(self) -> Iterator[None]:
        with plain_errors():
            hold = Hold(self.address)
        if not hold.mine:
            raise AlreadyRunning(self.shown)
        with closing(hold):
            yield

    def size(self) -> int:
        with plain_errors(), connected(self.address, WAIT) as connection:
            ((size,),) = connection.execute("SELECT pg_database_size(current_database())")
        return int(size)

    def behind(self) -> int:
        with plain_errors(), connected(self.address, WAIT) as connection:
            return len(STEPS) - len(taken(connection))

    def backup(self, target: Path) -> None:
        with closing(self.store()) as store:
            store.backup(target)

    def report(self, figures: str) -> None:
        with plain_errors(), connected(self.address, WAIT) as connection:
            connection.execute(_REPORT, [self._process, stamp(), figures])
            connection.execute("DELETE FROM processes WHERE at < %s", [stamp(now() - KEPT)])

    def reported(self) -> list[str]:
        with plain_errors(), connected(self.address, WAIT) as connection:
            rows = connection.execute("SELECT figures FROM processes ORDER BY at DESC")
            return [str(figures) for (figures,) in rows]
