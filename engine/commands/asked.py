"""What commands share: how they are asked for, and how they answer."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from engine import games
from engine.checking.fuzz import RandomGame, Start
from engine.digits import whole
from engine.log import ENDLESS
from engine.text import Json

ROOT = Path(__file__).parent.parent.parent
Command = Callable[[argparse.Namespace], int]
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Misasked(Exception):
    """What was asked for cannot be had; why, in words."""


def command(commands: Commands, name: str, run: Command, help: str) -> argparse.ArgumentParser:
    """Adds a command; what else it takes goes into its parser."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)
    return parser


def about_game(parser: argparse.ArgumentParser) -> None:
    """Which game a command is about; read by `start_of`."""
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")
    parser.add_argument("--steps", type=int, default=ENDLESS, help="answers after which a game counts as endless")


def start_of(asked: argparse.Namespace) -> Start:
    """The game that was asked for, with all its seats where none are named."""
    seats = asked.seats or games.rules_of(asked.game).seats[-1]
    return Start(asked.game, seats, asked.seed, options_of(asked))


def options_of(asked: argparse.Namespace) -> dict[str, str]:
    """What the table chooses: `--option NAME=VALUE`, any number of times."""
    return dict(pair.partition("=")[::2] for pair in asked.option)


def account(game: RandomGame) -> dict[str, Json]:
    """Which game it was, and how long."""
    start = game.start
    return {
        "game": start.game,
        "seats": start.seats,
        "seed": number(start.seed),
        "answers": len(game.answers),
        "rounds": game.rounds,
    }


def outcome(game: RandomGame) -> dict[str, Json]:
    """Who won and with how much."""
    winners = game.result.winners if game.result else ()
    scores = game.result.scores if game.result else ()
    return {"winner": winners[0] if len(winners) == 1 else [*winners] or None, "scores": [*scores]}


def number(seed: str) -> Json:
    """A seed as the number that it is, if it is one."""
    number = whole(seed)
    return seed if number is None else number


def sources(folder: str) -> dict[str, str]:
    """The Python files of a folder of the checkout, by their paths in it."""
    files = sorted((ROOT / folder).rglob("*.py"))
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


def out(asked: argparse.Namespace, found: Json) -> int:
    """Says what was found, for people or as JSON; the exit code."""
    if asked.json:
        print(json.dumps(found))
    elif isinstance(found, Mapping):
        for key, value in found.items():
            print(f"{key}: {value if isinstance(value, str) else json.dumps(value)}")
    return 0
