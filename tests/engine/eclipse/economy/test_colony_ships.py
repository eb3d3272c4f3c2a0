"""Colony ships."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.eclipse.actions import influence
from engine.eclipse.economy import colony_ships
from engine.eclipse.phases import action_phase, cleanup_phase, upkeep_phase
from engine.eclipse.state import Sector
from engine.errors import IllegalAnswer
from tests.engine.eclipse.cutting import cut
from tests.engine.eclipse.positions import fleet, galaxy, kinds, lay, learn, play, run_through


@pytest.mark.rule("EC-COLONY-01")
def test_at_any_moment_of_the_own_turn() -> None:
    game = galaxy()
    for seat, place in ((0, (-1, -1)), (1, (1, 1))):
        lay(game, f"20{seat + 1}", place, owner=seat)
    assert "colony" in game.may(0) and "colony" not in game.may(1)
    cut(game, 0, "colony", "201:0:money")
    game.state.turn = 1
    assert "colony" not in game.may(0) and "colony" in game.may(1)
    game.state.phase, game.state.turn = "combat", None
    assert "colony" not in game.may(1)


@pytest.mark.rule("EC-COLONY-02")
def test_a_ship_brings_one_cube_to_an_own_hex_and_turns_down() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    lay(game, "202", (1, 1), owner=1)
    before = game.player(0).cubes["materials"]
    cut(game, 0, "colony", "201:1:materials")
    assert game.player(0).colony_ships == 2 and game.player(0).cubes["materials"] == before - 1
    assert game.sector("201").cubes == [False, True]
    with pytest.raises(IllegalAnswer) as refused:
        cut(game, 0, "colony", "202:0:science")
    assert refused.value.rule == "EC-COLONY-02"


@pytest.mark.rule("EC-COLONY-03")
def test_several_ships_on_one_or_on_different_hexes() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    lay(game, "106", (0, -1), owner=0)
    answers = [("colony", target) for target in ("201:0:money", "201:1:materials", "106:0:science")]
    play(colony_ships.settle(game, 0), *answers)
    assert (game.sector("201").cubes, game.sector("106").cubes) == ([True, True], [True, False])
    assert game.player(0).colony_ships == 0


@pytest.mark.rule("EC-COLONY-08", "EC-DOUBT-44")
@pytest.mark.parametrize("phase", ["action", "upkeep"])
def test_not_where_an_enemy_ship_stands(phase: Literal["action", "upkeep"]) -> None:
    """D44"""
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    lay(game, "106", (0, -1), owner=0)
    fleet(game, 0, "201", dreadnought=1)
    fleet(game, 1, "201", interceptor=1)
    game.state.phase, game.state.step = phase, "start"
    asked = play(upkeep_phase.settle(game) if phase == "upkeep" else colony_ships.settle(game, 0), others="stop").open
    assert asked is not None
    with pytest.raises(IllegalAnswer) as refused:
        asked.must[0].check("201:0:money")
    assert refused.value.rule == "EC-COLONY-08"
    assert asked.must[0].check("106:0:science")


@pytest.mark.rule("EC-COLONY-08", "EC-SPECIES-29")
def test_draco_settles_among_ancients() -> None:
    game = galaxy("descendants_of_draco", "terran_union")
    lay(game, "201", (-1, -1), owner=0).ancients = [0]
    assert "201:0:money" in colony_ships.targets(game, 0)


@pytest.mark.rule("EC-COLONY-04")
def test_in_upkeep_too() -> None:
    game = galaxy()
    game.state.phase, game.state.turn = "upkeep", None
    lay(game, "201", (-1, -1), owner=0)
    play(colony_ships.settle(game, 0), ("colony", "201:0:money"), ("colony", "done"))
    assert game.sector("201").cubes == [True, False]


@pytest.mark.rule("EC-COLONY-05")
def test_in_a_turn_of_passing() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    play(action_phase.turn(game, 0), ("action", "pass"), ("colony", "201:0:money"), ("colony", "done"))
    assert game.player(0).passed and game.sector("201").cubes == [True, False]


@pytest.mark.rule("EC-COLONY-06")
def test_they_turn_up_by_influence_and_in_cleanup() -> None:
    game = galaxy()
    game.player(0).colony_ships = 0
    play(influence.act(game, 0, 2), ("influence", "done"))
    assert game.player(0).colony_ships == 2
    game.player(0).colony_ships = 0
    run_through(cleanup_phase.clean(game, 0))
    assert game.player(0).colony_ships == 3


@pytest.mark.rule("EC-COLONY-07")
def test_they_are_no_ships_of_the_map() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    colony_ships.use(game, 0, "201:0:money")
    assert isinstance(game.sector("201"), Sector)
    assert game.sector("201").fleets == {} and game.sector("201").entered == []


def test_refusals_name_the_rule() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0).orbital = True
    colony_ships.use(game, 0, "201:0:money")
    cases = {
        "201:0:money": "EC-POP-03",
        "201:1:money": "EC-POP-04",
        "201:orbital:materials": "EC-POP-08",
        "221:1:money": "EC-POP-07",
    }
    refusals = {target: colony_ships.why_not(game, 0, target) for target in cases}
    assert {target: refusal.rule for target, refusal in refusals.items() if refusal} == cases


def test_equal_squares_are_one_choice() -> None:
    game = galaxy()
    lay(game, "001", (0, 0), owner=0)
    learn(game, 0, "advanced_labs")
    choices = [option.id for option in colony_ships.options(game, 0) if option.id.startswith("001")]
    assert choices == [
        "001:0:science",
        "001:1:science",
        "001:2:materials",
        "001:4:money",
        "001:4:science",
        "001:4:materials",
    ]


def test_the_question_ends_when_nothing_is_left() -> None:
    game = galaxy()
    game.player(0).colony_ships = 0
    lay(game, "201", (-1, -1), owner=0)
    assert kinds(play(colony_ships.settle(game, 0))) == []
