"""The own home world is held in time, and no sooner: what ships do that are needed there and need not go yet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires import words
from engine.space_empires.economy import technology
from engine.space_empires.minds import marching, reach, wars
from engine.space_empires.minds.armies import Errand
from engine.space_empires.minds.blunders import BLUNDERS
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import clocks, guarding
from engine.space_empires.play import Game
from engine.text import T
from tests.engine.space_empires.minds.test_homes import goal
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, mark, midgame, put, stronghold

HOME = "A10"


@pytest.fixture
def game() -> Game:
    """A galaxy with yards at home, and an army of the enemy that comes for them."""
    made = midgame(carriers=True, raiders=True, mines=True)
    put(made, 0, "SY", HOME, 2)
    stronghold(made)
    return made


def best(game: Game, hex: str, sent: str = "") -> str | None:
    """Where ships of a hex had best go, which were sent to another; None where nothing is worth it."""
    noted = {unit.id: f"{sent}:{Aim.DEFEND}:9000" for unit in game.player(0).units if sent}
    at = replace(asked(game), memory={"errands": noted})
    here = chart(at)
    found = wars.best(at, here, hex, here.own(hex))
    return None if found is None else found.at


@pytest.mark.rule("SE-MOVE-05")
def test_turns_are_counted_by_movement() -> None:
    """At level 2 ships go one hex in turns 1 and 2, two in turn 3."""
    assert [clocks.turns(2 * hexes, 2, 1) for hexes in range(6)] == [0, 1, 2, 3, 3, 4]
    assert clocks.turns(4, 2, 3) == 1 and clocks.turns(4, 1, 3) == 2


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-05")
def test_who_is_needed_at_home_first_beats_whom_he_surely_beats_on_the_way(game: Game) -> None:
    """Nobody is there sooner by going round them."""
    army = put(game, 0, "CA", "E8", 6, attack=2)
    put(game, 1, "CA", "E12", 6, attack=1).up = True
    assert goal(game, army.id) == HOME
    few = put(game, 1, "CA", "D8")
    few.up = True
    here = chart(asked(game))
    assert guarding.needed(here, "E8", here.own("E8")) == ["E12"] and goal(game, army.id) == "D8"
    few.count = 5
    assert goal(game, army.id) == HOME, "that would be a battle"


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-05")
def test_nobody_goes_home_before_it_is_due(game: Game) -> None:
    """Ships at E8 need four turns, and so do those at E12; those at F12 need five."""
    put(game, 0, "CA", "E8", 6, attack=2)
    foe = put(game, 1, "CA", "F12", 6, attack=1)
    foe.up = True
    here = chart(asked(game))
    assert (here.far("E8", HOME), here.far("F12", HOME)) == (8, 10)
    assert guarding.needed(here, "E8", here.own("E8")) == ["F12"] and best(game, "E8") is None
    assert wars._gather(here, "E8", HOME, here.own("E8"), 99).at == "E8"
    foe.at = "E12"
    assert best(game, "E8") == HOME


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-05")
def test_who_is_called_home_does_not_go_off_again_while_who_called_comes_nearer(game: Game) -> None:
    """Three cruisers went a hex home, then away for three turns, as those who called them were three hexes from it."""
    put(game, 0, "CA", "C9", 6, attack=2)
    foe = put(game, 1, "CA", "D11", 6, attack=1)
    foe.up = True
    here = chart(asked(game))
    assert guarding.early(here, "C9", guarding.needed(here, "C9", here.own("C9")))
    assert (best(game, "C9"), best(game, "C9", HOME)) == (None, HOME)


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-05")
def test_faster_enemies_are_met_earlier(game: Game) -> None:
    put(game, 0, "CA", "E8", 6, attack=2)
    foe = put(game, 1, "CA", "F12", 6, attack=1, move=2)
    foe.up = True
    assert best(game, "E8") is None
    technology.announce(game, 1, "move", 2)
    assert best(game, "E8") == HOME


@pytest.mark.rule("SE-MOVE-03", "SE-BOMB-08")
def test_nobody_meets_one_of_two_fleets_and_leaves_the_home_world_to_the_other(game: Game) -> None:
    """Both are as near; who goes two hexes to one of them is not back before the other."""
    put(game, 0, "CA", HOME, 6, attack=2)
    north, south = put(game, 1, "CA", "C8", 6, attack=1), put(game, 1, "CA", "C12", 6, attack=1)
    north.up = south.up = True
    here, foes = chart(asked(game)), ["C12", "C8"]
    assert sorted(guarding.needed(here, HOME, here.own(HOME)[-1:])) == foes
    assert here.far("C8", HOME) == here.far("C12", HOME)
    assert not guarding.stays(here, HOME, "C8", foes) and not guarding.stays(here, HOME, "C12", foes)
    south.count = 1
    assert guarding.stays(chart(asked(game)), HOME, "C8", foes), "the yards hold against the other"


@pytest.mark.rule("SE-MOVE-16")
def test_nobody_comes_through_a_hex_in_which_ships_stand(game: Game) -> None:
    """So ships leave home for a colony beside it though a fast fleet is behind that one."""
    technology.announce(game, 1, "move", 2)
    game.state.turn = 3
    put(game, 0, "CA", HOME, 6, attack=2)
    put(game, 1, "CA", "C10", 6, attack=1).up = True
    colony(game, 1, "B10")
    for hex in ("B9", "A9", "A11"):
        mark(game, hex, "supernova")
    here = chart(asked(game))
    assert "C10" in reach.beside(here, HOME) and "C10" not in reach.past(here, HOME, "B10")


@pytest.mark.rule("SE-MOVE-16", "SE-BOMB-08")
@pytest.mark.parametrize("foe", ["A11", "B11"])
def test_who_has_to_go_home_takes_the_safe_one_of_two_steps(game: Game, foe: str) -> None:
    """The other one is counted, but where it is the only way."""
    put(game, 0, "CA", "C10", 2)
    put(game, 1, "CA", foe, 6, attack=2).up = True
    assert taken(game) == ("B9", {"B9": 0, "B10": 1})
    mark(game, "B9", "supernova")
    assert taken(game) == ("B10", {"B9": 0, "B10": 0})


def taken(game: Game) -> tuple[str, dict[str, int]]:
    """The step home of ships at C10, and which of two steps are counted as blunders."""
    here, army = chart(asked(game)), game.player(0).units[-1]
    assert here.next("C10", HOME) == "B10"
    told = T("x", hex=words.hex("C10"), what=(words.counter("CA", army.number, army.count),))
    at = asked(game, "move_to", ("B9", "B10"))
    at = replace(at, question=replace(at.question, private=told))
    worth = dict(marching._steps(at, here, here.own("C10"), "C10", Errand(HOME, Aim.DEFEND, 9000), ("B9", "B10")))
    counted = {to: BLUNDERS.of(at, {}, to, {})["into_reach_of_stronger"] for to in ("B9", "B10")}
    return max(worth, key=worth.__getitem__), counted
