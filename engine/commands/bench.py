"""How fast the rules are, also beside those of another checkout."""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from time import process_time

from engine import games
from engine.chance import stream
from engine.checking.fuzz import Start, choose, starts
from engine.checking.pace import played_on
from engine.commands.asked import ROOT, Commands, about_game, command, options_of, out, start_of
from engine.game import AnyRules
from engine.log import Given
from engine.table import Table
from engine.text import Json

IN_TURNS = 3
EACH = 7


def offer(commands: Commands) -> None:
    """Adds the command."""
    speed = command(commands, "bench", _bench, "answers a second, time of a rebuild, size of a saved state")
    about_game(speed)
    speed.add_argument("--games", type=int, default=5, help="games for each number of seats")
    speed.add_argument("--against", metavar="FOLDER", help="another checkout of the project, measured beside this one")


def _bench(asked: argparse.Namespace) -> int:
    """Answers a second of processor time, without checks, for each number of seats: over all games, in the median and
    in the worst one. Then the same games with every safe point dumped, as for players, and without an account, as for
    search; rebuilds and dumps at every seventh question of one more game.
    """
    if asked.against:
        return _side_by_side(asked)
    rules, paces, by_seats = games.rules_of(asked.game), list[tuple[int, float]](), dict[str, Json]()
    played: list[Start] = []
    gc.freeze()  # as the bot does with what is loaded
    for seats in [asked.seats] if asked.seats else rules.seats:
        these = starts(rules, asked.seed, asked.games, seats, options_of(asked))
        pace = [_pace(start) for start in these]
        rates = [answers / seconds for answers, seconds in pace]
        by_seats[str(seats)] = {"median": round(median(rates)), "worst": round(min(rates))}
        paces, played = paces + pace, played + these
    found: dict[str, Json] = {"game": asked.game, "games": len(paces), "answers": sum(answers for answers, _ in paces)}
    found |= {"answers_per_second": _overall(paces), "answers_per_second_by_seats": by_seats}
    found["answers_per_second_kept"] = _overall([_pace(start, keep=True) for start in played])
    found["answers_per_second_quiet"] = _overall([_pace(start, quiet=True) for start in played])
    return out(asked, {**found, **_rebuilds(start_of(asked))})


def _overall(paces: Sequence[tuple[int, float]]) -> int:
    return round(sum(answers for answers, _ in paces) / sum(seconds for _, seconds in paces))


def _side_by_side(asked: argparse.Namespace) -> int:
    """The best of some measurements here and in another checkout, taken in turns, and the ratio of the two."""
    how = [f"--option={option}" for option in asked.option] + [f"--seats={asked.seats}"] * bool(asked.seats)
    command = [sys.executable, "-m", "engine", "bench", asked.game, f"--games={asked.games}", f"--seed={asked.seed}"]
    folders = {"before": Path(asked.against), "now": ROOT}
    if asked.game not in _list(_told([*command[:3], "games", "--json"], folders["before"])["games"]):
        del folders["before"]
    found: dict[str, list[int]] = {name: [] for name in folders}
    for _ in range(IN_TURNS):
        for name, folder in folders.items():
            found[name].append(_whole(_told([*command, *how, "--json"], folder)["answers_per_second"]))
    now, before = max(found["now"]), max(found.get("before", [0]))
    ratio = round(now / before, 2) if before else None
    return out(asked, {"game": asked.game, "before": before or None, "now": now, "ratio": ratio})


def _told(command: Sequence[str], folder: Path) -> Mapping[str, Json]:
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


def _pace(start: Start, **how: bool) -> tuple[int, float]:
    """Answers and seconds of processor time of a whole game; keywords as for `played_on`."""
    began = process_time()
    answers = played_on(start, **how)
    return answers, process_time() - began


def _rebuilds(start: Start) -> dict[str, Json]:
    rules = games.rules_of(start.game)
    table, chance = (
        Table.new(rules, start.seats, start.seed, start.options, keep=True),
        stream(start.seed, 0, 0, "bench"),
    )
    safe, tail, times, tails, sizes = table.opening.safe, list[Given](), list[float](), list[int](), list[int]()
    while table.ask is not None and safe is not None:
        seat, verb, value = choose(table, chance)[:3]
        taken = table.answer(seat, value, verb)
        safe, tail = (safe, [*tail, taken.given]) if taken.safe is None else (taken.safe, [])
        if table.ask is not None and table.ask.number % EACH == 0:
            times.append(min(_rebuild(rules, safe, tail) for _ in range(2)))
            tails.append(len(tail))
            sizes.append(len(safe))
    return {**_spread("rebuild_ms", times), **_spread("tail", tails), **_spread("dump_bytes", sizes)}


def _rebuild(rules: AnyRules, safe: bytes, tail: Sequence[Given]) -> float:
    """Milliseconds of processor time."""
    began = process_time()
    Table.rebuild(rules, safe, tail)
    return 1000 * (process_time() - began)


def _spread(name: str, values: list[float] | list[int]) -> dict[str, Json]:
    some = values or [0]
    late = sorted(some)[len(some) * 99 // 100]
    return {f"{name}_median": round(median(some), 3), f"{name}_p99": round(late, 3), f"{name}_max": round(max(some), 3)}
