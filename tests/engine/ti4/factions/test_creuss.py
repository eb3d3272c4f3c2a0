"""The Ghosts of Creuss."""

from __future__ import annotations

import pytest

from engine.ti4.combat.space_combat import fight
from engine.ti4.galaxy import movement, units
from engine.ti4.phases import status_phase
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import Law
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, choices, combat, row

CREUSS, FOE, OTHER = 0, 1, 2
HOME, GATE, ALPHA, BETA, EMPTY, FAR = "51", "17", "39", "40", "46", "47"


def sky(*tiles: int) -> Game:
    """The gate, then these tiles in a row; nobody has units."""
    return row(17, *tiles, factions=("creuss", "hacan", "letnev"))


def moving(game: Game, system: str, *answers, others: str = "stop"):
    """The Movement step of the Ghosts into a system."""
    activated(game, system)
    return play(movement.movement_step(game, CREUSS, system), *answers, others=others)


# --- the gate --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-14", "TI-BOARD-02", "TI-WORMHOLE-06")
def test_the_gate_stands_for_the_home_system_and_is_none() -> None:
    game = table("creuss", units_on_board=True)
    assert game.state.systems[HOME].at is None and game.state.systems[GATE].at is not None
    assert game.near(FOE)[HOME] == (GATE,) and game.ships(CREUSS, HOME) and not game.ships(CREUSS, GATE)


# --- Quantum Entanglement --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-16", "TI-WORMHOLE-01")
def test_alpha_and_beta_are_adjacent_for_the_ghosts_alone() -> None:
    game = sky(39, 46, 40)
    assert BETA in game.near(CREUSS)[ALPHA] and BETA not in game.near(FOE)[ALPHA]
    fleet(game, CREUSS, ALPHA, destroyer=1)
    assert f"{ALPHA}:destroyer" in choices(moving(game, BETA).open)


@pytest.mark.rule("TI-NEIGHBOR-04")
def test_entanglement_makes_neighbors_in_both_directions() -> None:
    game = sky(39, 46, 47, 49, 40)
    fleet(game, CREUSS, ALPHA, destroyer=1)
    fleet(game, FOE, BETA, destroyer=1)
    fleet(game, OTHER, FAR, destroyer=1)
    assert game.neighbors(CREUSS) == [FOE] and game.neighbors(FOE) == [CREUSS]
    assert game.neighbors(OTHER) == []


@pytest.mark.rule("TI-GOLDEN-04")
def test_nothing_prevents_entanglement() -> None:
    game = sky(39, 46, 40)
    game.state.laws.append(Law("enforced_travel_ban"))
    assert BETA in game.near(CREUSS, moving=True)[ALPHA] and BETA not in game.near(FOE, moving=True)[ALPHA]


def test_a_political_secret_silences_it_until_the_agenda_is_done() -> None:
    game = sky(39, 46, 40)
    game.begin("political_secret", CREUSS, "agenda")
    assert BETA not in game.near(CREUSS)[ALPHA]
    game.end("agenda")
    assert BETA in game.near(CREUSS)[ALPHA]


# --- Slipstream ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MODIFIER-01", "TI-MOVEMENT-10")
@pytest.mark.parametrize(
    ("start", "goes"), [(HOME, 3), (ALPHA, 3), (BETA, 3), (GATE, 2), (EMPTY, 2)], ids=["home", "a", "b", "gate", "no"]
)
def test_ships_are_faster_from_home_and_from_alpha_and_beta_wormholes(start: str, goes: int) -> None:
    game = sky(39, 46, 40)
    assert movement.move_value(game, CREUSS, "destroyer", start) == goes
    assert movement.move_value(game, FOE, "destroyer", start) == 2


def test_a_wormhole_token_speeds_ships_up_and_the_flagships_delta_does_not() -> None:
    game = sky(46, 47)
    fleet(game, CREUSS, EMPTY, flagship=1)
    assert movement.move_value(game, CREUSS, "destroyer", EMPTY) == 2
    game.state.wormholes["beta"] = EMPTY
    assert movement.move_value(game, CREUSS, "destroyer", EMPTY) == 3


# --- Wormhole Generator ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-WORMHOLE-01", "TI-WORMHOLE-02")
def test_the_generator_opens_a_wormhole_for_everybody_each_status_phase() -> None:
    game = sky(39, 46, 47)
    learn(game, CREUSS, "wormhole_generator")
    answers = [("wormhole_token", CREUSS, "alpha"), ("wormhole_system", CREUSS, FAR)]
    play(status_phase.start(game), *answers, others="pass")
    assert game.state.wormholes == {"alpha": FAR} and "ti4-wormhole-placed" in said(game)
    assert ALPHA in game.near(FOE)[FAR] and game.wormholes(FAR) == ("alpha",)
    far = next(system for system in RULES.view(game.state, None).systems if system.tile == 47)
    assert far.wormholes == far.wormhole_tokens == ("alpha",)


def test_a_token_moves_and_leaves_nothing_behind() -> None:
    game = sky(39, 46, 47)
    learn(game, CREUSS, "wormhole_generator")
    game.state.wormholes["alpha"] = FAR
    open_window(game, Moment("start_of_status_phase"), ("wormhole_token", "alpha"), ("wormhole_system", EMPTY))
    assert ALPHA not in game.near(FOE)[FAR] and game.wormholes(FAR) == ()


def test_a_token_avoids_homes_and_foreign_ships_unless_a_planet_there_is_ones_own() -> None:
    game = sky(39, 46, 47, 19)
    learn(game, CREUSS, "wormhole_generator")
    fleet(game, FOE, EMPTY, cruiser=1)
    fleet(game, FOE, "19", cruiser=1)
    own(game, CREUSS, "wellon")
    moment = Moment("start_of_status_phase")
    asked = open_window(game, moment, ("wormhole_token", "beta"), others="stop").open
    assert asked is not None and {HOME, "19", FAR} <= set(choices(asked))
    assert not {EMPTY, "16", "10"} & set(choices(asked))


def test_without_the_generator_or_at_other_times_no_token_moves() -> None:
    game = sky(39, 46)
    assert kinds(open_window(game, Moment("start_of_status_phase"))) == []
    learn(game, CREUSS, "wormhole_generator")
    assert kinds(open_window(game, Moment("end_of_status_phase"))) == []


# --- Creuss IFF ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_the_note_places_a_token_for_its_holder_without_the_technology() -> None:
    game = sky(39, 46, 47)
    note = hand_note(game, FOE)
    use = ("start_of_turn", FOE, f"note:{note}")
    moment = Moment("start_of_turn", actor=FOE)
    open_window(game, moment, use, ("wormhole_token", FOE, "beta"), ("wormhole_system", FOE, FAR))
    assert game.state.wormholes == {"beta": FAR} and note in game.player(CREUSS).notes


@pytest.mark.rule("TI-PROMISSORY-03")
def test_the_note_is_for_the_start_of_the_holders_own_turn() -> None:
    game = sky(39, 46)
    note = hand_note(game, FOE)
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == [f"note:{note}"]
    assert usable(game, FOE, Moment("start_of_turn", actor=CREUSS)) == []
    assert usable(game, FOE, Moment("start_of_status_phase")) == []


# --- Dimensional Splicer ---------------------------------------------------------------------------------------------


def spliced(place: str = ALPHA, **enemy: int):
    """A space combat of the Ghosts at a wormhole, about to begin."""
    game = sky(39, 46)
    learn(game, CREUSS, "dimensional_splicer")
    fleet(game, CREUSS, place, cruiser=1)
    fleet(game, FOE, place, **enemy)
    return game, combat(game, place)


@pytest.mark.rule("TI-SUSTAIN-01")
def test_the_splicer_hits_a_ship_of_its_owners_choice_which_may_sustain() -> None:
    game, fight_ = spliced(carrier=1, dreadnought=1)
    use = ("start_of_space_combat", CREUSS, "tech:dimensional_splicer")
    start = Moment.fought(fight_, "start_of_space_combat")
    open_window(game, start, use, ("snipe", CREUSS, "dreadnought"), ("sustain", FOE, "dreadnought"))
    assert units.damaged(game, FOE, "dreadnought", ALPHA) == 1 and game.ships(FOE, ALPHA) == {
        "carrier": 1,
        "dreadnought": 1,
    }
    game, fight_ = spliced(carrier=1, dreadnought=1)
    open_window(game, Moment.fought(fight_, "start_of_space_combat"), use, ("snipe", CREUSS, "carrier"))
    assert game.ships(FOE, ALPHA) == {"dreadnought": 1}


def test_shields_holding_cancels_the_hit_of_the_splicer() -> None:
    game, fight_ = spliced(carrier=1)
    hold(game, FOE, "shields_holding")
    use = ("start_of_space_combat", CREUSS, "tech:dimensional_splicer")
    cancel = ("before_assign_combat_hits", FOE, "card:shields_holding")
    open_window(game, Moment.fought(fight_, "start_of_space_combat"), use, cancel)
    assert game.ships(FOE, ALPHA) == {"carrier": 1}


@pytest.mark.rule("TI-SPACECOMBAT-14")
def test_a_combat_can_end_with_the_hit_of_the_splicer() -> None:
    game, fight_ = spliced(carrier=1)
    asked = play(fight(game, fight_), ("start_of_space_combat", CREUSS, "tech:dimensional_splicer"), others="pass")
    assert fight_.winner == CREUSS and fight_.round == 0 and "retreat" not in kinds(asked)


@pytest.mark.rule("TI-OPPONENT-03")
def test_the_splicer_needs_a_wormhole_and_an_own_combat() -> None:
    game, fight_ = spliced(EMPTY, carrier=1)
    start = Moment.fought(fight_, "start_of_space_combat")
    assert usable(game, CREUSS, start) == []
    game.state.wormholes["alpha"] = EMPTY
    assert usable(game, CREUSS, start) == ["tech:dimensional_splicer"]
    fight_.attacker = OTHER
    assert usable(game, CREUSS, start) == [] and usable(game, FOE, start) == []


# --- Hil Colish ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19", "TI-WORMHOLE-05")
def test_the_flagship_carries_a_delta_wormhole() -> None:
    game = sky(46, 47, 49)
    fleet(game, CREUSS, "49", flagship=1)
    assert game.wormholes("49") == ("delta",)
    assert HOME in game.near(FOE)["49"] and GATE in game.near(FOE)["49"]
    units.remove(game, CREUSS, "flagship", 1, "49")
    assert HOME not in game.near(FOE)["49"]


def test_ships_follow_a_flagship_that_moves_first() -> None:
    game = sky(46, 47, 49)
    fleet(game, CREUSS, FAR, flagship=1)
    fleet(game, CREUSS, GATE, carrier=1)
    assert f"{GATE}:carrier" not in choices(moving(game, "49").open)
    game.state.systems["49"].tokens.clear()
    first = [("move", f"{FAR}:flagship"), ("lead", "yes"), ("move", f"{GATE}:carrier")]
    moving(game, "49", *first, others="pass")
    assert game.ships(CREUSS, "49") == {"flagship": 1, "carrier": 1}


def test_ships_leave_through_a_flagship_that_moves_last() -> None:
    game = sky(46, 47, 49)
    fleet(game, CREUSS, FAR, flagship=1)
    fleet(game, CREUSS, HOME, destroyer=1)
    asked = moving(game, "49", ("move", f"{FAR}:flagship"), ("lead", "no")).open
    assert asked is not None and f"{HOME}:destroyer" in choices(asked)


@pytest.mark.rule("TI-MOVEMENT-08")
def test_others_fetch_troops_through_the_flagship_but_it_cannot_come_back_by_its_own_wormhole() -> None:
    game = sky(46, 47, 49)
    learn(game, CREUSS, "gravity_drive", "cruiser_2")
    fleet(game, CREUSS, "49", flagship=1, cruiser=1)
    fleet(game, CREUSS, "creuss", infantry=1)
    assert choices(moving(game, "49").open) == ["49:cruiser", "done"]


def test_another_players_flagship_carries_no_wormhole() -> None:
    game = sky(46, 47, 49)
    fleet(game, FOE, "49", flagship=1)
    assert game.wormholes("49") == ()
