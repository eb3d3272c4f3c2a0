"""The Arborec."""

from __future__ import annotations

import pytest

from engine.ti4.actions import strategy_action
from engine.ti4.actions.strategy_action import CARDS
from engine.ti4.economy import notes, production, technology
from engine.ti4.galaxy import units
from engine.ti4.phases import status_phase
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4.effects import fold
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice as fall
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import choices, refused, row

ARBOREC, FOE, OTHER = 0, 1, 2
SKY = ("arborec", "hacan", "letnev")
HOME = "nestphar"


def goods(game: Game, number: int = 20) -> None:
    """The Arborec can pay for everything."""
    game.player(ARBOREC).trade_goods = number


# --- Mitosis ---------------------------------------------------------------------------------------------------------


def grown(**pieces: int) -> Game:
    """The Arborec controls Tequran and Torkan, with these units on Tequran."""
    game = table("arborec")
    own(game, ARBOREC, "tequran", "torkan")
    fleet(game, ARBOREC, "tequran", **pieces)
    goods(game)
    return game


@pytest.mark.rule("TI-ABILITY-14", "TI-PRODUCTION-08")
def test_space_docks_of_the_arborec_make_ships_and_no_infantry() -> None:
    game = grown(space_dock=1)
    asked = play(production.production_step(game, ARBOREC, "28"), others="stop").open
    assert "destroyer" in choices(asked) and "infantry" not in choices(asked)
    assert refused(asked, "infantry") == "TI-PRODUCTION-08"
    fleet(game, FOE, "lodor", space_dock=1)
    own(game, FOE, "lodor")
    asked = play(production.production_step(game, FOE, "26"), others="stop").open
    assert asked is not None and "infantry" in [option.id for option in asked.must[FOE].options]


@pytest.mark.rule("TI-LATER-16")
def test_other_producers_of_the_system_do_not_lend_the_dock_their_gift() -> None:
    game = grown(space_dock=1, infantry=1)
    dock, warrior = production.value(game, ARBOREC, "tequran") - 1, 1
    assert dock > 1 and production.value(game, ARBOREC, "tequran", makes="infantry") == warrior
    answers = [("produce", "infantry"), ("produce", "destroyer"), ("produce", "done")]
    play(production.production_step(game, ARBOREC, "28"), *answers, others="stop")
    assert units.count(game, ARBOREC, "infantry", "tequran") == 2


def test_the_dock_at_home_makes_no_infantry_in_warfare_either() -> None:
    game = table("arborec")
    goods(game)
    fleet(game, ARBOREC, HOME, space_dock=1, infantry=3)
    asked = play(CARDS["warfare"].secondary(game, ARBOREC), others="stop").open
    assert "destroyer" in choices(asked) and "infantry" not in choices(asked)


@pytest.mark.rule("TI-ABILITY-05")
def test_an_infantry_grows_as_the_status_phase_begins() -> None:
    game = grown()
    asked = play(status_phase.start(game), ("planet", ARBOREC, "torkan"), others="pass")
    assert units.count(game, ARBOREC, "infantry", "torkan") == 1 and kinds(asked).count("planet") == 1
    open_window(game, Moment("end_of_status_phase"))
    assert game.on_board(ARBOREC, "infantry") == {"torkan": 1} and not game.on_board(FOE, "infantry")


def test_no_infantry_grows_without_a_planet_or_where_no_unit_may_stand() -> None:
    game = table("arborec")
    game.state.laws.append(Law("demilitarized_zone", planet=HOME))
    open_window(game, Moment("start_of_status_phase"))
    game.state.laws.clear()
    own(game, FOE, HOME)
    open_window(game, Moment("start_of_status_phase"))
    assert not game.on_board(ARBOREC, "infantry")
    own(game, ARBOREC, HOME)
    assert kinds(open_window(game, Moment("start_of_status_phase"))) == []
    assert game.on_board(ARBOREC, "infantry") == {HOME: 1}


# --- Letani Warriors -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-02", "TI-PRODUCTION-03", "TI-PRODUCTION-09")
def test_letani_warriors_produce_and_better_ones_produce_more() -> None:
    game = grown(infantry=2)
    assert production.value(game, ARBOREC, "tequran") == 2 and game.card(ARBOREC, "infantry").combat.hits_on == 8
    learn(game, ARBOREC, "letani_warrior_2")
    assert production.value(game, ARBOREC, "tequran") == 4 and game.card(ARBOREC, "infantry").combat.hits_on == 7
    assert "infantry_2" not in technology.deck(game, ARBOREC)
    fleet(game, ARBOREC, "26", carrier=1, infantry=1)
    own(game, ARBOREC, "lodor")
    play(
        production.production_step(game, ARBOREC, "26"),
        ("produce", "infantry"),
        ("deploy", {"lodor": 2}),
        others="stop",
    )


def test_destroyed_letani_warriors_of_the_second_kind_come_back_on_a_six() -> None:
    game = table("arborec")
    learn(game, ARBOREC, "letani_warrior_2")
    fall(game, 5, 6)
    open_window(game, Moment("after_unit_destroyed", actor=ARBOREC, unit="infantry", amount=2))
    open_window(game, Moment("start_of_turn", actor=ARBOREC))
    assert game.on_board(ARBOREC, "infantry") == {HOME: 1}


# --- Duha Menaimon ---------------------------------------------------------------------------------------------------


def activated(system: str = "28", actor: int = ARBOREC) -> Moment:
    return Moment("after_activate_system", actor=actor, system=system)


USE = ("after_activate_system", ARBOREC, "unit:duha_menaimon")


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19", "TI-PRODUCTION-09")
def test_the_flagship_builds_up_to_five_units_for_their_price() -> None:
    game = grown()
    fleet(game, ARBOREC, "28", flagship=1)
    learn(game, ARBOREC, "sarween_tools")
    own(game, ARBOREC, HOME, "tequran", "torkan", exhausted=True)
    answers = [("produce", "cruiser"), ("produce", "infantry"), ("produce_pieces", 4)]
    play_ = open_window(game, activated(), USE, *answers, ("deploy", {"torkan": 2, "28": 2}))
    assert game.ships(ARBOREC, "28") == {"flagship": 1, "cruiser": 1} and game.player(ARBOREC).trade_goods == 16
    assert units.count(game, ARBOREC, "infantry", "torkan") == units.count(game, ARBOREC, "infantry", "28") == 2
    assert "after_use_production" not in kinds(play_)


@pytest.mark.rule("TI-ABILITY-08")
def test_the_flagship_builds_only_where_it_is_when_its_owner_activates_and_can_pay() -> None:
    game = grown()
    fleet(game, ARBOREC, "28", flagship=1)
    assert usable(game, ARBOREC, activated()) == ["unit:duha_menaimon"]
    assert usable(game, ARBOREC, activated("26")) == [] and usable(game, ARBOREC, activated(actor=FOE)) == []
    assert usable(game, ARBOREC, Moment("start_of_turn", actor=ARBOREC)) == []
    fleet(game, FOE, "26", flagship=1)
    assert usable(game, FOE, activated("26", FOE)) == []
    goods(game, 0)
    own(game, ARBOREC, HOME, "tequran", "torkan", exhausted=True)
    assert usable(game, ARBOREC, activated()) == []


# --- Bioplasmosis ----------------------------------------------------------------------------------------------------

WANDER = ("end_of_status_phase", ARBOREC, "tech:bioplasmosis")


def garden() -> Game:
    """Wellon, Vefut II and Thibah in a row, all of the Arborec, with 3 infantry on Wellon and 1 on Vefut II."""
    game = row(19, 20, 21, factions=SKY)
    own(game, ARBOREC, "wellon", "vefut_ii", "thibah")
    fleet(game, ARBOREC, "wellon", infantry=3)
    fleet(game, ARBOREC, "vefut_ii", infantry=1)
    learn(game, ARBOREC, "bioplasmosis")
    return game


def test_infantry_wanders_to_adjacent_planets_all_at_once() -> None:
    game = garden()
    answers = [
        ("bioplasmosis_from", "wellon"),
        ("bioplasmosis_to", {"vefut_ii": 2}),
        ("bioplasmosis_from", "vefut_ii"),
        ("bioplasmosis_to", {"thibah": 1}),
    ]
    open_window(game, Moment("end_of_status_phase"), WANDER, *answers)
    assert game.on_board(ARBOREC, "infantry") == {"wellon": 1, "vefut_ii": 2, "thibah": 1}
    assert said(game).count("ti4-bioplasmosis-moved") == 2 and game.player(ARBOREC).exhausted_technologies == []


def test_nobody_wanders_two_systems_or_to_planets_of_others() -> None:
    game = garden()
    own(game, FOE, "thibah")
    start = [WANDER, ("bioplasmosis_from", "wellon")]
    asked = open_window(game, Moment("end_of_status_phase"), *start, others="stop").open
    assert choices(asked) == ["vefut_ii"] and asked.must[ARBOREC].high == 3
    game = garden()
    start = [WANDER, ("bioplasmosis_from", "vefut_ii"), ("bioplasmosis_to", {"wellon": 1})]
    asked = open_window(game, Moment("end_of_status_phase"), *start, others="stop").open
    assert choices(asked) == ["wellon", "done"]


def test_infantry_also_wanders_within_its_system() -> None:
    game = grown(infantry=1)
    learn(game, ARBOREC, "bioplasmosis")
    answers = [("bioplasmosis_from", "tequran"), ("bioplasmosis_to", {"torkan": 1})]
    open_window(game, Moment("end_of_status_phase"), WANDER, *answers)
    assert game.on_board(ARBOREC, "infantry") == {"torkan": 1}


def test_bioplasmosis_needs_infantry_with_somewhere_to_go_and_the_end_of_the_status_phase() -> None:
    game = garden()
    assert usable(game, ARBOREC, Moment("end_of_status_phase")) == ["tech:bioplasmosis"]
    assert usable(game, ARBOREC, Moment("start_of_status_phase")) == []
    own(game, FOE, "vefut_ii")
    assert usable(game, ARBOREC, Moment("end_of_status_phase")) == []
    game.player(ARBOREC).technologies.remove("bioplasmosis")
    own(game, ARBOREC, "vefut_ii")
    assert usable(game, ARBOREC, Moment("end_of_status_phase")) == []


# --- Stymie ----------------------------------------------------------------------------------------------------------


def stymied(place: str, **pieces: int) -> tuple[Game, str]:
    """The foe has laid Stymie open, and has these units there; the Arborec has a dock in the middle of the row."""
    game = row(19, 20, 21, 22, factions=SKY)
    goods(game)
    own(game, ARBOREC, "vefut_ii")
    fleet(game, ARBOREC, "vefut_ii", space_dock=1, infantry=1)
    note = hand_note(game, FOE)
    fleet(game, FOE, place, **pieces)
    act(game, FOE, f"note:{note}")
    return game, note


def produces(game: Game, system: str = "20") -> bool:
    return "produce" in kinds(play(production.production_step(game, ARBOREC, system), others="pass"))


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-08", "TI-GOLDEN-04")
def test_stymie_keeps_the_arborec_from_producing_in_and_next_to_systems_with_units_of_the_holder() -> None:
    game, note = stymied("21", cruiser=1)
    assert note in game.player(FOE).notes_in_play and note not in game.player(ARBOREC).notes
    assert not produces(game)
    assert not fold(stymied("20", fighter=1)[0], "produces", True, ARBOREC, system="20")
    assert not produces(stymied("wellon", infantry=1)[0])
    assert produces(stymied("22", cruiser=1)[0])


def test_stymie_stops_the_flagship_and_nobody_else() -> None:
    game, _ = stymied("21", cruiser=1)
    fleet(game, ARBOREC, "20", flagship=1)
    assert usable(game, ARBOREC, activated("20")) == []
    own(game, OTHER, "wellon")
    fleet(game, OTHER, "wellon", space_dock=1)
    game.player(OTHER).trade_goods = 5
    assert "produce" in kinds(play(production.production_step(game, OTHER, "19"), others="pass"))
    notes.return_note(game, "stymie:0")
    assert usable(game, ARBOREC, activated("20")) == ["unit:duha_menaimon"] and produces(game)


def test_units_in_home_systems_do_not_stymie() -> None:
    game = table("arborec", units_on_board=True)
    goods(game)
    note = hand_note(game, FOE)
    act(game, FOE, f"note:{note}")
    assert produces(game, "5") and strategy_action.may_follow(game, ARBOREC, "warfare")
    fleet(game, FOE, "5", cruiser=1)
    assert fold(game, "produces", True, ARBOREC, system="5")
    fleet(game, FOE, game.near(FOE)["5"][0], cruiser=1)
    assert not produces(game, "5") and not strategy_action.may_follow(game, ARBOREC, "warfare")


@pytest.mark.rule("TI-PROMISSORY-04")
def test_stymie_goes_home_when_its_holder_activates_a_system_with_any_unit_of_the_arborec() -> None:
    game, note = stymied("21", cruiser=1)
    open_window(game, Moment("when_activate_system", actor=FOE, system="19"))
    open_window(game, Moment("when_activate_system", actor=ARBOREC, system="20"))
    assert note in game.player(FOE).notes_in_play
    units.remove(game, ARBOREC, "infantry", 1, "vefut_ii")
    open_window(game, Moment("when_activate_system", actor=FOE, system="20"))
    assert note in game.player(ARBOREC).notes and not game.player(FOE).notes_in_play and produces(game)


@pytest.mark.rule("TI-PROMISSORY-03", "TI-ABILITY-03")
def test_stymie_is_an_action_of_its_holder() -> None:
    game = table("arborec")
    note = hand_note(game, FOE)
    assert f"note:{note}" in actions(game, FOE)
    assert f"note:{note}" not in actions(game, OTHER) and usable(game, FOE, Moment("start_of_turn", actor=FOE)) == []
    hand_note(game, ARBOREC)
    assert f"note:{note}" not in actions(game, ARBOREC)
