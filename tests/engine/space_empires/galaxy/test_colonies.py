"""Colonies and miners."""

from __future__ import annotations

import itertools

import pytest

from engine.space_empires.galaxy import colonies, mining
from engine.space_empires.phases import combat_phase, movement_phase
from engine.space_empires.play import Game
from engine.space_empires.state import Colony, Marker
from tests.engine.space_empires.positions import colony, learn, mark, play, put, run, space


def settle(game: Game) -> None:
    play(movement_phase.order(game, 0), ("move", "settle:F7"), others="stop")


@pytest.mark.rule(
    "SE-COLONY-02", "SE-COLONY-04", "SE-COLONY-05", "SE-PLANET-01", "SE-PLANET-02", "SE-GEN-06", "SE-CSHIP-01"
)
def test_a_colony_ship_on_a_planet_becomes_a_colony() -> None:
    game = space()
    mark(game, "F7", "planet")
    put(game, 0, "COLONY_SHIP", "F7")
    settle(game)
    assert game.colony("F7") == Colony(0, 0) and game.player(0).units == []


@pytest.mark.rule("SE-COLONY-03")
def test_a_colonized_planet_is_not_colonized_again() -> None:
    game = space()
    colony(game, 1, "F7")
    put(game, 0, "COLONY_SHIP", "F7")
    assert colonies.settlers(game, 0) == []


@pytest.mark.rule("SE-COLONY-04")
def test_not_beside_visible_enemies_nor_on_an_unknown_planet() -> None:
    """D-74"""
    game = space()
    mark(game, "F7", "planet")
    put(game, 0, "COLONY_SHIP", "F7")
    put(game, 1, "DECOY", "F7")
    mark(game, "F9", "planet", known=False)
    put(game, 0, "COLONY_SHIP", "F9")
    assert colonies.settlers(game, 0) == []


@pytest.mark.rule(
    "SE-COLONY-07", "SE-PLANET-03", "SE-TERRA-01", "SE-TERRA-02", "SE-CSHIP-03", "SE-COLONY-08", "SE-COLONY-09"
)
def test_barren_planets_need_a_ship_built_with_terraforming() -> None:
    """D-72"""
    game = space()
    mark(game, "F7", "barren_planet")
    put(game, 0, "COLONY_SHIP", "F7")
    learn(game, 0, terraforming=1)
    assert colonies.settlers(game, 0) == []
    put(game, 0, "COLONY_SHIP", "F7", terraforming=1)
    settle(game)
    made = game.colony("F7")
    assert made is not None and colonies.grown(made) == 1 and game.player(0).shown == {"terraforming": 1}
    run(colonies.destroy(game, "F7", 1))
    assert game.terrain("F7") == "barren_planet" and game.colony("F7") is None


@pytest.mark.rule("SE-TERRA-02")
@pytest.mark.parametrize("plain", [0, 1])
def test_which_of_two_ships_leaves_does_not_show_which_has_terraforming(plain: int) -> None:
    """D-72: the lesser one becomes the colony, and nobody else can tell which it was."""
    game = space()
    mark(game, "F7", "planet")
    ships = [put(game, 0, "COLONY_SHIP", "F7", terraforming=int(number != plain)) for number in range(2)]
    settle(game)
    assert [unit.id for unit in game.player(0).units] == [ships[1].id]
    assert ships[1].levels == {"terraforming": 1} and game.player(0).shown == {}


@pytest.mark.rule("SE-TERRA-02", "SE-TERRA-01")
def test_on_a_barren_planet_the_counter_that_leaves_does_not_show_that_another_could_not() -> None:
    game = space()
    mark(game, "F7", "barren_planet")
    first, last = put(game, 0, "COLONY_SHIP", "F7"), put(game, 0, "COLONY_SHIP", "F7", terraforming=1)
    settle(game)
    assert game.colony("F7") is not None and game.player(0).units == [last]
    assert last.levels == {"terraforming": 0} and first.owner == 0


@pytest.mark.rule("SE-COLONY-04", "SE-CSHIP-02")
def test_the_owner_says_which_ship_settles_where_one_could_still_move() -> None:
    game = space()
    mark(game, "F7", "planet")
    ships = [put(game, 0, "COLONY_SHIP", "F7", terraforming=level) for level in (1, 0)]
    ships[1].moved = 1
    offered = [one.id for one in movement_phase.orders(game, 0).options if one.id.startswith("settle")]
    assert offered == [f"settle:F7:{ship.id}" for ship in ships]
    play(movement_phase.order(game, 0), ("move", offered[0]), others="stop")
    assert game.player(0).units == [ships[1]] and ships[1].levels == {"terraforming": 0}


@pytest.mark.rule("SE-BOMB-10", "SE-TERRA-02")
def test_after_a_battle_it_is_no_matter_which_ship_has_moved() -> None:
    game = space()
    game.state.step = "combat"
    mark(game, "F7", "barren_planet")
    ships = [put(game, 0, "COLONY_SHIP", "F7", terraforming=level) for level in (0, 1)]
    ships[1].moved = 1
    play(combat_phase.finish(game, 0, "F7"), ("settle", 0, "yes"))
    assert game.player(0).units == [ships[1]] and ships[1].levels == {"terraforming": 0}


@pytest.mark.rule("SE-TERRA-02")
def test_in_games_from_before_the_plain_ship_itself_leaves() -> None:
    game = space()
    game.state.edition = 0
    mark(game, "F7", "planet")
    put(game, 0, "COLONY_SHIP", "F7", terraforming=1)
    plain = put(game, 0, "COLONY_SHIP", "F7")
    plain.moved = 1
    assert colonies.settlers(game, 0) == [plain]
    settle(game)
    assert plain not in game.player(0).units


@pytest.mark.rule("SE-BOMB-06", "SE-BOMB-07", "SE-BOMB-08", "SE-BOMB-09", "SE-HOME-03", "SE-HOME-04")
@pytest.mark.parametrize(
    ("home", "steps"), [(False, [5, 3, 1, None]), (False, [0, None]), (True, [20, 15, 10, 5, None])]
)
def test_hits_lower_a_colony_step_by_step(home: bool, steps: list[int | None]) -> None:
    """EX-11"""
    for value, lower in itertools.pairwise(steps):
        assert value is not None and colonies.lowered(Colony(0, value, home)) == lower


@pytest.mark.rule("SE-GROW-01", "SE-GROW-03", "SE-COLONY-06")
@pytest.mark.parametrize(("home", "steps"), [(False, [0, 1, 3, 5, 5]), (True, [5, 10, 15, 20, 20])])
def test_colonies_grow_step_by_step(home: bool, steps: list[int]) -> None:
    """EX-18"""
    for value, higher in itertools.pairwise(steps):
        assert colonies.grown(Colony(0, value, home)) == higher


# --- miners ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "SE-MINERAL-04", "SE-MINERAL-05", "SE-MINERAL-08", "SE-MINERAL-09", "SE-WRECK-01", "SE-MINERAL-02", "SE-WRECK-05"
)
@pytest.mark.parametrize("type", ["minerals", "space_wreck"])
def test_a_miner_tows_one_marker_and_keeps_it(type: str) -> None:
    game = space()
    mark(game, "F7", type, 5)  # type: ignore[arg-type]
    miner = put(game, 0, "MINER", "F7")
    play(movement_phase.order(game, 0), ("move", f"tow:{miner.id}"), others="stop")
    assert miner.cargo == Marker(type, 5) and game.system("F7").marker is None  # type: ignore[arg-type]
    mark(game, "F7", "minerals", 10)
    assert not mining.can_tow(game, miner) and not mining.can_unload(game, miner)


@pytest.mark.rule("SE-MINERAL-06", "SE-MINERAL-07")
def test_cargo_is_left_on_any_own_colony() -> None:
    game = space()
    made, miner = colony(game, 0, "F7", 0), put(game, 0, "MINER", "F7")
    for value in (5, 10):
        miner.cargo = Marker("minerals", value)
        play(movement_phase.order(game, 0), ("move", f"unload:{miner.id}"), others="stop")
    assert [marker.value for marker in made.goods] == [5, 10] and miner.cargo is None


@pytest.mark.rule("SE-MINERAL-04")
def test_only_miners_tow() -> None:
    game = space()
    mark(game, "F7", "minerals", 5)
    put(game, 0, "SC", "F7")
    assert not any(option.id.startswith("tow") for option in movement_phase.orders(game, 0).options)


@pytest.mark.rule("SE-MINERAL-10", "SE-MINERAL-11")
def test_cargo_and_undelivered_goods_are_lost_with_miner_and_colony() -> None:
    game = space()
    made = colony(game, 0, "F7")
    made.goods.append(Marker("minerals", 10))
    run(colonies.destroy(game, "F7", 1))
    assert game.colony("F7") is None and game.terrain("F7") == "planet"


@pytest.mark.rule("SE-FIGHTER-03")
def test_fighters_are_stranded_when_their_colony_is_lost() -> None:
    """D-83"""
    game = space(carriers=True)
    colony(game, 0, "F7")
    fighters = put(game, 0, "F", "F7", 5)
    put(game, 0, "CV", "F7")
    play(colonies.destroy(game, "F7", 1), ("stranded", {fighters.id: 2}), others="stop")
    assert {unit.type: unit.count for unit in game.player(0).units} == {"F": 3, "CV": 1}
