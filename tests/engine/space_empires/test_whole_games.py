"""Whole games by chance come to their end, with all optional rules, alone, in teams, and under all checks."""

from __future__ import annotations

import pytest

from engine.checking.fuzz import Start, fuzz, play
from engine.space_empires.components import SCENARIOS

ADVANCED = {"pipelines": "on", "carriers": "on", "raiders": "on", "mines": "on"}
OPTIONAL = {"instant_upgrades": "on", "slingshot": "on", "warp_points": "6", "research": "grants"}
MANY = {"aliens": "on", "doomsday_machines": "3", "victory": "colony_points"}


def begun(id: str, seats: int, seed: str, **more: str) -> Start:
    options = {"scenario": id, **ADVANCED, **OPTIONAL, **({} if seats == 1 else MANY), **more}
    return Start("space_empires", seats, seed, options)


SHORT = [(id, seats) for id, seats in SCENARIOS if seats == 1 or (id, seats) in (("variable", 3), ("three_rows", 4))]


@pytest.mark.parametrize(("id", "seats"), SHORT)
def test_a_game_comes_to_its_end(id: str, seats: int) -> None:
    game = play(begun(id, seats, "whole", teams="blood_brothers" if seats == 4 else "none"))
    assert game.result is not None and (seats == 1 or game.result.winners)
    assert seats != 4 or game.result.winners in ((0, 2), (1, 3))


@pytest.mark.parametrize(("id", "difficulty"), [("doomsday_small", "hard"), ("aliens_map_1", "good_luck")])
def test_a_game_alone_passes_every_check(id: str, difficulty: str) -> None:
    game = fuzz(begun(id, 1, "alone", difficulty=difficulty), rate=0.1)
    assert game.saved.failure is None and game.result is not None
