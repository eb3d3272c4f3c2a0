"""Alone against alien empires: when an army sets out, when it turns back, who holds the home world meanwhile."""

from __future__ import annotations

import pytest

from engine.space_empires.minds import errands, guesses, marching, odds, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.solitaire import accounts, campaigns
from engine.space_empires.play import Game
from engine.space_empires.solitaire import shipbuilding, tables
from engine.space_empires.state import Fleet, Unit
from tests.engine.space_empires.minds.test_minds import asked, goal
from tests.engine.space_empires.positions import colony, learn, mark, put, space, turn

HOMES = tables.HOMES["aliens_map_1"][2]


@pytest.fixture
def alone() -> Game:
    """The first map with an empty galaxy, in a round in which a home world holds two bases and a few scouts."""
    game = space(1, scenario="aliens_map_1", difficulty="easy")
    turn(game, 1)
    game.state.round = 7
    return game


def scouts(game: Game, at: str, groups: int, **levels: int) -> list[Unit]:
    """Groups of six."""
    return [put(game, 0, "SC", at, 6, **{"attack": 1, "defense": 1, **levels}) for _ in range(groups)]


def fleet(game: Game, at: str, cp: int = 0, **bought: int) -> Fleet:
    """A fleet of the first empire; unmet if nothing is bought."""
    empire = game.state.empires[0]
    made = Fleet(len(empire.fleets) + 1, at, cp, built=bool(bought), met=bool(bought))
    empire.fleets.append(made)
    made.units = shipbuilding.units_of(game, empire, at, bought)
    for unit in made.units:
        unit.up = True
    return made


def after(game: Game, at: At, unit: Unit) -> str:
    """Where a unit goes by a new plan, with what the seat has noted before."""
    here = asked(game)
    here.memory.update(at.memory)
    return errands.made(here, chart(here))[unit.id].at


def test_an_army_sets_out_once_it_would_take_a_home_world(alone: Game) -> None:
    (first,) = scouts(alone, "A7", 1)
    assert goal(alone, first.id) == "A7"
    scouts(alone, "A7", 3)
    assert goal(alone, first.id) in HOMES


def test_it_reckons_with_what_a_home_world_will_have_when_it_is_there(alone: Game) -> None:
    (first, *_) = scouts(alone, "A7", 4)
    assert goal(alone, first.id) in HOMES
    alone.state.round = 14
    assert goal(alone, first.id) == "A7"


def test_all_ships_gather_before_any_set_out(alone: Game) -> None:
    (first, *_) = scouts(alone, "A7", 4)
    for _ in range(2):
        put(alone, 0, "CA", "E7", 6)
    assert goal(alone, first.id) == "A7"


def test_an_army_reckons_with_a_base_more_than_is_usual_as_long_as_nobody_saw_them(alone: Game) -> None:
    (empire, _), here = (chart(asked(alone)).view.empires, chart(asked(alone)))
    assert odds.cost(guesses.spare(here, empire)) == 12
    scouts(alone, HOMES[0], 1)
    assert not guesses.spare(chart(asked(alone)), empire)


@pytest.mark.rule("SE-GEN-02")
def test_nobody_sets_out_while_a_fleet_would_take_the_home_world(alone: Game) -> None:
    (first, *_) = scouts(alone, "A7", 4)
    made = fleet(alone, "D5", CA=8)
    assert goal(alone, first.id) == "A7"
    alone.state.empires[0].fleets.remove(made)
    assert goal(alone, first.id) in HOMES


def test_an_army_on_its_way_goes_on_until_that_looks_lost(alone: Game) -> None:
    army = scouts(alone, "A7", 4)
    at = asked(alone)
    errands.plan(at, chart(at))
    aim = goal(alone, army[0].id)
    for unit in army:
        unit.at = "D3"
    scouts(alone, "A7", 2)
    assert after(alone, at, army[0]) == aim, "others at home do not hold it up"
    for unit in army[1:]:
        alone.player(0).units.remove(unit)
    assert after(alone, at, army[0]) == "A7"


def test_enemies_near_the_home_world_are_driven_away_and_others_let_be(alone: Game) -> None:
    (first,) = scouts(alone, "A7", 1)
    put(alone, 0, "SY", "A7", 6)
    near = fleet(alone, "C6", SC=1)
    assert goal(alone, first.id) == "C6"
    near.at = near.units[0].at = "F6"
    assert goal(alone, first.id) == "A7"


def test_a_colony_to_which_a_fleet_comes_gets_a_base_that_would_beat_it(alone: Game) -> None:
    colony(alone, 0, "B6")
    colony(alone, 0, "A9")
    learn(alone, 0, ship_size=2)
    made = fleet(alone, "D4", SC=2)
    at = asked(alone)
    here = chart(at)
    assert campaigns.outposts(at, here) == ["B6"]
    assert wishes.basing(at, here, "B6") > wishes.need(at, here) * 12 > wishes.basing(at, here, "A9") == 0
    alone.state.empires[0].fleets.remove(made)
    fleet(alone, "D4", CA=6)
    assert campaigns.outposts(asked(alone), chart(asked(alone))) == []


@pytest.mark.rule("SE-MOVE-01")
def test_fast_ships_of_an_army_wait_for_the_slow_ones(alone: Game) -> None:
    """In the third turn one moves two hexes and the others one."""
    turn(alone, 3)
    slow, fast = scouts(alone, "A7", 3), scouts(alone, "A7", 1, move=2)
    at = asked(alone)
    noted = errands.plan(at, chart(at))
    assert len(marching._parties(chart(at), noted)["A7"][0][1]) == 4
    for unit in (*slow, *fast):
        unit.at, unit.moved = "B6", 1
    here = chart(asked(alone))
    assert {one.left for one in here.own("B6")} == {0, 1} and "B6" not in marching._parties(here, noted)


def test_the_easiest_ways_to_alien_home_worlds_are_explored(alone: Game) -> None:
    here = chart(asked(alone))
    assert not campaigns.roads(here)
    way = here.next("A7", HOMES[0])
    for near in here.ground.near["A7"]:
        mark(alone, near, "minerals", 5, known=False)
    assert campaigns.roads(chart(asked(alone))) and way in here.ground.near["A7"]


def test_the_home_system_is_explored_before_the_way_to_others(alone: Game) -> None:
    mark(alone, "E7", "planet", known=False)
    mark(alone, "F7", "minerals", 5, known=False)
    at = asked(alone)
    found = errands.unknown(at, chart(at))
    assert found["E7"] > 2 * found["F7"] > 0
    mark(alone, "E7", "planet")
    assert errands.unknown(asked(alone), chart(asked(alone)))["F7"] > found["F7"]


def test_settlers_without_a_planet_wait_where_one_may_be_found(alone: Game) -> None:
    ship = put(alone, 0, "COLONY_SHIP", "A7")
    assert goal(alone, ship.id) == "A7"
    mark(alone, "D5", "planet", known=False)
    assert goal(alone, ship.id) in ("B5", "B6", "C5", "C6", "C4", "D6", "D4")
    mark(alone, "D7", "planet")
    assert goal(alone, ship.id) == "D7"


def test_ships_are_built_once_they_have_technology(alone: Game) -> None:
    """What two levels of attack, defense and a larger hull cost comes before the best ship, however few there are."""
    learn(alone, 0, attack=1, defense=1, ship_size=2)
    at = asked(alone)
    here = chart(at)
    ship = wishes.NEEDS[0][1]
    worths = {id: wishes.ARMS[id] for id in ("attack", "defense", "ship_size")}
    assert wishes.need(at, here) == ship
    assert min(worths["attack"][1], worths["defense"][1], worths["ship_size"][1]) > ship > worths["attack"][2]


# --- what is reckoned with -------------------------------------------------------------------------------------------


def test_a_new_fleet_is_taken_to_have_all_that_came_since_the_last(alone: Game) -> None:
    first = fleet(alone, HOMES[0], 10)
    at = asked(alone)
    noted = chart(at).launches
    assert noted[HOMES[0]] == 7 and noted[f"{HOMES[0]}/1"] == accounts.kept(at.view, 1) > 0
    alone.state.round, first.at = 9, "D3"
    fleet(alone, HOMES[0], 10)
    later = accounts.launches(asked(alone).view, 0, dict(noted))
    assert later[f"{HOMES[0]}/1"] == noted[f"{HOMES[0]}/1"] > later[f"{HOMES[0]}/2"] > 0


def test_a_home_world_that_was_stormed_has_spent_what_it_had(alone: Game) -> None:
    alone.state.round = 12
    before, storm = asked(alone), scouts(alone, HOMES[0], 1)
    held = odds.cost(guesses.at(chart(before), HOMES[0]))
    during = asked(alone)
    assert odds.cost(guesses.at(chart(during), HOMES[0])) < held // 2
    alone.state.round, storm[0].at = 14, "D3"
    after = asked(alone)
    after.memory.update(during.memory)
    assert 0 < odds.cost(guesses.at(chart(after), HOMES[0])) < held


def test_accounts_that_nobody_sees_make_no_difference(alone: Game) -> None:
    first = fleet(alone, "D3", 10)
    before = guesses.at(chart(asked(alone)), "D3"), guesses.at(chart(asked(alone)), HOMES[0])
    first.cp, alone.state.empires[0].fleet_cp, alone.state.empires[0].defense_cp = 90, 80, 50
    assert (guesses.at(chart(asked(alone)), "D3"), guesses.at(chart(asked(alone)), HOMES[0])) == before


def test_a_home_world_is_taken_to_grow_stronger_up_to_a_limit(alone: Game) -> None:
    costs = []
    for round in (3, 9, 15):
        alone.state.round = round
        costs.append(odds.cost(guesses.at(chart(asked(alone)), HOMES[0])))
    assert costs == sorted(set(costs))
    rich = space(1, scenario="aliens_map_1", difficulty="really_tough")
    few, most = accounts.defense(asked(rich).view, 1, 5), accounts.defense(asked(rich).view, 1, 30)
    assert 0 < few < most == tables.MOST_DEFENSE
