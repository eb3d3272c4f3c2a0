"""One of several processes on one database, which plays at every table, looks after some of them, and is killed.

It plays where it is at home half of the time, else at a table that another process looks after; some of what
processes tell each other is lost.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.errors import BotError, DatabaseAway, StaleVersion
from bot.measuring.loopback_wire import at_home
from bot.posting import readers, takeover
from bot.posting.takeover import Takeover
from bot.shards import Shards
from bot.store.postgresql import locks, shard_hold
from bot.store.postgresql.shard_hold import ShardHold
from bot.store.postgresql.store import PostgresStore
from engine.errors import AnswerError
from engine.games import register
from tests.bot.mortal import PEOPLE, SERVERS, Doomed, Life
from tests.toy import ToyRules

COUNT = len(SERVERS)
HASTE = {"BEAT": 0.05, "GRACE": 0.1, "TRUST": 1.2, "ARRIVES": 0.3}
HUNG = 2.0
"""Deaths follow each other faster than in life."""
DEAF = 0.2
"""So often nobody hears that somebody has committed."""
PLAYERS = 3
PROCESS = "X-Process"


class DoomedPostgres(Doomed, PostgresStore):
    """Dies right after a commit, while its file stands there."""

    doom = Path()

    def doomed(self) -> bool:
        return self.doom.exists()


class Deaf(ShardHold):
    """Does not hear everything."""

    def _hear(self, told: str) -> None:
        if secrets.randbelow(100) >= 100 * DEAF:
            super()._hear(told)


class Nowhere:
    """Discord tells these processes nothing."""

    async def attach(self, shard: int) -> None: ...

    async def detach(self, shard: int) -> None: ...


class SharedLife(Life):
    """From one start to the next death, among others."""

    def __init__(self, folder: Path, name: str, doom: str, store: PostgresStore, hold: ShardHold) -> None:
        super().__init__(folder, name, doom, store)
        self.hold, self.rest = hold, folder.parent / "rest"
        self.client.http.user_agent += f" {PROCESS}/{os.getpid()}"
        self.takeover = Takeover(self.services, self.sender, Nowhere())

    async def live(self) -> None:
        await self.client.login("token")
        self.takeover.start()
        while self.doom != "play" and self.hold.held != self.hold.shards.all:
            await asyncio.sleep(0.01)
        await self.takeover.take(self.hold.held)  # who tells it so may be about to
        await self.takeover.settle()
        await self.retry()
        if self.doom == "play":
            await asyncio.gather(*(self.play(channel) for channel in [0] * PLAYERS))
        await self.takeover.close()
        await self.leave()

    async def answer(self, line: dict[str, Any]) -> None:
        """Whatever words it is refused in."""
        try:
            await super().answer(line)
        except BotError as error:
            if isinstance(error, StaleVersion | DatabaseAway):
                raise
            self.done.write(interaction=line["interaction"], taken=False)

    async def play(self, channel: int) -> None:
        """Anywhere, until it is time to rest."""
        chance = Random()
        while not self.rest.exists():
            with suppress(AnswerError, BotError):
                await self.somewhere(chance)
            await asyncio.sleep(chance.random() * 0.02)

    async def somewhere(self, chance: Random) -> None:
        home = [channel for channel, server in SERVERS.items() if self.hold.owns(server)]
        away = [channel for channel in PEOPLE if channel not in home]
        channel = chance.choice((home if chance.random() < 0.5 else away) or list(PEOPLE))
        try:
            await self.turn(channel, await self.game(channel), chance)
        except StaleVersion:
            logging.getLogger(__name__).critical("a person was told that the game has moved on under the bot's hands")
            raise


def live(folder: str, game: str, base: str, doom: str, address: str, meant: tuple[int, ...]) -> None:
    """One life, in a process of its own."""
    logging.basicConfig(filename=Path(folder) / "log", level=logging.WARNING)
    logging.getLogger("bot.posting.ledger").setLevel(logging.INFO)
    vars(readers)["RETRY"] = (0.05, 0.1)
    vars(shard_hold).update(HASTE)
    vars(locks)["HUNG"] = HUNG
    vars(takeover)["SWEEP"] = 0.3
    DoomedPostgres.doom = Path(folder) / "doom"
    register(ToyRules())
    with at_home(base), closing(Deaf(address, Shards(COUNT, frozenset(meant)))) as hold:
        store = DoomedPostgres(address, hold=hold)
        asyncio.run(SharedLife(Path(folder), game, doom, store, hold).live())
