"""Action cards of activation, movement, Space Cannon and invasion."""

from __future__ import annotations

import pytest

from engine.ti4.actions import invasion, tactical
from engine.ti4.cards import tactical as cards
from engine.ti4.combat import space_cannon
from engine.ti4.galaxy import control, ground, movement, units
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold, opened
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, dice, fleet, kinds, own, play, said, ships
from tests.engine.ti4.skies import activated, row

AFTER = "after_activate_system"
HIT, MISS = 10, 1


def activate(game, system: str, card: str, *answers):
    """Sol activates a system and plays a card at it."""
    hold(game, SOL, card)
    game.state.active_system = system
    moment = Moment(AFTER, actor=SOL, system=system)
    return opened(game, moment, (AFTER, SOL, f"card:{card}"), *answers)


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MOVEMENT-02")
def test_flank_speed_takes_ships_one_system_farther_in_this_action() -> None:
    game = row(27, 47, 46)
    fleet(game, SOL, "27", dreadnought=1)
    assert movement.move_value(game, SOL, "dreadnought", "27") == 1
    activate(game, "46", "flank_speed")
    assert movement.move_value(game, SOL, "dreadnought", "27") == 2
    assert movement.move_value(game, HACAN, "dreadnought", "27") == 1
    game.end("tactical_action")
    assert movement.move_value(game, SOL, "dreadnought", "27") == 1


def test_a_second_flank_speed_adds_nothing_and_is_not_offered() -> None:
    game = row(27, 46)
    activate(game, "46", "flank_speed")
    hold(game, SOL, "flank_speed")
    assert opened(game, Moment(AFTER, actor=SOL, system="46")).asked == []


def test_in_the_silence_of_space_ships_of_one_system_slip_past_others() -> None:
    game = row(27, 47, 46)
    fleet(game, SOL, "27", cruiser=1)
    fleet(game, HACAN, "47", cruiser=1)
    game.player(SOL).tactic = 1
    hold(game, SOL, "in_the_silence_of_space")
    rule = tactical.tactical_action(game, SOL)
    answers = (("activate", "46"), (AFTER, SOL, "card:in_the_silence_of_space"), ("move", "27:cruiser"))
    play(rule, *answers, others="pass")
    assert ships(game, SOL, "46") == {"cruiser": 1}


def test_without_it_foreign_ships_bar_the_way() -> None:
    game = row(27, 47, 46)
    fleet(game, SOL, "27", cruiser=1)
    fleet(game, HACAN, "47", cruiser=1)
    assert "move" not in kinds(play(movement.movement_step(game, SOL, activated(game, "46")), others="pass"))


@pytest.mark.rule("TI-WORMHOLE-01")
def test_lost_star_chart_joins_alpha_and_beta_for_everyone_in_this_action() -> None:
    game = board()
    assert "40" not in game.near(SOL)["39"]
    activate(game, "39", "lost_star_chart")
    assert all("40" in game.near(seat)["39"] for seat in game.seats())
    fleet(game, SOL, "39", cruiser=1)
    fleet(game, LETNEV, "40", cruiser=1)
    assert game.neighbors(SOL) == [LETNEV]
    game.end("tactical_action")
    assert "40" not in game.near(SOL)["39"]


def test_upgrade_swaps_a_cruiser_for_a_dreadnought() -> None:
    game = board()
    fleet(game, SOL, "28", cruiser=2)
    activate(game, "28", "upgrade")
    assert ships(game, SOL, "28") == {"cruiser": 1, "dreadnought": 1}


def test_upgrade_needs_a_cruiser_there_and_a_dreadnought_to_have() -> None:
    game = board()
    hold(game, SOL, "upgrade")
    fleet(game, SOL, "28", carrier=1)
    assert opened(game, Moment(AFTER, actor=SOL, system="28")).asked == []
    fleet(game, SOL, "28", cruiser=1, dreadnought=5)
    game.state.systems["28"].tokens.append(SOL)
    assert opened(game, Moment(AFTER, actor=SOL, system="28")).asked == []


# --- Space Cannon ----------------------------------------------------------------------------------------------------


def test_experimental_battlestation_lets_a_dock_next_door_fire_three_dice() -> None:
    game = row(27, 47, 46)
    fleet(game, SOL, "47", cruiser=2)
    fleet(game, HACAN, "starpoint", space_dock=1)
    hold(game, HACAN, "experimental_battlestation")
    moment = Moment("after_move_ships", actor=SOL, system=activated(game, "47"))
    assert [option.id for option in cards._docks(game, HACAN, moment)] == ["starpoint"]
    opened(game, moment, ("after_move_ships", HACAN, "card:experimental_battlestation"))
    dice(game, 5, 4, 4)
    play(space_cannon.offense(game, SOL, "47"), ("space_cannon", HACAN, "yes"))
    assert ships(game, SOL, "47") == {"cruiser": 1}
    assert game.effect("experimental_battlestation") is None
    assert play(space_cannon.offense(game, SOL, "47")).asked == []


def test_experimental_battlestation_needs_a_dock_within_reach() -> None:
    game = row(27, 47, 46)
    fleet(game, HACAN, "starpoint", space_dock=1)
    hold(game, HACAN, "experimental_battlestation")
    assert opened(game, Moment("after_move_ships", actor=SOL, system="46")).asked == []


@pytest.mark.parametrize("system", ["19"])
def test_maneuvering_jets_cancel_a_hit_of_a_space_cannon_roll(system: str) -> None:
    game = row(19)
    fleet(game, SOL, system, cruiser=2)
    fleet(game, HACAN, "wellon", pds=2)
    hold(game, SOL, "maneuvering_jets", "maneuvering_jets")
    dice(game, HIT, HIT)
    jets = ("before_assign_space_cannon_hits", SOL, "card:maneuvering_jets")
    play(space_cannon.offense(game, SOL, activated(game, system)), ("space_cannon", HACAN, "yes"), jets)
    assert ships(game, SOL, system) == {"cruiser": 1} and game.player(SOL).action_cards == ["maneuvering_jets"]


# --- invasion --------------------------------------------------------------------------------------------------------


def landing(*cards: str, holder: int = HACAN):
    """Sol is about to invade tequran, which Hacan defends with 2 infantry."""
    game = board()
    own(game, HACAN, "tequran")
    fleet(game, HACAN, "tequran", infantry=2)
    fleet(game, SOL, activated(game, "28"), dreadnought=1, carrier=1, infantry=3)
    hold(game, holder, *cards)
    return game


def invade(game, *answers, others="pass"):
    return play(invasion.invade(game, SOL, "28"), *answers, others=others)


@pytest.mark.rule("TI-BOMBARD-06")
def test_bunker_takes_four_off_bombardment() -> None:
    for card, left in ((True, 2), (False, 1)):
        game = landing("bunker")
        dice(game, 8)
        play_it = [("start_of_invasion", HACAN, "card:bunker")] if card else []
        invade(game, *play_it, ("bombard", "tequran"))
        assert ground.forces(game, HACAN, "tequran") == left
        assert game.effect("bunker") is None


def test_disable_silences_shield_and_cannon_of_pds_for_the_invasion() -> None:
    game = landing("disable", holder=SOL)
    fleet(game, HACAN, "tequran", pds=2)
    dice(game, HIT, HIT, HIT, HIT, MISS)
    played = invade(game, ("start_of_invasion", SOL, "card:disable"), ("bombard", "tequran"), ("land", {"tequran": 3}))
    assert "space_cannon" not in kinds(played) and game.state.planets["tequran"].owner == SOL
    assert game.effect("disable") is None


def test_without_disable_the_shield_holds_and_the_guns_fire() -> None:
    game = landing()
    fleet(game, HACAN, "tequran", pds=2)
    asked = kinds(invade(game, ("land", {"tequran": 3})))
    assert "bombard" not in asked and "space_cannon" in asked


def test_parley_sends_the_landed_units_back_into_space() -> None:
    game = landing("parley")
    played = invade(game, ("land", {"tequran": 3}), ("after_commit_ground_forces", HACAN, "card:parley"))
    assert units.count(game, SOL, "infantry", "28") == 3 and game.state.planets["tequran"].owner == HACAN
    assert "ti4-ground-combat" not in said(game) and kinds(played).count("land") == 1


def test_parley_is_for_own_planets() -> None:
    game = landing("parley", holder=LETNEV)
    assert "after_commit_ground_forces" not in kinds(invade(game, ("land", {"tequran": 3})))


def test_infiltrate_swaps_structures_for_own_ones() -> None:
    game = board()
    own(game, HACAN, "tequran")
    fleet(game, HACAN, "tequran", pds=2, space_dock=1)
    fleet(game, SOL, "tequran", infantry=1)
    hold(game, SOL, "infiltrate")
    play(control.gain_control(game, SOL, "tequran"), ("when_gain_control_of_planet", SOL, "card:infiltrate"))
    assert game.state.planets["tequran"].ground[SOL].units == {"infantry": 1, "space_dock": 1, "pds": 2}
    assert HACAN not in game.state.planets["tequran"].ground and "ti4-destroyed" not in said(game)


def test_infiltrate_as_far_as_reinforcements_reach() -> None:
    game = board()
    own(game, HACAN, "tequran")
    fleet(game, HACAN, "tequran", pds=2)
    fleet(game, SOL, "jord", pds=5)
    game.state.systems["1"].tokens.append(SOL)
    hold(game, SOL, "infiltrate")
    play(control.gain_control(game, SOL, "tequran"), ("when_gain_control_of_planet", SOL, "card:infiltrate"))
    assert units.count(game, SOL, "pds", "tequran") == 1 and units.count(game, HACAN, "pds", "tequran") == 0


@pytest.mark.rule("TI-ABILITY-06")
def test_reparations_exhaust_one_planet_and_ready_another() -> None:
    game = board()
    own(game, HACAN, "tequran")
    own(game, HACAN, "torkan", "quann", exhausted=True)
    hold(game, HACAN, "reparations")
    play(
        control.gain_control(game, SOL, "tequran"),
        ("after_gain_control_of_planet", HACAN, "card:reparations"),
        ("planet", HACAN, "quann"),
    )
    exhausted = [id for id in ("jord", "tequran", "torkan", "quann") if game.state.planets[id].exhausted]
    assert exhausted == ["jord", "tequran", "torkan"]


def test_reparations_are_for_whoever_lost_the_planet() -> None:
    game = board()
    own(game, HACAN, "tequran")
    hold(game, LETNEV, "reparations")
    assert play(control.gain_control(game, SOL, "tequran")).asked == []
