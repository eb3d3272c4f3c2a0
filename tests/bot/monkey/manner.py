"""How one walk goes, by its seed: on which database, with real pictures or not, and what is steady in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from simcord import interactions

from bot.client import Astrarch
from bot.locales import HERE, read_once
from bot.store.postgresql.store import PostgresStore
from engine import games
from render import Picture
from tests.bot import databases
from tests.bot.harness import TEXTS, make_bot
from tests.bot.monkey.eyes import Marked
from tests.bot.playing import PIXEL
from tests.bot.quick import quick
from tests.bot.steady import steady

LOCALES = ("en-US", "pl", "fr", "en-GB", "pl", "de")
"""What people use Discord in, one after the other."""
TITLES = ("ti4", "eclipse", "forbidden_stars", "space_empires")
GAMES = (*TITLES, *TITLES, "toy", "toy", "zoo")
PAINTED, ELSEWHERE = 5, 4
"""Every so many walks there are real pictures, or the database is PostgreSQL."""


@dataclass(frozen=True)
class Manner:
    """One walk. `refusals`: now and then Discord does not do what the bot asks. `games`: what is opened."""

    seed: int
    database: str = "sqlite"
    pictures: bool = False
    refusals: bool = False
    games: tuple[str, ...] = GAMES

    @property
    def titles(self) -> tuple[str, ...]:
        """The real games among them, each once."""
        return tuple(game for game in TITLES if game in self.games)

    @classmethod
    def of(cls, seed: int, *, refusals: bool) -> Manner:
        """The one of a seed."""
        elsewhere = seed % ELSEWHERE == ELSEWHERE - 1 and databases.get_server is not None
        return cls(seed, "postgresql" if elsewhere else "sqlite", seed % PAINTED == PAINTED - 1, refusals)

    def __str__(self) -> str:
        parts = [f"seed {self.seed}", self.database, *(["pictures"] if self.pictures else [])]
        return ", ".join([*parts, *(["refusals"] if self.refusals else [])])

    def bot(self, path: Path) -> Astrarch:
        """The bot on the database that this path stands for; the toy's cards are marked."""
        games.register(Marked())
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
            patches.setattr("bot.waiting.waiting.PERIOD", 900.0)
            patches.setattr(PostgresStore, "shared", False)  # one process alone: nobody sweeps by the wall clock
            if not self.pictures:
                patches.setattr("bot.drawing.painters.paint", lambda *_, **__: Picture(PIXEL, "a board", 1, 1))
            chance = Random(f"{self.seed}/seeds")
            drawn = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())
            patches.setattr("bot.tables.lobby.secrets", drawn)
            patches.setattr(interactions, "base_payload", _spoken())
            yield


def _spoken() -> Any:
    """Everybody uses Discord in a language of their own, in the order in which they come."""
    before, known = interactions.base_payload, dict[int, str]()

    def payload(*args: Any, **how: Any) -> Any:
        record, found = before(*args, **how)
        user = int((found.get("user") or found["member"]["user"])["id"])
        found["locale"] = known.setdefault(user, LOCALES[len(known) % len(LOCALES)])
        return record, found

    return payload


async def simulated(bot: Astrarch) -> simcord.Env:
    """A Discord with the bot in it, where time stands still until it is told to pass."""
    env = simcord.Env(bot)
    await env.start()
    return env
