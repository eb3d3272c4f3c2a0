"""How the bot is doing, in figures: for the log, for Discord, and for `python -m bot status` in another process.

The running bot keeps its figures with the database every minute. `status` reads them, and says whether they are
fresh: that is also the health check of a container.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import platform
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot import clock
from bot.config import complain, database_of, read_config, say_aside
from bot.errors import BotError
from bot.logs import Complaints
from bot.memory import memory_of
from bot.operating.learners import learners
from bot.store.place import Place
from bot.store.places import place_of
from engine.text import T, Text

if TYPE_CHECKING:
    from bot.client import Astrarch

EVERY = 60.0
STALE = timedelta(seconds=3 * EVERY)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Status:
    """The figures.

    Attributes:
        at, since: now, and when the bot was started.
        connected: whether Discord is heard.
        servers, games, in_memory: how many there are; games under way, and those of them that are kept in memory.
        answers: given in the last hour.
        outbox, oldest: rows not posted yet, and for how many seconds the oldest one has been waiting.
        acknowledged_p50, acknowledged_p99: milliseconds until Discord had a sign of life, in the last hour.
        gateway: milliseconds of a heartbeat to Discord and back.
        memory: mebibytes, with the processes that draw.
        by_chance, replaced: answers that chance gave because a program could not, and processes of programs that were
            ended because they hung or died; since the start.
        warnings, errors: lines of that kind in the log since the start.
        limited: how often Discord asked the bot to slow down; `repainted`: processes that draw, replaced; since then.
        process, machine: which process it is, and where it runs.
        shards, count: the shards that it looks after, and into how many the servers are divided.
        lessons: how many lessons under way stand at each step (`bot.operating.learners`).
    """

    at: str
    since: str
    connected: bool
    servers: int
    games: int
    in_memory: int
    answers: int
    outbox: int
    oldest: int
    acknowledged_p50: float
    acknowledged_p99: float
    gateway: float
    memory: float
    by_chance: int
    replaced: int
    warnings: int
    errors: int
    limited: int = 0
    repainted: int = 0
    process: int = 0
    machine: str = ""
    shards: Sequence[int] = (0,)
    count: int = 1
    lessons: Mapping[str, int] = field(default_factory=dict)


class StatusReports:
    """Keeps the figures with the database, writes them into the log, and into what Discord shows of the bot.

    Attributes:
        last: the figures of the last look.
    """

    def __init__(self, bot: Astrarch, place: Place, complaints: Complaints, minutes: int) -> None:
        """`minutes`: so often a line is logged; 0: never."""
        self._bot, self._place, self._complaints, self._minutes = bot, place, complaints, minutes
        of, since = bot.ownership.shards.count, clock.stamp()
        self._stays = partial(Status, since=since, process=os.getpid(), machine=platform.node(), count=of)
        self._shown = -1
        self.last: Status | None = None

    async def run(self) -> None:
        """Until it is cancelled."""
        if not self._bot.services.store.shared:  # of several processes one may have no shard, and nothing to connect
            await self._bot.wait_until_ready()
        for minute in range(sys.maxsize):
            try:
                await self.once(self._minutes > 0 and minute % self._minutes == 0)
            except Exception:  # figures are no reason to stop
                log.exception("the status could not be written")
            await asyncio.sleep(EVERY)

    async def once(self, aloud: bool = False) -> Status:
        """One look."""
        now = self.last = await self.look()
        await asyncio.to_thread(self._place.report, json.dumps(asdict(now)))
        if aloud:
            log.info("status: %s", " ".join(f"{name}={value}" for name, value in asdict(now).items()))
        if now.games != self._shown and self._bot.shards:
            self._shown = now.games
            says = self._bot.services.locales.say(T("bot-presence", games=now.games))
            for shard in (number for number, one in self._bot.shards.items() if not one.is_closed()):
                await self._bot.change_presence(activity=discord.CustomActivity(says), shard_id=shard)
        return now

    async def look(self) -> Status:
        """The figures now."""
        bot, count = self._bot, self._complaints.count
        games, answers, outbox, oldest = await asyncio.to_thread(bot.services.store.figures, clock.now())
        fast, slow = bot.meter.spread()
        beat = bot.latency * 1000
        return self._stays(
            at=clock.stamp(),
            connected=bot.is_ready() and beat == beat,
            servers=len(bot.guilds),
            games=games,
            in_memory=bot.services.tables.games.in_memory,
            answers=answers,
            outbox=outbox,
            oldest=oldest,
            acknowledged_p50=round(fast, 1),
            acknowledged_p99=round(slow, 1),
            gateway=round(beat, 1) if beat == beat and beat < 1e9 else 0.0,
            memory=round(memory_of(os.getpid()), 1),
            by_chance=bot.services.tables.programs.by_chance,
            replaced=bot.thinkers.replaced,
            warnings=count["WARNING"],
            errors=count["ERROR"] + count["CRITICAL"],
            limited=bot.meter.limited,
            repainted=bot.services.pictures.replaced,
            shards=sorted(bot.ownership.held),
            lessons=learners(await asyncio.to_thread(bot.services.store.games)),
        )


def read(place: Place) -> list[Status]:
    """The last figures of each process, as far as this version can read them, the newest first."""
    found = list[Status]()
    for figures in place.reported():
        with suppress(ValueError, TypeError):
            found.append(Status(**json.loads(figures)))
    return found


# --- python -m bot status --------------------------------------------------------------------------------------------


def main_status(argv: list[str]) -> int:
    """Shows the figures of all processes. 0: the bot runs and is connected, each shard of it; 1: it does not; 2: the
    configuration cannot be used.
    """
    parser = argparse.ArgumentParser(prog="python -m bot status", description=say_aside(T("bot-status-help")))
    parser.add_argument("--config", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--here", action="store_true", help=say_aside(T("bot-status-help-here")))
    asked = parser.parse_args(argv)
    try:
        found = read(place_of(database_of(read_config(asked.config))))
    except BotError as error:
        return complain(error)
    all_of_it = not asked.here
    found = found if all_of_it else [one for one in found if one.machine in ("", platform.node())]
    health, running = health_of(found, all_of_it=all_of_it), fresh(found)
    if asked.json:
        newest = asdict(found[0]) if found else {}
        print(json.dumps({"health": health.key, **newest, "processes": [asdict(one) for one in running]}))
    else:
        print("\n".join(say_aside(text) for text in [health, *status_lines_of_all(running or found[:1])]))
    return int(health.key != "bot-status-well")


def fresh(found: Sequence[Status]) -> list[Status]:
    """Those of processes that are at work."""
    return [one for one in found if clock.now() - clock.moment(one.at) <= STALE]


def health_of(found: Sequence[Status], *, all_of_it: bool = True) -> Text:
    """In one sentence. `all_of_it`: and not only of some of its processes, which need not have every shard."""
    running = fresh(found)
    if not found:
        return T("bot-status-none")
    if not running:
        age = clock.now() - clock.moment(found[0].at)
        return T("bot-status-stale", minutes=int(age.total_seconds()) // 60)
    held = {shard for one in running for shard in one.shards}
    missing = sorted(set(range(running[0].count)) - held) if all_of_it else []
    if missing:
        return T("bot-status-missing", shards=tuple(map(str, missing)))
    apart = [one for one in running if one.shards and not one.connected]
    return T("bot-status-apart") if apart else T("bot-status-well")


def status_lines_of_all(found: Sequence[Status]) -> Iterator[Text]:
    """The figures of one process, or of each of several."""
    for one in found:
        if len(found) > 1 or one.count > 1:
            shards = tuple(map(str, one.shards))
            yield T("bot-status-process", machine=one.machine, process=str(one.process), shards=shards, n=len(shards))
        yield from status_lines(one)


def status_lines(now: Status) -> Iterator[Text]:
    """Each figure in words."""
    yield T("bot-status-since", since=now.since, servers=now.servers)
    yield T("bot-status-games", games=now.games, memory=now.in_memory, answers=now.answers)
    yield T("bot-status-outbox", rows=now.outbox, seconds=now.oldest)
    fast, slow = round(now.acknowledged_p50), round(now.acknowledged_p99)
    yield T("bot-status-latency", fast=fast, slow=slow, gateway=round(now.gateway))
    yield T("bot-status-programs", chance=now.by_chance, replaced=now.replaced)
    if now.lessons:
        yield T("bot-status-lessons", steps=tuple(f"{step}: {count}" for step, count in now.lessons.items()))
    yield T("bot-status-limits", limited=now.limited, repainted=now.repainted)
    yield T("bot-status-machine", mebibytes=round(now.memory), warnings=now.warnings, errors=now.errors)
