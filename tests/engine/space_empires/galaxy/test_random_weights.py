"""Where chance would rather go: colony ships to planets, miners to minerals, warships to unknown hexes and enemies."""

from __future__ import annotations

from engine.space_empires.galaxy import random_weights
from tests.engine.space_empires.positions import colony, mark, put, space


def test_each_kind_of_unit_goes_where_it_is_wanted() -> None:
    game = space()
    ship, miner = put(game, 0, "COLONY_SHIP", "C9"), put(game, 0, "MINER", "C9")
    mark(game, "C12", "planet")
    mark(game, "E9", "minerals", 5)
    assert random_weights.goals(game, 0, [ship]) == ["C12"] and random_weights.goals(game, 0, [miner]) == ["E9"]
    lean = random_weights.Pull(game, 0, [ship])
    assert lean("C10") > lean("C8") > lean("stay")
    ship.at = "C12"
    arrived = random_weights.Pull(game, 0, [ship])
    assert arrived("stay") > arrived("C11")
    miner.cargo = game.system("E9").marker
    assert random_weights.goals(game, 0, [miner]) == [game.player(0).home]


def test_barren_planets_are_for_ships_that_can_settle_them() -> None:
    game = space()
    mark(game, "C12", "barren_planet")
    ship, other = put(game, 0, "COLONY_SHIP", "C9"), put(game, 0, "COLONY_SHIP", "C9", terraforming=1)
    assert random_weights.goals(game, 0, [ship]) == [] and random_weights.goals(game, 0, [other]) == ["C12"]
    colony(game, 1, "C12")
    assert random_weights.goals(game, 0, [other]) == []


def test_some_warships_explore_the_home_system_the_others_go_for_the_enemy() -> None:
    game = space()
    mark(game, "B9", "planet", known=False)
    found = {tuple(random_weights.goals(game, 0, [put(game, 0, "SC", "C9")])) for _ in range(6)}
    assert found == {("B9",), (game.player(1).home,)}
    assert random_weights.Pull(game, 0, [put(game, 0, "CA", "C9")])("B9") > random_weights.STAYS


def test_ships_leave_a_colony_in_numbers() -> None:
    game = space()
    game.state.round = random_weights.EARLY + 1
    home, fleet = game.player(0).home, put(game, 0, "CA", game.player(0).home, random_weights.ENOUGH - 1)
    assert random_weights.goals(game, 0, [fleet]) == [home]
    fleet.count += 1
    assert random_weights.goals(game, 0, [fleet]) == [game.player(1).home]
