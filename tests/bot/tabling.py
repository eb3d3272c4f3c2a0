"""Tables of the toy game for tests, and what one does to them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.live.model import CommandResult, Live
from bot.settings import TableSettings
from bot.store import Outgoing
from bot.store.posts import NoticePost
from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from engine.ask import Answer
from tests.bot import databases
from tests.bot.outbox import packed
from tests.toy import ToyRules

ANN, BOB, CYD = 11, 22, 33
NAMES = {ANN: "Ann", BOB: "Bob", CYD: "Cyd"}
SEED = "5eed" * 16


class Room:
    """A database with a process at work on it; `restart` makes another process of it, `wait`: seconds that it waits for
    what another holds.
    """

    def __init__(self, path: Path, wait: float = databases.WAIT) -> None:
        self.path, self.wait, self.rules, self.changed = path, wait, ToyRules(), list[int]()
        self.tables = self._open()

    def _open(self, *, shared: bool | None = None) -> Tables:
        self.store = databases.opened(self.path, self.wait)
        return Tables(self.store, on_change=self.changed.append, shared=shared, rules=lambda name: self.rules)

    async def restart(self, *, shared: bool | None = None) -> None:
        await self.tables.close()
        self.tables = self._open(shared=shared)

    async def game(
        self,
        *people: int,
        stand_ins: int = 0,
        channel: int = 7,
        seed: str = SEED,
        settings: TableSettings | None = None,
        **options: str,
    ) -> int:
        """A started game with these people."""
        terms = TableTerms(seed=seed, settings=settings or TableSettings())
        game = await self.tables.lobby.create(channel, "toy", people[0], NAMES[people[0]], options=options, terms=terms)
        for person in people[1:]:
            await self.tables.lobby.join(game.id, person, NAMES[person])
        if stand_ins:
            await self.tables.lobby.stand_in(game.id, stand_ins)
        await self.tables.lobby.start(game.id)
        return game.id

    async def answers(self, game: int, *pairs: tuple[int, Answer]) -> list[CommandResult]:
        """These people answer, one after the other."""
        return [await self.tables.answers.answer(game, user, value) for user, value in pairs]

    async def play_on(self, game: int, *, most: int = 10_000, luck: str = "luck") -> int:
        """People answer at random, until `most` answers or the end; how many it were."""
        count = 0
        while count < most:
            await self.tables.stand_ins.settle(game)
            live = await self.tables.look(game)
            if live.table is None or live.table.ask is None:
                break
            seat = live.waiting()[0]
            value = live.table.ask.must[seat].random(Random(f"{luck}/{count}"))
            user = live.user_of(seat)
            assert user is not None
            await self.tables.answers.answer(game, user, value, question=live.table.question)
            count += 1
        return count

    def posts(self) -> list[Outgoing]:
        """The outbox, whatever its games have come to meanwhile."""
        return [replace(post, version=0) for post in self.store.claim(limit=10_000)]

    def said(self) -> str:
        """Everything in the outbox, as text."""
        return json.dumps(packed(row.post for row in self.posts()))

    def kinds(self) -> list[str]:
        """The keys of the bot's own lines that wait."""
        return [row.post.text.key for row in self.posts() if isinstance(row.post, NoticePost)]


def standing(live: Live) -> tuple[Any, ...]:
    """All of a live game that matters: two of them are the same game if these are equal."""
    table = live.table
    assert table is not None
    state = live.rules.dump(table.state)
    shapes = repr(dict(table.ask.must)) if table.ask else ""
    return state, table.question, shapes, live.game.version, live.game.epoch, live.game.undone, live.seats
