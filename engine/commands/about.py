"""What games there are, which rules they have, who sits where, and the empty rooms of a new one."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine import games
from engine.checking import choices
from engine.checking.ruleindex import index
from engine.commands.asked import ROOT, Commands, command, out, sources
from engine.kit.new_game import new_game, package_name
from engine.kit.seating import drawn


def offer(commands: Commands) -> None:
    """Adds these commands."""
    command(commands, "games", _games, "names of the games")
    _fresh(command(commands, "new", _new, "the empty rooms of a new game, with tests that say what is missing"))
    about_rules = "each rule: where implemented, which tests cite it, what asks where it lets somebody choose"
    command(commands, "rules", _rules, about_rules).add_argument("game")
    lot = command(commands, "seats", _seats, "for each seat who drew it, by the order in which people came")
    lot.add_argument("seed")
    lot.add_argument("count", type=int)


def _games(asked: argparse.Namespace) -> int:
    return out(asked, {"games": [*games.names()]})


def _new(asked: argparse.Namespace) -> int:
    """Nothing that stands already is written over."""
    made = {asked.into / path: text for path, text in new_game(asked.name).items()}
    for file in [file for file in made if file.exists()]:
        raise FileExistsError(f"{file} stands already")
    for file, text in made.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    missing = f"python -m pytest tests/engine/{asked.name}"
    return out(asked, {"files": [str(file) for file in made], "what is missing": missing})


def _seats(asked: argparse.Namespace) -> int:
    return out(asked, {"seats": [place + 1 for place in drawn(asked.seed, asked.count)]})


def _rules(asked: argparse.Namespace) -> int:
    rules = games.rules_of(asked.game)
    made = index(rules.rule_ids(), sources(f"engine/{asked.game}"), sources("tests"))
    chosen = choices.read(rules.choice_list())
    if asked.json:
        return out(asked, made.to_json(asked.game) | {"choices": chosen.to_json()})
    print(made.in_words(asked.game))
    print(chosen.in_words())
    return 0


def _fresh(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", type=package_name, help="as a package is called: lower case, with underscores")
    parser.add_argument("--into", type=Path, default=ROOT, metavar="FOLDER", help="a checkout of the project")
