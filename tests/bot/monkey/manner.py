"""How one walk goes, by its seed: on which database, with real pictures or not, and what is steady in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from simcord import interactions

from bot import clock
from bot.client import Astrarch
from bot.locales import HERE, read_once
from bot.store.postgresql.store import PostgresStore
from engine import games
from render import Picture
from tests.bot import databases
from tests.bot.harness import TEXTS, make_bot
from tests.bot.monkey.eyes import Marked
from tests.bot.monkey.riches import rich
from tests.bot.monkey.usage import TITLES
from tests.bot.own_clock import told_by
from tests.bot.playing import PIXEL
from tests.bot.quick import quick
from tests.bot.steady import steady
from tests.bot.zoo import SHAPES, TELLING, Zoo

LOCALES = ("en-US", "pl", "fr", "en-GB", "pl", "de")
"""What people use Discord in, one after the other."""
GAMES = (*TITLES, *TITLES, "toy", "toy", "zoo")
PAINTED, ELSEWHERE, THREADED = 5, 4, 3
"""Every so many walks there are real pictures, the database is PostgreSQL, or what the bot does in threads is."""


@dataclass(frozen=True)
class Manner:
    """One walk.

    Attributes:
        refusals: now and then Discord does not do what the bot asks.
        threads: what the bot does in threads is done there, and not at once.
        games: what is opened.
    """

    seed: int
    database: str = "sqlite"
    pictures: bool = False
    refusals: bool = False
    threads: bool = True
    games: tuple[str, ...] = GAMES

    @property
    def titles(self) -> tuple[str, ...]:
        """The real games among them, each once."""
        return tuple(game for game in TITLES if game in self.games)

    @classmethod
    def of(cls, seed: int, *, refusals: bool) -> Manner:
        """The one of a seed."""
        elsewhere = seed % ELSEWHERE == ELSEWHERE - 1 and databases.get_server is not None
        pictures, threads = seed % PAINTED == PAINTED - 1, seed % THREADED == THREADED - 1
        return cls(seed, "postgresql" if elsewhere else "sqlite", pictures, refusals, threads)

    def __str__(self) -> str:
        parts = [f"seed {self.seed}", self.database, *(["pictures"] if self.pictures else [])]
        return ", ".join([*parts, *(["refusals"] if self.refusals else []), *(["threads"] if self.threads else [])])

    def bot(self, path: Path) -> Astrarch:
        """The bot on the database that this path stands for; the toy's cards are marked."""
        games.register(Marked())
        games.register(Zoo(*SHAPES, *TELLING))
        if self.database == "sqlite":
            bot = make_bot(path)
            games.register(Marked())
            return bot
        return Astrarch(databases.opened(path, wait=5.0), locales=read_once(HERE, TEXTS))

    @contextmanager
    def begun(self) -> Iterator[None]:
        """For as long as it goes on: time passes when a deed says so, and chance is the walk's own."""
        with ExitStack() as kept:
            patches = kept.enter_context(pytest.MonkeyPatch.context())
            kept.enter_context(databases.using(self.database))
            patches.setattr(games, "_GAMES", dict(games._GAMES))
            steady(patches)
            quick(patches)
            patches.setattr("bot.tables.programs.LATEST", 0.0)
            patches.setattr("bot.tables.turning.SECONDS", float("inf"))
            for name in ("LOOKED_AT", "FIRST", "DICE"):
                patches.setattr(f"engine.prospects.turning.{name}", 3)
            patches.setattr("bot.waiting.waiting.PERIOD", 900.0)
            patches.setattr("bot.waiting.waiting.GAP", 1800)
            patches.setattr(clock, "set_by", lambda other: None)
            rich(patches)
            patches.setattr(PostgresStore, "shared", False)  # one process alone: nobody sweeps by the wall clock
            if not self.pictures:
                _undrawn(patches)
            chance = Random(f"{self.seed}/seeds")
            drawn = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())
            patches.setattr("bot.tables.lobby.secrets", drawn)
            patches.setattr(interactions, "base_payload", _spoken())
            yield


def _undrawn(patches: pytest.MonkeyPatch) -> None:
    """Every picture is a dot."""

    def dot(*_: Any, **__: Any) -> Picture:
        return Picture(PIXEL, "a board", 1, 1)

    async def film(*_: Any) -> bytes:
        return PIXEL

    patches.setattr("bot.drawing.painters.paint", dot)
    patches.setattr("bot.drawing.pictures.cards", SimpleNamespace(card=dot, hand=dot))
    patches.setattr("bot.drawing.films._drawn", film)


def _spoken() -> Any:
    """Everybody uses Discord in a language of their own, in the order in which they come."""
    before, known = interactions.base_payload, dict[int, str]()

    def payload(*args: Any, **how: Any) -> Any:
        record, found = before(*args, **how)
        user = int((found.get("user") or found["member"]["user"])["id"])
        found["locale"] = known.setdefault(user, LOCALES[len(known) % len(LOCALES)])
        return record, found

    return payload


@asynccontextmanager
async def simulated(bot: Astrarch) -> AsyncIterator[simcord.Env]:
    """A Discord with the bot in it, where time stands still until it is told to pass; the bot goes by its clock."""
    env = simcord.Env(bot)
    with pytest.MonkeyPatch.context() as patches:
        told_by(patches, env)
        await env.start()
        try:
            yield env
        finally:
            await env.shutdown()
