"""Small positions: ships and parts are for somebody to fight. Sector 203 lies beside the home of seat 0."""

from __future__ import annotations

import pytest

from engine.eclipse.minds import building, charts, fitting, voyages
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from tests.engine.eclipse.minds.test_economy import reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.minds.test_waste import worths
from tests.engine.eclipse.positions import fleet, galaxy, home, lay, learn, store

BESIDE = (0, -1)


def alone() -> Game:
    """Nothing has been explored."""
    game = galaxy()
    game.state.phase = "action"
    store(game, 0, money=9, materials=9)
    fleet(game, 0, home(game, 0), cruiser=2)
    return game


@pytest.mark.rule("EC-MAP-02", "EC-UPG-02", "EC-BUI-01")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_arms_before_anybody_was_met(level: str) -> None:
    game = alone()
    assert not {"upgrade", "build"} & set(worths(reading(game, level)))
    lay(game, "203", BESIDE).ancients = [0]
    at = reading(game, level)
    assert fitting.upgrade_gain(at) > 0 and building.worths(at)["cruiser"] > 0


@pytest.mark.rule("EC-DIPL-14")
def test_nobody_arms_against_partners() -> None:
    game = between()
    fleet(game, 0, home(game, 0), cruiser=1)
    assert voyages.opposed(reading(game))
    game.player(0).ambassadors.append(1)
    assert building.worths(reading(game))["dreadnought"] == 0 > fitting.upgrade_gain(reading(game))


@pytest.mark.rule("EC-MOV-05")
def test_who_has_the_generator_comes_by_half_a_connection() -> None:
    game = alone()
    lay(game, "203", BESIDE, owner=1, turned=2)
    assert not voyages.opposed(reading(game))
    learn(game, 1, charts.GENERATOR)
    assert voyages.opposed(reading(game))
