"""A few ships that went out and came back for nothing rest where they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.minds import errands, reach, wars
from engine.space_empires.minds.armies import Errand
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import resting
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, mark, midgame, put, turn

HOME, THEIRS = "A10", "L3"
OUT = ["D8", "E8", "D8"]
"""Where ships began their turns that went a step and came back."""


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with a fleet at home, and with a colony of an enemy to which a cruiser could go."""
    made = midgame(carriers=True, raiders=True, mines=True)
    put(made, 0, "BB", HOME, 4, attack=2)
    colony(made, 1, "H8")
    return made


def rests(game: Game, raider: Unit, begun: list[str], goal: str = "H8", why: Aim = Aim.ATTACK) -> bool:
    """Whether a ship stays that was to go somewhere."""
    at = replace(asked(game), memory={resting.BEGUN: {raider.id: begun}})
    here = chart(at)
    fleet = [(hex, unit) for hex, unit in here.units() if unit.id == raider.id]
    return raider.id in resting.resting(at, here, {raider.id: Errand(goal, why, 3000)}, fleet)


@pytest.mark.rule("SE-MOVE-02")
def test_a_ship_that_came_back_for_nothing_rests(game: Game) -> None:
    raider = put(game, 0, "CA", "D8", 1, attack=1)
    assert rests(game, raider, OUT) and rests(game, raider, OUT, "F10", Aim.DEFEND)
    assert not rests(game, raider, []) and not rests(game, raider, ["C8", "D8"]), "it comes from elsewhere"
    assert not rests(game, raider, ["C8", *["D8"] * 4, "C8", *["D8"] * 3]), "it has rested"
    assert rests(game, raider, OUT, HOME, Aim.DEFEND), "home, too, as long as nobody comes there"
    put(game, 1, "BB", "D11", 6, attack=3).up = True
    assert not rests(game, raider, OUT, HOME, Aim.DEFEND), "now it is due"


@pytest.mark.rule("SE-MOVE-02")
def test_a_fleet_rests_that_came_back_and_before_a_home_world_one_that_did_so_twice(game: Game) -> None:
    """So two fleets do not dance around each other for rounds."""
    fleet = put(game, 0, "CA", "D8", 6, attack=1)
    assert rests(game, fleet, OUT) and not rests(game, fleet, ["D8"] * 4)
    assert not rests(game, fleet, ["D8", "C8", "D8"], THEIRS)
    assert rests(game, fleet, ["E8", "D8", "C8", "D8"], THEIRS)


@pytest.mark.rule("SE-MOVE-02")
def test_nobody_goes_straight_back_but_to_fight(game: Game) -> None:
    """What turned it round a turn ago may turn it round again."""
    fleet = put(game, 0, "CA", "D8", 6, attack=1)
    step = chart(asked(game)).next("D8", "H8")
    assert rests(game, fleet, [step, "D8"]) and not rests(game, fleet, ["D7", "D8"])
    colony(game, 1, step)
    assert not rests(game, fleet, [step, "D8"], step), "there it fires"


@pytest.mark.rule("SE-MOVE-02")
def test_what_an_army_has_turned_away_from_is_closed_to_it_and_it_goes_elsewhere(game: Game) -> None:
    """However long its way round was: armies do not pace to and fro between two goals."""
    fleet = put(game, 0, "CA", "D8", 6, attack=1)
    put(game, 1, "BB", THEIRS, 6, attack=3).up = True
    colony(game, 1, "D12")
    step = chart(asked(game)).next("D8", "H8")
    assert goal(game, fleet, []) == "H8"
    way = [step, "D7", "C7", "B7", "B8", "C8", "D8"]
    assert goal(game, fleet, way) == "D12"
    colony(game, 1, step)
    assert goal(game, fleet, way) == step, "there it fires"


def goal(game: Game, fleet: Unit, begun: list[str]) -> str:
    """The best goal of a fleet that began its turns there."""
    at = replace(asked(game), memory={resting.BEGUN: {fleet.id: begun}})
    here = chart(at)
    order = wars.best(at, here, fleet.at, [unit for unit in here.own(fleet.at) if unit.id == fleet.id])
    assert order is not None
    return order.at


@pytest.mark.rule("SE-MOVE-02", "SE-MOVE-16")
def test_who_ran_from_a_stronger_fleet_does_not_go_straight_back_past_it(game: Game) -> None:
    """Four scouts fled a step, and went back for their old goal in the next turn; so for sixteen marches."""
    few = put(game, 0, "CA", "D8", 2, attack=1)
    put(game, 1, "BB", THEIRS, 6, attack=3).up = True
    colony(game, 1, "D12")
    step = chart(asked(game)).next("D8", "H8")
    put(game, 1, "CA", next(one for one in NEIGHBOURS["D8"] if one != step), 6, attack=2).up = True
    assert reach.outmatched(chart(asked(game)), "D8", chart(asked(game)).own("D8"))
    assert goal(game, few, []) == "H8" and goal(game, few, [step, "C8", "D8"]) == "D12"


@pytest.mark.rule("SE-MOVE-16", "SE-INCOME-03")
def test_a_ship_goes_out_again_to_fight_at_once_and_for_a_colony(game: Game) -> None:
    raider = put(game, 0, "CA", "D8", 1, attack=1)
    put(game, 1, "SC", "E8").up = True
    assert not rests(game, raider, OUT, "E8")
    colony(game, 0, "D12")
    assert rests(game, raider, OUT, "D12", Aim.DEFEND)
    put(game, 1, "SC", "D12").up = True
    assert not rests(game, raider, OUT, "D12")


@pytest.mark.rule("SE-MOVE-02")
def test_where_ships_begin_their_turns_is_noted_until_they_have_done_what_they_went_for(game: Game) -> None:
    raider = put(game, 0, "CA", "D8", 1, attack=1)
    at = asked(game)
    for number, hex in enumerate(OUT, 1):
        raider.at = hex
        turn(game, number)
        at = replace(asked(game), memory=at.memory)
        at.memory["errands"] = {raider.id: f"H8:{Aim.ATTACK}:3000"}
        resting.note(at, chart(at), errands.turn(at))
        resting.note(at, chart(at), errands.turn(at))
    assert at.memory[resting.BEGUN][raider.id] == OUT
    assert errands.made(at, chart(at))[raider.id].at == "D8"
    at.memory["errands"] = {raider.id: f"D8:{Aim.ATTACK}:3000"}
    resting.note(at, chart(at), "later")
    assert at.memory[resting.BEGUN][raider.id] == ["D8"]
    assert errands.made(at, chart(at))[raider.id].at == "H8"


@pytest.mark.rule("SE-MOVE-17")
def test_settlers_that_came_back_wait_before_they_set_out_again(game: Game) -> None:
    mark(game, "E10", "planet")
    ship = put(game, 0, "COLONY_SHIP", "B10")
    assert errand(game, ship, ["C10", "B10"]) == "E10" == errand(game, ship, ["C10", "B10", "B10", "B10"])
    assert errand(game, ship, ["B10", "C10", "B10"]) == "B10"
    ship.at = "D10"
    assert errand(game, ship, ["D10", "C10", "D10"]) == "E10", "it is there in this turn"


@pytest.mark.rule("SE-MOVE-17", "SE-MINERAL-03")
def test_a_miner_that_came_back_waits_too(game: Game) -> None:
    """It went to and fro for rounds, as a scout came and went."""
    mark(game, "E10", "minerals", 5)
    ship = put(game, 0, "MINER", "B10")
    assert errand(game, ship, ["C10", "B10"]) == "E10"
    assert errand(game, ship, ["B10", "C10", "B10"]) == "B10"
    at = replace(asked(game), memory={"errands": {ship.id: f"B10:{Aim.EARN}:900"}})
    at.memory[resting.BEGUN] = {ship.id: ["B10", "C10"]}
    resting.note(at, chart(at), errands.turn(at))
    assert at.memory[resting.BEGUN] == {**at.memory[resting.BEGUN], ship.id: ["B10"]}, "it has brought something home"


@pytest.mark.rule("SE-EXPLORE-01", "SE-MOVE-02")
def test_a_scout_that_explores_does_not_turn_back(game: Game) -> None:
    """One went to and fro for five turns between two hexes that nobody knew."""
    for hex in ("D7", "D12"):
        mark(game, hex, "minerals", 5, known=False)
    scout = put(game, 0, "SC", "D9")
    first = errand(game, scout, [])
    step = chart(asked(game)).next("D9", first)
    assert errand(game, scout, [step, "D9"]) == next(hex for hex in ("D7", "D12") if hex != first)


def errand(game: Game, unit: Unit, begun: list[str]) -> str:
    """Where a unit is to go that began its turns there."""
    at = replace(asked(game), memory={resting.BEGUN: {unit.id: begun}})
    return errands.made(at, chart(at))[unit.id].at
