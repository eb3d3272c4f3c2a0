"""Whole games by chance or by programs: one, many with every check on, and a saved one once more."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from engine import games
from engine.checking.fuzz import RATE, fuzz, minded, play, starts, verify
from engine.checking.reach import Reach
from engine.checking.reach import coverage_json as reached
from engine.checking.ruleindex import index
from engine.checking.twin_minds import compare
from engine.checking.verdict import in_words, proven
from engine.commands.asked import (
    ROOT,
    Commands,
    about_game,
    account,
    command,
    number,
    options_of,
    out,
    outcome,
    sources,
    start_of,
)
from engine.saving.export import SavedGame, read
from engine.text import Json

FAILURES = Path("failures")


def offer(commands: Commands) -> None:
    """Adds these commands."""
    one = command(commands, "play", _play, "a whole game by random legal answers")
    about_game(one)
    one.add_argument("--save", metavar="FILE", help="write the game to a file that verify and the bot can read")
    _many(command(commands, "fuzz", _fuzz, "many games with every check on; failures are saved in failures/"))
    _twin(command(commands, "twins", _twins, "whether programs decide alike where all that they cannot see differs"))
    command(commands, "verify", _verify, "replay a saved game under today's rules").add_argument("file")


def _many(parser: argparse.ArgumentParser) -> None:
    about_game(parser)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rate", type=float, default=RATE, help="share of the answers at which the slow checks run")
    parser.add_argument(
        "--minds", type=float, default=0.0, help="share of the games that programs play, with what they reach"
    )
    parser.add_argument("--corrections", type=float, default=0.0, help="share of the safe points at which one is made")


def _twin(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--players", default="hard,normal", help="who sits where: hard,normal-raider")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")


def _play(asked: argparse.Namespace) -> int:
    start, began = start_of(asked), perf_counter()
    game = play(start, limit=asked.steps)
    seconds = round(perf_counter() - began, 3)
    if asked.save:
        Path(asked.save).write_text(game.saved.write(), encoding="utf-8")
    return out(asked, {**account(game), "seconds": seconds, **outcome(game)})


def _fuzz(asked: argparse.Namespace) -> int:
    rules, began = games.rules_of(asked.game), perf_counter()
    answers, files, reach = 0, list[str](), Reach()
    begun = minded(rules, starts(rules, asked.seed, asked.games, asked.seats, options_of(asked)), asked.minds)
    for start in begun:
        watched = reach if start.kinds else None
        game = fuzz(start, asked.rate, limit=asked.steps, corrections=asked.corrections, reach=watched)
        answers += len(game.answers)
        if game.failure is not None:
            files.append(_keep(game.saved))
        if not asked.json:
            print(f"{start.seed}: {len(game.answers)} {game.failure or 'ok'}", flush=True)
    seconds = round(perf_counter() - began, 3)
    found: dict[str, Json] = {"game": asked.game, "games": asked.games, "seed": number(asked.seed), "rate": asked.rate}
    found |= _reached(asked, reach, sum(bool(start.kinds) for start in begun))
    out(asked, {**found, "answers": answers, "seconds": seconds, "failures": [*files]})
    return 1 if files else 0


def _reached(asked: argparse.Namespace, reach: Reach, minds: int) -> dict[str, Json]:
    """What games played by programs came to."""
    if not minds:
        return {}
    rules = games.rules_of(asked.game)
    made, known = index(rules.rule_ids(), sources(f"engine/{asked.game}"), {}), rules.components()
    coded = [id for id, places in made.rules.items() if places.code]
    return {
        "minds": minds,
        "rules": reached(reach.rules(made, f"{ROOT}/"), coded),
        "components": reached(reach.components(known), [one.id for one in known]),
    }


def _keep(saved: SavedGame) -> str:
    FAILURES.mkdir(exist_ok=True)
    file = FAILURES / f"{saved.game}-{saved.seats}-{saved.seed}.json"
    file.write_text(saved.write(), encoding="utf-8")
    return str(file)


def _twins(asked: argparse.Namespace) -> int:
    kinds = asked.players.split(",")
    made = compare(games.rules_of(asked.game), kinds, asked.seed, asked.decisions, options_of(asked))
    told: dict[str, Json] = {"decisions": made.decisions, "alone": made.alone, "differing": [*made.differing]}
    out(asked, {"game": asked.game, "players": [*kinds], "seed": number(asked.seed), **told})
    return 1 if made.differing else 0


def _verify(asked: argparse.Namespace) -> int:
    saved = read(Path(asked.file).read_bytes())
    game = verify(saved)
    failure = game.failure
    if asked.json:
        found: Json = None if failure is None else {"check": failure.check, "at": failure.at, "detail": failure.detail}
        out(
            asked,
            {**account(game), **outcome(game), "over": game.result is not None, **proven(game), "failure": found},
        )
    else:
        print("\n".join(in_words(saved, game)))
    return 1 if failure else 0
