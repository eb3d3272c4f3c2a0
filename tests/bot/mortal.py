"""A process that plays, posts with the real sender, and is killed.

It plays two games on one database against a Discord of `tests.bot.killing`, and retries what it had begun before its
last death. What it was told stands in files that a death cannot shorten: `begun` before each answer, `done` once it is
acknowledged. Each copy of a row that was ever put into the outbox is kept in the database, beside it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot.drawing.pictures import Pictures, picture_file
from bot.errors import BotError, ChannelTaken, NothingToUndo, NotRunning
from bot.live.transactions import transaction
from bot.locales import HERE, read_once
from bot.measuring.loopback_wire import at_home
from bot.posting import readers
from bot.posting.delivery import Sender
from bot.posting.messages import Messenger
from bot.services.services import Services
from bot.store import Change, Commit, SqliteStore
from bot.store.keeping.kept import Kept
from bot.store.posts import LobbyPost, NoticePost
from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from engine.errors import AnswerError
from engine.games import register
from engine.text import T
from tests.bot.harness import TEXTS
from tests.toy import ToyRules

LOCALES = read_once(HERE, TEXTS)
PEOPLE = {101: (1, 2), 102: (3,), 103: (4, 5)}
STAND_INS = {101: {"toy": 0, "ti4": 1}, 102: {"toy": 2, "ti4": 2}, 103: {"toy": 1, "ti4": 1}}
SERVERS: dict[int, int | None] = {101: None, 102: 1 << 22, 103: 2 << 22}
"""Each table belongs to another shard of three."""
CONSTANT = 102
"""In this channel nothing is ever taken back."""
KEPT = """
CREATE TABLE IF NOT EXISTS kept (id INTEGER PRIMARY KEY, game INTEGER, kind TEXT, seat INTEGER, payload TEXT);
CREATE TRIGGER IF NOT EXISTS keep AFTER INSERT ON outbox
    BEGIN INSERT INTO kept VALUES (new.id, new.game, new.kind, new.seat, new.payload); END;
"""


class Paper:
    """A file of JSON lines; a line that was written stays written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY)

    def write(self, **line: object) -> None:
        os.write(self._file, json.dumps(line).encode() + b"\n")

    def read(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.path.read_text().splitlines()]


class Doomed(Kept):
    """Dies right after a commit, before anybody hears of it."""

    def commit_all(self, commits: Sequence[Commit]) -> list[int | BotError]:
        results = super().commit_all(commits)
        if self.doomed() and any(commit.change.answers for commit in commits) and secrets.randbelow(4) == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return results

    def doomed(self) -> bool:
        """Whether it dies so."""
        return True


class DoomedStore(Doomed, SqliteStore):
    """On SQLite."""


class Sketches(Pictures):
    """A picture for every board, and none of hands."""

    async def board(self, *what: Any, **how: Any) -> discord.File:
        return picture_file(b"a board", "board.png", "A board.")


class Life:
    """From one start to the next death."""

    def __init__(self, folder: Path, name: str, doom: str, store: Kept) -> None:
        self.name, self.doom, self.store = name, doom, store
        self.tables = Tables(self.store, on_change=lambda game: self.sender.wake(game))
        self.services = Services(self.store, self.tables, LOCALES, Sketches())
        self.client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
        self.sender = Sender(self.services, Messenger(self.client, self.services), self.services.pictures)
        self.begun, self.done = Paper(folder / "begun"), Paper(folder / "done")

    async def live(self) -> None:
        await self.client.login("token")
        await self.sender.catch_up()
        await self.tables.wake()
        await self.retry()
        if self.doom in ("quiet", "end"):
            await self.leave()
        else:
            await asyncio.gather(*(self.play(channel) for channel in PEOPLE))

    async def leave(self) -> None:
        """Posts all there is; before that, it ends the games if it has to."""
        await self.tables.stand_ins.settle()
        for game in self.store.games() if self.doom == "end" else []:
            await self.tables.moderation.end(game.id, 9, moderator=True)
        await self.sender.settle()
        await self.tables.close()
        await self.client.close()

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
            await self.tables.answers.answer(line["game"], line["user"], line["value"], **how)
        except (AnswerError, NotRunning):
            self.done.write(interaction=line["interaction"], taken=False)
        else:
            self.done.write(interaction=line["interaction"], taken=True)

    async def game(self, channel: int) -> int:
        """The game of this channel, made when there is none."""
        people = PEOPLE[channel]
        options = {"length": "40"} if self.name == "toy" else {}
        with suppress(ChannelTaken):
            terms = TableTerms(guild=SERVERS[channel])
            await self.tables.lobby.create(channel, self.name, people[0], "First", options=options, terms=terms)
        game = await self.tables.find(channel)
        if game.status == "open":
            await self._welcome(game.id)
            seats = self.store.seats(game.id)
            for person in people[len([row for row in seats if row.user]) :]:
                await self.tables.lobby.join(game.id, person, "Other")
            missing = len(people) + STAND_INS[channel][self.name] - len(self.store.seats(game.id))
            await self.tables.lobby.stand_in(game.id, missing)
            await self.tables.lobby.start(game.id)
        return game.id

    @transaction
    async def _welcome(self, game: int) -> None:
        async with self.tables.games.turn(game) as live:
            if live.game.settings.welcome is None:
                await self.tables.games.save(live, Change(posts=[LobbyPost()]))

    async def play(self, channel: int) -> None:
        chance = Random()
        while True:
            await self.turn(channel, await self.game(channel), chance)
            await asyncio.sleep(chance.random() * 0.02)

    async def turn(self, channel: int, game: int, chance: Random) -> None:
        live = await self.tables.look(game)
        people = [seat for seat in live.waiting() if live.user_of(seat) is not None]
        if not people or live.table is None or live.table.ask is None:
            await self.tables.stand_ins.settle(game)
        elif chance.random() < 0.1 and channel != CONSTANT:
            await self.take_back(game, channel, chance)
        elif chance.random() < 0.15:
            await self.say_twice(game)
        else:
            seat = people[0]
            value = live.table.ask.must[seat].random(chance)
            line = {"game": game, "user": live.user_of(seat), "value": value, "question": live.table.question}
            line["interaction"] = secrets.randbits(60)
            self.begun.write(**line)
            await self.answer(line)

    @transaction
    async def say_twice(self, game: int) -> None:
        """Two posts that say the same, in one transaction."""
        line = T("toy-tell", words=secrets.token_hex(6))
        async with self.tables.games.turn(game) as live:
            await self.tables.games.save(live, Change(posts=[NoticePost(line), NoticePost(line)]))

    async def take_back(self, game: int, channel: int, chance: Random) -> None:
        try:
            if chance.random() < 0.5:
                await self.tables.answers.undo(game, PEOPLE[channel][0])
            else:
                await self.tables.moderation.rollback(game, 2, 99)
        except (BotError, NothingToUndo):
            await asyncio.sleep(0)


def live(folder: str, game: str, base: str, doom: str) -> None:
    """One life, in a process of its own."""
    logging.basicConfig(filename=Path(folder) / "log", level=logging.WARNING)
    logging.getLogger("bot.posting.ledger").setLevel(logging.INFO)
    vars(readers)["RETRY"] = (0.05, 0.1)
    register(ToyRules())
    with at_home(base):
        store = (DoomedStore if doom == "committed" else SqliteStore)(Path(folder) / "games.sqlite")
        store._db.conn.executescript(KEPT)
        asyncio.run(Life(Path(folder), game, doom, store).live())
