"""House rules: doubts on which groups differ, read the usual way and the other way."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.ti4 import objectives
from engine.ti4.actions.strategy_action import CARDS
from engine.ti4.economy import transactions
from engine.ti4.galaxy import movement, units
from engine.ti4.objectives import secrets
from engine.ti4.phases import agenda_phase
from engine.ti4.phases.agenda_phase import close
from engine.ti4.play import Game
from engine.ti4.rules import HOUSE_RULES, RULES, options_of
from engine.ti4.state import MECATOL, HouseRules, Options, Vote
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, deal, hold, opened
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import Played, board, dice, fleet, kinds, own, play, said, ships
from tests.engine.ti4.skies import activated, row


def house(**rules: str) -> dict[str, Any]:
    return {"house": HouseRules(**rules)}


# --- the table's choices ---------------------------------------------------------------------------------------------


def test_the_usual_readings_are_the_defaults() -> None:
    assert options_of(RULES.chosen({})) == Options()
    assert {choice.name: choice.values[0] for choice in HOUSE_RULES} == asdict(HouseRules())


def test_each_choice_reaches_the_game_and_names_its_doubt() -> None:
    assert len({choice.doubt for choice in RULES.choices if choice.doubt}) == len(HOUSE_RULES) + 1
    for choice in HOUSE_RULES:
        state = RULES.new(3, "seed", {choice.name: choice.values[1]})
        assert getattr(RULES.load(RULES.dump(state)).options.house, choice.name) == choice.values[1]


def test_a_game_from_before_there_were_house_rules_has_the_usual_ones() -> None:
    old = json.loads(RULES.dump(RULES.new(3, "seed", {"points": "14"})))
    del old["options"]["house"]
    assert RULES.load(json.dumps(old).encode()).options == Options(points=14)


# --- gravity rifts ---------------------------------------------------------------------------------------------------


def through_a_rift(**rules: str) -> tuple[Game, Played]:
    """A carrier with two infantry leaves a rift; its die fails. A second carrier comes another way."""
    game = row(41, 47, 48, **house(**rules))
    fleet(game, SOL, "41", carrier=1, infantry=2)
    fleet(game, SOL, "48", carrier=1)
    dice(game, 2)
    answers = (("move", "41:carrier"), ("load", {"41:infantry": 2}), ("move", "48:carrier"))
    return game, play(movement.movement_step(game, SOL, activated(game, "47")), *answers, others="pass")


@pytest.mark.rule("TI-DOUBT-25", "TI-RIFT-03")
def test_usually_a_ship_is_lost_before_it_leaves_the_rift_with_its_cargo() -> None:
    game, _ = through_a_rift()
    assert game.state.systems["47"].space[SOL].units == {"carrier": 1}
    assert "ti4-destroyed" not in said(game)


@pytest.mark.rule("TI-DOUBT-25", "TI-RIFT-03")
def test_by_house_rule_a_ship_is_destroyed_after_the_movement_and_others_keep_its_cargo() -> None:
    game, _ = through_a_rift(rifts="after")
    assert game.state.systems["47"].space[SOL].units == {"carrier": 1, "infantry": 2}
    told = said(game)
    assert told.index("ti4-moved") < told.index("ti4-rift-roll") < told.index("ti4-destroyed")


@pytest.mark.rule("TI-DOUBT-25", "TI-CAPACITY-04")
def test_by_house_rule_cargo_without_room_is_lost_too() -> None:
    game = row(41, 47, **house(rifts="after"))
    fleet(game, SOL, "41", carrier=1, infantry=2)
    dice(game, 3)
    step = movement.movement_step(game, SOL, activated(game, "47"))
    played = play(step, ("move", "41:carrier"), ("load", {"41:infantry": 2}), others="pass")
    assert game.state.systems["47"].space == {} and "after_move_ships" not in kinds(played)


@pytest.mark.rule("TI-DOUBT-25")
def test_by_house_rule_a_ship_that_is_lucky_arrives_all_the_same() -> None:
    game = row(41, 47, **house(rifts="after"))
    fleet(game, SOL, "41", damaged={"dreadnought": 1}, dreadnought=2)
    dice(game, 1, 4)
    step = movement.movement_step(game, SOL, activated(game, "47"))
    play(step, ("move", "41:dreadnought"), ("move", "41:dreadnought:damaged"), others="pass")
    assert ships(game, SOL, "47") == {"dreadnought": 1}


# --- taking troops aboard --------------------------------------------------------------------------------------------


def garrison(**rules: str) -> Game:
    game = row(19, 46, **house(**rules))
    game.player(SOL).units["carrier"] = "carrier_1"
    fleet(game, SOL, "19", carrier=1, fighter=1)
    fleet(game, SOL, "wellon", infantry=5)
    return game


@pytest.mark.rule("TI-DOUBT-28", "TI-TRANSPORT-03")
def test_usually_ships_that_stay_take_nothing_aboard() -> None:
    game = garrison()
    assert play(movement.movement_step(game, SOL, activated(game, "19"))).asked == []


@pytest.mark.rule("TI-DOUBT-28", "TI-TRANSPORT-02")
def test_by_house_rule_they_take_aboard_what_there_is_room_for() -> None:
    game = garrison(loading="staying")
    step = movement.movement_step(game, SOL, activated(game, "19"))
    asked = play(step, others="stop").open
    assert asked is not None and (asked.kind, asked.must[SOL].high) == ("load", 3)  # type: ignore[attr-defined]
    game = garrison(loading="staying")
    play(movement.movement_step(game, SOL, activated(game, "19")), ("load", {"wellon:infantry": 3}))
    assert game.on_board(SOL, "infantry") == {"19": 3, "wellon": 2}


@pytest.mark.rule("TI-DOUBT-28")
def test_by_house_rule_ships_that_leave_and_return_load_as_ships_that_move() -> None:
    game = row(20, 19, **house(loading="staying"))
    game.player(SOL).units["carrier"] = "carrier_2"
    fleet(game, SOL, "19", carrier=1)
    fleet(game, SOL, "wellon", infantry=6)
    fleet(game, SOL, "vefut_ii", infantry=1)
    step = movement.movement_step(game, SOL, activated(game, "19"))
    load = ("load", {"wellon:infantry": 2, "vefut_ii:infantry": 1})
    played = play(step, ("move", "19:carrier"), load, others="pass")
    assert kinds(played).count("load") == 1 and units.count(game, SOL, "infantry", "19") == 3


# --- Imperial --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DOUBT-47", "TI-IMPERIAL-04")
@pytest.mark.parametrize(("reading", "answers", "drawn"), [("drawn", (), 1), ("may", ("yes",), 1), ("may", ("no",), 0)])
def test_the_secret_objective_of_imperial(reading: str, answers: tuple[str, ...], drawn: int) -> None:
    game = board(**house(imperial=reading))
    game.state.secret_deck = ["unveil_flagship", "spark_a_rebellion"]
    play(CARDS["imperial"].primary(game, SOL), *(("imperial_secret", answer) for answer in answers), others="stop")
    assert len(game.player(SOL).secrets) == drawn


@pytest.mark.rule("TI-DOUBT-47", "TI-IMPERIAL-03")
def test_with_mecatol_rex_nothing_is_asked_either_way() -> None:
    game = board(**house(imperial="may"))
    own(game, SOL, MECATOL)
    assert kinds(play(CARDS["imperial"].primary(game, SOL))) == [] and game.player(SOL).points == 1


# --- canceled cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DOUBT-49", "TI-ACTIONCARD-05")
@pytest.mark.parametrize(("reading", "windows"), [("free", 2), ("counts", 1)])
def test_whether_another_copy_may_follow_a_canceled_card(reading: str, windows: int) -> None:
    game = board(**house(cancelled=reading))
    hold(game, SOL, "flank_speed", "flank_speed")
    hold(game, HACAN, "sabotage")
    answers = (("after_activate_system", SOL, "card:flank_speed"), ("when_action_card_played", HACAN, "card:sabotage"))
    played = opened(game, Moment("after_activate_system", actor=SOL, system="18"), *answers)
    assert kinds(played).count("after_activate_system") == windows


# --- objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DOUBT-52", "TI-PUBLICOBJ-04")
@pytest.mark.parametrize(("reading", "scorable"), [("public", ["form_a_spy_network"]), ("all", [])])
def test_whether_a_secret_objective_needs_the_home_planets(reading: str, scorable: list[str]) -> None:
    game = board(**house(home=reading))
    game.player(HACAN).secrets = ["form_a_spy_network"]
    hold(game, HACAN, *["sabotage"] * 4, "veto")
    assert secrets.scorable_secret(game, HACAN) == ["form_a_spy_network"]
    own(game, SOL, "arretze")
    assert secrets.scorable_secret(game, HACAN) == scorable and not objectives.holds_home(game, HACAN)


@pytest.mark.rule("TI-DOUBT-52", "TI-PUBLICOBJ-04")
def test_by_house_rule_the_refusal_says_so() -> None:
    game = board(**house(home="all"))
    game.player(HACAN).secrets = ["form_a_spy_network"]
    own(game, SOL, "arretze")
    with pytest.raises(IllegalAnswer) as refusal:
        play(secrets.score_secret(game, HACAN, "form_a_spy_network"))
    assert (refusal.value.rule, refusal.value.text.key) == ("TI-PUBLICOBJ-04", "ti4-home-system-lost-all")


@pytest.mark.rule("TI-DOUBT-62", "TI-OBJECTIVE-09")
@pytest.mark.parametrize(("reading", "turn", "asked"), [("any", HACAN, 1), ("own", HACAN, 0), ("own", SOL, 1)])
def test_in_whose_turn_an_objective_of_the_action_phase_is_scored(reading: str, turn: int, asked: int) -> None:
    game = board(**house(scoring=reading))
    game.state.turn, game.player(HACAN).points = turn, 1
    game.player(SOL).secrets = ["spark_a_rebellion"]
    played = opened(game, Moment("after_win_combat", SOL, HACAN, "18"))
    assert kinds(played) == ["after_win_combat"] * asked


# --- transactions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DOUBT-24", "TI-TRANSACTION-09")
@pytest.mark.parametrize(("reading", "again"), [("each", True), ("once", False)])
def test_whether_two_players_may_deal_again_over_the_second_agenda(reading: str, again: bool) -> None:
    game = board(**house(deals=reading))
    game.state.phase, game.state.turn, game.state.step = "agenda", None, "first_vote"
    game.player(SOL).trade_goods = 2
    game.state.vote = Vote("fleet_regulations", ["for", "against"])
    deal(game, SOL, LETNEV, trade_goods=1)
    close(game, "second_reveal")
    game.state.vote = Vote("mutiny", ["for", "against"])
    assert (transactions.may_transact(game, SOL, LETNEV) is None) == again
    assert transactions.may_transact(game, HACAN, LETNEV) is None
    close(game, "ready")
    play(agenda_phase.finish(game))
    assert game.state.transacted == []
