"""The Federation of Sol."""

from __future__ import annotations

import pytest

from engine.ti4.economy import technology
from engine.ti4.galaxy import units
from engine.ti4.phases import status_phase
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice, fleet, kinds, own, said

SOL, FRIEND, OTHER = 0, 1, 2


# --- Orbital Drop ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-03", "TI-ABILITY-07", "TI-ABILITY-14")
def test_orbital_drop_brings_two_infantry_for_a_strategy_token() -> None:
    game = table("sol")
    own(game, SOL, "lodor")
    act(game, SOL, "faction:orbital_drop", ("target", "lodor"))
    assert units.count(game, SOL, "infantry", "lodor") == 2 and game.player(SOL).strategy == 1
    assert "ti4-uses-ability" in said(game)


@pytest.mark.rule("TI-ABILITY-08")
def test_orbital_drop_needs_a_token_and_a_planet() -> None:
    game = table("sol")
    assert "faction:orbital_drop" in actions(game, SOL)
    game.player(SOL).strategy = 0
    assert "faction:orbital_drop" not in actions(game, SOL)
    game.player(SOL).strategy, game.state.planets["jord"].owner = 1, None
    assert "faction:orbital_drop" not in actions(game, SOL)


@pytest.mark.rule("TI-ABILITY-01", "TI-ABILITY-14")
def test_orbital_drop_is_sols_alone_and_no_reaction() -> None:
    game = table("sol")
    assert "faction:orbital_drop" not in actions(game, FRIEND)
    assert usable(game, SOL, Moment("start_of_turn", actor=SOL)) == []


# --- Versatile -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-16", "TI-STATUSPHASE-09")
def test_versatile_gains_one_more_token_in_the_status_phase() -> None:
    game = table("sol")
    assert [status_phase.gained(game, seat) for seat in game.seats()] == [3, 2, 2]
    technology.gain(game, SOL, "hyper_metabolism")
    assert status_phase.gained(game, SOL) == 4


@pytest.mark.rule("TI-COMMANDTOKEN-04")
def test_versatile_cannot_gain_tokens_that_are_not_there() -> None:
    game = table("sol")
    game.player(SOL).fleet = 10
    assert game.reserve(SOL) == 1 and status_phase.gained(game, SOL) == 1


# --- Genesis ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15")
def test_genesis_is_joined_by_an_infantry_at_the_end_of_the_status_phase() -> None:
    game = table("sol")
    fleet(game, SOL, "27", flagship=1)
    asked = open_window(game, Moment("end_of_status_phase"))
    assert units.count(game, SOL, "infantry", "27") == 1 and kinds(asked) == []
    assert said(game) == ["ti4-uses-ability", "ti4-placed"]


def test_genesis_does_nothing_at_other_times_or_while_it_is_not_on_the_board() -> None:
    game = table("sol")
    open_window(game, Moment("end_of_status_phase"))
    assert not game.on_board(SOL, "infantry")
    fleet(game, SOL, "27", flagship=1)
    open_window(game, Moment("start_of_status_phase"))
    fleet(game, FRIEND, "26", flagship=1)
    open_window(game, Moment("end_of_status_phase"))
    assert game.on_board(SOL, "infantry") == {"27": 1} and not game.on_board(FRIEND, "infantry")


@pytest.mark.rule("TI-CAPACITY-04")
def test_genesis_finds_no_room_when_it_is_full() -> None:
    game = table("sol")
    fleet(game, SOL, "27", flagship=1, infantry=12)
    open_window(game, Moment("end_of_status_phase"))
    assert units.count(game, SOL, "infantry", "27") == 12


# --- Spec Ops and Advanced Carriers ----------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-02")
def test_spec_ops_and_advanced_carriers_are_better_and_stand_for_the_generic_upgrades() -> None:
    game = table("sol")
    assert (game.card(SOL, "infantry").combat.hits_on, game.card(SOL, "carrier").capacity) == (7, 6)
    deck = technology.deck(game, SOL)
    assert {"spec_ops_2", "advanced_carrier_2"} <= set(deck) and not {"infantry_2", "carrier_2"} & set(deck)
    technology.gain(game, SOL, "spec_ops_2")
    technology.gain(game, SOL, "advanced_carrier_2")
    assert game.card(SOL, "infantry").combat.hits_on == 6
    assert (game.card(SOL, "carrier").capacity, game.card(SOL, "carrier").sustain) == (8, True)


def test_destroyed_spec_ops_come_back_on_a_five() -> None:
    game = table("sol")
    technology.gain(game, SOL, "spec_ops_2")
    dice(game, 4, 5)
    open_window(game, Moment("after_unit_destroyed", actor=SOL, unit="infantry", amount=2))
    open_window(game, Moment("start_of_turn", actor=SOL))
    assert units.count(game, SOL, "infantry", "jord") == 1


# --- Military Support ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04", "TI-ABILITY-06")
def test_military_support_takes_a_token_of_sol_and_lands_two_infantry() -> None:
    game = table("sol")
    note, planet = hand_note(game, FRIEND), game.planets(FRIEND)[0]
    moment = Moment("start_of_turn", actor=SOL)
    open_window(game, moment, ("start_of_turn", FRIEND, f"note:{note}"), ("military_support", planet))
    assert units.count(game, FRIEND, "infantry", planet) == 2 and game.player(SOL).strategy == 1
    assert note in game.player(SOL).notes and note not in game.player(FRIEND).notes


def test_military_support_works_without_a_token_of_sol_and_without_landing() -> None:
    game = table("sol")
    note = hand_note(game, FRIEND)
    game.player(SOL).strategy = 0
    moment = Moment("start_of_turn", actor=SOL)
    open_window(game, moment, ("start_of_turn", FRIEND, f"note:{note}"), ("military_support", "none"))
    assert game.player(SOL).strategy == 0 and not game.on_board(FRIEND, "infantry")


@pytest.mark.rule("TI-PROMISSORY-03")
def test_military_support_is_for_the_start_of_sols_turn_and_never_sols_own() -> None:
    game = table("sol")
    note = hand_note(game, FRIEND)
    assert usable(game, FRIEND, Moment("start_of_turn", actor=FRIEND)) == []
    assert usable(game, FRIEND, Moment("start_of_turn", actor=OTHER)) == []
    assert usable(game, FRIEND, Moment("start_of_turn", actor=SOL)) == [f"note:{note}"]
    hand_note(game, SOL)
    assert usable(game, SOL, Moment("start_of_turn", actor=SOL)) == []
