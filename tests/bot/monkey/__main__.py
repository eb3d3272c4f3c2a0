"""`python -m tests.bot.monkey --seconds 600 --seed 1`: one walk after the other, each with the next seed.

Each looks first for what none before it has used, so a walk is the same again where the first seed is.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import monotonic

from tests.bot import databases, own_clock
from tests.bot.monkey.deeds import walked
from tests.bot.monkey.manner import Manner
from tests.bot.monkey.usage import Usage

FULL = 600.0
"""Seconds after which everything must have been accepted once."""


def main(argv: list[str]) -> int:
    """The exit code: 1 when something is wrong, or after its full length something was never accepted."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.monkey")
    parser.add_argument("--seconds", type=float, default=FULL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=1500, help="of one walk; the next one has the next seed")
    parser.add_argument("--no-refusals", action="store_true", help="Discord does all that it is asked")
    parser.add_argument("--trace", action="store_true", help="prints every step")
    asked = parser.parse_args(argv)
    end, usage, found, names, steps = monotonic() + asked.seconds, Usage(), list[str](), list[str](), 0
    seed = asked.seed
    try:
        while monotonic() < end:
            how = Manner.of(seed, refusals=not asked.no_refusals)
            with tempfile.TemporaryDirectory() as folder:
                run = asyncio.run if how.threads else own_clock.run
                walk, names = run(walked(Path(folder, "games.sqlite"), how, asked.steps, end, usage))
            print(*walk.did if asked.trace else (), sep="\n")
            print(f"{how}: {len(walk.did)} steps, {len(walk.found)} finds", *walk.found, sep="\n", flush=True)
            found, steps, seed = found + walk.found, steps + len(walk.did), seed + 1
    finally:
        databases.stop()
    print(f"{steps} steps in {seed - asked.seed} walks, {len(found)} finds", *usage.lines(names), sep="\n")
    return int(bool(found) or (asked.seconds >= FULL and bool(usage.missing(names))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
