"""How fast the rules are, also beside those of another checkout."""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import process_time_ns

from engine import games
from engine.checking.fuzz import starts
from engine.commands.asked import ROOT, Commands, about_game, command, options_of, out, start_of
from engine.measuring.bench import paces, rebuilds
from engine.text import Json

IN_TURNS = 3


def offer(commands: Commands) -> None:
    """Adds the command."""
    speed = command(commands, "bench", _bench, "answers a second, time of a rebuild, size of a saved state")
    about_game(speed)
    speed.add_argument("--games", type=int, default=5, help="games for each number of seats")
    speed.add_argument("--against", metavar="FOLDER", help="another checkout of the project, measured beside this one")


def _bench(asked: argparse.Namespace) -> int:
    """Answers a second of processor time, without checks, for each number of seats; then rebuilds and dumps in one more
    game (`engine.measuring.bench`).
    """
    if asked.against:
        return _side_by_side(asked)
    rules = games.rules_of(asked.game)
    gc.freeze()  # as the bot does with what is loaded
    chosen = [asked.seats] if asked.seats else rules.seats
    begun = {seats: starts(rules, asked.seed, asked.games, seats, options_of(asked)) for seats in chosen}
    measured = {**paces(begun, process_time_ns), **rebuilds(start_of(asked), process_time_ns)}
    return out(asked, {"game": asked.game, **measured})


def _side_by_side(asked: argparse.Namespace) -> int:
    """The best of some measurements here and in another checkout, taken in turns, and the ratio of the two."""
    how = [f"--option={option}" for option in asked.option] + [f"--seats={asked.seats}"] * bool(asked.seats)
    command = [sys.executable, "-m", "engine", "bench", asked.game, f"--games={asked.games}", f"--seed={asked.seed}"]
    folders = {"before": Path(asked.against), "now": ROOT}
    if asked.game not in _list(_output_json([*command[:3], "games", "--json"], folders["before"])["games"]):
        del folders["before"]
    found: dict[str, list[int]] = {name: [] for name in folders}
    for _ in range(IN_TURNS):
        for name, folder in folders.items():
            found[name].append(_whole(_output_json([*command, *how, "--json"], folder)["answers_per_second"]))
    now, before = max(found["now"]), max(found.get("before", [0]))
    ratio = round(now / before, 2) if before else None
    return out(asked, {"game": asked.game, "before": before or None, "now": now, "ratio": ratio})


def _output_json(command: Sequence[str], folder: Path) -> Mapping[str, Json]:
    """What a command of another process tells. Raises OSError: it fails, or the project is not there."""
    if not (folder / "engine").is_dir():
        raise FileNotFoundError(f"no project in {folder}")
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if told.returncode:
        raise OSError(f"no measure of {folder}: {told.stderr.strip().rpartition(chr(10))[2]}")
    found: Mapping[str, Json] = json.loads(told.stdout)
    return found


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _whole(value: Json) -> int:
    assert isinstance(value, int)
    return value
