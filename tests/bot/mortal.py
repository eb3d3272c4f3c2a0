"""A process that plays and is killed: `python -m tests.bot.mortal FOLDER GAME [posted|committed|finish]`.

It plays two games on one database, retries what it had begun before its last death, and posts the outbox to a file that
does what Discord does: it takes a message whose nonce it already has for a repetition. What it was told stands in
files that a death cannot shorten: `begun` before each answer, `done` once it is acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.errors import BotError, ChannelTaken, NothingToUndo, NotRunning
from bot.live.tables import Tables
from bot.store import Commit, Outgoing, SqliteStore
from engine.errors import AnswerError
from engine.games import register
from tests.toy import ToyRules

PEOPLE = {1: (11, 12), 2: (21,)}
STAND_INS = {1: {"toy": 0, "ti4": 1}, 2: {"toy": 2, "ti4": 2}}


class Paper:
    """A file of JSON lines; a line that was written stays written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY)

    def write(self, **line: object) -> None:
        os.write(self._file, json.dumps(line).encode() + b"\n")

    def read(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.path.read_text().splitlines()]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class FakeDiscord:
    """Creates a message once for each nonce, and counts the requests."""

    def __init__(self, folder: Path) -> None:
        self.posts, self.requests = Paper(folder / "posts"), Paper(folder / "requests")
        self._known = {line["nonce"] for line in self.posts.read()}

    def create(self, row: Outgoing) -> int:
        self.requests.write(nonce=row.nonce, row=row.id)
        if row.nonce not in self._known:
            self._known.add(row.nonce)
            self.posts.write(nonce=row.nonce, row=row.id, game=row.game, kind=row.kind, seq=row.payload.get("seq"))
        return row.id


class DoomedStore(SqliteStore):
    """Dies right after a commit, before anybody hears of it."""

    def commit_all(self, commits: Sequence[Commit]) -> list[int | BotError]:
        results = super().commit_all(commits)
        if any(commit.change.answers for commit in commits) and secrets.randbelow(8) == 0:
            die()
        return results


class Life:
    """From one start to the next death."""

    def __init__(self, folder: Path, name: str, doom: str) -> None:
        self.name, self.doom = name, doom
        self.store = (DoomedStore if doom == "committed" else SqliteStore)(folder / "games.sqlite")
        self.work = asyncio.Event()
        self.tables = Tables(self.store, on_change=lambda game: self.work.set())
        self.discord = FakeDiscord(folder)
        self.begun, self.done = Paper(folder / "begun"), Paper(folder / "done")

    async def live(self) -> None:
        await self.tables.wake()
        await self.retry()
        sender = asyncio.create_task(self.send())
        if self.doom == "finish":
            await self.tables.settle()
            sender.cancel()
            await self.drain()
            await self.tables.close()
            return
        await asyncio.gather(sender, *(self.play(channel) for channel in PEOPLE))

    # --- posting -----------------------------------------------------------------------------------------------------

    async def send(self) -> None:
        while True:
            await self.drain()
            self.work.clear()
            await self.work.wait()

    async def drain(self) -> None:
        while rows := await asyncio.to_thread(self.store.claim):
            for row in rows:
                message = self.discord.create(row)
                if self.doom == "posted" and secrets.randbelow(8) == 0:
                    die()
                await asyncio.to_thread(self.store.sent, row.id, message)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def retry(self) -> None:
        """Discord sends once more what was not acknowledged, with the same interaction."""
        heard = {line["interaction"] for line in self.done.read()}
        for line in self.begun.read():
            if line["interaction"] not in heard:
                await self.answer(line)

    async def answer(self, line: dict[str, Any]) -> None:
        how = {"question": line["question"], "interaction": line["interaction"]}
        try:
            await self.tables.answer(line["game"], line["user"], line["value"], **how)
        except (AnswerError, NotRunning):
            self.done.write(interaction=line["interaction"], taken=False)
        else:
            self.done.write(interaction=line["interaction"], taken=True)

    async def game(self, channel: int) -> int:
        """The game of this channel, made when there is none."""
        people = PEOPLE[channel]
        options = {"length": "40"} if self.name == "toy" else {}
        with suppress(ChannelTaken):
            await self.tables.create(channel, self.name, people[0], "First", options=options)
        game = await self.tables.find(channel)
        if game.status == "open":
            seats = self.store.seats(game.id)
            for person in people[len([row for row in seats if row.user]) :]:
                await self.tables.join(game.id, person, "Other")
            await self.tables.stand_in(
                game.id, len(people) + STAND_INS[channel][self.name] - len(self.store.seats(game.id))
            )
            await self.tables.start(game.id)
        return game.id

    async def play(self, channel: int) -> None:
        chance = Random()
        while True:
            await self.turn(await self.game(channel), chance)

    async def turn(self, game: int, chance: Random) -> None:
        live = await self.tables.look(game)
        people = [seat for seat in live.waiting() if live.user_of(seat) is not None]
        if not people or live.table is None or live.table.ask is None:
            await self.tables.settle(game)
            return
        if chance.random() < 0.1:
            await self.take_back(game, chance)
            return
        seat = people[0]
        value = live.table.ask.must[seat].random(chance)
        line = {"game": game, "user": live.user_of(seat), "value": value, "question": live.table.question}
        line["interaction"] = secrets.randbits(60)
        self.begun.write(**line)
        await self.answer(line)

    async def take_back(self, game: int, chance: Random) -> None:
        try:
            if chance.random() < 0.5:
                await self.tables.undo(game, PEOPLE[1][0])
            else:
                await self.tables.rollback(game, 2, 99)
        except (BotError, NothingToUndo):
            await asyncio.sleep(0)


if __name__ == "__main__":
    register(ToyRules())
    asyncio.run(Life(Path(sys.argv[1]), sys.argv[2], (sys.argv[3:] or [""])[0]).live())
