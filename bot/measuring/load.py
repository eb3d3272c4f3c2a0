"""Load over real sockets: `python -m bot bench --games 500 --rate 20 --seconds 60`.

The bot runs as it does on Discord, in a process of its own. This process is Discord and the people. At the end the bot
is stopped, and its log of answers is compared with what it had acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from pathlib import Path
from time import perf_counter

from bot.measuring.bench_ready import MOST_PEOPLE, many_games
from bot.measuring.crowd import PATIENCE, Crowd, Load
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_client import bot_process
from bot.measuring.outcome import Measures, complaints, kept, latencies, of_log, unposted
from bot.measuring.processes import seconds_of
from bot.memory import memory_of, resident
from bot.store import SqliteStore
from bot.store.sqlite.opening import read_only

QUIET, LONGEST = 2.0, 90.0
"""Once the bot has asked nothing of Discord for so many seconds, all has followed; nobody waits longer than that."""

log = logging.getLogger(__name__)


def under_load(folder: Path, load: Load) -> Measures:
    """Runs it and gives the figures."""
    return asyncio.run(_under_load(folder, load))


async def _under_load(folder: Path, load: Load) -> Measures:
    database = folder / "games.sqlite"
    await many_games(SqliteStore(database), load.titles, load.games, load.minds)
    async with Loopback(people=MOST_PEOPLE, channels=load.games, remembers=False) as here:
        async with bot_process(here, database, config=f'log_format = "json"\n{load.config}') as bot:
            await _until_posted(database)
            await _until_quiet(here)
            crowd, memory = Crowd(here, load), [_held(bot.pid)]
            before, busy = sum(here.answers.values()), seconds_of(bot.pid)
            watching = asyncio.create_task(_watch(bot.pid, memory))
            await crowd.play()
            watching.cancel()
            behind = await _until_posted(database)
            await _until_quiet(here)
            busy = seconds_of(bot.pid) - busy
            bot.send_signal(signal.SIGTERM)
            code = await asyncio.wait_for(bot.wait(), PATIENCE)
        requests = sum(here.answers.values()) - before
        faults = sum(count for status, count in here.answers.items() if status >= 400)
    complained = complaints((folder / "log").read_text().splitlines())
    for line in complained:
        log.warning("the bot: %s", line)
    with read_only(database) as db:
        found = latencies(crowd) | _memory(memory) | kept(db, crowd) | of_log(db)
    answers, beside = max(1, len(crowd.answers)), sum(other.requests for other in crowd.others)
    found |= {"load_requests_beside": beside, "load_requests_an_answer": (requests - beside) / answers}
    found |= {"load_processor_ms": 1000 * busy / answers}
    found |= {"load_complaints": len(complained), "load_exit_code": code, "load_behind_seconds": behind}
    return found | {"load_requests": requests, "load_refused_by_discord": faults}


async def _until_posted(database: Path) -> float:
    """Waits until nothing is left in the outbox; how many seconds that took."""
    began = perf_counter()
    with read_only(database) as db:
        async with asyncio.timeout(PATIENCE):
            while unposted(db):
                await asyncio.sleep(0.2)
    return perf_counter() - began


async def _until_quiet(here: Loopback) -> None:
    """Waits for what follows without the outbox, such as pictures that had to wait to be drawn."""
    began, before = perf_counter(), -1
    while sum(here.answers.values()) > before and perf_counter() - began < LONGEST:
        before = sum(here.answers.values())
        await asyncio.sleep(QUIET)


async def _watch(process: int, memory: list[tuple[float, float]]) -> None:
    while True:
        await asyncio.sleep(1)
        memory.append(_held(process))


def _held(process: int) -> tuple[float, float]:
    """Mebibytes of the bot with those who draw, and of the bot alone."""
    return memory_of(process), resident(process)


def _memory(samples: list[tuple[float, float]]) -> Measures:
    """At the start, halfway, and at the end."""
    moments = {"start": samples[0], "middle": samples[len(samples) // 2], "end": samples[-1]}
    whole = {f"load_memory_mib_{moment}": all for moment, (all, _) in moments.items()}
    return whole | {f"load_memory_bot_mib_{moment}": bot for moment, (_, bot) in moments.items()}
