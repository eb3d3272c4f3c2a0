"""Fleet pool and capacity."""

from __future__ import annotations

import pytest

from engine.ti4.combat import space_combat
from engine.ti4.economy import tokens
from engine.ti4.galaxy import capacity, units
from tests.engine.ti4.galaxy.test_movement import moves
from tests.engine.ti4.positions import dice, fleet, kinds, learn, play, said, ships
from tests.engine.ti4.skies import activated, choices, row


@pytest.mark.rule("TI-DOUBT-21")
@pytest.mark.rule("TI-FLEETPOOL-01", "TI-FLEETPOOL-03", "TI-FLEETPOOL-04", "TI-FLEETPOOL-06", "TI-CX-07")
def test_ships_beyond_the_fleet_pool_are_removed_before_space_cannon():
    game = row(46, 19)
    fleet(game, 0, "46", cruiser=4)
    fleet(game, 0, "19", destroyer=1)
    fleet(game, 1, "wellon", pds=1)
    game.player(0).fleet = 4
    played = moves(
        game, "19", ("move", "46:cruiser"), ("move_number", 4), ("lose_ships", "cruiser"), ("space_cannon", 1, "no")
    )
    assert kinds(played) == ["move", "move_number", "lose_ships", "space_cannon"]
    assert ships(game, 0, "19") == {"cruiser": 3, "destroyer": 1}
    assert "ti4-removed" in said(game)
    assert "ti4-destroyed-uncarried" not in said(game)


@pytest.mark.rule("TI-FLEETPOOL-02", "TI-CAPACITY-03", "TI-DOUBT-22")
def test_fighters_count_against_capacity_and_not_against_the_fleet_pool():
    game = row(46)
    fleet(game, 0, "46", carrier=1, fighter=4)
    game.player(0).fleet = 1
    assert capacity.fleet_size(game, 0, "46") == 1
    assert play(capacity.enforce_fleet(game, 0, "46")).asked == []
    assert play(capacity.enforce_capacity(game, 0, "46")).asked == []


@pytest.mark.rule("TI-FLEETPOOL-03", "TI-FLEETPOOL-04", "TI-STATUSPHASE-11")
def test_a_smaller_fleet_pool_costs_ships_at_once():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=2, destroyer=1)
    answers = ("lose_ships", "destroyer")
    play(tokens.set_pools(game, 0, {"tactic": 4, "fleet": 2, "strategy": 2}), answers)
    assert ships(game, 0, "46") == {"cruiser": 2}
    assert "ti4-destroyed-uncarried" not in said(game)


@pytest.mark.rule("TI-FLEETPOOL-05", "TI-COMMANDSHEET-02")
def test_the_fleet_pool_is_a_limit_and_is_not_spent():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=3)
    moves(game, "47", ("move", "46:cruiser"), ("move_number", 3))
    assert game.player(0).fleet == 3
    assert capacity.fleet_limit(game, 0) == 3


@pytest.mark.rule("TI-CAPACITY-04", "TI-CAPACITY-07")
def test_the_owner_chooses_what_exceeds_the_capacity():
    game = row(46)
    fleet(game, 0, "46", dreadnought=2, fighter=2, infantry=1)
    play(capacity.enforce_capacity(game, 0, "46"), ("lose_cargo", {"fighter": 1}))
    assert game.state.systems["46"].space[0].units == {"dreadnought": 2, "fighter": 1, "infantry": 1}


def test_it_is_said_that_what_was_left_behind_had_no_room():
    game = row(46)
    fleet(game, 0, "46", destroyer=1, infantry=2)
    play(capacity.enforce_capacity(game, 0, "46"))
    assert ships(game, 0, "46") == {"destroyer": 1}
    assert "ti4-destroyed-uncarried" in [event.text.key for event in game.events]


@pytest.mark.rule("TI-CAPACITY-05")
def test_ground_forces_on_planets_do_not_count():
    game = row(19)
    fleet(game, 0, "wellon", infantry=9)
    fleet(game, 0, "19", cruiser=1)
    assert capacity.overload(game, 0, "19") == (0, 0)


@pytest.mark.rule("TI-CAPACITY-03")
def test_units_that_are_still_to_come_need_room_as_if_they_were_there():
    game = row(46)
    fleet(game, 0, "46", carrier=1, infantry=5)
    assert capacity.overload(game, 0, "46", {"infantry": -1}) == (0, 0)
    assert capacity.overload(game, 0, "46", {"infantry": -2}) == (1, 1)
    assert capacity.overload(game, 0, "46", {"fighter": -2}) == (1, 0)
    assert units.count(game, 0, "infantry", "46") == 5


@pytest.mark.rule("TI-CAPACITY-06", "TI-SPACECOMBAT-17", "TI-CX-09")
def test_fighters_may_exceed_capacity_until_the_combat_ends():
    game = row(46)
    fleet(game, 0, activated(game, "46"), fighter=5, carrier=1)
    game.player(0).units["carrier"] = "carrier_1"
    fleet(game, 1, "46", destroyer=1)
    dice(game, 1, 1, 10, 10, 10, 10, 10, 10, 1)
    play(space_combat.space_combat_step(game, 0, "46"), others="pass")
    assert ships(game, 0, "46") == {"fighter": 4, "carrier": 1}
    rolls = [event.text for event in game.events if event.text.key == "ti4-combat-roll"]
    assert len(rolls[0].params["dice"]) == 5


@pytest.mark.rule("TI-CAPACITY-06", "TI-DOUBT-29")
def test_a_carrier_lost_to_space_cannon_does_not_ground_its_fighters_before_the_combat():
    game = row(46, 19)
    fleet(game, 0, "46", carrier=1, fighter=2)
    fleet(game, 1, "19", destroyer=1)
    fleet(game, 1, "wellon", pds=1)
    dice(game, 10)
    moves(
        game,
        "19",
        ("move", "46:carrier"),
        ("load", {"46:fighter": 2}),
        ("space_cannon", 1, "yes"),
        ("losses", {"carrier": 1}),
    )
    assert ships(game, 0, "19") == {"fighter": 2}


@pytest.mark.rule("TI-FIGHTERTOKEN-06", "TI-INFANTRYTOKEN-06", "TI-LIMIT-03", "TI-DOUBT-41")
def test_tokens_need_no_change_and_no_substitutes():
    game = row(46)
    fleet(game, 0, "46", fighter=40, infantry=40)
    units.remove(game, 0, "fighter", 17, "46")
    assert units.count(game, 0, "fighter", "46") == 23
    assert game.pieces_left(0, "fighter") > 0


def test_space_docks_look_after_three_fighters():
    game = row(19)
    fleet(game, 0, "wellon", space_dock=1)
    fleet(game, 0, "19", fighter=4)
    play(capacity.enforce_capacity(game, 0, "19"))
    assert units.count(game, 0, "fighter", "19") == 3


def test_excess_fighters_ii_use_the_fleet_pool():
    game = row(46)
    learn(game, 0, "fighter_2")
    game.player(0).fleet = 3
    fleet(game, 0, "46", cruiser=1, fighter=3)
    ask = play(capacity.enforce_fleet(game, 0, "46"), others="stop").open
    assert choices(ask) == ["fighter", "cruiser"]
    play(capacity.enforce_fleet(game, 0, "46"), ("lose_ships", "fighter"))
    play(capacity.enforce_capacity(game, 0, "46"))
    assert ships(game, 0, "46") == {"cruiser": 1, "fighter": 2}


def test_two_excess_hybrid_crystal_fighters_share_a_slot():
    game = row(46, factions=("naalu", "hacan", "letnev"))
    learn(game, 0, "hybrid_crystal_fighter_2")
    fleet(game, 0, "46", cruiser=1, fighter=4)
    assert capacity.fleet_size(game, 0, "46") == 3


@pytest.mark.rule("TI-FACTION-01")
def test_a_floating_factory_carries_and_takes_no_slot():
    game = row(46, factions=("saar", "hacan", "letnev"))
    fleet(game, 0, "46", space_dock=1, cruiser=1, fighter=4)
    assert capacity.fleet_size(game, 0, "46") == 1
    assert capacity.capacity(game, 0, "46") == 4
