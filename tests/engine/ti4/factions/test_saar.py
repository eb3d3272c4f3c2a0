"""The Clan of Saar."""

from __future__ import annotations

import pytest

from engine.ti4 import objectives
from engine.ti4.actions import invasion, tactical
from engine.ti4.combat import barrage, hits, retreat
from engine.ti4.combat.dice import Combat, next_round
from engine.ti4.components import SHIPS
from engine.ti4.economy import production, technology
from engine.ti4.galaxy import capacity, control, movement, structures, units
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, choices, refused, row

SAAR, FOE, OTHER = 0, 1, 2
ROCKS, EMPTY, FAR, LAST = "44", "46", "47", "49"


def sky(*tiles: int) -> Game:
    """These tiles in a row; nobody has units."""
    return row(*tiles, factions=("saar", "hacan", "letnev"))


def moving(game: Game, system: str, *answers, seat: int = SAAR, others: str = "stop"):
    """A Movement step into a system."""
    game.state.turn = seat
    activated(game, system, seat)
    return play(movement.movement_step(game, seat, system), *answers, others=others)


# --- Scavenge --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-05", "TI-TRADEGOOD-03")
def test_scavenge_brings_a_trade_good_for_each_planet_won() -> None:
    game = table("saar")
    own(game, FOE, "mecatol_rex")
    for planet in ("lodor", "mecatol_rex"):
        play(control.gain_control(game, SAAR, planet))
    assert game.player(SAAR).trade_goods == 2 and said(game).count("ti4-gained-goods-from") == 2


def test_scavenge_is_for_planets_that_the_saar_win_themselves() -> None:
    game = table("saar")
    own(game, SAAR, "lodor")
    play(control.gain_control(game, SAAR, "lodor"))
    play(control.gain_control(game, FOE, "lodor"))
    assert [game.player(seat).trade_goods for seat in (SAAR, FOE)] == [0, 0]


# --- Nomadic ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-16", "TI-PUBLICOBJ-04")
def test_nomads_score_without_their_home_planets() -> None:
    game = table("saar")
    for seat in (SAAR, FOE):
        for planet in game.planets(seat):
            game.state.planets[planet].owner = OTHER
    assert [objectives.holds_home(game, seat) for seat in (SAAR, FOE)] == [True, False]
    game.begin("political_secret", SAAR, "agenda")
    assert not objectives.holds_home(game, SAAR)


# --- Son of Ragh -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-17")
def test_son_of_ragh_fires_four_dice_of_anti_fighter_barrage() -> None:
    game = table("saar")
    fleet(game, SAAR, "18", flagship=1)
    fleet(game, FOE, "18", carrier=1, fighter=4)
    combat = Combat("space", "18", SAAR, FOE)
    next_round(combat)
    dice(game, 6, 6, 5, 10)
    play(barrage.anti_fighter_barrage(game, combat), others="pass")
    assert game.ships(FOE, "18") == {"carrier": 1, "fighter": 1}


# --- Floating Factories ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-FACTION-01")
def test_the_first_factory_floats_at_home_and_better_ones_replace_it() -> None:
    game = table("saar", units_on_board=True)
    assert game.on_board(SAAR, "space_dock") == {"11": 1}
    card = game.card(SAAR, "space_dock")
    assert (card.move, card.capacity, card.production.value, card.production.plus_resources) == (1, 4, 5, False)
    assert "floating_factory_2" in technology.deck(game, SAAR) and "space_dock_2" not in technology.deck(game, SAAR)
    learn(game, SAAR, "floating_factory_2")
    card = game.card(SAAR, "space_dock")
    assert (card.move, card.capacity, card.production.value) == (2, 5, 7)
    assert production.value(game, SAAR, "11") == 7


@pytest.mark.rule("TI-FACTION-01", "TI-TRANSPORT-01")
def test_a_factory_moves_like_a_ship_and_carries() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, EMPTY, space_dock=1, fighter=3, infantry=1)
    load = {f"{EMPTY}:fighter": 3, f"{EMPTY}:infantry": 1}
    moving(game, FAR, ("move", f"{EMPTY}:space_dock"), ("load", load), others="pass")
    assert game.state.systems[FAR].space[SAAR].units == {"space_dock": 1, "fighter": 3, "infantry": 1}


@pytest.mark.rule("TI-MOVEMENT-10")
def test_a_factory_goes_one_system_far_and_two_once_it_is_better() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, EMPTY, space_dock=1)
    assert moving(game, LAST).open is None
    assert f"{EMPTY}:space_dock" in choices(moving(game, FAR).open)
    learn(game, SAAR, "floating_factory_2")
    assert f"{EMPTY}:space_dock" in choices(moving(game, LAST).open)


@pytest.mark.rule("TI-FACTION-02", "TI-BLOCKADE-01")
def test_a_lone_factory_dies_as_soon_as_others_fly_in() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, FAR, space_dock=1, infantry=1)
    fleet(game, FOE, EMPTY, cruiser=1)
    moving(game, FAR, ("move", f"{EMPTY}:cruiser"), seat=FOE, others="pass")
    assert game.on_board(SAAR, "space_dock") == {} and "ti4-blockade-destroys" in said(game)


def test_a_factory_in_the_way_of_others_stops_nobody_and_needs_no_place_in_the_fleet() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, FAR, space_dock=1)
    fleet(game, FOE, EMPTY, cruiser=1)
    assert f"{EMPTY}:cruiser" in choices(moving(game, LAST, seat=FOE).open, FOE)
    assert capacity.fleet_size(game, SAAR, FAR) == 0 and game.ships(SAAR, FAR) == {}


def test_a_factory_lives_while_ships_defend_it_and_is_no_target() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, FAR, space_dock=1, cruiser=1)
    fleet(game, FOE, FAR, cruiser=1)
    play(structures.destroy_blockaded(game, FAR))
    play(hits.assign(game, SAAR, 3, FAR, types=SHIPS, cause=hits.Cause(FOE, "space_cannon")), others="pass")
    assert game.on_board(SAAR, "space_dock") == {FAR: 1} and game.ships(SAAR, FAR) == {}


@pytest.mark.rule("TI-FACTION-01", "TI-RETREAT-05")
def test_a_factory_retreats_with_the_fleet() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, FAR, space_dock=1, cruiser=1)
    fleet(game, SAAR, LAST, destroyer=1)
    fleet(game, FOE, FAR, cruiser=3)
    combat = Combat("space", FAR, FOE, SAAR, retreating=SAAR)
    play(retreat.carry_out(game, combat), others="pass")
    assert game.state.systems[LAST].space[SAAR].units == {"destroyer": 1, "space_dock": 1, "cruiser": 1}


def test_a_factory_escapes_by_a_skilled_retreat() -> None:
    game = sky(46, 47, 49)
    fleet(game, SAAR, FAR, space_dock=1, cruiser=1)
    fleet(game, FOE, FAR, cruiser=3)
    hold(game, SAAR, "skilled_retreat")
    start = Moment.fought(Combat("space", FAR, FOE, SAAR), "start_of_combat_round")
    open_window(game, start, ("start_of_combat_round", SAAR, "card:skilled_retreat"), ("target", LAST))
    assert game.state.systems[LAST].space[SAAR].units == {"space_dock": 1, "cruiser": 1}


def test_a_retreat_onto_a_factory_destroys_it() -> None:
    game = sky(46, 47, 49)
    fleet(game, FOE, FAR, cruiser=1)
    fleet(game, SAAR, LAST, space_dock=1)
    play(retreat.withdraw(game, FOE, FAR, LAST), others="pass")
    assert game.on_board(SAAR, "space_dock") == {}


@pytest.mark.rule("TI-CONSTRUCTION-02", "TI-STRUCTURE-05")
def test_new_factories_need_an_own_planet_and_know_no_limit() -> None:
    game = table("saar")
    own(game, SAAR, "lodor")
    assert structures.can_place(game, SAAR, "space_dock", "lodor")
    assert not structures.can_place(game, SAAR, "space_dock", "mecatol_rex")
    play(structures.place_structure(game, SAAR, "space_dock", "lodor"))
    assert game.on_board(SAAR, "space_dock") == {"26": 1} and structures.can_place(game, SAAR, "space_dock", "lodor")


# --- Chaos Mapping ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-GOLDEN-04", "TI-ACTIVATION-04")
def test_others_cannot_activate_asteroids_with_ships_of_the_saar() -> None:
    game = sky(46, 44, 47)
    learn(game, SAAR, "chaos_mapping")
    fleet(game, SAAR, ROCKS, cruiser=1)
    asked = play(tactical.choose_system(game, FOE), others="stop").open
    assert ROCKS not in choices(asked, FOE) and refused(asked, ROCKS, FOE) == "TI-GOLDEN-04"
    assert tactical.refusal(game, SAAR, ROCKS) is None


def test_other_systems_and_asteroids_without_their_ships_stay_open() -> None:
    game = sky(46, 44, 47)
    fleet(game, SAAR, ROCKS, cruiser=1)
    assert tactical.refusal(game, FOE, ROCKS) is None
    learn(game, SAAR, "chaos_mapping")
    units.shift(game, SAAR, "cruiser", 1, ROCKS, EMPTY)
    fleet(game, SAAR, ROCKS, space_dock=1)
    assert tactical.refusal(game, FOE, ROCKS) is None and tactical.refusal(game, FOE, EMPTY) is None


START = Moment("start_of_turn", actor=SAAR)


def yard(goods: int = 5) -> Game:
    """A Floating Factory over Lodor and money."""
    game = table("saar")
    learn(game, SAAR, "chaos_mapping", "sarween_tools")
    own(game, SAAR, "lodor", exhausted=True)
    own(game, SAAR, "lisis_ii", "ragh", exhausted=True)
    fleet(game, SAAR, "26", space_dock=1, carrier=1)
    game.player(SAAR).trade_goods = goods
    return game


def build(game: Game, *answers):
    start = Moment("start_of_turn", actor=SAAR)
    return open_window(game, start, ("start_of_turn", SAAR, "tech:chaos_mapping"), *answers)


@pytest.mark.rule("TI-PRODUCTION-15", "TI-COST-01")
def test_chaos_mapping_makes_one_unit_each_turn_for_its_full_cost() -> None:
    game = yard()
    asked = build(game, ("produce", "destroyer"))
    assert game.ships(SAAR, "26") == {"carrier": 1, "destroyer": 1} and game.player(SAAR).trade_goods == 4
    assert kinds(asked).count("produce") == 1
    assert usable(game, SAAR, Moment("start_of_turn", actor=SAAR)) == ["tech:chaos_mapping"]


def test_chaos_mapping_makes_one_infantry_and_lands_it_where_it_likes() -> None:
    game = yard()
    build(game, ("produce", "infantry"), ("deploy", {"lodor": 1}))
    assert units.count(game, SAAR, "infantry", "lodor") == 1 and game.player(SAAR).trade_goods == 4


def test_chaos_mapping_works_in_any_system_with_production() -> None:
    game = yard()
    fleet(game, SAAR, "11", space_dock=1)
    build(game, ("target", "11"), ("produce", "destroyer"))
    assert game.ships(SAAR, "11") == {"destroyer": 1}


@pytest.mark.rule("TI-ABILITY-08")
def test_chaos_mapping_needs_money_production_and_an_own_turn() -> None:
    assert usable(yard(), SAAR, START) == ["tech:chaos_mapping"]
    assert usable(yard(0), SAAR, START) == []
    assert usable(yard(), SAAR, Moment("start_of_turn", actor=FOE)) == []
    assert usable(yard(), SAAR, Moment("after_perform_action", actor=SAAR)) == []
    game = yard()
    units.remove(game, SAAR, "space_dock", 1, "26")
    assert usable(game, SAAR, START) == []


# --- Ragh's Call -----------------------------------------------------------------------------------------------------


def called() -> tuple[Game, str]:
    """The Saar hold Lodor; a foe has just come with troops, and with the note."""
    game = table("saar")
    own(game, SAAR, "lodor")
    fleet(game, SAAR, "lodor", infantry=3, pds=1)
    fleet(game, FOE, "26", carrier=1, infantry=2)
    game.state.turn, game.state.active_system = FOE, "26"
    return game, hand_note(game, FOE)


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_raghs_call_sends_the_ground_forces_of_the_saar_away_before_the_combat() -> None:
    game, note = called()
    use = ("after_commit_ground_forces", FOE, f"note:{note}")
    answers = [("land", {"lodor": 2}), use, ("raghs_call", FOE, "ragh"), ("space_cannon", SAAR, "yes")]
    dice(game, 1)
    asked = play(invasion.invade(game, FOE, "26"), *answers, others="pass")
    assert units.count(game, SAAR, "infantry", "ragh") == 3 and "ti4-ground-combat" not in said(game)
    assert game.state.planets["lodor"].owner == FOE and game.on_board(SAAR, "pds") == {}
    assert note in game.player(SAAR).notes and "space_cannon" in kinds(asked)


@pytest.mark.rule("TI-PROMISSORY-03")
def test_raghs_call_needs_ground_forces_of_the_saar_and_a_planet_for_them() -> None:
    game, note = called()
    landed = Moment("after_commit_ground_forces", FOE, SAAR, "26", "lodor", amount=1)
    assert usable(game, FOE, landed) == [f"note:{note}"]
    assert usable(game, OTHER, landed) == []
    assert usable(game, FOE, Moment("after_commit_ground_forces", OTHER, SAAR, "26", "lodor", amount=1)) == []
    own(game, FOE, "ragh", "lisis_ii")
    assert usable(game, FOE, landed) == []
    own(game, SAAR, "ragh")
    units.remove(game, SAAR, "infantry", 3, "lodor")
    assert usable(game, FOE, landed) == []


def test_raghs_call_is_nothing_for_the_saar_themselves() -> None:
    game, _ = called()
    hand_note(game, SAAR)
    fleet(game, SAAR, "27", infantry=1)
    assert usable(game, SAAR, Moment("after_commit_ground_forces", SAAR, None, "26", "lodor", amount=1)) == []
