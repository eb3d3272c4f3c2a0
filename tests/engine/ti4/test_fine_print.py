"""The other side of rules: what they do not do, and what is left when they are done."""

from __future__ import annotations

import pytest

from engine.ti4.combat import hits, retreat, space_combat
from engine.ti4.combat.dice import Roll, reroll, rerollable, roll_side
from engine.ti4.economy import prices, production
from engine.ti4.economy.batch import Batch
from engine.ti4.galaxy import capacity, units
from engine.ti4.galaxy.movement_plan import Declared
from engine.ti4.state import Force
from tests.engine.ti4.galaxy.test_movement import moves
from tests.engine.ti4.hands import component
from tests.engine.ti4.positions import board, dice, fleet, kinds, learn, own, play, said, ships
from tests.engine.ti4.skies import activated, combat, refused, row

# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MOVEMENT-10", "TI-MODIFIER-01")
def test_gravity_drive_speeds_up_a_single_ship():
    game = row(46, 47, 48)
    learn(game, 0, "gravity_drive")
    fleet(game, 0, "46", carrier=3)
    moves(game, "48", ("move", "46:carrier"))
    assert (ships(game, 0, "46"), ships(game, 0, "48")) == ({"carrier": 2}, {"carrier": 1})
    game.state.systems["48"].tokens.clear()
    fleet(game, 0, "46", cruiser=1)
    assert refused(moves(game, "48", ("move", "46:carrier")).open, "46:carrier") == "TI-MOVEMENT-10"


@pytest.mark.rule("TI-MOVEMENT-10")
def test_a_ship_that_needs_no_speeding_up_leaves_it_to_another():
    game = row(46, 47, 48)
    learn(game, 0, "gravity_drive")
    fleet(game, 0, "46", carrier=1)
    fleet(game, 0, "47", carrier=1)
    moves(game, "48", ("move", "47:carrier"), ("move", "46:carrier"))
    assert ships(game, 0, "48") == {"carrier": 2}


@pytest.mark.rule("TI-CAPACITY-03", "TI-CAPACITY-04")
def test_fighters_left_behind_by_their_carrier_are_lost():
    game = row(46, 47)
    fleet(game, 0, "46", carrier=1, fighter=3)
    moves(game, "47", ("move", "46:carrier"), ("load", {"46:fighter": 2}))
    assert (ships(game, 0, "46"), ships(game, 0, "47")) == ({}, {"carrier": 1, "fighter": 2})


@pytest.mark.rule("TI-FLEETPOOL-03", "TI-FLEETPOOL-06")
def test_of_ships_beyond_the_fleet_pool_a_damaged_one_can_be_chosen():
    game = row(46)
    game.player(0).fleet = 2
    fleet(game, 0, "46", dreadnought=3, damaged={"dreadnought": 1})
    play(capacity.enforce_fleet(game, 0, "46"), ("lose_ships", "dreadnought:damaged"))
    assert game.state.systems["46"].space[0] == Force({"dreadnought": 2}, {})


@pytest.mark.rule("TI-CAPACITY-04")
def test_ground_forces_without_any_place_are_lost_before_anything_is_chosen():
    game = row(19)
    fleet(game, 0, "wellon", space_dock=1)
    fleet(game, 0, "19", dreadnought=1, fighter=5, infantry=3)
    play(capacity.enforce_capacity(game, 0, "19"), ("lose_cargo", {"fighter": 2}))
    assert game.state.systems["19"].space[0].units == {"dreadnought": 1, "fighter": 3, "infantry": 1}


@pytest.mark.rule("TI-TRANSPORT-02", "TI-TRANSPORT-03")
def test_nothing_is_taken_aboard_twice():
    game = row(19, 46)
    fleet(game, 0, "19", carrier=1, dreadnought=1)
    fleet(game, 0, "wellon", infantry=3)
    loads = (("load", {"wellon:infantry": 2}), ("move", "19:dreadnought"))
    ask = moves(game, "46", ("move", "19:carrier"), *loads).open
    assert ask.kind == "load" and [slot.most for slot in ask.must[0].slots] == [1]


@pytest.mark.rule("TI-RIFT-01", "TI-RIFT-03", "TI-DOUBT-25")
@pytest.mark.parametrize(("second", "left"), [(4, {"carrier": 1}), (3, {})])
def test_each_rift_on_the_way_is_a_die_for_the_ship(second, left):
    from engine.ti4.galaxy import rifts

    game = row(46, 47)
    fleet(game, 0, "46", carrier=1)
    dice(game, 9, second)
    group = Declared("46:carrier", "46", "carrier", 1, 0, ("46", "41", "41", "47"))
    rifts.cross(game, 0, group)
    assert ships(game, 0, "46") == left


# --- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-NEBULA-05")
@pytest.mark.parametrize(("tile", "face", "hit"), [(42, 7, 1), (42, 6, 0), (46, 7, 0), (41, 7, 0)])
def test_only_a_nebula_helps_its_defender_and_by_one(tile, face, hit):
    game = row(tile)
    for seat in (0, 1):
        fleet(game, seat, str(tile), destroyer=1)
        learn(game, seat, "destroyer_2")
    dice(game, face)
    battle = combat(game, str(tile))
    play(roll_side(game, battle, 1))
    assert battle.hits == {1: hit}


@pytest.mark.rule("TI-SUSTAIN-01", "TI-DESTROY-02")
def test_sustain_damage_may_be_declined():
    game = row(46)
    fleet(game, 1, "46", dreadnought=1, cruiser=1)
    battle = combat(game, "46")
    battle.hits = {0: 1}
    play(space_combat.take_hits(game, battle, 1), ("sustain", "no"), ("losses", {"cruiser": 1}))
    assert game.state.systems["46"].space[1] == Force({"dreadnought": 1}, {})


@pytest.mark.rule("TI-SUSTAIN-02", "TI-SUSTAIN-03")
def test_one_hit_damages_one_ship_however_many_could_sustain():
    game = row(46)
    fleet(game, 1, "46", dreadnought=2)
    battle = combat(game, "46")
    battle.hits = {0: 1}
    played = play(space_combat.take_hits(game, battle, 1), ("sustain", "dreadnought"), others="stop")
    assert kinds(played) == ["sustain"] and played.open is None
    assert game.state.systems["46"].space[1] == Force({"dreadnought": 2}, {"dreadnought": 1})
    assert battle.sustained == {1: {"dreadnought": 1}}


@pytest.mark.rule("TI-SUSTAIN-05")
def test_duranium_armor_repairs_none_of_two_that_sustained_this_round():
    game = row(46)
    learn(game, 1, "duranium_armor")
    fleet(game, 1, "46", dreadnought=2)
    battle = combat(game, "46")
    battle.hits = {0: 2}
    twice = (("sustain", "dreadnought"), ("sustain", "dreadnought"))
    play(space_combat.take_hits(game, battle, 1), *twice)
    assert game.state.systems["46"].space[1].damaged == {"dreadnought": 2}


@pytest.mark.rule("TI-DESTROY-02")
def test_pinned_hits_go_to_big_ships_as_far_as_there_are_any():
    game = row(46)
    fleet(game, 1, "46", cruiser=1, fighter=3)
    rule = hits.assign(game, 1, 2, "46", types=("fighter", "cruiser"), cause=hits.Cause(0, "space_cannon"), pinned=2)
    play(rule, others="stop")
    assert ships(game, 1, "46") == {"fighter": 2}


@pytest.mark.rule("TI-REROLL-01", "TI-REROLL-02", "TI-REROLL-03")
def test_rerolled_dice_are_the_chosen_ones_of_the_own_group():
    game = row(46)
    battle = combat(game, "46")
    mine = [Roll(0, unit, 7, 0, [1, 2], [[], []]) for unit in ("cruiser", "carrier")]
    battle.fresh, battle.rolls = mine, [*mine, Roll(1, "cruiser", 7, 0, [3], [[]])]
    assert rerollable(battle, 1, "luck") == []
    assert rerollable(battle, 0, "luck") == ["cruiser:0", "cruiser:1", "carrier:0", "carrier:1"]
    dice(game, 9, 8)
    reroll(game, battle, ["cruiser:1", "carrier:0"], "luck")
    assert [roll.dice for roll in battle.rolls] == [[1, 9], [8, 2], [3]]
    assert rerollable(battle, 0, "luck") == ["cruiser:0", "carrier:1"]
    assert len(rerollable(battle, 0, "grace")) == 4


# --- retreat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-RETREAT-04", "TI-DOUBT-06")
def test_only_ground_forces_of_controlled_planets_come_along_and_only_with_room_aboard():
    game = row(19, 46)
    fleet(game, 1, "wellon", infantry=3)
    fleet(game, 1, "19", carrier=1)
    battle = combat(game, "19")
    assert play(retreat.take_along(game, battle, 1)).asked == []
    own(game, 1, "wellon")
    assert kinds(play(retreat.take_along(game, battle, 1), others="stop")) == ["retreat_load"]
    units.remove(game, 1, "carrier", 1, "19")
    fleet(game, 1, "19", cruiser=1)
    assert play(retreat.take_along(game, battle, 1)).asked == []


@pytest.mark.rule("TI-RETREAT-06", "TI-DOUBT-09")
def test_fighters_do_not_retreat_by_themselves_to_a_dock_that_would_hold_them():
    game = row(46, 19)
    fleet(game, 1, "46", cruiser=1, fighter=2)
    fleet(game, 1, "wellon", space_dock=1)
    play(retreat.withdraw(game, 1, "46", "19"))
    assert ships(game, 1, "19") == {"cruiser": 1}


@pytest.mark.rule("TI-RETREAT-06", "TI-FLEETPOOL-03")
def test_a_retreat_cannot_exceed_the_fleet_pool():
    game = row(46, 47)
    game.player(1).fleet = 2
    fleet(game, 1, "46", cruiser=2)
    fleet(game, 1, "47", destroyer=1)
    play(retreat.withdraw(game, 1, "46", "47"), ("lose_ships", "destroyer"))
    assert ships(game, 1, "47") == {"cruiser": 2}


@pytest.mark.rule("TI-RETREAT-05", "TI-RETREAT-07")
def test_a_retreat_with_nowhere_left_to_go_does_not_happen():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    battle = combat(game, "46")
    battle.retreating = 1
    play(retreat.carry_out(game, battle))
    assert ships(game, 1, "46") == {"cruiser": 1} and "ti4-retreated" not in said(game)


@pytest.mark.rule("TI-TIMING-09", "TI-GROUNDCOMBAT-04")
def test_what_lasts_a_round_of_ground_combat_ends_with_it():
    from engine.ti4.combat import ground_combat

    game = board()
    fleet(game, 0, "quann", infantry=1)
    fleet(game, 1, "quann", infantry=1)
    game.begin("morale_boost", 0, "combat_round")
    dice(game, 7, 1, 7, 1, 8, 1)
    play(ground_combat.ground_combat(game, 0, "quann"))
    assert "ti4-ground-combat-won" in said(game) and game.effect("morale_boost") is None


# --- production and cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-COST-02", "TI-PRODUCTION-15")
def test_what_makes_production_cheaper_is_for_the_production_ability_only():
    game = board()
    learn(game, 0, "sarween_tools")
    assert prices.cost(game, 0, Batch("1", 5, [], made={"cruiser": 1})) == 1
    assert prices.cost(game, 0, Batch("1", 5, [], made={"cruiser": 1}, ability=False)) == 2
    assert prices.cost(game, 0, Batch("1", 5, [])) == 0


@pytest.mark.rule("TI-PRODUCTION-08")
def test_ground_forces_stand_where_a_dock_made_them_not_on_other_own_planets():
    game = board()
    own(game, 0, "abyz", "fria")
    fleet(game, 0, "abyz", space_dock=1)
    game.player(0).trade_goods = 9
    rule = production.production_step(game, 0, game.state.planets["abyz"].system)
    play(rule, ("produce", "infantry"), ("produce_pieces", 2), others="pass")
    assert game.on_board(0, "infantry") == {"abyz": 2}


@pytest.mark.rule("TI-ACTIONCARD-02")
def test_a_stolen_card_beyond_the_limit_makes_the_thief_discard():
    game = board()
    game.player(0).action_cards = ["plague"] * 7
    game.player(1).action_cards = ["sabotage"]
    component(game, 0, "spy", ("discard_cards", ["plague"]))
    assert sorted(game.player(0).action_cards) == ["plague"] * 6 + ["sabotage"]


@pytest.mark.rule("TI-COMBATROLE-01", "TI-COMBATROLE-02")
def test_the_active_player_is_the_attacker_wherever_it_sits():
    game = row(46)
    game.state.turn = 2
    fleet(game, 2, activated(game, "46", 2), cruiser=1)
    fleet(game, 0, "46", cruiser=1)
    play(space_combat.space_combat_step(game, 2, "46"), others="pass")
    begun = next(event.text for event in game.events if event.text.key == "ti4-space-combat")
    assert (begun.params["attacker"].params["n"], begun.params["defender"].params["n"]) == (2, 0)
