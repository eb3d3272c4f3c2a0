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


@pytest.mark.rule("EC-DIPL-14")
@pytest.mark.parametrize(("ours", "theirs", "armed"), [(True, True, False), (True, False, True), (False, True, True)])
def test_nobody_arms_against_whom_partners_keep_away(ours: bool, theirs: bool, armed: bool) -> None:
    """Seat 2 holds 106 between seats 0 and 1, and is partner of the one, of the other, or of both."""
    game = between()
    game.sector("106").owner = 2
    for seat, partner in ((0, ours), (1, theirs)):
        if partner:
            game.player(seat).ambassadors.append(2)
            game.player(2).ambassadors.append(seat)
    assert voyages.opposed(reading(game)) is armed


@pytest.mark.rule("EC-DIPL-13")
@pytest.mark.parametrize(("round", "learnt"), [(building.SETTLED - 1, True), (building.SETTLED, False)])
def test_nobody_learns_how_to_fight_partners_late_in_a_game(round: int, learnt: bool) -> None:
    game = between()
    fleet(game, 0, home(game, 0), cruiser=3)
    game.state.round = round
    assert building.technology(reading(game), "improved_hull") > 0
    game.player(0).ambassadors.append(1)
    assert (building.technology(reading(game), "improved_hull") > 0) is learnt
