"""Three processes on one database, which are killed again and again: `python -m tests.bot.killing_shards --kills 2000`.

As in `tests.bot.killing` what a reader sees is counted at the end. Whoever dies, another one takes over; half of what
people do reaches a process that does not look after their table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import psycopg
from aiohttp import web

from bot.store.postgresql.store import PostgresStore
from engine.games import register
from tests.bot import databases, killing, mortal_shards
from tests.bot.killing import MOST_WRONG, PATIENCE, UNTOLD, Deadly, after_the_end, forks, while_they_run
from tests.bot.mortal import Paper
from tests.bot.mortal_shards import COUNT, PROCESS
from tests.toy import ToyRules

KEPT = """
CREATE TABLE kept (id BIGINT PRIMARY KEY, game BIGINT, kind TEXT, seat BIGINT, payload TEXT);
CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO kept VALUES (new.id, new.game, new.kind, new.seat, new.payload); RETURN new; END';
CREATE TRIGGER keep AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION keep();
"""


HANGS, LONG = "hangs", 3.0
"""A process hangs for so many seconds: longer than others wait for it."""
WAYS = (*killing.WAYS, HANGS)


class DeadlyToOne(Deadly):
    """A Discord that kills one of those who talk to it, or lets it hang."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.hung = asyncio.Event()

    def _comes_from_the_victim(self, request: web.Request) -> bool:
        told = re.search(rf"{PROCESS}/([0-9]+)", request.headers.get("User-Agent", ""))
        return told is not None and int(told[1]) == self._victim

    def _judged(self, request: web.Request, parts: list[str], body: Any, files: list[str]) -> web.Response:
        response = super()._judged(request, parts, body, files)
        if self._way == HANGS and self.left == 0:
            os.kill(self._victim, signal.SIGSTOP)
            self._way, self.forgetful = "", False  # it has minutes in which a nonce is known
            self.hung.set()
        return response


@dataclass
class Herd:
    """The processes on one database, and what became of them."""

    folder: Path
    address: str
    seed: int
    killed: int = 0
    hangs: int = 0
    created: int = 0
    wrong: list[str] = field(default_factory=list)
    alive: dict[int, ForkServerProcess] = field(default_factory=dict)

    async def run(self, kills: int) -> Herd:
        """So many deaths among them, then peace."""
        chance = Random(self.seed)
        for slot in range(COUNT):
            (self.folder / str(slot)).mkdir()
        async with DeadlyToOne(chance) as here:
            for slot in range(COUNT):
                await self._begin(here, slot)
            while self.killed < kills and len(self.wrong) <= MOST_WRONG:
                await self._death(here, chance)
            await self._rest(here)
            await self._in_peace(here, "quiet")
            await self._in_peace(here, "end")
            self.created = len(here.created)
        return self

    async def _begin(self, here: Deadly, slot: int) -> None:
        where = str(self.folder / str(slot))
        process = forks().Process(
            target=mortal_shards.live, args=(where, "toy", here.base, "play", self.address, (slot,))
        )
        await asyncio.to_thread(process.start)
        self.alive[slot] = process

    async def _death(self, here: DeadlyToOne, chance: Random) -> None:
        slot, way = chance.randrange(COUNT), chance.choice(WAYS)
        if way == HANGS:
            await self._hang(here, slot)
            return
        process, doom = self.alive[slot], self.folder / str(slot) / "doom"
        assert process.pid is not None
        here.aim(process.pid, way if way != "committed" else "")
        if way == "committed":
            doom.touch()
        await asyncio.to_thread(process.join, PATIENCE)
        doom.unlink(missing_ok=True)
        if process.exitcode not in (-signal.SIGKILL, UNTOLD):
            self.wrong.append(f"process {slot} ({way}) ended with {process.exitcode}, {here.left} requests early")
            process.kill()
        self.killed += process.exitcode == -signal.SIGKILL
        await self._begin(here, slot)

    async def _hang(self, here: DeadlyToOne, slot: int) -> None:
        """It stops in the middle of what it does, and goes on when others have taken over."""
        process = self.alive[slot]
        assert process.pid is not None
        here.hung.clear()
        here.aim(process.pid, HANGS)
        try:
            await asyncio.wait_for(here.hung.wait(), PATIENCE)
        except TimeoutError:
            self.wrong.append(f"process {slot} had nothing to ask of Discord for {PATIENCE:.0f} s")
            return
        await asyncio.sleep(LONG)
        os.kill(process.pid, signal.SIGCONT)
        await asyncio.sleep(LONG / 3)
        here.forgetful, self.hangs = True, self.hangs + 1

    async def _rest(self, here: Deadly) -> None:
        """Nobody plays any more; who is alive finishes."""
        here.aim(0, "")
        (self.folder / "rest").touch()
        for slot, process in self.alive.items():
            await asyncio.to_thread(process.join, PATIENCE)
            if process.exitcode != 0:
                self.wrong.append(f"process {slot} came to rest with {process.exitcode}")
                process.kill()

    async def _in_peace(self, here: Deadly, doom: str) -> None:
        """One process alone finishes for all of them."""
        where = str(self.folder / "0")
        process = forks().Process(target=mortal_shards.live, args=(where, "toy", here.base, doom, self.address, ()))
        await asyncio.to_thread(process.start)
        await asyncio.to_thread(process.join, PATIENCE)
        if process.exitcode != 0:
            self.wrong.append(f"the life alone ({doom}) ended with {process.exitcode}")
            process.kill()
        with closing(PostgresStore(self.address)) as store:
            self.wrong += (while_they_run if doom == "quiet" else after_the_end)(here, store)
            self.wrong += answers_are_there_once(store, self.folder) if doom == "end" else []


def answers_are_there_once(store: PostgresStore, folder: Path) -> Iterator[str]:
    """What people were told was taken is there once, and nothing else is."""
    begun, told = set[int](), dict[int, bool]()
    for slot in range(COUNT):
        begun |= {line["interaction"] for line in Paper(folder / str(slot) / "begun").read()}
        told |= {line["interaction"]: line["taken"] for line in Paper(folder / str(slot) / "done").read()}
    with store.reading() as db:
        rows = db.execute("SELECT interaction FROM answers WHERE actor IS NOT NULL")
        logged = Counter(int(interaction) for (interaction,) in rows)
    if begun != set(told):
        yield f"{len(begun ^ set(told))} answers of which nobody heard"
    if set(logged) != {interaction for interaction, taken in told.items() if taken}:
        yield "the log of answers is not what people were told"
    if any(times > 1 for times in logged.values()) or not logged:
        yield "an answer was taken twice"
    for slot in range(COUNT):
        log = (folder / str(slot) / "log").read_text()
        if "CRITICAL" in log:
            yield f"process {slot} says: {next(line for line in log.splitlines() if 'CRITICAL' in line)}"


async def run(folder: Path, kills: int, seed: int) -> Herd:
    """So many kills on a database of their own."""
    register(ToyRules())
    address = databases.place(folder / "games")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(KEPT)
    return await Herd(folder, address, seed).run(kills)


def main(argv: list[str]) -> int:
    """0: a reader saw each thing once."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.killing_shards", description=__doc__)
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    began, folder = perf_counter(), Path(tempfile.mkdtemp(prefix="kills-"))
    try:
        with databases.using("postgresql"):
            herd = asyncio.run(run(folder, asked.kills, asked.seed))
    finally:
        databases.stop()
    died, took = f"{herd.killed} kills, {herd.hangs} hung", perf_counter() - began
    print(f"{died}, {herd.created} messages created, {len(herd.wrong)} wrong, {took:.0f} s")
    print(*herd.wrong, *([f"what it left stands in {folder}"] if herd.wrong else []), sep="\n")
    if not herd.wrong:
        shutil.rmtree(folder)
    return 1 if herd.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
