"""The Winnu."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.actions import invasion, tactical
from engine.ti4.combat.dice import Combat, roll_side
from engine.ti4.economy import payment, production
from engine.ti4.factions import winnu
from engine.ti4.galaxy import control, custodians, units
from engine.ti4.phases import action_phase
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import Law
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import row

WINNU, FOE, OTHER = 0, 1, 2
REX, MECATOL = "18", "mecatol_rex"
HOME = "winnu"


# --- Blood Ties ------------------------------------------------------------------------------------------------------


def above_rex() -> Game:
    game = table("winnu")
    own(game, WINNU, HOME, exhausted=True)
    fleet(game, WINNU, REX, carrier=1, infantry=2)
    return game


@pytest.mark.rule("TI-ABILITY-16", "TI-CUSTODIANS-03", "TI-CUSTODIANS-06")
def test_the_custodians_cost_the_winnu_nothing() -> None:
    game = above_rex()
    assert [custodians.price(game, seat) for seat in game.seats()] == [0, 6, 6]
    play(invasion.commit(game, WINNU, REX), ("custodians", "yes"), ("land", {MECATOL: 1}), others="pass")
    assert not game.state.custodians and game.player(WINNU).points == 1
    assert units.count(game, WINNU, "infantry", MECATOL) == 1


@pytest.mark.rule("TI-CUSTODIANS-04", "TI-CUSTODIANS-05")
def test_the_winnu_must_still_land() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        play(invasion.commit(above_rex(), WINNU, REX), ("custodians", "yes"), ("land", {}))
    assert refused.value.rule == "TI-CUSTODIANS-04"
    game = table("winnu")
    fleet(game, WINNU, REX, carrier=1)
    assert custodians.refusal(game, WINNU).rule == "TI-CUSTODIANS-05"


# --- Reclamation -----------------------------------------------------------------------------------------------------

RECLAIM = ("after_tactical_action", WINNU, "faction:reclamation")


def won_rex() -> Game:
    game = table("winnu")
    game.state.active_system = REX
    fleet(game, WINNU, MECATOL, infantry=1)
    play(control.gain_control(game, WINNU, MECATOL))
    return game


@pytest.mark.rule("TI-ABILITY-06", "TI-STRUCTURE-03")
def test_reclamation_builds_on_mecatol_rex_after_the_action_that_won_it() -> None:
    game = won_rex()
    open_window(game, Moment("after_tactical_action", actor=WINNU, system=REX), RECLAIM)
    assert game.state.planets[MECATOL].ground[WINNU].units == {"infantry": 1, "pds": 1, "space_dock": 1}


def test_reclamation_comes_after_production_and_the_new_dock_builds_nothing() -> None:
    game = table("winnu")
    game.state.custodians = False
    fleet(game, WINNU, REX, carrier=1, infantry=1)
    answers = [("activate", REX), ("land", {MECATOL: 1}), RECLAIM]
    asked = play(tactical.tactical_action(game, WINNU), *answers, others="pass")
    assert units.count(game, WINNU, "space_dock", MECATOL) == 1 and "produce" not in kinds(asked)
    assert game.effect("reclamation") is None


def test_reclamation_builds_what_it_can() -> None:
    game = won_rex()
    fleet(game, WINNU, MECATOL, space_dock=1)
    open_window(game, Moment("after_tactical_action", actor=WINNU, system=REX), RECLAIM)
    assert (units.count(game, WINNU, "pds", MECATOL), units.count(game, WINNU, "space_dock", MECATOL)) == (1, 1)


@pytest.mark.rule("TI-ABILITY-01")
def test_reclamation_is_for_the_very_action_that_won_mecatol_rex() -> None:
    game = won_rex()
    after = Moment("after_tactical_action", actor=WINNU, system=REX)
    assert usable(game, WINNU, after) == ["faction:reclamation"]
    assert usable(game, WINNU, Moment("after_tactical_action", actor=FOE, system=REX)) == []
    game.end("tactical_action")
    assert usable(game, WINNU, after) == []
    game = table("winnu")
    game.state.active_system = "27"
    play(control.gain_control(game, WINNU, "lodor"))
    assert usable(game, WINNU, after) == []


def test_mecatol_rex_won_outside_a_tactical_action_or_lost_again_brings_nothing() -> None:
    game = table("winnu")
    play(control.gain_control(game, WINNU, MECATOL))
    assert game.effect("reclamation") is None
    game = won_rex()
    game.state.planets[MECATOL].owner = FOE
    assert usable(game, WINNU, Moment("after_tactical_action", actor=WINNU, system=REX)) == []


# --- Salai Sai Corian ------------------------------------------------------------------------------------------------


def flown(**enemies: int) -> list[int]:
    game = table("winnu")
    fleet(game, WINNU, REX, flagship=1)
    fleet(game, FOE, REX, **enemies)
    combat = Combat("space", REX, WINNU, FOE)
    dice(game, 7, 7, 6)
    play(roll_side(game, combat, WINNU))
    return combat.rolls[0].dice


@pytest.mark.rule("TI-COMBATATTR-03", "TI-ABILITY-15")
def test_the_flagship_rolls_a_die_for_each_greater_enemy_ship() -> None:
    assert flown(cruiser=2, carrier=1, fighter=4) == [7, 7, 6]
    assert flown(fighter=4) == []


def test_others_flagships_keep_their_dice() -> None:
    game = table("winnu")
    fleet(game, FOE, REX, flagship=1)
    fleet(game, WINNU, REX, cruiser=5)
    combat = Combat("space", REX, WINNU, FOE)
    play(roll_side(game, combat, FOE))
    assert len(combat.rolls[0].dice) == game.card(FOE, "flagship").combat.dice


# --- Lazax Gate Folding ----------------------------------------------------------------------------------------------

ALPHA, BETA = "39", "40"


def folded() -> Game:
    """Mecatol Rex far from an alpha and a beta wormhole, in a tactical action of the Winnu."""
    game = row(18, 46, 39, 47, 40, factions=("winnu", "hacan", "letnev"))
    learn(game, WINNU, "lazax_gate_folding")
    game.state.active_system = ALPHA
    return game


@pytest.mark.rule("TI-WORMHOLE-01", "TI-WORMHOLE-02")
def test_mecatol_rex_has_two_wormholes_for_everybody_in_their_tactical_actions() -> None:
    game = folded()
    for seat in (WINNU, FOE):
        assert {ALPHA, BETA} <= set(game.near(seat)[REX]) and REX in game.near(seat)[BETA]
    rex = next(system for system in RULES.view(game.state, None).systems if system.tile == 18)
    assert rex.wormholes == ("alpha", "beta")


def test_the_gates_are_closed_outside_these_actions_and_when_the_winnu_hold_mecatol_rex() -> None:
    game = folded()
    game.state.turn = FOE
    assert game.wormholes(REX) == ()
    game.state.turn, game.state.active_system = WINNU, None
    assert game.wormholes(REX) == ()
    game.state.active_system = ALPHA
    own(game, WINNU, MECATOL)
    assert game.wormholes(REX) == () and ALPHA not in game.near(WINNU)[REX]
    own(game, FOE, MECATOL)
    assert game.wormholes(REX) == ("alpha", "beta")


@pytest.mark.rule("TI-EXHAUST-04", "TI-LATER-09")
def test_the_gates_open_while_the_technology_is_exhausted() -> None:
    game = folded()
    game.player(WINNU).exhausted_technologies.append("lazax_gate_folding")
    assert game.wormholes(REX) == ("alpha", "beta")


def test_ships_fly_through_the_gates() -> None:
    game = folded()
    game.state.active_system = None
    fleet(game, WINNU, BETA, cruiser=1)
    answers = [("activate", REX), ("move", f"{BETA}:cruiser")]
    play(tactical.tactical_action(game, WINNU), *answers, others="pass")
    assert game.ships(WINNU, REX) == {"cruiser": 1}


@pytest.mark.rule("TI-ABILITY-03", "TI-EXHAUST-03")
def test_an_action_brings_an_infantry_to_mecatol_rex() -> None:
    game = table("winnu")
    learn(game, WINNU, "lazax_gate_folding")
    own(game, WINNU, MECATOL)
    act(game, WINNU, "tech:lazax_gate_folding")
    assert units.count(game, WINNU, "infantry", MECATOL) == 1
    assert "tech:lazax_gate_folding" not in actions(game, WINNU)


def test_that_action_needs_the_technology_and_mecatol_rex() -> None:
    game = table("winnu")
    own(game, WINNU, MECATOL)
    assert "tech:lazax_gate_folding" not in actions(game, WINNU)
    learn(game, WINNU, "lazax_gate_folding")
    own(game, FOE, MECATOL)
    assert "tech:lazax_gate_folding" not in actions(game, WINNU)


# --- Hegemonic Trade Policy ------------------------------------------------------------------------------------------

TRADE = ("when_use_production", WINNU, "tech:hegemonic_trade_policy")


def traded(planet: str = MECATOL) -> Game:
    """Mecatol Rex, 1 for 6, is the Winnu's; at home they are about to produce."""
    game = table("winnu")
    learn(game, WINNU, "hegemonic_trade_policy")
    own(game, WINNU, MECATOL)
    open_window(game, Moment("when_use_production", actor=WINNU, system="7"), TRADE, ("target", planet))
    return game


def worth(game: Game, planet: str = MECATOL) -> tuple[int, int]:
    return payment.value(game, planet, "resources"), payment.value(game, planet, "influence")


@pytest.mark.rule("TI-EXHAUST-03", "TI-PLANET-02", "TI-PLANET-03")
def test_trade_policy_swaps_the_values_of_a_planet() -> None:
    game = traded()
    assert worth(game) == (6, 1) and "ti4-values-swapped" in said(game)
    assert game.player(WINNU).exhausted_technologies == ["hegemonic_trade_policy"]
    assert payment.purse(game, WINNU, "resources") == 6 + 3
    own(game, FOE, MECATOL)
    assert worth(game) == (1, 6)


@pytest.mark.rule("TI-TIMING-11")
def test_the_swap_ends_with_the_next_turn_of_the_winnu() -> None:
    game = traded()
    game.state.turn = FOE
    action_phase.end_turn(game)
    assert worth(game) == (6, 1)
    game.state.turn = WINNU
    action_phase.end_turn(game)
    assert worth(game) == (1, 6)


def test_what_adds_to_a_value_goes_with_it() -> None:
    game = table("winnu")
    learn(game, WINNU, "hegemonic_trade_policy")
    own(game, WINNU, "lodor")
    before = worth(game, "lodor")
    game.state.laws.append(Law("core_mining", planet="lodor"))
    assert worth(game, "lodor") == (before[0] + 2, before[1])
    game.begin(winnu.SWAPPED, WINNU, "turn_of_0", planet="lodor")
    assert worth(game, "lodor") == (before[1], before[0] + 2)


@pytest.mark.rule("TI-SPACEDOCK-01", "TI-PRODUCTION-03")
def test_the_swap_changes_what_a_dock_on_the_planet_produces() -> None:
    game = table("winnu")
    learn(game, WINNU, "hegemonic_trade_policy")
    own(game, WINNU, MECATOL)
    fleet(game, WINNU, MECATOL, space_dock=1, infantry=1)
    assert production.value(game, WINNU, MECATOL) == 3
    asked = play(production.production_step(game, WINNU, REX), TRADE, ("target", MECATOL), others="stop").open
    assert asked is not None and asked.kind == "produce" and production.value(game, WINNU, MECATOL) == 8


def test_trade_policy_is_for_own_production_with_a_readied_card() -> None:
    game = table("winnu")
    moment = Moment("when_use_production", actor=WINNU, system="7")
    assert usable(game, WINNU, moment) == []
    learn(game, WINNU, "hegemonic_trade_policy")
    assert usable(game, WINNU, moment) == ["tech:hegemonic_trade_policy"]
    assert usable(game, WINNU, Moment("when_use_production", actor=FOE, system="7")) == []
    game.player(WINNU).exhausted_technologies.append("hegemonic_trade_policy")
    assert usable(game, WINNU, moment) == []


# --- Acquiescence ----------------------------------------------------------------------------------------------------

END = Moment("end_of_strategy_phase")


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_acquiescence_exchanges_strategy_cards_of_the_holders_choice() -> None:
    game = table("winnu")
    game.player(WINNU).strategy_cards = ["leadership", "trade"]
    game.player(FOE).strategy_cards = ["imperial", "politics"]
    game.player(WINNU).trade_goods = 2
    note = hand_note(game, FOE)
    answers = [("swap_card", FOE, "imperial"), ("swap_card", FOE, "leadership")]
    open_window(game, Moment("end_of_strategy_phase"), ("end_of_strategy_phase", FOE, f"note:{note}"), *answers)
    assert game.player(WINNU).strategy_cards == ["imperial", "trade"] and game.player(WINNU).trade_goods == 2
    assert game.player(FOE).strategy_cards == ["leadership", "politics"]
    assert note in game.player(WINNU).notes and "ti4-strategy-cards-swapped" in said(game)


def test_acquiescence_asks_nothing_with_one_card_each() -> None:
    game = table("winnu")
    note = hand_note(game, FOE)
    open_window(game, Moment("end_of_strategy_phase"), ("end_of_strategy_phase", FOE, f"note:{note}"))
    assert [game.player(seat).strategy_cards for seat in (WINNU, FOE)] == [["diplomacy"], ["leadership"]]


@pytest.mark.rule("TI-PROMISSORY-03")
def test_acquiescence_needs_cards_on_both_sides_and_the_end_of_the_strategy_phase() -> None:
    game = table("winnu")
    note = hand_note(game, FOE)
    assert usable(game, FOE, END) == [f"note:{note}"]
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == [] and usable(game, OTHER, END) == []
    game.player(WINNU).strategy_cards.clear()
    assert usable(game, FOE, END) == []
    game.player(WINNU).strategy_cards.append("trade")
    hand_note(game, WINNU)
    assert usable(game, WINNU, END) == []
