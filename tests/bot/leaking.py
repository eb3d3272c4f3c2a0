"""Two worlds that differ only in what one seat cannot see, and all that the bot shows this seat in each of them.

A game is played by chance to a safe point. In the second world everything there is shuffled that the viewer cannot see
(`Rules.scramble`), what others were told in secret is another sentence, and others have given standing orders. Then the
viewer, who is a moderator besides, uses every command there is with every offered value, presses every button, and
answers wrongly; a viewer without a seat is anybody. Commands that come later are walked through by themselves.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import simcord

from bot.client import Astrarch
from bot.store import SqliteStore
from engine.ask import Seat
from tests.bot.two_worlds import Reached
from tests.bot.viewing import Seen, Tries, Visit, logged, words
from tests.bot.walking import walk


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
