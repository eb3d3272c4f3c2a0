"""Alien empires: what their Economic Phases bring, what they research and build, and how their fleets act."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import battle, field, mines
from engine.space_empires.components import UNITS
from engine.space_empires.phases import combat_phase
from engine.space_empires.play import Game
from engine.space_empires.solitaire import course, empires, fleets, muster, shipbuilding, tables
from engine.space_empires.state import EMPIRE, Empire, Fleet
from tests.engine.space_empires.positions import colony, dice, mark, play, put, run, said, space

ALL = {"carriers": True, "raiders": True, "mines": True}


def alone(**options: Any) -> tuple[Game, Empire]:
    """The first map with an empty galaxy, in the first turn; the empire in E1."""
    game = space(1, scenario="aliens_map_1", **options)
    return game, game.state.empires[0]


def fleet(game: Game, empire: Empire, at: str, **bought: int) -> Fleet:
    """A fleet that has been built."""
    made = Fleet(len(empire.fleets) + 1, at, 0, built=True, met=True)
    empire.fleets.append(made)
    made.units = shipbuilding.units_of(game, empire, at, bought)
    return made


def bought(game: Game, empire: Empire, cp: int) -> dict[str, int]:
    """What the empire builds for so many CP; it never costs more."""
    made = muster.bought_for(game, empire, cp)
    assert shipbuilding.spent(made) <= cp
    return made


# --- setup and economy -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", tables.EMPIRES)
def test_each_empire_begins_with_a_home_world_and_a_base(difficulty: str) -> None:
    game, _ = alone(difficulty=difficulty, mines=True)
    number, _ = tables.EMPIRES[difficulty]
    assert [one.side for one in game.state.empires] == [EMPIRE - n for n in range(number)]
    for empire in game.state.empires:
        home = game.alien_home(empire)
        assert home is not None and (home.value, home.home) == (20, True) and empire.technology["mines"] == 1
        assert [unit.type for unit in empire.defenses] == ["BASE"]
    assert not game.hostile(EMPIRE, EMPIRE - 1) and game.hostile(0, EMPIRE)


@pytest.mark.parametrize(("what", "then"), [("fleet", (10, 0, 0)), ("tech", (0, 10, 0)), ("defense", (0, 0, 20))])
def test_each_roll_fills_an_account(what: str, then: tuple[int, int, int]) -> None:
    game, empire = alone(difficulty="hard")
    empires._account(game, empire, what)
    assert (empire.fleet_cp, empire.tech_cp, empire.defense_cp) == then


def test_defense_is_capped_and_an_economy_result_pays_later() -> None:
    game, empire = alone(difficulty="good_luck")
    for _ in range(5):
        empires._account(game, empire, "defense")
    empires._account(game, empire, "economy")
    assert empire.defense_cp == 50 and empire.extra == [game.state.round + 3]


def test_its_rolls_are_those_of_the_table_and_the_later_ones() -> None:
    game, empire = alone(difficulty="easy")
    game.state.round, empire.extra = 8, [4, 8, 9]
    empires.economy(game, empire)
    cp = empire.fleet_cp + empire.tech_cp + empire.defense_cp // 2 + sum(fleet.cp for fleet in empire.fleets)
    assert cp == 5 * (3 + 2)


def test_without_its_home_world_an_empire_saves_no_more() -> None:
    game, empire = alone()
    game.system(empire.home).colony = None
    game.state.round = 10
    empires.economy(game, empire)
    assert (empire.fleet_cp, empire.tech_cp, empire.defense_cp) == (0, 0, 0)


def test_a_damaged_home_world_grows() -> None:
    game, empire = alone()
    home = game.alien_home(empire)
    assert home is not None
    home.value, empire.drained = 5, True
    empires.economy(game, empire)
    assert home.value == 10 and not empire.drained


# --- launches --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cp", "others", "most", "launched"), [(6, 0, 10, 1), (5, 0, 10, 0), (30, 3, 10, 3), (6, 0, 0, 0)]
)
def test_a_fleet_is_launched_with_all_its_cp(cp: int, others: int, most: int, launched: int) -> None:
    game, empire = alone()
    for _ in range(others):
        fleet(game, empire, "E2", SC=1)
    empire.fleet_cp = cp
    empires._launch(game, empire, most)
    assert len(empire.fleets) == launched and (empire.fleet_cp == 0) == (launched > others)
    if launched > others:
        assert (empire.fleets[-1].cp, empire.fleets[-1].built, empire.fleets[-1].at) == (cp, False, empire.home)


def test_raiders_that_nobody_sees_are_built_at_once() -> None:
    game, empire = alone(**ALL)
    empire.technology["cloaking"], empire.fleet_cp = 1, 29
    empires._launch(game, empire, 10)
    made = empire.fleets[0]
    assert made.raider and made.built and [(u.type, u.count, u.up) for u in made.units] == [("R", 2, False)]
    assert empire.fleet_cp == 5
    game.player(0).shown["scanner"] = 1
    assert not shipbuilding.raids(game, empire, 29)


# --- research --------------------------------------------------------------------------------------------------------


def test_it_answers_what_the_player_has_shown() -> None:
    game, empire = alone(**ALL)
    game.player(0).shown |= {"fighter": 1, "mines": 1}
    empire.tech_cp = 30
    muster._answer(game, empire, home=False)
    assert (empire.technology["point_defense"], empire.technology["minesweep"], empire.tech_cp) == (1, 1, 0)
    other = game.state.empires[1]
    other.tech_cp = 30
    muster._answer(game, other, home=True)
    assert other.technology["minesweep"] == 0


def test_technology_is_bought_until_the_account_pays_no_more() -> None:
    game, empire = alone(**ALL)
    empire.tech_cp = 200
    ship = fleet(game, empire, "E2", SC=1).units[0]
    muster._research(game, empire, raiders=False, home=False)
    assert empire.tech_cp < 30 and sum(empire.technology.values()) > 6
    assert ship.levels["attack"] == empire.technology["attack"]


def test_with_less_than_twenty_nothing_is_bought() -> None:
    game, empire = alone(**ALL)
    empire.tech_cp = 19
    muster._research(game, empire, raiders=False, home=False)
    assert empire.tech_cp == 19


@pytest.mark.parametrize(
    ("levels", "roll", "id"), [((1, 0), 5, "defense"), ((0, 0), 5, "attack"), ((2, 2), 5, "tactics")]
)
def test_attack_and_defense_come_before_tactics(levels: tuple[int, int], roll: int, id: str) -> None:
    game, empire = alone()
    empire.tech_cp = 100
    empire.technology["attack"], empire.technology["defense"] = levels
    assert muster._drawn(game, empire, 5, home=False) == id


def test_no_cloaking_against_the_best_scanners_and_no_module_that_is_not_used() -> None:
    game, empire = alone(**ALL)
    empire.tech_cp = 100
    assert muster._drawn(game, empire, 6, home=False) == "cloaking"
    game.player(0).shown["scanner"] = 2
    assert muster._drawn(game, empire, 6, home=False) is None
    basic, other = alone()
    other.tech_cp = 100
    assert {muster._drawn(basic, other, roll, home=False) for roll in (6, 7, 8, 9, 10)} == {None}


# --- building --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cp", [6, 7, 12, 25, 41, 60, 97])
@pytest.mark.parametrize("size", [1, 3, 6])
def test_a_fleet_leaves_less_than_the_price_of_a_scout(cp: int, size: int) -> None:
    game, empire = alone(**ALL)
    empire.technology["ship_size"] = size
    for _ in range(6):
        made = bought(game, empire, cp)
        assert made and cp - shipbuilding.spent(made) < UNITS["SC"].cost
        assert all(UNITS[type].requires.get("ship_size", 1) <= size for type in made)


def test_full_carriers_where_the_player_has_shown_no_point_defense() -> None:
    game, empire = alone(**ALL)
    empire.technology["fighter"] = 1
    assert bought(game, empire, 54) == {"CV": 2, "F": 6}
    assert shipbuilding.flies(game, empire, 27) and not shipbuilding.flies(game, empire, 26)
    game.player(0).shown["point_defense"] = 1
    assert not shipbuilding.flies(game, empire, 27)


def test_as_many_ships_as_possible_then_larger_ones() -> None:
    game, empire = alone()
    empire.technology["ship_size"] = 3
    made: dict[str, int] = {}
    assert shipbuilding.many(empire, made, 1, 28) == 1 and made == {"SC": 3, "DD": 1}
    made = {}
    assert shipbuilding.many(empire, made, 2, 11) == 2 and made == {"DD": 1}
    assert game.units(EMPIRE) == empire.defenses


@pytest.mark.parametrize(
    ("roll", "cp", "made"),
    [(3, 17, {"MINES": 3}), (5, 22, {"BASE": 1, "MINES": 2}), (9, 30, {"BASE": 2, "MINES": 1})],
)
def test_home_defenses(roll: int, cp: int, made: dict[str, int]) -> None:
    game, _ = alone(mines=True)
    assert muster.fortress(game, cp, roll) == made
    basic, _ = alone()
    assert muster.fortress(basic, 24, roll) == {"BASE": 2}


def test_an_attacked_home_world_spends_all_accounts_once() -> None:
    game, empire = alone(mines=True)
    empire.fleet_cp, empire.defense_cp, empire.tech_cp = 24, 20, 40
    muster.ready(game, empire.home, (0, empire.side))
    defenders = len(empire.defenses)
    assert empire.drained and defenders > 1 and empire.fleet_cp < 6 and empire.tech_cp < 30
    empire.fleet_cp = 30
    muster.ready(game, empire.home, (0, empire.side))
    assert len(empire.defenses) == defenders and empire.fleet_cp == 30


def test_a_fleet_is_built_in_its_first_combat() -> None:
    game, empire = alone()
    one = Fleet(1, "F7", 14)
    empire.fleets.append(one)
    put(game, 0, "DN", "F7", 3)
    dice(game, 1, 1, 1)
    play(battle.fight(game, "F7", 0, empire.side), others="stop")
    assert one.built and [(unit.type, unit.count, unit.up) for unit in one.units] == [("SC", 2, True)]
    assert (one.cp, empire.fleet_cp) == (0, 14 % 6)


# --- fleets ----------------------------------------------------------------------------------------------------------


def test_a_fleet_moves_by_its_engines_and_stops_at_armed_counters() -> None:
    game, empire = alone()
    game.state.turn = 3
    one = fleet(game, empire, "E1", SC=2)
    colony(game, 0, "E6")
    empire.technology["move"] = 6
    put(game, 0, "CA", "E3")
    put(game, 0, "MINER", "E2")
    play(fleets._move(game, empire, one), others="stop")
    assert one.at == "E3" and one.units[0].at == "E3" and [u.type for u in game.player(0).units] == ["CA"]


@pytest.mark.parametrize(("cloaking", "scanner", "at"), [(1, 0, "E4"), (1, 1, "E3")])
def test_raiders_go_past_who_does_not_see_them(cloaking: int, scanner: int, at: str) -> None:
    game, empire = alone(raiders=True)
    empire.technology |= {"cloaking": cloaking, "move": 6}
    game.state.turn = 3
    one = fleet(game, empire, "E1", R=1)
    one.raider = True
    colony(game, 0, "E6")
    put(game, 0, "DD", "E3", scanner=scanner)
    play(fleets._move(game, empire, one), others="stop")
    assert one.at == at


def test_it_prefers_what_it_reaches_in_time_and_what_is_undefended() -> None:
    game, empire = alone()
    one = fleet(game, empire, "E1", SC=1)
    for at in ("E3", "E4"):
        colony(game, 0, at)
    put(game, 0, "SC", "E3")
    ways = fleets.ways_from(game, one.at)
    assert fleets.chosen_target(game, empire, one, ways) == "E4"
    assert [fleets.phases(game, empire, steps) for steps in (1, 3, 4, 6, 7)] == [0, 0, 1, 1, 2]
    colony(game, 0, "E8")
    put(game, 0, "SC", "E4")
    assert fleets.chosen_target(game, empire, one, ways) == "E3"


def test_no_known_supernova_or_black_hole_is_entered() -> None:
    game, empire = alone()
    for at in game.beside("E1"):
        mark(game, at, "black_hole")
    one = fleet(game, empire, "E1", SC=1)
    play(fleets._move(game, empire, one), others="stop")
    assert one.at == "E1"


def test_a_fleet_fights_then_fires_at_the_colony() -> None:
    game, empire = alone()
    fleet(game, empire, "F7", DN=2)
    made = colony(game, 0, "F7", 5)
    put(game, 0, "SC", "F7")
    dice(game, 1, 2, 10)
    play(fleets.act(game, empire), others="stop")
    assert game.player(0).units == [] and made.value == 3 and game.state.step == "start"
    assert "space_empires-bombards-hit" in said(game)


def test_the_home_world_is_lost_and_the_game_with_it() -> None:
    game, empire = alone()
    home = game.player(0).home
    fleet(game, empire, home, DN=6)
    dice(game, *[1] * 6)
    play(fleets.act(game, empire), others="stop")
    assert game.state.lost


def test_cloaked_raiders_of_the_player_may_let_a_fleet_pass_or_fall_upon_it() -> None:
    game, empire = alone(raiders=True)
    fleet(game, empire, "F7", SC=1)
    put(game, 0, "R", "F7", 2, cloaking=1)
    dice(game, 1)
    played = play(fleets._fight(game, empire, "F7"), others="stop")
    assert played.open is None
    game.state.step = "combat"
    play(fleets._fight(game, empire, "F7"), ("ambush", 0, "yes"), others="random")
    assert empire.fleets == []


# --- the player's side -----------------------------------------------------------------------------------------------


def test_a_home_world_is_bombarded_when_its_defenders_are_gone_and_the_last_one_wins() -> None:
    game, empire = alone(difficulty="easy")
    other = game.state.empires[1]
    game.system(other.home).colony = None
    empire.defenses.clear()
    empire.drained = True
    group = put(game, 0, "DN", empire.home, 4)
    game.state.step = "combat"
    dice(game, *[1] * 4)
    answers = [("bombard", 0, "yes"), ("bombard_with", 0, group.id)]
    play(combat_phase.finish(game, 0, empire.home), *answers, others="stop")
    assert game.alien_home(empire) is None
    course.over(game)
    assert game.state.winners == [0]


def test_setup_and_economy_ask_nothing() -> None:
    game, _ = alone()
    game.state.round = 6
    run(course.economy(game))
    assert len(game.state.empires) == 3


@pytest.mark.rule("SE-SWEEP-02", "SE-MINE-05")
@pytest.mark.parametrize(("level", "scouts", "left"), [(0, 1, 0), (1, 3, 0), (2, 3, 0)])
def test_scouts_of_an_empire_sweep_mines(level: int, scouts: int, left: int) -> None:
    """It builds no minesweepers: its scouts carry that technology."""
    game, empire = alone(mines=True)
    empire.technology["minesweep"] = level
    group = fleet(game, empire, "F7", SC=3).units[0]
    laid = put(game, 0, "MINES", "F7", 2)
    play(mines.clear(field.opened(game, "F7", empire.side, 0)), others="stop")
    assert (group.count, laid.count) == (scouts, left) and not game.player(0).shown.get("minesweep")
