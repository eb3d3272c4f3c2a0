"""Command round trips through the whole bot over real sockets, with many games alive.

The bot runs as it does on Discord, against the small Discord of `bot.measuring.loopback`, which shares its process and
so counts against it. People answer at random by slash command. Times run from the moment Discord sends the interaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

from bot.client import Astrarch
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_people import Deed
from bot.store import SqliteStore
from bot.tables.tables import Tables
from bot.widgets.typed import words_of

GAMES_ALIVE = 200
COMMANDS = 400
AT_ONCE = 4
FIRST = 101
PAINTERS = 2
PAUSE = 0.02
SocketFigures = dict[str, float]


def over_sockets(folder: Path, game: str) -> SocketFigures:
    """Commands one after the other, from all games at once, and while boards are drawn without a break."""
    return asyncio.run(_over_sockets(folder / "many.sqlite", game))


async def _over_sockets(path: Path, game: str) -> SocketFigures:
    await _many_games(path, game)
    async with _connected(path) as (here, bot):
        calm = [await _command(here, bot, number) for number in range(COMMANDS)]
        await bot.sender.settle()
        busy = await _several_at_a_time(here, bot)
        await bot.sender.settle()
        began = perf_counter()
        await asyncio.gather(*(_command(here, bot, number) for number in range(GAMES_ALIVE)))
        rate = GAMES_ALIVE / (perf_counter() - began)
        await bot.sender.settle()
        drawn = await _while_drawing(here, bot)
    named = {"command": calm, f"command_of_{AT_ONCE}_at_once": busy, "command_while_drawing": drawn}
    figures = {name: value for kind, deeds in named.items() for name, value in _figures(kind, deeds).items()}
    return figures | {"commands_per_second_of_a_crowd": rate}


async def _several_at_a_time(here: Loopback, bot: Astrarch) -> list[Deed]:
    """Commands by as many people at once, each in games of their own."""

    async def person(first: int) -> list[Deed]:
        return [await _command(here, bot, number) for number in range(first, COMMANDS, AT_ONCE)]

    return [deed for deeds in await asyncio.gather(*map(person, range(AT_ONCE))) for deed in deeds]


async def _many_games(path: Path, game: str) -> None:
    """Games at their first question, with nothing left to post."""
    store = SqliteStore(path)
    tables = Tables(store)
    for channel in range(FIRST, FIRST + GAMES_ALIVE):
        made = await tables.lobby.create(channel, game, 1, "One")
        await tables.lobby.join(made.id, 2, "Two")
        await tables.lobby.join(made.id, 3, "Three")
        await tables.lobby.start(made.id)
    for row in store.claim(limit=100_000):
        store.sent([row.id])
    await tables.close()


@asynccontextmanager
async def _connected(path: Path) -> AsyncIterator[tuple[Loopback, Astrarch]]:
    async with Loopback(channels=GAMES_ALIVE) as here:
        with here.at_home():
            bot = Astrarch(SqliteStore(path), guild_ready_timeout=0.05)
            running = asyncio.create_task(bot.start("token"))
            await here.ready()
            for number in range(1, GAMES_ALIVE + 1):
                await bot.services.tables.look(number)
            yield here, bot
            await bot.close()
            await running


async def _command(here: Loopback, bot: Astrarch, number: int) -> Deed:
    """Somebody answers what is asked in one of the channels."""
    game = number % GAMES_ALIVE + 1
    live = await bot.services.tables.look(game)
    assert live.table is not None
    seat, _, value = live.table.random_answer(Random(number))
    words = words_of(live.table.shape(seat), value, bot.services.aloud(live))
    return await here.command(seat + 1, FIRST + game - 1, f"{live.rules.commands} answer", answer=words)


async def _while_drawing(here: Loopback, bot: Astrarch) -> list[Deed]:
    """Commands at a steady pace, while as many boards are drawn as the bot draws at once."""
    painters = [asyncio.create_task(_painting(bot, number + 1)) for number in range(PAINTERS)]
    deeds = []
    for number in range(COMMANDS // 2):
        deeds.append(await _command(here, bot, number))
        await asyncio.sleep(PAUSE)
    for painter in painters:
        painter.cancel()
    await asyncio.gather(*painters, return_exceptions=True)
    return deeds


async def _painting(bot: Astrarch, game: int) -> None:
    while True:
        live = await bot.services.tables.look(game)
        await bot.services.pictures.board(live, bot.services.aloud(live))


def _figures(kind: str, deeds: list[Deed]) -> SocketFigures:
    acknowledged = [deed.acknowledged or 0.0 for deed in deeds]
    answered = [deed.answered or 0.0 for deed in deeds]
    return _spread(f"{kind}_acknowledged_ms", acknowledged) | _spread(f"{kind}_answered_ms", answered)


def _spread(name: str, times: list[float]) -> SocketFigures:
    return {f"{name}_median": median(times), f"{name}_p99": quantiles(times, n=100)[98]}
