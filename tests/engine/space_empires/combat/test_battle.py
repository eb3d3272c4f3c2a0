"""Battles: order of fire, screening, the fleet size bonus, terrain, retreat, and what is left."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.space_empires.combat import aiming, battle, figures, firing, retreat, screening
from engine.space_empires.state import ALIENS, MACHINES, Machine
from tests.engine.space_empires.positions import (
    alien,
    colony,
    dice,
    fight,
    learn,
    mark,
    met,
    play,
    put,
    said,
    space,
)

# --- fire ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-FIRE-11", "SE-FIRE-12", "SE-GROUP-08", "SE-GROUP-09", "SE-ATTDEF-01")
def test_the_number_to_hit() -> None:
    """EX-05, EX-06"""
    game = space()
    firer, target = put(game, 0, "BC", "F7", attack=1), put(game, 1, "CA", "F7", defense=1)
    at = met(game)
    assert figures.attack(at, firer, target) == 6 and figures.need(at, firer, target) == 4


@pytest.mark.rule("SE-ATTDEF-02", "SE-FIRE-16", "SE-UPGRADE-06")
@pytest.mark.parametrize(("type", "level"), [("SC", 1), ("DD", 1), ("SY", 1), ("CA", 2), ("BB", 3)])
def test_no_ship_uses_more_than_its_hull(type: str, level: int) -> None:
    """EX-20"""
    game = space()
    learn(game, 0, attack=3)
    firer, target = put(game, 0, type, "F7", attack=3), put(game, 1, "SC", "F7")
    at = met(game)
    assert figures.attack(at, firer, target) == figures.printed(at, firer).attack + level


@pytest.mark.rule("SE-FIRE-13", "SE-FIRE-14", "SE-FIRE-10", "SE-COMBAT-12")
@pytest.mark.parametrize(("roll", "hit"), [(1, True), (2, False)])
def test_a_one_always_hits(roll: int, hit: bool) -> None:
    """D-12"""
    game = space()
    firer, target = put(game, 0, "SW", "F7"), put(game, 1, "DN", "F7")
    at = met(game)
    dice(game, roll)
    firing.shoot(at, firer, target)
    assert bool(target.hits) == hit
    thrown = game.thrown[-1]
    assert (thrown.counts, thrown.most, thrown.expected) == (True, 1, 0.1), "for those who count luck"


@pytest.mark.rule("SE-DAMAGE-01", "SE-DAMAGE-02", "SE-DAMAGE-03", "SE-DAMAGE-04", "SE-GROUP-10", "SE-GROUP-11")
def test_hits_gather_on_one_ship_until_it_is_destroyed() -> None:
    """EX-01, EX-07"""
    game = space()
    firer, target = put(game, 0, "BB", "F7"), put(game, 1, "CA", "F7", 2)
    at, seen = met(game), []
    for _ in range(4):
        dice(game, 1)
        firing.shoot(at, firer, target)
        seen.append((target.count, target.hits))
    assert seen == [(2, 1), (1, 0), (1, 1), (0, 0)] and game.player(1).units == []


@pytest.mark.rule("SE-FIRE-01", "SE-FIRE-05", "SE-GROUP-07")
def test_a_ship_may_be_destroyed_before_it_fires() -> None:
    game = space()
    put(game, 0, "BB", "F7")
    scout = put(game, 1, "SC", "F7")
    dice(game, 2)
    assert fight(game, ("fire", 0, scout.id)) == ["fire"]


@pytest.mark.rule("SE-FIRE-02", "SE-FIRE-03", "SE-TACTICS-01")
@pytest.mark.parametrize(("tactics", "first"), [(0, 1), (1, 0)])
def test_better_tactics_fire_first_then_the_defender(tactics: int, first: int) -> None:
    game = space()
    learn(game, 0, tactics=tactics)
    one, other = put(game, 0, "SC", "F7", tactics=tactics), put(game, 1, "SC", "F7")
    dice(game, 1)
    fight(game, ("fire", first, (other, one)[first].id))
    assert len(game.player(1 - first).units) == 0 and len(game.player(first).units) == 1


@pytest.mark.rule("SE-FIRE-08", "SE-FIRE-15", "SE-COMBAT-13")
def test_ships_of_a_group_choose_their_targets_one_by_one() -> None:
    game = space()
    put(game, 0, "DD", "F7", 2)
    one, other = put(game, 1, "SC", "F7"), put(game, 1, "SC", "F7")
    dice(game, 1, 1)
    assert fight(game, ("fire", 0, one.id), ("fire", 0, other.id)) == ["fire", "fire"]


@pytest.mark.rule("SE-FIRE-06", "SE-FIRE-10")
def test_a_unit_may_hold_its_fire() -> None:
    """D-11"""
    game = space()
    put(game, 0, "DD", "F7", 2)
    scout = put(game, 1, "SC", "F7")
    dice(game, 1)
    asked = fight(game, ("screen", 0, {}), ("fire", 0, "hold"), ("fire", 0, scout.id))
    assert asked == ["screen", "fire", "fire"]


@pytest.mark.rule("SE-FIRE-02")
def test_the_owner_orders_equal_groups() -> None:
    """D-10"""
    game = space()
    one, other = put(game, 0, "BB", "F7"), put(game, 0, "DN", "F7")
    scout = put(game, 1, "SC", "F7")
    dice(game, 1)
    asked = fight(game, ("screen", 0, {}), ("next_group", 0, other.id), ("fire", 0, scout.id))
    assert asked == ["screen", "next_group", "fire"] and one.fired == 0


# --- before the first shot -------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "SE-COMBAT-06", "SE-COMBAT-07", "SE-COMBAT-08", "SE-DECOY-06", "SE-GROUP-04", "SE-REVEAL-01", "SE-GROUP-05"
)
def test_decoys_are_removed_and_all_else_is_shown() -> None:
    game = space()
    ship, decoy, scout = put(game, 0, "BB", "F7"), put(game, 0, "DECOY", "F7", 5), put(game, 1, "SC", "F7")
    dice(game, 1)
    fight(game, ("fire", 0, scout.id))
    assert ship.up and decoy not in game.player(0).units


@pytest.mark.rule("SE-TREVEAL-02", "SE-TREVEAL-05")
def test_levels_of_the_groups_in_the_battle_are_announced() -> None:
    """D-81"""
    game = space(carriers=True, raiders=True)
    put(game, 0, "BB", "F7", attack=2, tactics=1, move=3)
    learn(game, 1, point_defense=1, scanner=1)
    scout = put(game, 1, "SC", "F7", defense=1, point_defense=1)
    dice(game, 1)
    fight(game, ("fire", 0, scout.id))
    assert game.player(0).shown == {"attack": 2, "tactics": 1} and game.player(1).shown == {"defense": 1}


# --- screening and numbers -------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-SCREEN-01", "SE-SCREEN-02", "SE-SCREEN-03", "SE-SCREEN-06")
def test_the_larger_side_may_screen_the_difference() -> None:
    """EX-09"""
    game = space()
    for _ in range(2):
        put(game, 0, "SC", "F7", 5)
    put(game, 1, "SC", "F7", 5)
    played = play(screening.screen(met(game)), others="stop")
    assert played.open is not None and list(played.open.must) == [0]
    assert played.open.must[0].high == 5  # type: ignore[attr-defined]
    named = {slot.text.key for slot in played.open.must[0].slots}  # type: ignore[attr-defined]
    assert named == {"space_empires-part"}, "after a number of ships stands not how many there are"


@pytest.mark.rule("SE-SCREEN-04", "SE-FIRE-07", "SE-DAMAGE-05")
def test_screened_ships_neither_fire_nor_are_fired_at_and_part_of_a_group_needs_a_counter() -> None:
    """D-13, D-14"""
    game = space()
    group, enemy = put(game, 0, "CA", "F7", 3), put(game, 1, "CA", "F7")
    group.hits, at = 1, met(game)
    screening.put_aside(at, screening.Aside(group, 1, False))
    other = next(unit for unit in game.player(0).units if unit is not group)
    assert (group.count, group.hits, group.screened, other.count, other.screened) == (1, 1, True, 2, False)
    assert aiming.targets(at, enemy) == [other]


@pytest.mark.rule("SE-SCREEN-02", "SE-GROUP-02")
def test_no_group_is_parted_without_a_counter() -> None:
    game = space()
    groups = [put(game, 0, "CA", "F7", 2) for _ in range(6)]
    put(game, 1, "CA", "F7")
    with pytest.raises(IllegalAnswer) as wrong:
        play(screening.screen(met(game)), ("screen", 0, {groups[0].id: 1}))
    assert wrong.value.rule == "SE-GROUP-02"


@pytest.mark.rule("SE-SCREEN-07", "SE-COMBAT-16")
def test_unarmed_ships_are_screened_and_share_the_fate_of_the_fleet() -> None:
    """D-71"""
    game = space()
    put(game, 0, "BB", "F7")
    scout, miner = put(game, 1, "SC", "F7"), put(game, 1, "MINER", "F7")
    dice(game, 1)
    assert fight(game, ("fire", 0, scout.id)) == ["fire"]
    assert miner not in game.player(1).units


@pytest.mark.rule("SE-COMBAT-09", "SE-COMBAT-10", "SE-COMBAT-11")
@pytest.mark.parametrize(("number", "bonus"), [(10, 0), (9, None), (5, None), (2, 1)])
def test_twice_as_many_ships_have_the_bonus(number: int, bonus: int | None) -> None:
    """EX-10"""
    game = space()
    for count in (number // 2, number - number // 2):
        put(game, 0, "SC", "F7", count)
    put(game, 1, "SC", "F7", 5)
    assert battle.bonus(met(game)) == bonus


@pytest.mark.rule("SE-COMBAT-09")
@pytest.mark.parametrize(("option", "bonus"), [("unscreened", None), ("all", 0)])
def test_screened_ships_count_for_the_bonus_or_not(option: str, bonus: int | None) -> None:
    """D-09"""
    game = space(fleet_bonus=option)
    put(game, 0, "SC", "F7", 5)
    put(game, 0, "SC", "F7", 5).screened = True
    put(game, 1, "SC", "F7", 5)
    assert battle.bonus(met(game)) == bonus


# --- terrain ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-TERRAIN-01", "SE-TERRAIN-02", "SE-TERRAIN-03", "SE-FIRE-04", "SE-POINTDEF-03")
def test_asteroids_take_attack_technology_and_classes_away() -> None:
    game = space(carriers=True)
    mark(game, "F7", "asteroids")
    firer, target = put(game, 0, "BB", "F7", attack=3), put(game, 1, "BB", "F7", defense=2)
    at = met(game)
    assert figures.attack(at, firer, target) == 5 and figures.defense(at, target) == 4
    assert figures.letter(at, firer) == "E"


@pytest.mark.rule("SE-TERRAIN-04", "SE-TERRAIN-05", "SE-TERRAIN-06", "SE-RAIDER-11")
def test_nebulae_take_defense_technology_and_cloaking_away() -> None:
    game = space(raiders=True)
    mark(game, "F7", "nebula")
    firer, target = put(game, 0, "R", "F7", attack=2, cloaking=2), put(game, 1, "BB", "F7", defense=2)
    at = met(game)
    assert figures.attack(at, firer, target) == 7 and figures.defense(at, target) == 2
    assert figures.letter(at, firer) == "E"


# --- retreat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-RETREAT-05", "SE-RETREAT-06", "SE-RETREAT-07", "SE-RETREAT-08", "SE-RETREAT-09", "SE-RETREAT-10")
def test_retreat_goes_to_a_free_hex_no_farther_from_an_own_colony() -> None:
    """D-15, D-16"""
    game = space()
    near = {"F6": False, "F8": True, "E7": False, "E8": True, "G7": False, "G8": False}
    assert retreat.hexes(game, "F7", 0) == [at for at in ("F6", "F8", "E7", "E8", "G7", "G8") if at in EQUAL]
    mark(game, "E8", "supernova")
    mark(game, "E7", "planet", known=False)
    put(game, 1, "MINER", "F8")
    assert not set(retreat.hexes(game, "F7", 0)) & {"E8", "E7", "F8"} and near


EQUAL = ("F8", "E7", "E8")
"""Hexes around F7 that are not farther from A10."""


@pytest.mark.rule("SE-RETREAT-08")
def test_without_another_colony_nobody_retreats() -> None:
    game = space()
    for at in ("A10", "L3"):
        game.system(at).colony = None
    colony(game, 0, "F7")
    assert retreat.hexes(game, "F7", 0) == []


@pytest.mark.rule("SE-COMBAT-15", "SE-RETREAT-01", "SE-RETREAT-02", "SE-COMBAT-14")
def test_from_the_second_round_on_ships_may_retreat_instead_of_firing() -> None:
    game = space()
    group, enemy = put(game, 0, "CA", "F7", 2), put(game, 1, "BC", "F7")
    dice(game, 10, 10, 10, 10)
    asked = fight(
        game,
        ("screen", 0, {}),
        ("fire", 1, group.id),
        ("fire", 0, enemy.id),
        ("fire", 0, enemy.id),
        ("screen", 0, {}),
        ("fire", 1, group.id),
        ("fire", 0, "retreat:E8:2"),
    )
    assert asked.count("fire") == 5 and (group.at, group.count, group.up) == ("E8", 2, True)


@pytest.mark.rule("SE-RETREAT-03", "SE-RETREAT-04", "SE-BASE-04", "SE-FIGHTER-06", "SE-ALIEN-04")
@pytest.mark.parametrize("type", ["BASE", "SY", "F", "MINER", "COLONY_SHIP"])
def test_what_never_retreats(type: str) -> None:
    game = space(carriers=True)
    unit, _ = put(game, 0, type, "F7"), put(game, 1, "SC", "F7")
    assert not retreat.able(met(game), unit)


@pytest.mark.rule("SE-SCREEN-05")
def test_screened_ships_retreat_at_their_place() -> None:
    game = space()
    unit, _ = put(game, 0, "CA", "F7"), put(game, 1, "SC", "F7")
    at = met(game)
    at.battle.round, unit.screened = 2, True
    choices = aiming.choices(at, unit, aiming.targets(at, unit), False, aiming.exits(at, unit))
    assert choices[-1].id == "hold"
    assert all(option.id.startswith("retreat") for option in choices[:-1])


@pytest.mark.rule("SE-DAMAGE-06", "SE-GROUP-16")
def test_damage_is_repaired_when_the_battle_is_over() -> None:
    """EX-08"""
    game = space()
    ship, enemy = put(game, 0, "DN", "F7"), put(game, 1, "BB", "F7")
    dice(game, 1, 1, 1)
    learn(game, 0, tactics=0)
    answers = [("fire", 1, ship.id), ("fire", 0, enemy.id)] * 3
    fight(game, *answers[:4], others="random")
    assert ship.hits == 0


# --- aliens and machines ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-ALIEN-05", "SE-ALIEN-06", "SE-POINTDEF-02")
def test_aliens_have_point_defense_against_fighters() -> None:
    game = space(carriers=True, aliens=True)
    fighter, ship = put(game, 0, "F", "F7", fighter=1), put(game, 0, "SC", "F7")
    one = alien(game, "ALIEN_D")
    at = met(game, 0, ALIENS)
    assert figures.attack(at, one, fighter) == 7 and figures.attack(at, one, ship) == 4
    assert figures.printed(at, one).tactics == 1 and figures.printed(at, one).hull == 1


@pytest.mark.rule("SE-ALIEN-07", "SE-ALIEN-04")
def test_the_player_to_the_left_decides_for_aliens() -> None:
    """D-53"""
    game = space(3, aliens=True)
    alien(game, "ALIEN_B")
    scout = put(game, 0, "SC", "F7")
    dice(game, 1)
    assert fight(game, ("fire", 1, scout.id), defender=ALIENS) == ["fire"]


@pytest.mark.rule("SE-ALIEN-08", "SE-ALIEN-02")
def test_aliens_that_are_lost_do_not_come_again() -> None:
    game = space(aliens=True)
    one = alien(game, "ALIEN_D")
    put(game, 0, "BB", "F7")
    dice(game, 1)
    fight(game, ("fire", 0, one.id), defender=ALIENS)
    assert game.state.aliens == []


@pytest.mark.rule("SE-DOOM-04", "SE-DOOM-05", "SE-DOOM-07")
def test_the_machine_of_the_optional_rule() -> None:
    """D-56"""
    game = space(carriers=True, raiders=True, doomsday_machines=3)
    game.state.machines.append(Machine(1, "F7"))
    put(game, 0, "SC", "F7", 6)
    fighter = put(game, 0, "F", "F7", fighter=1)
    at = met(game, 0, MACHINES)
    assert at.shown is not None
    shown = figures.printed(at, at.shown)
    assert (shown.letter, shown.attack, shown.defense, shown.hull, shown.shots) == ("C", 9, 2, 3, 2)
    assert battle.bonus(at) is None and aiming.targets(at, fighter) == []


@pytest.mark.rule("SE-DOOM-06", "SE-DOOM-14")
def test_a_machine_loses_its_damage_after_each_combat() -> None:
    """D-78"""
    game = space(doomsday_machines=3)
    machine = Machine(1, "F7")
    game.state.machines.append(machine)
    scout = put(game, 0, "SC", "F7", 1)
    put(game, 0, "BB", "F7")
    dice(game, 1, 1, 1)
    fight(game, ("screen", 0, {}), ("fire", 0, "MACHINE1"), defender=MACHINES, others="random")
    assert machine.hits == 0 or machine not in game.state.machines
    assert scout.type == "SC" and "space_empires-battle" in said(game)
    assert "space_empires-machine-volley" in said(game), "a machine is a side of its own, and named once"
