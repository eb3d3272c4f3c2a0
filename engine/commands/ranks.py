"""Players against each other, and weights found by such games."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import process_time_ns

from engine import games
from engine.commands.asked import ROOT, Commands, command, number, options_of, out
from engine.measuring.ladder import contest, pairings, summary_json
from engine.measuring.ratings import ahead, ratings
from engine.measuring.tuning import Tuning, tune
from engine.players.weights import written
from engine.text import Json


def offer(commands: Commands) -> None:
    """Adds these commands."""
    _ranking(command(commands, "ladder", _ladder, "players against each other: who wins how often"))
    search = command(commands, "tune", _tune, "weights of a mind by games against itself")
    _ranking(search)
    search.add_argument("--proof", type=int, default=200, help="further games, against what was there before")


def _ladder(asked: argparse.Namespace) -> int:
    """Players against each other, on all cores."""
    kinds = asked.players.split(",")
    rules = games.rules_of(asked.game)
    rules.new(len(kinds), asked.seed, options_of(asked))
    how = partial(contest, asked.game, options_of(asked), process_time_ns)
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        matches = list(pool.map(how, pairings(kinds, asked.games, asked.seed), chunksize=1))
    told: dict[str, Json] = {"game": asked.game, "seed": number(asked.seed), **summary_json(matches)}
    return out(asked, {**told, "ahead": ahead(matches), "ratings": ratings(matches)})


def _tune(asked: argparse.Namespace) -> int:
    """Weights of a mind by games against itself, on all cores; they are written where games prove them better."""
    kinds = asked.players.split(",")
    how = Tuning(asked.game, kinds[0], len(kinds), asked.seed, asked.games, asked.proof)
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        found = tune(how, partial(pool.map, chunksize=1))
    if found.better:
        (ROOT / how.file).write_text(written(found.weights, found.summary_json()), encoding="utf-8")
    return out(asked, {**found.summary_json(), "weights": dict(found.weights)})


def _ranking(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--players", default="hard,random", help="who sits where: hard,normal-raider,random")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")
    parser.add_argument("--cores", type=int, default=None, help="processes; all cores if not given")
