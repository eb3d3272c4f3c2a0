"""Carriers, fighters and point defense."""

from __future__ import annotations

import pytest

from engine.space_empires.combat import aiming, battle, field, figures, firing, retreat
from engine.space_empires.components import UNITS
from engine.space_empires.galaxy import managing, movement, stranding, units
from tests.engine.space_empires.positions import colony, dice, fight, learn, mark, met, play, put, space, turn


@pytest.mark.rule("SE-FIGHTER-07", "SE-FIGHTER-09")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_fighters_are_as_strong_as_their_level(level: int) -> None:
    game = space(carriers=True)
    one, enemy = put(game, 0, "F", "F7", fighter=level), put(game, 1, "SC", "F7")
    at, card = met(game), UNITS["F"].levels[level]
    assert figures.attack(at, one, enemy) == card.attack and figures.printed(at, one).defense == card.defense
    assert not units.same(one, put(game, 0, "F", "F7", fighter=0))


@pytest.mark.rule("SE-FIGHTER-11")
def test_fighters_use_attack_and_defense_up_to_their_hull() -> None:
    game = space(carriers=True)
    one, enemy = put(game, 0, "F", "F7", fighter=1, attack=3, defense=2), put(game, 1, "F", "F7", fighter=1)
    at, card = met(game), UNITS["F"].levels[1]
    assert figures.attack(at, one, enemy) == card.attack + 1 and figures.defense(at, one) == card.defense + 1


@pytest.mark.rule("SE-CARRIER-03", "SE-CARRIER-04")
def test_living_fighters_protect_all_carriers_unless_one_is_screened() -> None:
    """D-43"""
    game = space(carriers=True)
    carrier, fighter = put(game, 0, "CV", "F7"), put(game, 0, "F", "F7", 3, fighter=1)
    other, enemy = put(game, 0, "F", "F7", fighter=1), put(game, 1, "BB", "F7")
    at = met(game)
    assert carrier not in aiming.targets(at, enemy) and fighter in aiming.targets(at, enemy)
    other.screened = True
    assert carrier in aiming.targets(at, enemy)


@pytest.mark.rule("SE-FIGHTER-05", "SE-FIGHTER-08", "SE-FIRE-09", "SE-COMBAT-09")
def test_each_squadron_fires_and_counts_as_a_ship() -> None:
    """D-08"""
    game = space(carriers=True)
    colony(game, 0, "F7")
    put(game, 0, "F", "F7", 6, fighter=1)
    put(game, 1, "CA", "F7", 3)
    at = met(game)
    assert field.number(at.armed(0)) == 6 and battle.bonus(at) == 0
    assert [unit.type for unit in firing._shooters(at, UNITS["F"].letter or "")] == ["F"]


@pytest.mark.rule("SE-CARRIER-05", "SE-FIGHTER-06")
def test_a_carrier_leaves_no_fighters_stranded() -> None:
    game = space(carriers=True)
    carriers, fighters = put(game, 0, "CV", "F7", 2), put(game, 0, "F", "F7", 6, fighter=1)
    put(game, 1, "BB", "F7")
    at = met(game)
    play(retreat.withdraw(at, carriers, 1, "E8"), others="stop")
    assert carriers.at == "E8" and sum(u.count for u in game.at("E8", 0) if u.type == "F") == 3
    assert sum(u.count for u in game.at("F7", 0) if u.type == "F") == 3 and fighters.count == 3


@pytest.mark.rule("SE-CARRIER-05")
def test_without_a_free_counter_a_carrier_stays_with_its_fighters() -> None:
    game = space(carriers=True)
    carrier = put(game, 0, "CV", "F7")
    put(game, 0, "F", "F7", 4, fighter=1)
    while units.free(game, 0, "F"):
        put(game, 0, "F", "A10", fighter=1)
    put(game, 1, "BB", "F7")
    at = met(game)
    assert retreat.most(at, carrier, 1) == []
    colony(game, 0, "F7")
    assert retreat.most(at, carrier, 1) == [1]


@pytest.mark.rule("SE-FIGHTER-02", "SE-FIGHTER-03", "SE-CARRIER-02")
def test_fighters_without_a_place_are_lost_after_the_battle() -> None:
    """D-83: a colony of somebody else is no place."""
    game = space(carriers=True)
    carrier, fighters = put(game, 0, "CV", "F7"), put(game, 0, "F", "F7", 5, fighter=1)
    play(stranding.strand(game, "F7", 0), ("stranded", {fighters.id: 2}), others="stop")
    assert fighters.count == 3
    units.remove(game, carrier)
    colony(game, 1, "F7")
    play(stranding.strand(game, "F7", 0), ("stranded", {fighters.id: 3}), others="stop")
    assert fighters.count == 0


@pytest.mark.rule("SE-FIGHTER-01", "SE-GROUP-01", "SE-CARRIER-02")
def test_two_full_carriers() -> None:
    """EX-26"""
    game = space(carriers=True)
    turn(game, 1)
    carriers, fighters = put(game, 0, "CV", "F7", 2), put(game, 0, "F", "F7", 6, fighter=1)
    assert movement.carried_too_many(game, 0, "F7", [carriers, fighters]) is None
    carriers.count = 1
    refusal = movement.carried_too_many(game, 0, "F7", [carriers, fighters])
    assert refusal is not None and refusal.rule == "SE-CARRIER-02"


@pytest.mark.rule("SE-FIGHTER-10", "SE-UPGRADE-04")
def test_squadrons_at_a_ship_yard_reach_all_levels_for_one_cp_each() -> None:
    """EX-27"""
    game = space(carriers=True)
    home = game.player(0).home
    put(game, 0, "SY", home)
    fighters = put(game, 0, "F", home, 3, fighter=1)
    learn(game, 0, fighter=3, tactics=2)
    game.player(0).cp = 10
    assert managing.refits(game, 0) == []
    put(game, 0, "CV", home)
    assert [o.id for o in managing.refits(game, 0) if fighters.id in o.id] == [f"refit:{fighters.id}:all"]
    managing.refit(game, fighters, "all")
    managing.finish(game, 0)
    assert game.player(0).cp == 7 and (fighters.levels["fighter"], fighters.levels["tactics"]) == (3, 2)


# --- point defense ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-POINTDEF-01", "SE-POINTDEF-02", "SE-POINTDEF-04")
def test_a_scout_with_point_defense() -> None:
    """EX-28"""
    game = space(carriers=True)
    scout = put(game, 0, "SC", "F7", point_defense=1, attack=1)
    fighter, cruiser = put(game, 1, "F", "F7", fighter=1), put(game, 1, "CA", "F7")
    at = met(game)
    assert figures.attack(at, scout, fighter) == 7 and figures.attack(at, scout, cruiser) == 4
    assert firing._early(at, scout, "A") and figures.letter(at, scout) == "E"
    assert figures.point_defense(at, put(game, 0, "DD", "F7")) == 0


@pytest.mark.rule("SE-POINTDEF-03")
@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_in_terrain_point_defense_fires_last(terrain: str) -> None:
    """D-46"""
    game = space(carriers=True)
    mark(game, "F7", terrain)  # type: ignore[arg-type]
    scout = put(game, 0, "SC", "F7", point_defense=1)
    put(game, 1, "F", "F7", fighter=1)
    assert not firing._early(met(game), scout, "A")


@pytest.mark.rule("SE-POINTDEF-02", "SE-COMBAT-13")
def test_a_scout_that_fired_at_fighters_fires_no_more() -> None:
    game = space(carriers=True)
    colony(game, 1, "F7")
    put(game, 0, "SC", "F7", point_defense=2)
    fighter = put(game, 1, "F", "F7", fighter=1)
    dice(game, 5)
    assert fight(game, ("fire", 0, fighter.id)) == ["fire"] and game.player(1).units == []
