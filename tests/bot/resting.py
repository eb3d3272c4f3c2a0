"""Tables at rest: `python -m tests.bot.resting --tables 10000`.

Real bots on one PostgreSQL database look after tables at which nobody plays. Somebody asks now and then how one of them
stands, and it has to be woken. What the processes hold is told, and how long that takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.drawing import painters
from bot.measuring.loopback_people import Deed
from bot.measuring.outcome import Measures, spread
from bot.processes import workers
from tests.bot.fleet import SHARDS, Fleet, fill, fleet, fleet_database, processor
from tests.bot.loading import memory, shown

IDLE = 10.0
"""So many seconds nobody does anything."""


async def rest(
    folder: Path,
    address: str,
    tables: int,
    wakes: int,
    rate: float,
    processes: int = SHARDS,
    config: str = "",
    calm_seconds: float = 0.0,
) -> Measures:
    """What tables at rest take, and how long it takes to wake so many of them, at so many a second.

    `calm_seconds`: so long nothing happens before that is measured.
    """
    began = perf_counter()
    await fill(address, tables, asleep=True)
    filled = perf_counter()
    async with fleet(folder, address, tables, processes, config) as bots:
        await calm(bots)
        await asyncio.sleep(calm_seconds)
        found = {"fill_seconds": filled - began, "start_seconds": perf_counter() - filled}
        found |= {f"rest_{name}": value for name, value in memory(bots).items()}
        found |= {"rest_cores_busy": await idle(bots)}
        deeds = await woken(bots, tables, wakes, rate)
        found |= {f"woken_{name}": value for name, value in memory(bots).items()}
        await bots.stop()
        found |= {"complaints": len(bots.complaints()), "exit_codes": sum(code != 0 for code in bots.stopped)}
    found |= {f"wake_ms_{part}": value for part, value in spread([deed.answered or 0.0 for deed in deeds])}
    found |= {"wakes": len(deeds), "silent": wakes - len(deeds)}
    return {"errors": sum(found[name] for name in ("silent", "complaints", "exit_codes"))} | found


async def calm(bots: Fleet) -> None:
    """Waits until they have looked at every table for the first time."""
    before = -1.0
    while (now := processor(bots.families())) - before > 0.1:
        before = now
        await asyncio.sleep(1)


async def idle(bots: Fleet) -> float:
    """So much of a core they take while nobody does anything."""
    before, began = processor(bots.families()), perf_counter()
    await asyncio.sleep(IDLE)
    return (processor(bots.families()) - before) / (perf_counter() - began)


async def woken(bots: Fleet, tables: int, wakes: int, rate: float) -> list[Deed]:
    """Somebody asks how a table stands, at any of them, and is answered."""
    chance, began = Random(1), perf_counter()
    asked = []
    for number in range(wakes):
        await asyncio.sleep(began + number / rate - perf_counter())
        channel = bots.here.channels[chance.randrange(tables)]
        asked.append(asyncio.create_task(bots.here.command(1, channel, "game status")))
    done = await asyncio.gather(*asked, return_exceptions=True)
    return [deed for deed in done if isinstance(deed, Deed)]


def main(argv: list[str]) -> int:
    """0: no error."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.resting", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--wakes", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    with TemporaryDirectory(prefix="rest-") as folder, fleet_database(Path(folder)) as address:
        calm_seconds = max(painters.REST, workers.REST)
        measured = rest(Path(folder), address, asked.tables, asked.wakes, asked.rate, calm_seconds=calm_seconds)
        found = asyncio.run(measured)
    figures = {name: round(value, 3) for name, value in found.items()}
    print(json.dumps(figures) if asked.json else shown(figures))
    return int(figures["errors"] > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
