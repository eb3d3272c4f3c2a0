"""What face-down counters are taken for: by what they cost, by whether they ever went anywhere, by who lies where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.players.situation import Memory
from engine.space_empires.minds import guesses, reach
from engine.space_empires.minds.charts import Chart, chart
from engine.space_empires.minds.sightings import trails
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, mark, midgame, put

THEIRS = "L3"
SCOUT = guesses.group("SC", 1, ())
BASE = guesses.group("BASE", 1, ())


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with a decoy at a colony of the enemy and a fleet at its home world."""
    made = midgame(carriers=True, raiders=True, mines=True)
    colony(made, 1, "H8")
    put(made, 1, "DECOY", "H8")
    put(made, 1, "CA", THEIRS, 3)
    return made


def looked(game: Game, rounds: int, away: int = 0) -> Chart:
    """The board of a seat that has looked once in each of so many rounds; in one of them the decoy was away."""
    at = replace(asked(game), memory={})
    for number in range(rounds):
        game.state.players[1].units[0].at = "H9" if number and number == away else "H8"
        game.state.round = 6 + number
        here = chart(replace(asked(game), memory=at.memory))
    return here


@pytest.mark.rule("SE-GROUP-03", "SE-SIZE-01")
@pytest.mark.parametrize(
    ("round", "cp", "type", "number"),
    [(13, 12, "CA", 1), (13, 36, "CA", 3), (13, 40, "BB", 2), (18, 24, "DN", 1), (18, 20, "BB", 1), (3, 12, "SC", 2)],
)
def test_a_guess_is_the_largest_ships_that_are_paid_for(round: int, cp: int, type: str, number: int) -> None:
    found = guesses.bought(round, cp, ())
    assert found == guesses.group(type, number, guesses.usual(round))


@pytest.mark.rule("SE-GROUP-01", "SE-GROUP-03")
@pytest.mark.parametrize(
    ("round", "cp", "counters", "type", "number"),
    [(21, 114, 2, "DN", 5), (21, 114, 4, "DN", 5), (3, 90, 1, "SC", 6), (13, 90, 1, "BC", 6), (21, 4, 1, "SC", 1)],
)
def test_no_more_ships_are_guessed_than_counters_hold(
    round: int, cp: int, counters: int, type: str, number: int
) -> None:
    """Two counters were taken for nineteen scouts."""
    found = guesses.bought(round, cp, (), counters)
    assert found == guesses.group(type, number, guesses.usual(round))


@pytest.mark.rule("SE-SIZE-01", "SE-GROUP-03")
@pytest.mark.parametrize(("round", "cp", "type", "number"), [(14, 54, "BB", 3), (9, 9, "DD", 1), (9, 7, "SC", 1)])
def test_no_small_ships_are_guessed_for_what_is_left_over_of_the_price_of_large_ones(
    round: int, cp: int, type: str, number: int
) -> None:
    """Four counters were taken for six destroyers."""
    found = guesses.bought(round, cp, (), 4)
    assert found == guesses.group(type, number, guesses.usual(round))


@pytest.mark.rule("SE-DECOY-05", "SE-BASE-03", "D-82")
def test_a_counter_that_never_goes_anywhere_is_a_base_at_most(game: Game) -> None:
    """And what it could have cost lies in the others."""
    for _ in range(3):
        put(game, 1, "CA", THEIRS, 2)
    assert guesses.at(looked(game, trails.LONG), "H8") != (BASE,)
    here = looked(game, trails.LONG + 1)
    assert guesses.at(here, "H8") == (BASE,) and reach.coming(here, "H8") == ()
    assert guesses._worth(here, 1) > guesses._worth(chart(asked(game)), 1)


@pytest.mark.rule("D-82")
def test_a_counter_that_went_and_came_back_may_be_anything(game: Game) -> None:
    here = looked(game, trails.LONG + 2, away=trails.LONG)
    assert guesses.at(here, "H8") != (BASE,)


@pytest.mark.rule("D-82")
def test_nor_are_counters_at_a_home_world_taken_for_bases(game: Game) -> None:
    here = looked(game, trails.LONG + 1)
    assert dict(here.still)[f"1 {THEIRS}"] == 1 and BASE not in guesses.at(here, THEIRS)


@pytest.mark.rule("SE-EXPLORE-01", "SE-GROUP-03", "D-82")
def test_a_counter_that_explores_by_itself_is_a_scout(game: Game) -> None:
    """Six cruisers turned round for one."""
    scout, ways = put(game, 1, "SC", "E8"), ("F8", "G8", "G7", "G6")
    scout_at = f"1 {ways[-1]}"
    memory = explored(game, scout, ways[:1])
    assert guesses.at(chart(replace(asked(game), memory=memory)), "F8") != (SCOUT,), "one hex is not much"
    memory = explored(game, scout, ways)
    here = chart(replace(asked(game), memory=memory))
    assert here.scouts == (scout_at,) and guesses.at(here, ways[-1]) == reach.coming(here, ways[-1]) == (SCOUT,)
    put(game, 1, "DECOY", ways[-1])
    assert chart(replace(asked(game), memory=memory)).scouts == (), "now it could be either"


@pytest.mark.rule("SE-GROUP-02")
def test_a_scout_that_comes_to_a_colony_may_be_anything(game: Game) -> None:
    colony(game, 1, "G6")
    scout = put(game, 1, "SC", "E8")
    memory = explored(game, scout, ("F8", "G8", "G7", "G6"))
    assert chart(replace(asked(game), memory=memory)).scouts == ()


def explored(game: Game, scout: Unit, ways: Sequence[str]) -> Memory:
    """What a seat remembers that looked while a counter went this way, of which it explored the first two hexes."""
    for hex in ways[:2]:
        mark(game, hex, "minerals", 5, known=False)
    at = replace(asked(game), memory={})
    chart(at)
    for hex in ways:
        scout.at, game.system(hex).known = hex, True
        chart(replace(asked(game), memory=at.memory))
    return at.memory
