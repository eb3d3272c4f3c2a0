"""How fast the tables and the database are: `python -m bot bench --json`. Other parts add their figures to `FIGURES`.
`--seconds 60` measures instead a bot under load (`bot.measuring.load`).

Everything is measured on a real file in a temporary folder (set TMPDIR to measure another disk), every commit on disk
before it counts, with seats played at random.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.config import say_aside
from bot.live.model import Live
from bot.live.rebuild import rebuild
from bot.measuring.bench_sockets import over_sockets
from bot.measuring.crowd import Load
from bot.measuring.load import under_load
from bot.measuring.outcome import Measures
from bot.measuring.pace import of_all_games
from bot.store import Change, SqliteStore
from bot.store.posts import PromptPost
from bot.tables.tables import Tables
from engine.games import names
from engine.text import T, Text

GAMES_ALIVE = 200
ROUND_TRIPS = 1000
COMMITS = 500
MOST_ANSWERS = 20_000


def main_bench(argv: list[str]) -> int:
    """Measures everything and prints it with what it means, with `--json` as one object."""
    parser = argparse.ArgumentParser(prog="python -m bot bench", description=say_aside(T("bot-bench-help")))
    parser.add_argument("--game", default="")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--painters", type=int, default=1)
    parser.add_argument("--minds", default="", metavar="LEVEL", help=say_aside(T("bot-bench-minds")))
    asked, began = parser.parse_args(argv), perf_counter()
    figures = {name: round(value, 3) for name, value in _measured(asked).items()}
    if asked.json:
        print(json.dumps(figures))
        return 0
    print("\n".join(f"{value:>10} {name:44} {meaning(name)}" for name, value in figures.items()))
    print(say_aside(T("bot-bench-command", seconds=round(perf_counter() - began), command=" ".join(argv))))
    return 0


def _measured(asked: argparse.Namespace) -> Measures:
    """With `--seconds` a bot under load, of all games or one; else each part for itself."""
    figures: Measures = {}
    if asked.seconds:
        titles = (asked.game,) if asked.game else tuple(names())
        load = Load(
            asked.games, asked.rate, asked.seconds, titles, f"[limits]\npainters = {asked.painters}\n", asked.minds
        )
        with TemporaryDirectory() as folder:
            return under_load(Path(folder), load)
    for measure in FIGURES:
        with TemporaryDirectory() as folder:
            figures |= measure(Path(folder), asked.game or "ti4")
    return figures | of_all_games(asked.game)


def meaning(name: str) -> str:
    """What a figure says, in words."""
    return say_aside(Text(f"bot-bench-{kind_of(name)}"))


def kind_of(name: str) -> str:
    """A figure without its game and its part of the spread: `commits-per-second`."""
    for game in names():
        name = name.removeprefix(f"{game}_")
    for part in ("_median", "_p99", "_worst", "_start", "_middle", "_end"):
        name = name.removesuffix(part)
    return name.replace("_", "-")


def commits(folder: Path, game: str) -> Measures:
    """Bare commits of a post, one after the other: what the disk allows."""
    store = SqliteStore(folder / "commits.sqlite")
    tables = Tables(store)

    async def run() -> float:
        live = await _started(tables, game, 1)
        version, began = live.game.version, perf_counter()
        for _ in range(COMMITS):
            version = store.commit(live.game.id, version, Change(posts=[PromptPost("0.1")]))
        return COMMITS / (perf_counter() - began)

    try:
        return {"commits_per_second": asyncio.run(run())}
    finally:
        store.close()


def whole_game(folder: Path, game: str) -> Measures:
    """One game to its end: answers a second with all that is saved, bytes, and rebuilding along the way."""
    path = folder / "game.sqlite"
    return asyncio.run(_whole_game(path, game)) | {"database_kib_a_game": path.stat().st_size / 1024}


async def _whole_game(path: Path, game: str) -> Measures:
    store = SqliteStore(path)
    tables = Tables(store)
    live = await _started(tables, game, 1)
    began, rebuilding, count = perf_counter(), list[float](), 0
    while live.game.status == "running" and count < MOST_ANSWERS:
        await _one_answer(tables, live.game.id, count)
        live, count = await tables.look(live.game.id), count + 1
        if count % 10 == 0:
            rebuilding.append(_rebuild_ms(store, live))
    seconds = perf_counter() - began - sum(rebuilding) / 1000
    for row in store.claim(limit=100_000):
        store.sent([row.id])
    await tables.close()
    figures = {"answers_a_game": float(count), "saved_answers_per_second": count / seconds}
    return figures | {"rebuild_ms_median": median(rebuilding), "rebuild_ms_worst": max(rebuilding)}


def _rebuild_ms(store: SqliteStore, live: Live) -> float:
    began = perf_counter()
    rebuild(live.rules, store.load(live.game.id), store)
    return (perf_counter() - began) * 1000


def round_trips(folder: Path, game: str) -> Measures:
    """An answer, from the command to its commit, with many games alive: one at a time, then a crowd at once."""
    return asyncio.run(_round_trips(Tables(SqliteStore(folder / "many.sqlite")), game))


async def _round_trips(tables: Tables, game: str) -> Measures:
    games = [(await _started(tables, game, channel)).game.id for channel in range(1, GAMES_ALIVE + 1)]
    calm: list[float] = []
    for count in range(ROUND_TRIPS):
        calm.append(await _one_answer(tables, games[count % len(games)], count))
    began = perf_counter()
    crowd = await asyncio.gather(*(_one_answer(tables, number, 0) for number in games))
    seconds = perf_counter() - began
    await tables.close()
    named = {"round_trip_ms": calm, "round_trip_of_all_at_once_ms": crowd}
    figures = {f"{name}_{part}": value for name, times in named.items() for part, value in _spread(times).items()}
    return figures | {"answers_per_second_of_a_crowd": len(games) / seconds}


def _spread(times: list[float]) -> Measures:
    return {"median": median(times), "p99": quantiles(times, n=100)[98]}


async def _started(tables: Tables, name: str, channel: int) -> Live:
    game = await tables.lobby.create(channel, name, 1, "One")
    live = await tables.look(game.id)
    for user in range(2, min(max(live.rules.seats), 6) + 1):
        await tables.lobby.join(game.id, user, str(user))
    return await tables.lobby.start(game.id)


async def _one_answer(tables: Tables, game: int, number: int) -> float:
    """A random legal answer; how many milliseconds it took."""
    live = await tables.look(game)
    if live.table is None or live.table.ask is None:
        return 0.0
    seat, verb, value = live.table.random_answer(Random(number))
    user = live.user_of(seat)
    assert user is not None
    began = perf_counter()
    await tables.answers.answer(
        game, user, value, verb=verb, question=live.table.question, interaction=game << 20 | number
    )
    return (perf_counter() - began) * 1000


FIGURES: list[Callable[[Path, str], Measures]] = [commits, whole_game, round_trips, over_sockets]
"""Each takes an empty folder and the name of a game."""
