"""Load on several processes: `python -m tests.bot.loading --tables 2000 --rate 60 --seconds 300`.

Real bots on one PostgreSQL database play against the small Discord of `tests.bot.halls`, where half of what people do
arrives at a process that does not look after their table. `--growth` asks one, two and three processes for more and
more answers a second, and tells how many each of these carried. Database, Discord and people take their part of the
same machine, and how much of it is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.measuring.bench import meaning
from bot.measuring.crowd import Crowd, Load
from bot.measuring.outcome import Measures, kept, latencies
from bot.measuring.processes import seconds_of
from bot.memory import family_of, memory_of, resident
from engine.games import names
from tests.bot import databases
from tests.bot.fleet import SHARDS, Fleet, fill, fleet, fleet_database, processor

SOON = 150.0
"""Milliseconds within which ninety-nine of a hundred answers are acknowledged by bots that keep up."""
TOLD = ("acknowledged_ms_p99", "acknowledged_ms_median", "answers", "cores_busy", "processor_ms_bots")
"""What is told of each rate."""
RATES = (10, 20, 30, 40, 50, 60, 80, 100)
MEANINGS = {
    "errors": "of all kinds: silence, loss, faults, warnings, refusals by Discord, bad exits",
    "exit_codes": "processes that did not end with 0",
    "refused_by_discord": "requests answered with an error",
    "complaints": "warnings and errors in the logs",
    "behind_seconds": "seconds to post the rest after the last answer",
    "processor_ms_bots": "ms of processor time of all bots for an answer and all that follows from it",
    "processor_ms_painters": "the same of the processes that draw",
    "processor_ms_database": "the same of PostgreSQL",
    "processor_ms_discord": "the same of the small Discord and its people, who share the machine",
    "cores_busy": "cores that all of these took",
    "memory_bot_mib": "MiB of one bot",
    "memory_mib_": "MiB of one bot and the process that draws for it",
    "memory_mib": "MiB of all bots and the processes that draw",
    "fill_seconds": "seconds to make the tables",
    "start_seconds": "seconds until all processes were connected and had looked at every table",
    "wakes": "tables that were asked how they stand",
    "wake_ms": "ms until somebody had the answer, its table was woken for it",
    "killed": "processes that were killed",
    "hung": "processes that hung",
    "away": "times that the database was away",
    "refused": "times that Discord had a bad time",
    "shut_out": "times that the bot was shut out of a channel or could not reach a person",
    "started_again": "processes that were started again",
    "unanswered": "presses and commands acknowledged later than 3 s, or never, though a process should have heard them",
    "faults_of_discord": "requests that Discord answered with a fault then",
    "wrong": "things that should not be so in the end",
    "memory_mib_an_hour": "MiB by which the process that was never killed grows in an hour",
    "memory_mib_at_the_end": "MiB of it at the end",
    "handles_an_hour": "open files and sockets by which it grows in an hour",
    "handles_at_the_end": "open files and sockets of it at the end",
    "carried": "answers a second that are acknowledged in time by so many processes",
}
"""What stands in no bench of one process."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds of processor time so far, of each part."""

    bots: float
    painters: float
    database: float
    discord: float

    @staticmethod
    def by(bots: Fleet) -> Taken:
        own = [process.pid for process in bots.alive.values()]
        server = databases.server().get_pid()
        of_server = family_of(server) if server else []
        return Taken(
            processor(own),
            processor([one for one in bots.families() if one not in own]),
            processor(of_server),
            seconds_of(os.getpid()),
        )

    def since(self, before: Taken, answers: int, seconds: float) -> Measures:
        """Milliseconds an answer, and how much of the machine that was."""
        parts = {name: getattr(self, name) - getattr(before, name) for name in Taken.__slots__}
        found = {f"processor_ms_{name}": 1000 * taken / max(1, answers) for name, taken in parts.items()}
        return found | {"cores_busy": sum(parts.values()) / seconds}


async def play(bots: Fleet, tables: int, rate: float, seconds: float) -> tuple[Crowd, Measures]:
    """A crowd plays; what that took."""
    crowd, before = Crowd(bots.here, Load(tables, rate, seconds, tuple(names()))), Taken.by(bots)
    began, loop = asyncio.get_running_loop().time(), asyncio.get_running_loop()
    await crowd.play()
    behind = await bots.posted()
    found = Taken.by(bots).since(before, len(crowd.answers), loop.time() - began)
    with bots.reading() as db:
        found |= {name.removeprefix("load_"): value for name, value in (latencies(crowd) | kept(db, crowd)).items()}
    return crowd, found | {"behind_seconds": behind}


def memory(bots: Fleet) -> Measures:
    """Of all of them together, and of each, with and without those that draw."""
    each = {f"memory_mib_{slot}": memory_of(process.pid) for slot, process in bots.alive.items()}
    alone = {f"memory_bot_mib_{slot}": resident(process.pid) for slot, process in bots.alive.items()}
    return {"memory_mib": sum(each.values())} | each | alone


async def load(
    folder: Path, address: str, tables: int, rate: float, seconds: float, processes: int, config: str = ""
) -> Measures:
    """What so many processes make of it; `errors` is 0 where nothing went wrong."""
    await fill(address, tables)
    async with fleet(folder, address, tables, processes, config) as bots:
        _, found = await play(bots, tables, rate, seconds)
        found |= memory(bots)
        await bots.stop()
        found |= {"exit_codes": sum(code != 0 for code in bots.stopped), "complaints": len(bots.complaints())}
        found |= {"refused_by_discord": bots.here.refusals.total()}
        for line in [*bots.complaints()[:20], *map(str, bots.here.refusals.items())]:
            logging.warning("%s", line)
    wrong = ("silent", "lost", "unsent", "exit_codes", "complaints", "refused_by_discord")
    return {"errors": sum(found[name] for name in wrong)} | found


async def growth(folder: Path, tables: int, seconds: float, rates: Sequence[float]) -> Measures:
    """How many answers a second one, two and three processes carry, of these rates in order. Each number of processes
    has tables of its own: those that were played on in an earlier Discord would be strangers in the next.
    """
    found: Measures = {}
    for processes in range(1, SHARDS + 1):
        address = databases.place(folder / f"games{processes}")
        await fill(address, tables)
        async with fleet(folder, address, tables, processes) as bots:
            for rate in rates:
                _, taken = await play(bots, tables, rate, seconds)
                found |= {f"{processes}_at_{rate:g}_{name}": taken[name] for name in TOLD}
                if taken["acknowledged_ms_p99"] >= SOON or taken["silent"] or taken["lost"]:
                    break
                found[f"carried_{processes}"] = rate
            await bots.stop()
    return found


def shown(figures: Measures) -> str:
    """A line for each figure, with what it means."""
    return "\n".join(f"{value:>12} {name:34} {_meaning(name)}" for name, value in figures.items())


def _meaning(name: str) -> str:
    """Of figures of one kind the kind; those of one process, and of one try, stand beside the number."""
    bare = re.sub(r"^(rest|woken|[0-9]_at_[0-9.]+)_", "", name)
    known = [start for start in MEANINGS if bare.startswith(start)]
    return MEANINGS[max(known, key=len)] if known else meaning(f"load_{bare}")


def arguments(argv: list[str]) -> argparse.Namespace:
    """What is asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.loading", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=60.0)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--processes", type=int, default=3, choices=(1, 2, 3))
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    """0: no error."""
    asked = arguments(argv)
    with TemporaryDirectory(prefix="load-") as folder, fleet_database(Path(folder)) as address:
        if asked.growth:
            measured = growth(Path(folder), asked.tables, asked.seconds, RATES)
        else:
            measured = load(Path(folder), address, asked.tables, asked.rate, asked.seconds, asked.processes)
        figures = {name: round(value, 3) for name, value in asyncio.run(measured).items()}
    print(json.dumps(figures) if asked.json else shown(figures))
    return int(figures.get("errors", 0) > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
