"""Load over real sockets: `python -m bot bench --games 500 --rate 20 --seconds 60`.

The bot runs as it does on Discord, in a process of its own. This process is Discord and the people: they read the
prompts of their channels, press buttons or type what autocomplete offers, and look at the board now and then, at a
steady rate whether the bot keeps up or not. At the end the bot is stopped, and its log of answers is compared with what
it had acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

from bot.measuring.bench_ready import MOST_PEOPLE, many_games
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_client import bot_process
from bot.measuring.loopback_people import Deed
from bot.measuring.loopback_shapes import Payload, pressable, words
from bot.memory import memory_of, resident
from bot.widgets.presses import Kind, Press
from engine import games

Figures = dict[str, float]
FIRST = 101
LOOKS = 1.0
"""Somebody looks at a board every so many seconds."""
PATIENCE = 120.0
BREATH = 0.05
"""Whoever finds every table busy looks again after so many seconds."""
PASSES = f"{Kind.DIRECT}pass"
"""What may be asked once more (`bot.widgets.once_more`); a crowd passes by commands."""
CALLED = re.compile(r"<@([0-9]+)>")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked of the bot: games alive, answers a second, for how long; `minds`: who sits in the empty seats."""

    games: int
    rate: float
    seconds: float
    titles: tuple[str, ...]
    config: str = ""
    minds: str = ""


@dataclass(slots=True)
class Crowd:
    """Everybody at all tables, and what became of what they did."""

    here: Loopback
    load: Load
    chance: Random = field(default_factory=lambda: Random(1))
    answers: list[Deed] = field(default_factory=list)
    others: list[Deed] = field(default_factory=list)
    silent: int = 0
    busy: set[int] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def play(self) -> None:
        """Answers at a steady rate."""
        began = perf_counter()
        for number in range(int(self.load.rate * self.load.seconds)):
            await asyncio.sleep(began + number / self.load.rate - perf_counter())
            self._begin(self._answer())
            if number % max(int(self.load.rate * LOOKS), 1) == 0:
                self._begin(self._look())
        await asyncio.gather(*self.tasks)

    def _begin(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.ensure_future(self._heard(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _heard(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        try:
            await work
        except TimeoutError:
            self.silent += 1

    async def _look(self) -> None:
        channel = FIRST + self.chance.randrange(self.load.games)
        self.others.append(await self.here.command(1, channel, "game board"))

    async def _answer(self) -> None:
        channel = await self._free()
        self.busy.add(channel)
        try:
            prompt = self._prompt(channel)
            if prompt is not None:
                await self._answered(channel, prompt)
        finally:
            self.busy.discard(channel)

    async def _free(self) -> int:
        """A table where nobody is just answering; where all are busy, the first that is found free again.

        Raises:
            TimeoutError: there is none for a long time.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                for _ in range(self.load.games):
                    channel = FIRST + self.chance.randrange(self.load.games)
                    if channel not in self.busy and self._prompt(channel) is not None:
                        return channel
                await asyncio.sleep(BREATH)

    def _prompt(self, channel: int) -> Payload | None:
        """The message that asks somebody there."""
        asking = (m for m in reversed(self.here.posted(channel)) if m["components"] and CALLED.search(words(m)))
        return next(asking, None)

    async def _answered(self, channel: int, prompt: Payload) -> None:
        person = int(self.chance.choice(CALLED.findall(words(prompt))))
        buttons = list(_open_choices(prompt))
        if buttons and self.chance.random() < 0.5:
            custom_id, values = self.chance.choice(buttons)
            self.answers.append(await self.here.press(person, prompt, custom_id, values))
            await asyncio.sleep(0.25)  # nobody reads a new prompt faster; then this table may be played at again
            return
        title = self.load.titles[(channel - FIRST) % len(self.load.titles)]
        command = f"{games.rules_of(title).commands} answer"
        offered = await self.here.complete(person, channel, command, "answer", "")
        self.others.append(offered)
        offers = offered.callback["data"]["choices"]
        if offers:
            picked = self.chance.choice(offers)["value"]
            self.answers.append(await self.here.command(person, channel, command, answer=picked))


def _open_choices(prompt: Payload) -> Iterator[tuple[str, list[str] | None]]:
    """The choices that stand in the channel: their ids, and what to pick in them."""
    for part in pressable(prompt):
        press = Press.read(part["custom_id"])
        if press is None or press.choice == PASSES or part.get("disabled"):
            continue
        if press.choice[:1] in (Kind.DIRECT, Kind.LIST):
            yield part["custom_id"], [option["value"] for option in part.get("options", [])][:1] or None


def under_load(folder: Path, load: Load) -> Figures:
    """Runs it and gives the figures."""
    return asyncio.run(_under_load(folder, load))


async def _under_load(folder: Path, load: Load) -> Figures:
    database = folder / "games.sqlite"
    await many_games(database, load.titles, load.games, load.minds)
    async with Loopback(people=MOST_PEOPLE, channels=load.games, remembers=False) as here:
        async with bot_process(here, database, config=f'log_format = "json"\n{load.config}') as bot:
            await _until_posted(database)
            crowd, memory = Crowd(here, load), [_held(bot.pid)]
            before = sum(here.answers.values())
            watching = asyncio.create_task(_watch(bot.pid, memory))
            await crowd.play()
            watching.cancel()
            behind = await _until_posted(database)
            bot.send_signal(signal.SIGTERM)
            code = await asyncio.wait_for(bot.wait(), PATIENCE)
        requests = sum(here.answers.values()) - before
        faults = sum(count for status, count in here.answers.items() if status >= 400)
    complained = complaints((folder / "log").read_text().splitlines())
    for line in complained:
        log.warning("the bot: %s", line)
    found = _latencies(crowd) | _memory(memory) | _kept(database, crowd)
    found |= {"load_complaints": len(complained), "load_exit_code": code, "load_behind_seconds": behind}
    return found | {"load_requests": requests, "load_refused_by_discord": faults}


async def _until_posted(database: Path) -> float:
    """Waits until nothing is left in the outbox; how many seconds that took."""
    began = perf_counter()
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as db:
        async with asyncio.timeout(PATIENCE):
            while db.execute("SELECT count(*) FROM outbox WHERE sent IS NULL AND kind != 'account'").fetchone()[0]:
                await asyncio.sleep(0.2)
    return perf_counter() - began


async def _watch(process: int, memory: list[tuple[float, float]]) -> None:
    while True:
        await asyncio.sleep(1)
        memory.append(_held(process))


def _held(process: int) -> tuple[float, float]:
    """Mebibytes of the bot with those who draw, and of the bot alone."""
    return memory_of(process), resident(process)


def complaints(log: list[str]) -> list[str]:
    """The lines of a log that tell of something wrong."""
    return [line for line in log if not line.startswith('{"at"') or json.loads(line)["level"] not in ("INFO", "DEBUG")]


def _latencies(crowd: Crowd) -> Figures:
    acknowledged = [deed.acknowledged or 0.0 for deed in crowd.answers]
    answered = [deed.answered or 0.0 for deed in crowd.answers if deed.answered]
    others = [deed.acknowledged or 0.0 for deed in crowd.others]
    spreads = {"acknowledged": acknowledged, "answered": answered, "others_acknowledged": others}
    found = {f"load_{name}_ms_{part}": value for name, times in spreads.items() for part, value in _spread(times)}
    return {"load_answers": len(crowd.answers), "load_silent": crowd.silent} | found


def _spread(times: list[float]) -> list[tuple[str, float]]:
    return [("median", median(times)), ("p99", quantiles(times, n=100)[98]), ("worst", max(times))]


def _memory(samples: list[tuple[float, float]]) -> Figures:
    """At the start, halfway, and at the end."""
    moments = {"start": samples[0], "middle": samples[len(samples) // 2], "end": samples[-1]}
    whole = {f"load_memory_mib_{moment}": all for moment, (all, _) in moments.items()}
    return whole | {f"load_memory_bot_mib_{moment}": bot for moment, (_, bot) in moments.items()}


def _kept(database: Path, crowd: Crowd) -> Figures:
    """Whether every acknowledged answer stands in the log, once; the others were refused in words."""
    with closing(sqlite3.connect(database)) as db:
        kept = {row[0] for row in db.execute("SELECT interaction FROM answers WHERE interaction IS NOT NULL")}
        pictures = db.execute("SELECT count(*) FROM outbox WHERE kind = 'board' AND message IS NOT NULL").fetchone()[0]
        programs = db.execute("SELECT count(*) FROM answers WHERE player NOT IN ('', 'chance')").fetchone()[0]
        chance = db.execute("SELECT count(*) FROM answers WHERE player = 'chance'").fetchone()[0]
        unsent = db.execute("SELECT count(*) FROM outbox WHERE sent IS NULL AND kind != 'account'").fetchone()[0]
    missing = [deed for deed in crowd.answers if deed.id not in kept]
    refused = [deed for deed in missing if deed.said and deed.message["flags"] & 64]
    for said, count in Counter(words(deed.message)[:90] for deed in refused).most_common():
        log.info("refused, %d times: %s", count, said)
    found = {"load_answers_kept": len(crowd.answers) - len(missing), "load_answers_refused": len(refused)}
    found |= {"load_programs": programs, "load_chance": chance}
    return found | {"load_lost": len(missing) - len(refused), "load_pictures": pictures, "load_unsent": unsent}
