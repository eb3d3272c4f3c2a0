"""The same seed gives the same game, whatever order Python gives its sets in or modules are imported in."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from engine import games

TRIED = [("toy", 4), ("ti4", 6), ("eclipse", 6), ("forbidden_stars", 4), ("space_empires", 3), ("space_empires", 1)]
ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
import importlib, sys
for module in sys.argv[3:]:
    importlib.import_module(module)
from engine import games
from engine.checking.fuzz import Start, play
if sys.argv[1] == "toy":
    from tests.toy import ToyRules
    games.register(ToyRules())
print(play(Start(sys.argv[1], int(sys.argv[2]), "hash", {})).saved.write())
"""


@cache
def game_under(hash_seed: str, game: str, seats: int, *imported: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", SCRIPT, game, str(seats), *imported]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(("game", "seats"), TRIED)
def test_the_hash_seed_changes_nothing(game: str, seats: int) -> None:
    one, other = (game_under(hash_seed, game, seats) for hash_seed in ("1", "4242"))
    assert one == other
    assert one.count('"value"') > 10


@pytest.mark.parametrize("first", ["economy.transactions", "technologies.red", "cards.tactical", "agendas.space"])
def test_the_order_of_imports_changes_nothing(first: str) -> None:
    assert game_under("1", "ti4", 4, f"engine.ti4.{first}") == game_under("1", "ti4", 4)


@pytest.mark.parametrize("first", ["diplomacy", "economy.storage", "economy.discovery", "economy.technologies"])
def test_nor_does_it_in_eclipse(first: str) -> None:
    assert game_under("1", "eclipse", 4, f"engine.eclipse.{first}") == game_under("1", "eclipse", 4)


def test_every_game_is_tried() -> None:
    assert {game for game, _ in TRIED} >= set(games._PACKAGES)
