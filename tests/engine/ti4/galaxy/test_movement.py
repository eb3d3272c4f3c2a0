"""Moving ships: activation, reach, routes, anomalies, transport."""

from __future__ import annotations

import pytest

from engine.text import T
from engine.ti4 import words
from engine.ti4.actions import tactical
from engine.ti4.galaxy import movement, routes, units
from engine.ti4.phases import action_phase
from engine.ti4.rules import RULES
from engine.ti4.state import Force
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said, ships
from tests.engine.ti4.skies import activated, choices, refused, row


def moves(game, system, *answers, others="stop", seat=0):
    """The Movement step of seat 0 into a system, up to the first question without an answer."""
    if game.state.active_system != system:
        activated(game, system, seat)
    return play(movement.movement_step(game, seat, system), *answers, others=others)


# --- activation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ACTIVATION-01", "TI-TACTICAL-03", "TI-TACTICAL-01")
def test_activating_puts_a_tactic_token_into_the_system():
    game = row(46, 47)
    play(tactical.tactical_action(game, 0), ("activate", "47"), others="pass")
    assert game.state.systems["47"].tokens == [0]
    assert game.player(0).tactic == 2


@pytest.mark.rule("TI-ACTIVATION-03", "TI-ACTIVATION-04")
def test_only_the_own_token_forbids_activation():
    game = row(46, 47)
    game.state.systems["46"].tokens = [0]
    game.state.systems["47"].tokens = [1, 2]
    ask = play(tactical.choose_system(game, 0), others="stop").open
    assert choices(ask) == ["47", "1", "16", "10"]
    assert refused(ask, "46") == "TI-ACTIVATION-03"


@pytest.mark.rule("TI-ACTIVATION-02")
def test_without_a_tactic_token_there_is_no_tactical_action():
    game = row(46, 47)
    assert tactical.can_activate(game, 0)
    game.player(0).tactic = 0
    assert not tactical.can_activate(game, 0)
    assert tactical.why_not(game, 0, "46").rule == "TI-ACTIVATION-02"


@pytest.mark.rule("TI-ACTIVATION-05")
def test_a_system_is_active_until_its_tactical_action_ends():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=1)
    rule = tactical.tactical_action(game, 0)
    assert play(rule, ("activate", "47"), others="stop").open.kind == "move"
    assert game.state.active_system == "47"
    game = row(46, 47)
    play(tactical.tactical_action(game, 0), ("activate", "47"), others="pass")
    assert game.state.active_system is None


@pytest.mark.rule("TI-TACTICAL-01", "TI-TACTICAL-02", "TI-TACTICAL-08", "TI-TACTICAL-09")
def test_the_steps_come_in_their_order():
    game = row(46, 19)
    fleet(game, 0, "46", carrier=1, infantry=1)
    fleet(game, 1, "19", cruiser=1)
    fleet(game, 0, "wellon", space_dock=1)
    game.player(0).trade_goods = 9
    dice(game, 10, 1)
    played = play(
        tactical.tactical_action(game, 0),
        ("activate", "19"),
        ("move", "46:carrier"),
        ("load", {"46:infantry": 1}),
        ("land", {"wellon": 1}),
    )
    steps = ("activate", "move", "load", "land", "produce")
    assert tuple(kind for kind in dict.fromkeys(kinds(played)) if kind in steps) == steps
    keys = said(game)
    assert keys.index("ti4-activated") < keys.index("ti4-moved") < keys.index("ti4-combat-won")


@pytest.mark.rule("TI-TACTICAL-05", "TI-TACTICAL-10")
def test_production_needs_no_moved_ship():
    game = row(46, 19)
    own(game, 0, "wellon")
    fleet(game, 0, "wellon", space_dock=1)
    fleet(game, 0, "46", cruiser=1)
    game.player(0).trade_goods = 5
    played = play(tactical.tactical_action(game, 0), ("activate", "19"), ("move", "done"), others="stop")
    assert played.open.kind == "produce"
    assert ships(game, 0, "46") == {"cruiser": 1}


# --- reach -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MOVEMENT-01", "TI-MOVEMENT-03", "TI-MOVEMENT-04", "TI-TACTICAL-04")
def test_ships_of_many_systems_move_into_the_active_one():
    game = row(46, 47, 48)
    fleet(game, 0, "46", cruiser=2)
    fleet(game, 0, "47", carrier=1)
    game.player(0).fleet = 3
    moves(game, "48", ("move", "46:cruiser"), ("move_number", 2), ("move", "47:carrier"), others="pass")
    assert ships(game, 0, "48") == {"cruiser": 2, "carrier": 1}
    assert ships(game, 0, "46") == ships(game, 0, "47") == {}


@pytest.mark.rule("TI-MOVEMENT-02", "TI-MOVEMENT-09", "TI-MOVEMENT-10")
def test_the_distance_may_not_exceed_the_move_value():
    game = row(46, 47, 48)
    fleet(game, 0, "46", cruiser=1, carrier=1)
    ask = moves(game, "48").open
    assert choices(ask) == ["46:cruiser", "done"]
    assert refused(ask, "46:carrier") == "TI-MOVEMENT-10"


def test_it_is_said_that_no_ship_can_move():
    game = row(46, 47, 48)
    fleet(game, 0, "46", carrier=1)
    play(movement.movement_step(game, 0, activated(game, "48")))
    assert "ti4-nothing-moves" in [event.text.key for event in game.events]
    assert moves(game, "47").open is not None
    assert [event.text.key for event in game.events].count("ti4-nothing-moves") == 1


@pytest.mark.rule("TI-MOVEMENT-06")
def test_an_own_token_holds_ships_back():
    game = row(46, 47, 48)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 0, "47", cruiser=1)
    game.state.systems["46"].tokens = [0]
    ask = moves(game, "48").open
    assert choices(ask) == ["47:cruiser", "done"]
    assert refused(ask, "46:cruiser") == "TI-MOVEMENT-06"


@pytest.mark.rule("TI-DOUBT-26")
@pytest.mark.rule("TI-MOVEMENT-05", "TI-MOVEMENT-06", "TI-MOVEMENT-07", "TI-ASTEROID-02", "TI-SUPERNOVA-02")
@pytest.mark.rule("TI-NEBULA-02", "TI-CX-11")
@pytest.mark.parametrize(
    ("through", "obstacle", "rule"),
    [
        (46, None, None),
        (46, "token", None),
        (46, "token at start", "TI-MOVEMENT-06"),
        (46, "cruiser", "TI-MOVEMENT-05"),
        (46, "fighter", None),
        (44, None, "TI-ASTEROID-02"),
        (43, None, "TI-SUPERNOVA-02"),
        (42, None, "TI-NEBULA-02"),
    ],
)
def test_what_bars_a_path(through, obstacle, rule):
    game = row(48, through, 49)
    fleet(game, 0, "48", cruiser=1, destroyer=1)
    fleet(game, 0, "49", destroyer=1)
    _put(game, obstacle, str(through))
    plan = movement.new_plan(game, 0, activated(game, "49"))
    open_groups = movement.groups(game, plan)
    assert ("48:cruiser" in open_groups) == (rule is None)
    assert rule is None or movement.why_not(game, plan, "48:cruiser").rule == rule


def _put(game, obstacle, through):
    if obstacle == "token":
        game.state.systems[through].tokens = [0]
    elif obstacle == "token at start":
        game.state.systems["48"].tokens = [0]
    elif obstacle:
        fleet(game, 1, through, **{obstacle: 1})


@pytest.mark.rule("TI-MOVEMENT-05", "TI-DOUBT-26")
def test_a_table_may_let_fighters_block_too():
    game = row(48, 46, 49, fighters_block=True)
    fleet(game, 1, "46", fighter=1)
    assert routes.crossing_refusal(game, 0, "46", False) == "TI-MOVEMENT-05"
    assert routes.crossing_refusal(row(46), 0, "46", False) is None


@pytest.mark.rule("TI-MOVEMENT-08", "TI-TRANSPORT-03", "TI-DOUBT-27")
def test_a_ship_may_leave_the_active_system_and_return_with_cargo():
    game = row(46, 19)
    learn(game, 0, "carrier_2")
    fleet(game, 0, "46", carrier=1)
    fleet(game, 0, "wellon", infantry=3)
    moves(game, "46", ("move", "46:carrier"), ("load", {"wellon:infantry": 2}), others="pass")
    assert units.count(game, 0, "infantry", "46") == 2
    assert ships(game, 0, "46") == {"carrier": 1}


@pytest.mark.rule("TI-MOVEMENT-08")
def test_a_ship_with_too_little_move_cannot_leave_and_return():
    game = row(46, 19)
    fleet(game, 0, "46", carrier=1)
    fleet(game, 0, "wellon", infantry=3)
    assert moves(game, "46").open is None


@pytest.mark.rule("TI-MOVEMENT-11")
def test_nothing_moves_before_everything_is_declared():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=1, destroyer=1)
    moves(game, "47", ("move", "46:cruiser"))
    assert ships(game, 0, "46") == {"cruiser": 1, "destroyer": 1}
    assert ships(game, 0, "47") == {}


@pytest.mark.rule("TI-MOVEMENT-12", "TI-SPACECANNONOFF-01", "TI-SPACECANNONOFF-05", "TI-SPACECANNON-01")
def test_space_cannon_comes_after_the_ships_have_moved_or_stayed():
    game = row(46, 19)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 0, "19", destroyer=1)
    fleet(game, 1, "wellon", pds=1)
    assert kinds(moves(game, "19", ("move", "done"))) == ["move", "space_cannon"]


@pytest.mark.rule("TI-MOVEMENT-13")
def test_other_ways_of_moving_ignore_the_move_value():
    from engine.ti4.galaxy import leaving

    game = row(46, 47)
    game.state.systems["46"].tokens = [0]
    fleet(game, 0, "46", carrier=1)
    play(leaving.leave(game, 0, "46", "47"))
    assert ships(game, 0, "47") == {"carrier": 1}


# --- damaged ships ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SUSTAIN-04")
def test_a_damaged_ship_moves_like_any_other_and_stays_damaged():
    game = row(46, 47)
    fleet(game, 0, "46", dreadnought=3, damaged={"dreadnought": 1})
    ask = moves(game, "47").open
    assert choices(ask) == ["46:dreadnought:damaged", "46:dreadnought", "done"]
    game = row(46, 47)
    fleet(game, 0, "46", dreadnought=2, damaged={"dreadnought": 1})
    moves(game, "47", ("move", "46:dreadnought:damaged"), others="pass")
    assert game.state.systems["47"].space[0] == Force({"dreadnought": 1}, {"dreadnought": 1})
    assert game.state.systems["46"].space[0] == Force({"dreadnought": 1}, {})


# --- anomalies -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ASTEROID-01", "TI-SUPERNOVA-01")
@pytest.mark.parametrize(("tile", "rule"), [(44, "TI-ASTEROID-01"), (43, "TI-SUPERNOVA-01")])
def test_ships_cannot_move_into_asteroids_or_a_supernova(tile, rule):
    game = row(46, tile)
    fleet(game, 0, "46", cruiser=1)
    plan = movement.new_plan(game, 0, activated(game, str(tile)))
    assert movement.groups(game, plan) == {}
    assert movement.why_not(game, plan, "46:cruiser").rule == rule


@pytest.mark.rule("TI-NEBULA-01")
def test_a_nebula_is_entered_only_as_the_active_system():
    game = row(46, 42)
    assert routes.entry_refusal(game, 0, "42") == "TI-NEBULA-01"
    fleet(game, 0, "46", cruiser=1)
    moves(game, "42", ("move", "46:cruiser"), others="pass")
    assert ships(game, 0, "42") == {"cruiser": 1}


@pytest.mark.rule("TI-NEBULA-03", "TI-CX-13")
def test_a_ship_that_starts_in_a_nebula_has_move_one():
    game = row(42, 46, 47)
    fleet(game, 0, "42", cruiser=1)
    learn(game, 0, "cruiser_2")
    assert movement.move_value(game, 0, "cruiser", "46") == 3
    assert movement.move_value(game, 0, "cruiser", "42") == 1
    assert moves(game, "47").open is None
    game.state.systems["47"].tokens.clear()
    assert choices(moves(game, "46").open) == ["42:cruiser", "done"]


@pytest.mark.rule("TI-NEBULA-04", "TI-MODIFIER-01")
def test_abilities_raise_the_move_of_a_ship_in_a_nebula():
    game = row(42, 46, 47)
    fleet(game, 0, "42", cruiser=2)
    learn(game, 0, "gravity_drive")
    moves(game, "47", ("move", "42:cruiser"), others="pass")
    assert ships(game, 0, "47") == {"cruiser": 1}
    assert ships(game, 0, "42") == {"cruiser": 1}


@pytest.mark.rule("TI-RIFT-01", "TI-RIFT-02", "TI-RIFT-03", "TI-CX-12")
@pytest.mark.parametrize(("die", "arrived"), [(3, {}), (4, {"carrier": 1})])
def test_a_gravity_rift_speeds_ships_up_and_swallows_some(die, arrived):
    game = row(41, 46, 47)
    fleet(game, 0, "41", carrier=1, fighter=1)
    dice(game, die)
    moves(game, "47", ("move", "41:carrier"), ("load", {"41:fighter": 1}), others="pass")
    assert {type: n for type, n in ships(game, 0, "47").items() if type != "fighter"} == arrived
    assert units.count(game, 0, "fighter", "47") == len(arrived)
    assert units.count(game, 0, "carrier", "41") == 0
    assert "ti4-destroyed" not in said(game)


@pytest.mark.rule("TI-RIFT-01", "TI-RIFT-03")
def test_crossing_a_rift_counts_like_leaving_one():
    game = row(46, 41, 47)
    fleet(game, 0, "46", carrier=1)
    dice(game, 9)
    moves(game, "47", ("move", "46:carrier"), others="pass")
    assert ships(game, 0, "47") == {"carrier": 1}
    assert "ti4-rift-roll" in said(game)


def test_ships_that_cannot_but_cross_a_rift_say_so_before_they_move():
    game = row(46, 41, 47)
    fleet(game, 0, "46", carrier=1)
    fleet(game, 0, "41", cruiser=1)
    game.state.systems["41"].tokens.clear()
    ask = moves(game, "47").open
    assert {option.id: option.more and option.more.key for option in ask.must[0].options} == {
        "46:carrier": "ti4-move-rift",
        "41:cruiser": "ti4-move-rift",
        "done": None,
    }
    for tiles in ((46, 47), (41, 46, 47)):
        calm = row(*tiles)
        fleet(calm, 0, "46", carrier=1, cruiser=1)
        assert [option.more for option in moves(calm, "47").open.must[0].options] == [None, None, None]


def test_a_fleet_beyond_its_pool_is_told_before_it_moves():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=4, fighter=1)
    fleet(game, 0, "47", destroyer=1)
    ask = moves(game, "47", ("move", "46:cruiser"), ("move_number", 3)).open
    assert (ask.about.params["over"], ask.about.params["limit"]) == (1, 3)


@pytest.mark.rule("TI-RIFT-04", "TI-CX-12")
def test_ending_in_a_rift_needs_no_roll_and_gives_no_bonus():
    game = row(41, 46, 47)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 0, "47", carrier=1)
    ask = moves(game, "41").open
    assert choices(ask) == ["46:cruiser", "done"]
    game.state.systems["41"].tokens.clear()
    moves(game, "41", ("move", "46:cruiser"), others="pass")
    assert "ti4-rift-roll" not in said(game)


@pytest.mark.rule("TI-RIFT-03")
def test_every_ship_of_a_group_rolls_for_itself():
    game = row(41, 46)
    fleet(game, 0, "41", cruiser=3)
    dice(game, 1, 4, 10)
    moves(game, "46", ("move", "41:cruiser"), ("move_number", 3), others="pass")
    assert ships(game, 0, "46") == {"cruiser": 2}


# --- transport -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRANSPORT-01", "TI-TRANSPORT-02", "TI-CAPACITY-01", "TI-CAPACITY-02", "TI-CX-08")
def test_a_ship_carries_up_to_its_capacity():
    game = row(19, 46)
    fleet(game, 0, "19", carrier=1, fighter=2, infantry=1)
    fleet(game, 0, "wellon", infantry=2)
    game.player(0).units["carrier"] = "carrier_1"
    ask = moves(game, "46", ("move", "19:carrier")).open
    assert refused(ask, {"19:fighter": 2, "19:infantry": 1, "wellon:infantry": 2}) == "TI-TRANSPORT-02"
    game.state.systems["46"].tokens.clear()
    moves(
        game,
        "46",
        ("move", "19:carrier"),
        ("load", {"19:fighter": 1, "19:infantry": 1, "wellon:infantry": 2}),
        others="pass",
    )
    assert game.state.systems["46"].space[0].units == {"carrier": 1, "fighter": 1, "infantry": 3}


@pytest.mark.rule("TI-TRANSPORT-04", "TI-TRANSPORT-05", "TI-TRANSPORT-08", "TI-GROUNDFORCE-02")
def test_cargo_stays_in_space_with_its_ship():
    game = row(19, 20)
    fleet(game, 0, "19", carrier=1)
    fleet(game, 0, "wellon", infantry=2)
    moves(game, "20", ("move", "19:carrier"), ("load", {"wellon:infantry": 2}), others="pass")
    assert units.count(game, 0, "infantry", "20") == 2
    assert units.count(game, 0, "infantry", "vefut_ii") == 0


@pytest.mark.rule("TI-TRANSPORT-03", "TI-TRANSPORT-04", "TI-TRANSPORT-06", "TI-CX-10")
@pytest.mark.parametrize("token", [False, True])
def test_picking_up_on_the_way_unless_an_own_token_lies_there(token):
    game = row(46, 19, 47)
    learn(game, 0, "carrier_2")
    fleet(game, 0, "46", carrier=1, fighter=1)
    fleet(game, 0, "wellon", infantry=1)
    game.state.systems["19"].tokens = [0] if token else []
    ask = moves(game, "47", ("move", "46:carrier")).open
    assert choices(ask) == (["46:fighter"] if token else ["wellon:infantry", "46:fighter"])
    if token:
        assert refused(ask, {"wellon:infantry": 1}) == "TI-TRANSPORT-06"
    else:
        game.state.systems["47"].tokens.clear()
        moves(game, "47", ("move", "46:carrier"), ("load", {"wellon:infantry": 1}), others="pass")
        assert units.count(game, 0, "infantry", "47") == 1


@pytest.mark.rule("TI-TRANSPORT-03", "TI-TRANSPORT-06")
def test_the_active_system_loads_in_spite_of_its_token():
    game = row(46, 19)
    fleet(game, 0, "46", carrier=1)
    fleet(game, 0, "wellon", infantry=2)
    moves(game, "19", ("move", "46:carrier"), ("load", {"wellon:infantry": 2}), others="pass")
    assert units.count(game, 0, "infantry", "19") == 2


@pytest.mark.rule("TI-TRANSPORT-03")
def test_units_off_the_route_cannot_be_picked_up():
    game = row(20, 46, 19, 47)
    fleet(game, 0, "19", carrier=1, fighter=1)
    fleet(game, 0, "vefut_ii", infantry=1)
    ask = moves(game, "47", ("move", "19:carrier")).open
    assert refused(ask, {"vefut_ii:infantry": 1}) == "TI-TRANSPORT-03"


@pytest.mark.rule("TI-TRANSPORT-07")
def test_carried_ground_forces_may_land():
    from engine.ti4.actions import invasion

    game = row(46, 19)
    fleet(game, 0, "19", carrier=1, infantry=2)
    activated(game, "19")
    ask = play(invasion.invade(game, 0, "19"), others="stop").open
    assert ask.kind == "land"


@pytest.mark.rule("TI-TRANSPORT-03", "TI-MOVEMENT-09")
def test_routes_are_asked_for_only_when_they_differ_in_what_they_pass():
    game = row(46, 19, 47)
    game.state.systems["20"] = type(game.state.systems["19"])(20, (1, 0))
    game.state.planets["vefut_ii"] = type(game.state.planets["wellon"])("vefut_ii", "20")
    learn(game, 0, "carrier_2")
    fleet(game, 0, "46", carrier=1)
    assert game.near(0)["20"] == ("46", "19") or set(game.near(0)["20"]) >= {"46", "19"}
    fleet(game, 0, "wellon", infantry=1)
    assert kinds(moves(game, "47", ("move", "46:carrier"))) == ["move", "load"]


def beside_wellon(technology):
    """A carrier in 46, with 47 to go to, and infantry on Wellon, which is next to both."""
    game = row(46, 47)
    game.state.systems["19"] = type(game.state.systems["46"])(19, (1, 0))
    game.state.planets["wellon"] = type(game.state.planets["jord"])("wellon", "19")
    learn(game, 0, technology)
    fleet(game, 0, "46", carrier=1)
    fleet(game, 0, "wellon", infantry=1)
    return game


@pytest.mark.rule("TI-TRANSPORT-03", "TI-MOVEMENT-09")
def test_a_longer_way_within_reach_is_taken_unasked_for_what_lies_on_it():
    game = beside_wellon("carrier_2")
    assert kinds(moves(game, "47", ("move", "46:carrier"))) == ["move", "load"]
    game = beside_wellon("gravity_drive")
    assert kinds(moves(game, "47", ("move", "46:carrier"))) == ["move", "route"], "it takes the drive from other ships"


@pytest.mark.rule("TI-FIGHTERTOKEN-01", "TI-FIGHTERTOKEN-03", "TI-INFANTRYTOKEN-01", "TI-INFANTRYTOKEN-03")
def test_more_fighters_than_figures_move_as_one_group():
    game = row(46, 47)
    fleet(game, 0, "46", carrier=3, fighter=12)
    moves(game, "47", ("move", "46:carrier"), ("move_number", 3), ("load", {"46:fighter": 12}), others="pass")
    assert units.count(game, 0, "fighter", "47") == 12


@pytest.mark.rule("TI-FIGHTERTOKEN-04", "TI-FIGHTERTOKEN-05")
def test_a_group_without_a_figure_is_given_up():
    tiles = (46, 47, 48, 49, 50, 19, 20, 21, 22, 23, 24)
    game = row(*tiles)
    game.player(0).fleet = 9
    for tile in tiles[:10]:
        fleet(game, 0, str(tile), carrier=0, fighter=2)
        game.state.systems[str(tile)].tokens = [1]
    fleet(game, 0, "23", cruiser=1, carrier=1)
    played = moves(game, "24", ("move", "23:carrier"), ("load", {"23:fighter": 1}), ("move", "done"))
    assert played.open.kind == "drop_group"


# --- Fighter II ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-05", "TI-UPGRADE-06", "TI-SHIP-02", "TI-EX-14")
def test_upgraded_units_use_the_new_attributes():
    game = row(46, 47, 48)
    fleet(game, 0, "46", fighter=2)
    assert moves(game, "48").open is None
    learn(game, 0, "fighter_2")
    game.state.systems["48"].tokens.clear()
    moves(game, "48", ("move", "46:fighter"), ("move_number", 2), others="pass")
    assert ships(game, 0, "48") == {"fighter": 2}
    learn(game, 1, "carrier_2")
    assert (game.card(1, "carrier").move, game.card(1, "carrier").capacity) == (2, 6)


@pytest.mark.rule("TI-RIFT-02")
def test_a_system_behind_a_rift_says_so_before_it_is_activated():
    game = row(46, 41, 47)
    fleet(game, 0, "46", carrier=1)
    assert [text.key for text in told_of(game, "47")] == ["ti4-note-reach-by-rift"]
    calm = row(46, 47)
    fleet(calm, 0, "46", carrier=1)
    assert [text.key for text in told_of(calm, "47")] == ["ti4-note-reach"]


@pytest.mark.rule("TI-MOVEMENT-09")
def test_ships_from_one_system_are_told_together_so_that_a_list_has_room_for_them():
    game = row(46, 47)
    fleet(game, 0, "46", carrier=1, cruiser=2, dreadnought=1)
    (text,) = told_of(game, "47")
    assert [(ships.key, ships.params["n"]) for ships in text.params["ships"]] == [
        ("ti4-units-carrier", 1), ("ti4-units-cruiser", 2), ("ti4-units-dreadnought", 1)
    ]  # fmt: skip


@pytest.mark.rule("TI-CAPACITY-04")
def test_to_declare_says_how_much_would_stay_behind_without_room():
    game = row(46, 19)
    fleet(game, 0, "19", carrier=1, cruiser=1, fighter=3)
    before = moves(game, "46").open
    after = moves(game, "46", ("move", "19:carrier"), ("load", {"19:fighter": 1})).open
    assert (before.about.params["left"], after.about.params["left"]) == (0, 2)


def test_cargo_is_called_by_its_place_only_where_it_lies_at_several():
    game = row(46, 19)
    fleet(game, 0, "19", carrier=1, fighter=1)
    fleet(game, 0, "wellon", infantry=3)
    asked = moves(game, "46", ("move", "19:carrier")).open
    assert [slot.text for slot in asked.must[0].slots] == [words.unit("infantry"), words.unit("fighter")]
    fleet(game, 0, "19", infantry=1)
    asked = moves(game, "46", ("move", "19:carrier")).open
    assert [slot.text.key for slot in asked.must[0].slots] == ["ti4-cargo-at", "ti4-cargo-at", "ti4-unit-fighter"]


def told_of(game, system):
    """What a player reads of a system before it is activated."""
    return [notes_before(game).options[system]]


def notes_before(game):
    ask = play(tactical.choose_system(game, 0), others="stop").open
    return RULES.notes(game, 0, ask)


def test_to_end_the_movement_says_whether_any_ship_moves():
    game = row(46, 47)
    fleet(game, 0, "46", carrier=1, cruiser=1)
    assert ending(moves(game, "47", others="stop")) == T("ti4-done-moving", n=0)
    assert ending(moves(game, "47", ("move", "46:cruiser"), others="stop")) == T("ti4-done-moving", n=1)


def ending(played):
    """What the option is called that ends the movement."""
    return played.open.must[0].options[-1].text


def test_a_system_in_which_units_can_be_made_says_so_where_no_ship_reaches_it():
    game = row(46, 47)
    own(game, 0, "jord")
    fleet(game, 0, "jord", space_dock=1)
    assert [text.key for text in told_of(game, "1")] == ["ti4-note-produce"]
    assert [text.key for text in told_of(game, "47")] == ["ti4-note-none-reach"]
    assert "47" in notes_before(game).aside and "1" not in notes_before(game).aside


@pytest.mark.rule("TI-INVASION-01", "TI-CUSTODIANS-03", "TI-BOMBARD-01")
def test_a_system_in_which_what_is_there_can_land_says_so_where_no_ship_reaches_it():
    game = row(46, 19)
    assert [text.key for text in told_of(game, "19")] == ["ti4-note-none-reach"]
    fleet(game, 0, "19", carrier=1, infantry=2)
    assert [text.key for text in told_of(game, "19")] == ["ti4-note-invade"]
    assert "19" not in notes_before(game).aside


@pytest.mark.rule("TI-CUSTODIANS-02", "TI-CUSTODIANS-03")
def test_troops_over_the_custodians_are_of_no_use_to_who_cannot_pay_for_them():
    game = row(46, 18)
    fleet(game, 0, "18", carrier=1, infantry=2)
    game.state.planets["mecatol_rex"].system, game.state.custodians = "18", True
    assert [text.key for text in told_of(game, "18")] == ["ti4-note-none-reach"]
    game.player(0).trade_goods = 6
    assert [text.key for text in told_of(game, "18")] == ["ti4-note-invade"]


def before_action(game):
    """What stands with the options of an action."""
    ask = play(action_phase.choose_action(game, 0, first=True), others="stop").open
    return RULES.notes(game, 0, ask).options


@pytest.mark.rule("TI-ACTIONPHASE-05", "TI-ACTIONPHASE-09")
def test_a_tactical_action_without_a_ship_in_reach_and_a_pass_with_a_fleet_left_say_so():
    game = row(46, 47)
    game.player(0).exhausted_strategy_cards = list(game.player(0).strategy_cards)
    assert before_action(game) == {"tactical": T("ti4-note-none-moves")}
    fleet(game, 0, "46", cruiser=1)
    assert before_action(game) == {"pass": T("ti4-note-tokens-left", n=3)}
    game.player(0).tactic = 0
    assert before_action(game) == {}
