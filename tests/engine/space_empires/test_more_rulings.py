"""More tricky rulings, by chapter: two or three rules in one hex. See test_rulings.py."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.space_empires.combat import battle, figures, firing, mines, retreat
from engine.space_empires.economy import income
from engine.space_empires.galaxy import colonies, exploring, units, warp
from engine.space_empires.phases import combat_phase
from engine.space_empires.state import Marker
from tests.engine.space_empires.positions import (
    colony,
    dice,
    learn,
    mark,
    met,
    play,
    put,
    space,
    turn,
)
from tests.engine.space_empires.test_rulings import go

# --- 4 Movement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BLACK-03", "SE-BLACK-04", "SE-MOVE-05")
def test_who_survives_a_black_hole_flies_on_and_rolls_again_only_on_coming_back() -> None:
    game = space()
    turn(game, 3)
    mark(game, "F7", "black_hole")
    scout = put(game, 0, "SC", "F6", move=2)
    dice(game, 6, 7)
    go(game, [scout], "F7")
    go(game, [scout], "F8")
    scout.moved = 0
    go(game, [scout], "F7")
    assert game.player(0).units == []


@pytest.mark.rule("SE-DANGER-01", "SE-MINERAL-10", "SE-DECOY-02")
def test_danger_takes_all_that_came_with_the_explorer_and_the_cargo() -> None:
    game = space()
    mark(game, "F7", "danger", known=False)
    put(game, 0, "SC", "F7")
    put(game, 0, "DECOY", "F7", 2)
    put(game, 0, "MINER", "F7").cargo = Marker("minerals", 5)
    play(exploring.explore(game, 0, "F7"), others="stop")
    assert game.player(0).units == [] and game.system("F7").marker is None


@pytest.mark.rule("SE-COLONY-05", "SE-MOVE-19", "SE-MOVE-16")
def test_a_colony_ship_that_has_settled_is_no_unit_to_stop_for_or_to_sink() -> None:
    game = space()
    turn(game, 3)
    colony(game, 1, "F7", 0)
    scout = put(game, 0, "SC", "F6", move=2)
    go(game, [scout], "F7")
    go(game, [scout], "F8")
    assert scout.at == "F8" and game.colony("F7") is not None


# --- 5 Combat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-COMBAT-06", "SE-COMBAT-09", "SE-DECOY-06", "SE-COMBAT-16")
def test_neither_decoys_nor_colony_ships_count_for_the_bonus() -> None:
    game = space()
    put(game, 0, "SC", "F7")
    put(game, 0, "DECOY", "F7", 6)
    put(game, 0, "COLONY_SHIP", "F7")
    put(game, 1, "SC", "F7")
    at = met(game)
    battle._reveal(at)
    assert battle.bonus(at) is None and not [unit for unit in at.units(0) if unit.type == "DECOY"]


@pytest.mark.rule("SE-MINE-08", "SE-COMBAT-08", "SE-COMBAT-09")
def test_numbers_are_counted_after_the_mines() -> None:
    """Four scouts meet one scout and three mines: one against one, and nobody has the bonus."""
    game = space(mines=True)
    put(game, 0, "SC", "F7", 4)
    put(game, 1, "SC", "F7")
    put(game, 1, "MINES", "F7", 3)
    at = met(game)
    assert battle.bonus(at) == 0
    play(mines.clear(at), others="stop")
    assert battle.bonus(at) is None


@pytest.mark.rule("SE-TERRAIN-01", "SE-TERRAIN-02", "SE-RAIDER-08", "SE-COMBAT-09")
def test_cloaked_raiders_in_asteroids_fire_last_but_once_better() -> None:
    """Neither the surprise nor numbers are technology."""
    game = space(raiders=True)
    mark(game, "F7", "asteroids")
    raiders = put(game, 0, "R", "F7", 2, cloaking=1, attack=1)
    scout = put(game, 1, "SC", "F7")
    at = met(game)
    at.battle.cloaked = [0]
    at.battle.bonus = battle.bonus(at)
    assert figures.letter(at, raiders) == "E" and figures.attack(at, raiders, scout) == 4 + 1 + 1
    at.battle.round = 2
    assert figures.attack(at, raiders, scout) == 4 + 1


@pytest.mark.rule("SE-TERRAIN-04", "SE-RAIDER-11", "SE-TERRAIN-06")
def test_a_raider_in_a_nebula_is_a_plain_ship_without_defense_technology() -> None:
    game = space(raiders=True)
    mark(game, "F7", "nebula")
    raider, ship = put(game, 0, "R", "F7", cloaking=2, defense=2), put(game, 1, "BB", "F7", defense=2)
    at = met(game)
    at.battle.round = 0
    play(battle._round(at), ("fire", 1, "hold"), ("fire", 0, "hold"), others="stop")
    assert not figures.unseen(at, raider)
    assert (figures.defense(at, raider), figures.defense(at, ship)) == (0, 2)


@pytest.mark.rule("SE-UPGRADE-06", "SE-ATTDEF-02", "SE-UPGRADE-07")
def test_a_base_has_the_newest_levels_and_the_ship_beside_it_its_old_ones() -> None:
    game = space()
    colony(game, 1, "F7")
    base, yard, cruiser = put(game, 1, "BASE", "F7"), put(game, 1, "SY", "F7"), put(game, 1, "CA", "F7")
    enemy = put(game, 0, "SC", "F7")
    learn(game, 1, attack=3)
    at = met(game)
    assert [figures.attack(at, one, enemy) for one in (base, yard, cruiser)] == [7 + 3, 3 + 1, 4]


@pytest.mark.rule("SE-RETREAT-06", "SE-RETREAT-07", "SE-RETREAT-10")
def test_a_decoy_or_a_new_colony_or_the_unknown_bars_a_way_out() -> None:
    game = space()
    colony(game, 0, "F4")
    before = retreat.hexes(game, "F7", 0)
    taken = before[:3]
    assert len(taken) == 3
    put(game, 1, "DECOY", taken[0])
    colony(game, 1, taken[1], 0)
    mark(game, taken[2], "minerals", 5, known=False)
    assert retreat.hexes(game, "F7", 0) == before[3:]


@pytest.mark.rule("SE-RETREAT-08", "SE-RETREAT-03")
def test_a_fleet_driven_from_its_colony_goes_towards_another_one_and_the_yard_stays() -> None:
    game = space()
    colony(game, 0, "F7")
    yard, ships = put(game, 0, "SY", "F7"), put(game, 0, "CA", "F7")
    put(game, 1, "BB", "F7")
    home, at = game.player(0).home, met(game, 1, 0)
    found, far = retreat.hexes(game, "F7", 0), warp.distance(game, "F7", home)
    assert found and not retreat.able(at, yard) and retreat.able(at, ships)
    assert all(warp.distance(game, one, home) <= far for one in found)


@pytest.mark.rule("SE-FIGHTER-05", "SE-SCREEN-01", "SE-COMBAT-09")
def test_a_carrier_with_three_squadrons_is_four_ships() -> None:
    game = space(carriers=True)
    put(game, 0, "CV", "F7")
    put(game, 0, "F", "F7", 3, fighter=1)
    put(game, 1, "DD", "F7", 2)
    at = met(game)
    assert battle.bonus(at) == 0


@pytest.mark.rule("SE-SCANNER-02", "SE-SCANNER-04", "SE-RAIDER-10")
def test_of_two_destroyers_the_better_scanner_counts_and_only_that_of_destroyers_there() -> None:
    game = space(raiders=True)
    put(game, 0, "R", "F7", cloaking=2)
    put(game, 1, "DD", "F7", scanner=1)
    put(game, 1, "DD", "F8", scanner=2)
    assert battle._cloaked(met(game), 0)
    put(game, 1, "DD", "F7", scanner=2)
    assert not battle._cloaked(met(game), 0)


@pytest.mark.rule("SE-DAMAGE-03", "SE-FIRE-08", "SE-FIRE-15")
def test_two_hits_of_different_groups_sink_the_one_damaged_ship() -> None:
    game = space()
    put(game, 0, "BB", "F7")
    put(game, 0, "BC", "F7")
    cruisers, at = put(game, 1, "CA", "F7", 2), met(game)
    dice(game, 1, 1, 10)
    fires = [("fire", 0, cruisers.id), ("fire", 0, cruisers.id), ("fire", 1, "hold")]
    play(firing.fire_round(at), *fires, others="stop")
    assert (cruisers.count, cruisers.hits) == (1, 0)


# --- 4.4 and 5.10 Colonies ------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-COLONY-09", "SE-BOMB-10", "SE-TERRA-02", "SE-COLONY-07")
@pytest.mark.parametrize("able", [False, True])
def test_where_a_colony_was_destroyed_on_a_barren_planet_only_terraformers_settle(able: bool) -> None:
    """Whoever cannot is asked all the same, for nobody may tell by the question."""
    game = space()
    colony(game, 1, "F7", 1, "barren_planet")
    ship = put(game, 0, "BB", "F7")
    if able:
        learn(game, 0, terraforming=1)
    put(game, 0, "COLONY_SHIP", "F7", terraforming=int(able))
    dice(game, 1)
    shots = [("battle", 0, "F7"), ("bombard", 0, "yes"), ("bombard_with", 0, ship.id)]
    asked = play(combat_phase.next_hex(game, 0), *shots, others="stop").open
    assert asked is not None and asked.kind == "settle" and game.terrain("F7") == "barren_planet"
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    assert [option.id for option in shape.options] == (["yes", "no"] if able else ["no"])


@pytest.mark.rule("SE-BOMB-04", "SE-BOMB-05", "SE-BOMB-07", "SE-FIRE-14")
def test_six_scouts_have_no_bonus_against_a_new_colony_but_one_hit_is_enough() -> None:
    game = space()
    colony(game, 1, "F7", 0)
    scouts = put(game, 0, "SC", "F7", 6)
    dice(game, 4, 4, 3)
    shots = [("battle", 0, "F7"), ("bombard", 0, "yes"), *[("bombard_with", 0, scouts.id)] * 3]
    play(combat_phase.next_hex(game, 0), *shots[:3], others="random")
    assert game.colony("F7") is None


@pytest.mark.rule("SE-MINERAL-11", "SE-MINERAL-03", "SE-BOMB-06")
def test_minerals_that_wait_for_the_end_of_a_blockade_go_down_with_their_colony() -> None:
    game = space()
    made = colony(game, 0, "F7", 1)
    made.goods = [Marker("minerals", 10)]
    put(game, 1, "SC", "F7")
    assert income.of_minerals(game, 0) == 0
    play(colonies.hit(game, "F7", 1), others="stop")
    assert game.colony("F7") is None and income.of_minerals(game, 0) == 0


# --- 7 Economic Phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-INCOME-04", "SE-RAIDER-05")
@pytest.mark.parametrize(("own", "blockaded"), [(None, True), ("MINES", False), ("MINER", False), ("DECOY", False)])
def test_any_own_counter_keeps_a_cloaked_raider_from_blockading(own: str | None, blockaded: bool) -> None:
    """D-26"""
    game = space(raiders=True, mines=True)
    colony(game, 0, "F7")
    put(game, 1, "R", "F7", cloaking=1)
    if own is not None:
        put(game, 0, own, "F7")
    assert income.blockaded(game, "F7") == blockaded


@pytest.mark.rule("SE-INCOME-05", "SE-INCOME-03", "SE-FIGHTER-08")
def test_carriers_blockade_and_sweepers_do_but_not_what_has_no_arms() -> None:
    game = space(carriers=True, mines=True)
    for at, type, blocks in (("F7", "CV", True), ("F9", "SW", True), ("F11", "MINER", False)):
        colony(game, 0, at)
        put(game, 1, type, at)
        assert income.blockaded(game, at) == blocks


@pytest.mark.rule("SE-MAINT-01", "SE-MAINT-02", "SE-CARRIER-02")
def test_maintenance_of_a_mixed_fleet() -> None:
    game = space(carriers=True, raiders=True, mines=True, pipelines=True)
    for type, count in (("CV", 1), ("F", 3), ("R", 1), ("SW", 1), ("MINES", 4), ("DECOY", 2), ("BASE", 1)):
        put(game, 0, type, "F7", count)
    for type in ("MS", "MINER", "COLONY_SHIP"):
        put(game, 0, type, "F7")
    assert income.maintenance(game, 0) == 1 + 3 + 2 + 1


@pytest.mark.rule("SE-GROUP-02", "SE-GROUP-14", "SE-DAMAGE-05")
def test_the_damaged_ship_that_leaves_takes_its_damage_and_the_rest_is_whole() -> None:
    game = space()
    cruisers = put(game, 0, "CA", "F7", 3)
    put(game, 1, "BB", "F7")
    at = met(game)
    cruisers.hits = 1
    play(retreat.withdraw(at, cruisers, 1, "F6"), others="stop")
    there = [unit for unit in game.player(0).units if unit.at == "F7"]
    assert [(unit.count, unit.hits) for unit in there] == [(2, 0)]
    assert [(unit.count, unit.hits) for unit in game.player(0).units if unit.at == "F6"] == [(1, 0)], "repaired"


@pytest.mark.rule("SE-CARRIER-05", "SE-FIGHTER-06", "SE-RETREAT-02")
def test_of_two_carriers_with_four_squadrons_neither_leaves_with_less_than_a_place_for_all() -> None:
    """One that leaves takes three, and the other holds the fourth."""
    game = space(carriers=True)
    carriers, fighters = put(game, 0, "CV", "F7", 2), put(game, 0, "F", "F7", 4, fighter=1)
    put(game, 1, "BB", "F7")
    at = met(game)
    assert retreat.most(at, carriers, 2) == [1, 2]
    units.lose(game, fighters)
    put(game, 0, "F", "F7", 3, fighter=2)
    assert retreat.most(at, carriers, 2) == [1, 2]
    play(retreat.withdraw(at, carriers, 1, "F6"))
    assert sum(unit.count for unit in game.at("F6", 0) if unit.type == "F") == 3
