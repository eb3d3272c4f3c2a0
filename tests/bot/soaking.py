"""Bad days without an end: `python -m tests.bot.soaking --minutes 30`.

Three real bots on one PostgreSQL database carry tables at a steady rate, while the database goes away for seconds,
processes are killed or hang, and Discord answers with faults. Then everything is left in peace, and has to be whole:
what people were told is taken is there, nothing is there twice, every table has its one prompt, and `python -m bot
check` finds nothing. The first process is never killed: how its memory and its open files grow is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from discord.utils import snowflake_time

from bot.measuring.crowd import Crowd, Load
from bot.measuring.loopback_client import ROOT
from bot.measuring.loopback_shapes import LETTERS
from bot.measuring.outcome import Measures, is_taken, kept
from bot.measuring.processes import handles_of
from bot.memory import resident
from bot.store.postgresql.server import Session
from engine.games import names
from tests.bot import databases
from tests.bot.fleet import SHARDS, Fleet, fill, fleet, fleet_database
from tests.bot.halls import LATE
from tests.bot.killing import asks
from tests.bot.loading import shown

SURVIVOR = 0
FAULTY = 0.02
"""So many requests Discord answers with a fault while it has a bad time."""
AWAY, HUNG, BAD = (1.0, 6.0), (5.0, 9.0), (3.0, 10.0)
"""So many seconds the database is away, a process hangs, and Discord has a bad time."""
SETTLES = 2.0
"""So many seconds after it has hung a process may still post what it was about to."""
RETRIED = 10.0
"""So many seconds later the library has asked for the last time again for what ended in a fault."""
PAUSE = (2.0, 12.0)
"""So many seconds between two faults."""
PATIENCE = 5.0
"""So many seconds a person waits for an answer, before Discord says that there is none."""
CALM = 60.0
"""So many seconds after the last fault every shard is connected again."""
DEAF_WHEN_DEAD, DEAF_WHEN_HUNG = 4.0, 8.0
"""So many seconds after a process died or stopped, others hear for it at the latest, as `docs/running.md` promises."""
SHUT, UNREACHABLE = 0.1, 0.3
"""Of so many of the channels the bot is shut out at a time, and so many people no letter reaches."""
EVERY = 2.0
WARM = 0.25
"""Memory and files are looked at once so much of the time has passed: caches fill at first."""


@dataclass
class Soak:
    """What happens to the processes, and what is seen of them meanwhile.

    Attributes:
        happened: each kind of fault, and how often.
        grown: seconds, mebibytes and open files of the survivor.
        deaf: from when to when nobody may hear for one of the shards.
    """

    bots: Fleet
    chance: Random
    happened: Counter[str] = field(default_factory=Counter)
    grown: list[tuple[float, float, int]] = field(default_factory=list)
    deaf: list[tuple[float, float]] = field(default_factory=list)

    def unanswered(self) -> int:
        """How many presses and commands nobody acknowledged in time although a process should have heard them."""
        unheard = self.bots.here.unheard
        return sum(not any(start <= began <= end for start, end in self.deaf) for began in unheard)

    def _deaf(self, seconds: float) -> None:
        """Also what was done just before may have gone to the one that died."""
        self.deaf.append((perf_counter() - LATE / 1000, perf_counter() + seconds))

    async def run(self, seconds: float) -> None:
        """Faults at random for so long."""
        watching = asyncio.create_task(self._watch())
        until = perf_counter() + seconds
        while perf_counter() < until:
            fault = self.chance.choice(FAULTS)
            await fault(self)
            self.happened[fault.__name__] += 1
            await asyncio.sleep(min(self.chance.uniform(*PAUSE), max(0.0, until - perf_counter())))
            self.happened["started_again"] += await self.bots.rise()
        watching.cancel()

    async def _watch(self) -> None:
        process, began = self.bots.alive[SURVIVOR].pid, perf_counter()
        while True:
            self.grown.append((perf_counter() - began, resident(process), handles_of(process)))
            await asyncio.sleep(EVERY)

    def growth(self) -> Measures:
        """How the survivor grew."""
        _, memory, handles = self.grown[-1]
        slopes = {"memory_mib_an_hour": slope(self.grown, 1), "handles_an_hour": slope(self.grown, 2)}
        return slopes | {"memory_mib_at_the_end": memory, "handles_at_the_end": handles}

    async def killed(self) -> None:
        """A process dies, and another one is started in its place."""
        slot = self.chance.choice([slot for slot in self.bots.alive if slot != SURVIVOR])
        self._deaf(DEAF_WHEN_DEAD)
        await self.bots.kill(slot)
        await asyncio.sleep(self.chance.uniform(*HUNG))
        await self.bots.begin(slot)

    async def hung(self) -> None:
        """A process stops in the middle of what it does, and goes on when others have taken over."""
        process, here = self.chance.choice(list(self.bots.alive.values())), self.bots.here
        here.forgetful = False  # it has minutes in which a nonce is known
        self._deaf(DEAF_WHEN_HUNG)
        signalled(process, signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(*HUNG))
        signalled(process, signal.SIGCONT)
        await asyncio.sleep(SETTLES)
        here.forgetful = True

    async def away(self) -> None:
        """The database is not there."""
        await asyncio.to_thread(_away, self.chance.uniform(*AWAY))

    async def refused(self) -> None:
        """Discord has a bad time. What it has done and not said is asked for again within seconds, by its nonce."""
        here = self.bots.here
        here.faulty, here.forgetful = FAULTY, False
        await asyncio.sleep(self.chance.uniform(*BAD))
        here.faulty = 0.0
        await asyncio.sleep(RETRIED)
        here.forgetful = True

    async def shut_out(self) -> None:
        """Discord lets the bot into some channels no more, to some people no letter, and takes no picture."""
        here = self.bots.here
        here.shut = {channel for channel in here.channels if self.chance.random() < SHUT}
        here.unreachable = {LETTERS + person for person in here.people if self.chance.random() < UNREACHABLE}
        here.filtered = True
        await asyncio.sleep(self.chance.uniform(*BAD))
        here.let_in()


def signalled(process: asyncio.subprocess.Process, what: signal.Signals) -> None:
    """Sends a signal to a process, unless it has ended by itself."""
    if process.returncode is None:
        process.send_signal(what)


def _away(seconds: float) -> None:
    with databases.away():
        time.sleep(seconds)


FAULTS: Sequence[Callable[[Soak], Awaitable[None]]] = (
    Soak.killed, Soak.hung, Soak.away, Soak.refused, Soak.shut_out,
)  # fmt: skip


async def soak(
    folder: Path, address: str, load: Load, seed: int = 1, processes: int = SHARDS
) -> tuple[list[str], Measures]:
    """What is wrong in the end, and the figures."""
    await fill(address, load.games)
    async with fleet(folder, address, load.games, processes, load.config) as bots:
        bots.here.patience, bots.here.forgetful = PATIENCE, True
        crowd, days = Crowd(bots.here, load), Soak(bots, Random(seed))
        await asyncio.gather(crowd.play(), days.run(load.seconds))
        behind = await in_peace(bots)
        with bots.reading() as db:
            wrong, found = list(seen(bots, crowd, db)), kept(db, crowd)
        wrong += [*await checked(folder), *(f"a process ended with {code}" for code in bots.stopped if code)]
        faults = dict(days.happened) | {"faults_of_discord": bots.here.faults_told}
    told: Measures = {name: found[f"load_{name}"] for name in ("answers_kept", "answers_refused", "unsent")}
    told |= {
        "answers": len(crowd.answers),
        "silent": crowd.silent,
        "unanswered": days.unanswered(),
        "behind_seconds": behind,
    }
    return wrong, told | faults | days.growth()


async def in_peace(bots: Fleet) -> float:
    """Nobody plays any more; what is left is posted, and they are stopped. How many seconds they were behind."""
    rising = asyncio.create_task(_rise(bots))
    await bots.here.all_there(CALM)
    rising.cancel()
    behind = await bots.posted()
    await asyncio.sleep(PATIENCE)
    await bots.stop()
    return behind


async def _rise(bots: Fleet) -> None:
    while True:
        await bots.rise()
        await asyncio.sleep(EVERY)


def seen(bots: Fleet, crowd: Crowd, db: Session) -> Iterator[str]:
    """What people find in the end that should not be so."""
    logged = Counter(row[0] for row in db.execute("SELECT interaction FROM answers WHERE interaction IS NOT NULL"))
    told = [deed for deed in crowd.answers if is_taken(deed)]
    yield from (f"answer {deed.id} was called taken and is not there" for deed in told if deed.id not in logged)
    yield from (f"answer {interaction} is there {times} times" for interaction, times in logged.items() if times > 1)
    yield from (f"nonce {nonce} was posted {times} times" for nonce, times in bots.here.created.items() if times > 1)
    running = dict(db.execute("SELECT channel, id FROM games WHERE status = 'running'"))
    noted = {int(message) for (message,) in db.execute("SELECT message FROM sendings WHERE message IS NOT NULL")}
    yield from (
        line for channel in bots.here.channels for line in in_channel(bots, channel, running.get(channel), noted)
    )


def in_channel(bots: Fleet, channel: int, game: int | None, noted: Set[int]) -> Iterator[str]:
    """The same of a channel where this game is played: one prompt, and nothing of which the bot does not know."""
    posted = bots.here.posted(channel)
    asking = [asked for message in posted if (asked := asks(message))]
    if asking != ([game] if game else []):
        yield f"channel {channel}: prompts of {asking}, but {game} is played"
    stray = [message["id"] for message in posted if int(message["id"]) not in noted]
    if stray:
        yield f"channel {channel}: messages of which the bot does not know: {', '.join(map(dated, stray))}"


def dated(message: str) -> str:
    """The id, and when it was posted: the logs tell what happened then."""
    return f"{message} ({snowflake_time(int(message)).isoformat(timespec='milliseconds')})"


async def checked(folder: Path) -> list[str]:
    """What `python -m bot check` finds wrong."""
    command = [sys.executable, "-m", "bot", "check", "--offline"]
    where, around = folder / str(SURVIVOR), {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=where, env=around)
    told, _ = await process.communicate()
    return [f"check ends with {process.returncode}: {told.decode()[-500:]}"] if process.returncode else []


def slope(grown: Sequence[tuple[float, float, int]], what: int) -> float:
    """By how much it grows in an hour, on the straight line that fits best; without the time in which caches fill."""
    late = [(one[0] / 3600, one[what]) for one in grown if one[0] >= WARM * grown[-1][0]]
    middle, mean = sum(at for at, _ in late) / len(late), sum(value for _, value in late) / len(late)
    apart = sum((at - middle) ** 2 for at, _ in late)
    return sum((at - middle) * (value - mean) for at, value in late) / apart if apart else 0.0


def main(argv: list[str]) -> int:
    """0: everything is whole."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.soaking", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=240)
    parser.add_argument("--rate", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    folder = Path(tempfile.mkdtemp(prefix="soak-"))
    with fleet_database(folder) as address:
        load = Load(asked.tables, asked.rate, 60 * asked.minutes, tuple(names()))
        wrong, found = asyncio.run(soak(folder, address, load, asked.seed))
    figures = {"wrong": len(wrong)} | {name: round(value, 3) for name, value in found.items()}
    print(json.dumps(figures | {"what": wrong}) if asked.json else "\n".join([shown(figures), *wrong[:50]]))
    if wrong:
        print(f"what it left stands in {folder}", file=sys.stderr)
    else:
        shutil.rmtree(folder)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
