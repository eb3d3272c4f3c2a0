"""Several real bots on one PostgreSQL database and one small Discord, with tables in mid-play, for measuring.

with fleet_database(folder) as address:
    await fill(address, tables)
    async with fleet(folder, address, tables, processes=3) as bots:
        ...
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import psycopg

from bot.measuring.bench_ready import MOST_PEOPLE, many_games
from bot.measuring.loopback_client import bot_in
from bot.measuring.outcome import complaints, unposted
from bot.measuring.processes import seconds_of
from bot.memory import family_of
from bot.store.growth import TABLES
from bot.store.postgresql.server import Session
from bot.store.postgresql.store import PostgresStore
from engine.games import names
from tests.bot import databases
from tests.bot.halls import Halls

SHARDS = 3
PATTERN = 240
"""So many tables are played; the others are copies of them. A multiple of the titles, and of the shards."""
PATIENCE = 900.0
NO_DATABASE = "The bot’s database cannot be reached"
"""What a process says that finds none when it starts, and ends."""
_COLUMNS = """
SELECT column_name FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = %s ORDER BY ordinal_position
"""


@contextmanager
def fleet_database(folder: Path) -> Iterator[str]:
    """The address of an empty database, on a server that keeps what it has committed; it is stopped afterwards, also
    where somebody ends the measuring.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        with databases.using("postgresql"):
            address = databases.place(folder / "games")
            databases.careful()
            yield address
    finally:
        databases.stop()


@dataclass
class Fleet:
    """The processes, their database and their Discord.

    Attributes:
        stopped: the exit code of each process that was stopped.
    """

    folder: Path
    address: str
    here: Halls
    processes: int
    config: str = ""
    alive: dict[int, asyncio.subprocess.Process] = field(default_factory=dict)
    stopped: list[int] = field(default_factory=list)
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def begin(self, slot: int) -> None:
        """Starts one; it need not have connected yet."""
        own = [shard for shard in range(SHARDS) if shard % self.processes == slot]
        shards = f"[shards]\ncount = {SHARDS}\nids = {own}\n"
        config = f'database = "{self.address}"\nlog_format = "json"\n{self.config}{shards}'
        (self.folder / str(slot)).mkdir(exist_ok=True)
        self.alive[slot] = await self._stack.enter_async_context(bot_in(self.here, self.folder / str(slot), config))

    async def kill(self, slot: int) -> None:
        """One dies, with all that it has started."""
        process = self.alive.pop(slot)
        if process.returncode is None:
            for one in family_of(process.pid)[1:]:
                os.kill(one, signal.SIGKILL)
            process.kill()
        await process.wait()

    async def rise(self) -> int:
        """Starts again what found no database when it started, as an operator's supervisor does. How many."""
        fallen = [slot for slot, process in self.alive.items() if process.returncode and self._without_database(slot)]
        for slot in fallen:
            await self.begin(slot)
        return len(fallen)

    def _without_database(self, slot: int) -> bool:
        told = [line for line in (self.folder / str(slot) / "log").read_text().splitlines() if line]
        return bool(told) and told[-1].startswith(NO_DATABASE)

    async def stop(self) -> None:
        """All of them, as an operator does it."""
        for process in self.alive.values():
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
        for process in self.alive.values():
            self.stopped.append(await asyncio.wait_for(process.wait(), PATIENCE))
        self.alive.clear()

    async def posted(self) -> float:
        """Waits until nothing is left to be posted; how many seconds that took."""
        began = perf_counter()
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(self._waiting):
                await asyncio.sleep(0.2)
        return perf_counter() - began

    def _waiting(self) -> int:
        with self.reading() as db:
            return unposted(db)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """The database, past the bots."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            yield Session(connection)

    def families(self) -> list[int]:
        """The numbers of all processes, and of those that draw or think for them."""
        return [one for process in self.alive.values() for one in family_of(process.pid)]

    def complaints(self) -> list[str]:
        """What stands in the logs that should not."""
        logs = sorted(self.folder.glob("*/log"))
        return [f"{log.parent.name}: {line}" for log in logs for line in complaints(log.read_text().splitlines())]

    async def close(self) -> None:
        """Ends whatever still runs."""
        await self._stack.aclose()


@asynccontextmanager
async def fleet(folder: Path, address: str, tables: int, processes: int, config: str = "") -> AsyncIterator[Fleet]:
    """The processes, connected, with nothing left to post."""
    async with Halls(SHARDS, people=MOST_PEOPLE, channels=tables) as here:
        made = Fleet(folder, address, here, processes, config)
        try:
            for slot in range(processes):
                await made.begin(slot)
            await here.all_there(PATIENCE)
            await made.posted()
            yield made
        finally:
            await made.close()


async def fill(address: str, tables: int, *, asleep: bool = False) -> None:
    """Tables of all titles in mid-play. `asleep`: their prompts have been posted long ago."""
    played = min(tables, PATTERN)
    store = PostgresStore(address)
    where = Halls(SHARDS, people=MOST_PEOPLE, channels=tables)
    await many_games(store, tuple(names()), played, server_of=where.server_of)
    with psycopg.connect(address, autocommit=True) as connection:
        for number in range(played, tables, PATTERN):
            _copy(connection, number, min(tables - number, PATTERN))
        if asleep:
            connection.execute("UPDATE outbox SET sent = created")
        connection.execute("SELECT setval('games_id_seq', (SELECT max(id) FROM games))")
        connection.execute("ANALYZE")


def _copy(connection: psycopg.Connection, onwards: int, count: int) -> None:
    """The first tables once more, in other channels."""
    for table in TABLES:
        columns = [str(name) for (name,) in connection.execute(_COLUMNS, [table])]
        key = "id" if table == "games" else "game"
        if key in columns:
            into = [name for name in columns if name not in ("id", "rowid") or table == "games"]
            made = ", ".join(_copied(name, key, onwards) for name in into)
            named = ", ".join(map(_quoted, into))
            sql = f"INSERT INTO {table} ({named}) SELECT {made} FROM {table} WHERE {key} <= {count}"
            connection.execute(sql.encode())


def _copied(column: str, key: str, onwards: int) -> str:
    """What stands in a column of the copy."""
    if column in (key, "channel"):
        return f"{_quoted(column)} + {onwards}"
    return "md5(nonce || random())" if column == "nonce" else _quoted(column)


def _quoted(column: str) -> str:
    """`user` is a word of PostgreSQL's own."""
    return f'"{column}"'


def processor(processes: list[int]) -> float:
    """Seconds of processor time that these have taken so far."""
    return sum(map(seconds_of, processes))
