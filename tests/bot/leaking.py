"""Two worlds that differ only in what one seat cannot see, and all that the bot shows this seat in each of them.

A game is played by chance to a safe point. In the second world everything there is shuffled that the viewer cannot see
(`Rules.scramble`), what others were told in secret is another sentence, and others have given standing orders, laid
down plans, whispered, noted something, and avoid people. Then the viewer, who is a moderator besides, uses every
command there is with every offered value, presses every button, and answers wrongly; a viewer without a seat is
anybody. Commands that come later are walked through by themselves.

A game is walked through by its name alone, once time stands still (`stand_still`):

    assert await leaks(tmp_path, Position("space_empires", 3, 60), "waiting") == []

With `beside=True` others have finished in the second world, where all answer beside each other.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Astrarch
from bot.store import SqliteStore
from engine.ask import Seat
from tests.bot.two_worlds import (
    Position,
    Reached,
    hidden_words,
    played_on,
    reached,
    scrambled,
    shared_answers,
    shared_line,
)
from tests.bot.viewing import NOON, Seen, Tries, Visit, logged, words
from tests.bot.walking import walk


def stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and the bot's own timers wait."""
    monkeypatch.setattr("bot.clock.now", lambda: NOON)
    timers = ("tables.standing_orders.SOONEST", "tables.standing_orders.LATEST", "waiting.waiting.PERIOD")
    for timer in (*timers, "tables.programs.SOONEST", "tables.programs.LATEST"):
        monkeypatch.setattr(f"bot.{timer}", 900.0)
    monkeypatch.setattr("bot.tables.standing_orders.drawn", lambda *_: 900.0)
    monkeypatch.setattr("bot.drawing.films.FRAMES", 4)
    monkeypatch.setattr("bot.drawing.painters.LATELY", 300)  # each world draws once what it shows again and again


async def leaks(path: Path, position: Position, who: str, **how: Any) -> list[str]:
    """Where two worlds look different. `who`: as for `viewer_of`; `how`: as for `compared`."""
    return differences(*await compared(path, position, viewer_of(position, who), **how))


async def compared(
    path: Path,
    position: Position,
    viewer: Seat | None,
    only: Sequence[str] = (),
    further: int = 0,
    *,
    without: Sequence[str] = (),
    beside: bool = False,
    programs: bool = False,
) -> list[list[Seen]]:
    """All that the viewer saw in two worlds.

    Args:
        only: the commands that are used; none: all but the groups named in `without`.
        further: so many answers further on.
        programs: computer players sit in all other seats.
        beside: the first question is one that all answer beside each other; in the second world others have.
    """
    at = reached(position)
    other = scrambled(at, viewer, 1)
    assert other != at.safe
    line = shared_line(at, other, further)
    answers = () if beside else shared_answers(at, other, line)
    assert not beside or played_on(at.rules, at.safe, line)[0].within
    tries = Tries(line, hidden_words(at.safe, other), answers, only, without, beside, programs)
    one = await visited(path / "one" / "games.sqlite", at, at.safe, viewer, tries)
    return [one, await visited(path / "two" / "games.sqlite", at, other, viewer, tries, twisted=True)]


def asked(position: Position) -> Seat:
    """The first seat that is asked something there."""
    at = reached(position)
    return played_on(at.rules, at.safe, ())[0].waiting()[0]


def viewer_of(position: Position, who: str) -> Seat | None:
    """The seat that is asked, one that waits, or nobody's."""
    seat = asked(position)
    return None if who == "public" else seat if who == "asked" else (seat + 1) % position.seats


async def visited(
    path: Path, at: Reached, safe: bytes, viewer: Seat | None, tries: Tries, *, twisted: bool = False
) -> list[Seen]:
    """All that the viewer sees in one world."""
    path.parent.mkdir(parents=True, exist_ok=True)
    bot = Astrarch(SqliteStore(path), locales=words())
    async with logged() as logs, discord(bot) as env:
        return await walk(Visit(env, logs, path, at, safe, viewer, twisted, tries))


@asynccontextmanager
async def discord(bot: Astrarch) -> AsyncIterator[simcord.Env]:
    """A Discord for one walk."""
    env = simcord.Env(bot)
    await env.start()
    try:
        with env.time_context():
            yield env
    finally:
        await env.shutdown()
    env.raise_errors()


def differences(one: Sequence[Seen], other: Sequence[Seen]) -> list[str]:
    """Where two worlds look different, unless dice fell or something hidden was shown."""
    found: list[str] = []
    for a, b in zip(one, other, strict=False):
        if a.deed != b.deed:
            return [*found, f"after {a.deed!r} comes another deed: {b.deed!r}"]
        if a.shown != b.shown and not (a.sealed or b.sealed):
            found.append(f"{a.deed}\n{_parted(a.shown, b.shown)}")
    if len(one) != len(other):
        found.append(f"{len(one)} deeds and {len(other)}")
    return found


def _parted(one: str, other: str) -> str:
    """Where two texts part, with some of what surrounds it."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 200), at + 300)
    return f"  ...{one[around]}...\n  ...{other[around]}..."
