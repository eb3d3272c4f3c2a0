"""Who is likely to win: games from which that is learned, weights found by them, and whether turning points hold."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import process_time

from engine import games
from engine.commands.asked import ROOT, Commands, command, out
from engine.measuring.advised import Lesson, beginner, learned
from engine.measuring.fitting import Told, brier, even_share, fitted, names_of, reliability, told
from engine.measuring.recorded import Recorded, record
from engine.measuring.turned import Turned, raised, turned
from engine.prospects.prospects import FILE, written
from engine.text import Json

RIDGE = 20.0
"""How strongly weights are kept small. It counts for less the more games there are."""


def offer(commands: Commands) -> None:
    """Adds these commands."""
    fit = command(commands, "prospects", _prospects, "games of computer players, and what tells who will win them")
    fit.add_argument("game")
    fit.add_argument("--file", type=Path, required=True, help="where the games are kept; those that are there stay")
    fit.add_argument("--games", type=int, default=3000)
    fit.add_argument("--cores", type=int, default=None, help="processes; all cores if not given")
    fit.add_argument("--write", action="store_true", help="the weights become those of the game")
    proof = command(commands, "turning", _turning, "games played on from their worst mistake, and without it")
    proof.add_argument("game")
    proof.add_argument("--games", type=int, default=20)
    proof.add_argument("--first", type=int, default=0, help="the number of the first game")
    proof.add_argument("--pairs", type=int, default=10)
    proof.add_argument("--seconds", type=float, default=150, help="so long each game is looked at, as the bot does")
    proof.add_argument("--cores", type=int, default=None, help="processes; all cores if not given")
    beginner = command(commands, "beginner", _beginner, "whoever takes the first plan of Advise me, against others")
    beginner.add_argument("game")
    beginner.add_argument("--seats", type=int, default=3)
    beginner.add_argument("--level", default="steady", help="who the others are")
    beginner.add_argument("--games", type=int, default=200)
    beginner.add_argument("--first", type=int, default=0, help="the number of the first game")
    beginner.add_argument("--cores", type=int, default=None, help="processes; all cores if not given")


def _record(game: str, number: int) -> str:
    return record(games.rules_of(game), number).line()


def _prospects(asked: argparse.Namespace) -> int:
    """Plays the games that are still missing, then fits."""
    lines = asked.file.read_text(encoding="utf-8").splitlines() if asked.file.exists() else []
    with asked.file.open("a", encoding="utf-8") as file, ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        for line in pool.map(partial(_record, asked.game), range(len(lines), asked.games)):
            lines.append(line)
            file.write(line + "\n")
            file.flush()
    found = _fitted(asked, [Recorded.read(line) for line in lines])
    return out(asked, found)


def _fitted(asked: argparse.Namespace, every: list[Recorded]) -> dict[str, Json]:
    """Judged on games that were not fitted to: each half by the weights of the other. Then fitted to all."""
    names = names_of(every)
    judged = {
        "figures": _judged(every, names),
        "points": _judged(every, _points(names)),
        "nothing": _judged(every, []),
    }
    off, rows = reliability(judged["figures"])
    summary: dict[str, Json] = {
        "game": asked.game,
        "games": len(every),
        "won": sum(bool(one.winners) for one in every),
        "positions": sum(len(one.standings) for one in every),
        **{f"brier_{key}": round(brier(some), 4) for key, some in judged.items()},
        "off": round(off, 4),
        "reliability": rows,
    }
    if asked.write:
        made = {key: summary[key] for key in ("games", "positions", "brier_figures", "brier_points", "off")}
        weights, command = fitted(every, names, RIDGE, _points(names)), f"python -m engine prospects {asked.game}"
        text = written(weights, even_share(every, weights), {"command": command, **made})
        (ROOT / "engine" / asked.game / FILE).write_text(text, encoding="utf-8")
    return summary


def _judged(every: list[Recorded], names: list[str]) -> list[Told]:
    """The chances told of each half of the games by the weights of the other."""
    halves, free, found = (every[::2], every[1::2]), _points(names_of(every)), list[Told]()
    for half, other in (halves, halves[::-1]):
        weights = fitted(other, names, RIDGE, free)
        found += told(half, weights, even_share(other, weights))
    return found


def _points(names: list[str]) -> list[str]:
    """The figures that only tell points; where none are counted, what a side's places are worth."""
    return [name for name in ("points", "near") if name in names] if "near" in names else [names[0]]


def _turned(game: str, pairs: int, seconds: float, number: int) -> Turned:
    until = process_time() + seconds
    return turned(games.rules_of(game), number, pairs, lambda: (until - process_time()) / seconds)


def _turning(asked: argparse.Namespace) -> int:
    """Games played on from their worst mistake, on all cores."""
    every = list[Turned]()
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        for one in pool.map(
            partial(_turned, asked.game, asked.pairs, asked.seconds), range(asked.first, asked.first + asked.games)
        ):
            every.append(one)
            if not asked.json and one.point is not None:
                won = f"{one.ended.done:g} of {len(one.ended.pairs)} as it was done, {one.ended.other:g} otherwise"
                print(f"{one.number}: {won}; {one.point.surely:.2f} more at least was told", flush=True)
    return out(asked, {"game": asked.game, **raised(every)})


def _began(game: str, seats: int, level: str, number: int) -> Lesson:
    return beginner(games.rules_of(game), seats, level, number)


def _beginner(asked: argparse.Namespace) -> int:
    """Games of somebody who does what *Advise me* says, on all cores."""
    every, how = list[Lesson](), partial(_began, asked.game, asked.seats, asked.level)
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        for one in pool.map(how, range(asked.first, asked.first + asked.games)):
            every.append(one)
            if not asked.json:
                print(f"{len(every)}: {one.won:g}", flush=True)
    return out(asked, {"game": asked.game, "level": asked.level, **learned(every, asked.seats)})
