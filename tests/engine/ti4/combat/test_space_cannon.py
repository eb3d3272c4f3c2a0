"""Space Cannon against ships and against ground forces."""

from __future__ import annotations

import pytest

from engine.effects import Hook
from engine.ti4.combat import space_cannon
from engine.ti4.combat.space_cannon import Gun, Volley
from engine.ti4.components import Dice
from engine.ti4.galaxy import units
from engine.ti4.phases import action_phase
from tests.engine.ti4.effects import put
from tests.engine.ti4.positions import dice, fleet, kinds, learn, play, said, ships
from tests.engine.ti4.skies import activated, row

FIRE, HOLD = "yes", "no"


def offense(game, system, *answers, others="pass"):
    """Space Cannon Offense with seat 0 active, with everything imported that a game imports."""
    assert action_phase.TACTICAL
    return play(space_cannon.offense(game, 0, activated(game, system)), *answers, others=others)


@pytest.mark.rule("TI-SPACECANNON-02", "TI-SPACECANNON-04", "TI-SPACECANNONOFF-03", "TI-SPACECANNONOFF-06")
def test_another_players_pds_hits_a_ship_of_the_active_players_choice():
    game = row(19)
    fleet(game, 0, "19", cruiser=1, destroyer=1)
    fleet(game, 1, "wellon", pds=1)
    dice(game, 6)
    offense(game, "19", ("space_cannon", 1, FIRE), ("losses", 0, {"destroyer": 1}))
    assert ships(game, 0, "19") == {"cruiser": 1}


@pytest.mark.rule("TI-SPACECANNON-03", "TI-SPACECANNON-05")
@pytest.mark.parametrize(("face", "hits"), [(5, 0), (6, 1), (10, 1)])
def test_a_result_of_x_or_more_hits(face, hits):
    game = row(19)
    dice(game, face)
    volley = Volley("offense", 1, 0, "19", None, [Gun("pds", "wellon", 1, Dice(6))])
    assert space_cannon.roll(game, volley) == hits


@pytest.mark.rule("TI-SPACECANNON-03", "TI-SPACECANNONOFF-03")
def test_each_unit_rolls_its_number_of_dice():
    game = row(46, 19, factions=("sol", "xxcha", "letnev"))
    fleet(game, 0, "19", cruiser=3)
    fleet(game, 1, "19", flagship=1)
    fleet(game, 1, "wellon", pds=2)
    guns = space_cannon.guns_on_system(game, 1, "19")
    dice(game, 5, 5, 4, 6, 1)
    assert space_cannon.roll(game, Volley("offense", 1, 0, "19", None, guns)) == 3


@pytest.mark.rule("TI-SPACECANNON-06", "TI-MODIFIER-01")
def test_modifiers_of_combat_rolls_do_not_apply(monkeypatch):
    game = row(42, 46)
    game.begin("boost", 1, "turn")
    put(monkeypatch, "combat_roll", Hook("boost", lambda game, seat, value, about: value + 9))
    dice(game, 5)
    assert space_cannon.roll(game, Volley("offense", 1, 0, "42", None, [Gun("pds", "x", 1, Dice(6))])) == 0


@pytest.mark.rule("TI-SPACECANNON-07")
def test_nobody_has_to_fire():
    game = row(19)
    fleet(game, 0, "19", cruiser=1)
    fleet(game, 1, "wellon", pds=2)
    offense(game, "19", ("space_cannon", 1, HOLD))
    assert ships(game, 0, "19") == {"cruiser": 1}
    assert not {"ti4-cannon-roll", "ti4-cannon-roll-modified"} & {*said(game)}


@pytest.mark.rule("TI-SPACECANNONOFF-02", "TI-SPACECANNONOFF-07", "TI-DOUBT-15", "TI-DOUBT-16")
def test_the_active_player_fires_first_and_at_one_target():
    game = row(27)
    fleet(game, 0, "new_albion", pds=1)
    fleet(game, 0, "27", cruiser=1)
    fleet(game, 1, "27", cruiser=2)
    fleet(game, 2, "27", cruiser=1)
    fleet(game, 2, "starpoint", pds=1)
    dice(game, 9, 9)
    played = offense(game, "27", ("cannon_target", 0, "1"), ("space_cannon", 0, FIRE), ("space_cannon", 2, FIRE))
    assert [seats for kind, seats in played.asked if kind == "space_cannon"] == [(0,), (2,)]
    assert (ships(game, 1, "27"), ships(game, 2, "27")) == ({"cruiser": 1}, {"cruiser": 1})
    assert ships(game, 0, "27") == {}


@pytest.mark.rule("TI-SPACECANNONOFF-02", "TI-DOUBT-15")
def test_the_others_fire_clockwise_from_the_active_player():
    game = row(27)
    game.state.turn = 1
    fleet(game, 1, "27", cruiser=5)
    fleet(game, 0, "new_albion", pds=1)
    fleet(game, 2, "starpoint", pds=1)
    played = play(space_cannon.offense(game, 1, activated(game, "27", 1)), others="pass")
    assert [seats for _, seats in played.asked] == [(2,), (0,)]


@pytest.mark.rule("TI-SPACECANNONOFF-04", "TI-CX-14", "TI-ABILITY-19", "TI-ADJACENT-03")
def test_only_deep_space_cannon_reaches_an_adjacent_system():
    game = row(19, 46)
    fleet(game, 0, "46", cruiser=1, destroyer=1)
    fleet(game, 1, "wellon", pds=1)
    assert offense(game, "46").asked == []
    learn(game, 1, "pds_2")
    dice(game, 5)
    game.state.systems["46"].tokens.clear()
    offense(game, "46", ("space_cannon", 1, FIRE), ("losses", 0, {"cruiser": 1}))
    assert ships(game, 0, "46") == {"destroyer": 1}


@pytest.mark.rule("TI-WORMHOLE-03")
def test_deep_space_cannon_reaches_through_wormholes():
    game = row(39, 46, 47, 26)
    fleet(game, 0, "39", cruiser=1)
    fleet(game, 1, "lodor", pds=1)
    learn(game, 1, "pds_2")
    assert kinds(offense(game, "39")) == ["space_cannon"]


@pytest.mark.rule("TI-SPACECANNONOFF-05")
def test_guns_fire_even_if_no_ship_moved():
    game = row(19)
    fleet(game, 0, "19", cruiser=1)
    fleet(game, 1, "wellon", pds=1)
    assert kinds(offense(game, "19")) == ["space_cannon"]


@pytest.mark.rule("TI-SUSTAIN-06")
def test_sustain_damage_cancels_space_cannon_hits():
    game = row(19)
    fleet(game, 0, "19", dreadnought=1)
    fleet(game, 1, "wellon", pds=1)
    dice(game, 8)
    offense(game, "19", ("space_cannon", 1, FIRE), ("sustain", 0, "dreadnought"))
    assert units.damaged(game, 0, "dreadnought", "19") == 1


# --- defense ---------------------------------------------------------------------------------------------------------


def defense(game, planet, *answers):
    """Space Cannon Defense against seat 0 on a planet."""
    return play(space_cannon.space_cannon_defense(game, 0, planet), *answers, others="pass")


@pytest.mark.rule("TI-SPACECANNONDEF-02")
def test_a_gun_that_stands_elsewhere_never_fires_at_a_landing():
    """Whatever lends a gun: a dock of the next planet that would fire in the Space Cannon Offense fires there alone."""
    game = row(27)
    fleet(game, 0, "starpoint", infantry=1)
    game.begin("experimental_battlestation", 1, "space_cannon", place="new_albion")
    fleet(game, 1, "starpoint", pds=1)
    dice(game, 1)
    defense(game, "starpoint", ("space_cannon", 1, FIRE))
    assert len([key for key in said(game) if key == "ti4-cannon-roll"]) == 1


@pytest.mark.rule("TI-SPACECANNONDEF-01", "TI-SPACECANNONDEF-03", "TI-SPACECANNONDEF-05", "TI-SPACECANNONDEF-06")
@pytest.mark.rule("TI-SPACECANNON-01", "TI-SPACECANNONDEF-02", "TI-CX-15")
def test_defense_hits_only_what_landed_on_that_planet():
    game = row(27)
    fleet(game, 0, "new_albion", infantry=3, pds=1)
    fleet(game, 0, "starpoint", infantry=2)
    fleet(game, 0, "27", carrier=1, infantry=1)
    fleet(game, 1, "new_albion", pds=1)
    dice(game, 6)
    played = defense(game, "new_albion", ("space_cannon", 1, FIRE))
    assert [seats for _, seats in played.asked] == [(1,)]
    assert units.count(game, 0, "infantry", "new_albion") == 2
    assert units.count(game, 0, "infantry", "starpoint") == 2
    assert units.count(game, 0, "infantry", "27") == 1
    assert defense(game, "starpoint").asked == []


@pytest.mark.rule("TI-SPACECANNONDEF-04")
def test_deep_space_cannon_does_not_reach_another_planet():
    game = row(27, 19)
    learn(game, 1, "pds_2")
    fleet(game, 0, "new_albion", infantry=3)
    fleet(game, 1, "starpoint", pds=1)
    fleet(game, 1, "wellon", pds=1)
    assert defense(game, "new_albion").asked == []


# --- technologies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-MODIFIER-02")
def test_antimass_deflectors_take_one_from_each_die():
    game = row(19)
    learn(game, 0, "antimass_deflectors")
    dice(game, 6, 7)
    volley = Volley("offense", 1, 0, "19", None, [Gun("pds", "wellon", 2, Dice(6))])
    assert space_cannon.roll(game, volley) == 1


def test_plasma_scoring_adds_one_die_to_the_roll():
    game = row(19)
    learn(game, 1, "plasma_scoring")
    dice(game, 6, 7, 8)
    volley = Volley("offense", 1, 0, "19", None, [Gun("pds", "wellon", 2, Dice(6))])
    assert space_cannon.roll(game, volley) == 3


@pytest.mark.rule("TI-SPACECANNON-03", "TI-SPACECANNON-05")
@pytest.mark.parametrize("first", ["flagship", "pds"])
def test_plasma_scorings_die_is_rolled_by_the_best_gun_of_a_volley_whichever_comes_first(first):
    """A flagship that hits on 5 with three dice, and a PDS that hits on 6: the 5 of the extra die hits."""
    game = row(46, 19, factions=("sol", "xxcha", "letnev"))
    learn(game, 1, "plasma_scoring")
    guns = [Gun("flagship", "19", 1, Dice(5, 3)), Gun("pds", "wellon", 1, Dice(6))]
    dice(game, *((4, 4, 4, 5, 5) if first == "flagship" else (5, 5, 4, 4, 4)))
    volley = Volley("offense", 1, 0, "19", None, guns if first == "flagship" else guns[::-1])
    assert space_cannon.roll(game, volley) == 1


def test_graviton_laser_system_spares_no_big_ships():
    game = row(19)
    learn(game, 1, "graviton_laser_system")
    fleet(game, 0, "19", carrier=1, fighter=3)
    fleet(game, 1, "wellon", pds=2)
    dice(game, 9, 9)
    offense(game, "19", ("space_cannon", 1, FIRE), ("before_space_cannon_roll", 1, "tech:graviton_laser_system"))
    assert ships(game, 0, "19") == {"fighter": 2}
    assert game.player(1).exhausted_technologies == ["graviton_laser_system"]


@pytest.mark.rule("TI-EX-01")
def test_a_promise_not_to_fire_binds():
    game = row(19)
    fleet(game, 0, "19", cruiser=1)
    fleet(game, 1, "wellon", pds=1)
    game.begin("hold_fire", 1, "tactical_action", target=0)
    assert offense(game, "19").asked == []


def test_a_target_must_have_ships():
    game = row(19)
    fleet(game, 1, "wellon", pds=1)
    fleet(game, 0, "wellon", infantry=1)
    assert offense(game, "19", others="stop").open is None
