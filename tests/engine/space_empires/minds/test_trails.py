"""Counters that were seen are followed, as everybody at the table sees them move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.space_empires.minds import guesses
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.sightings import trails
from engine.space_empires.phases.turn import turn_down
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import midgame, put, turn


@pytest.fixture
def game() -> Game:
    """Scouts and cruisers that were seen at D8 and are face down."""
    made = midgame(carriers=True, raiders=True, mines=True)
    for unit in (put(made, 1, "SC", "D8", 6), put(made, 1, "CA", "D8", 2)):
        unit.up = True
        turn_down(made, unit)
    return made


def moved(game: Game, *to: str) -> list[str]:
    """What a seat that looked before remembers of a hex once counters have moved, one after the other."""
    at = replace(asked(game), memory={})
    chart(at)
    for unit, hex in zip(game.state.players[1].units, to, strict=False):
        unit.at = hex
    here = chart(replace(asked(game), memory=at.memory))
    stack = next(iter(here.foes(to[-1])))
    return sorted(one.type for one in guesses._remembered(here, to[-1], stack))


@pytest.mark.rule("SE-REVEAL-02")
def test_counters_that_were_seen_are_known_where_they_go(game: Game) -> None:
    assert moved(game, "D9", "D9") == ["CA", "SC"]


@pytest.mark.rule("SE-GROUP-03")
def test_of_counters_that_part_nobody_can_tell_which_is_which(game: Game) -> None:
    assert moved(game, "D9") == []


@pytest.mark.rule("SE-GROUP-03")
def test_nor_of_those_of_which_as_many_come_to_two_hexes(game: Game) -> None:
    more = [put(game, 1, "DD", "E10"), put(game, 1, "DD", "E10")]
    assert moved(game, "D9", "D9", "E8", "E8") == [] and more


@pytest.mark.rule("SE-REVEAL-02")
def test_what_was_seen_is_remembered_as_long_as_all_of_it_stays(game: Game) -> None:
    at = replace(asked(game), memory={})
    chart(at)
    game.state.round = 9
    here = chart(replace(asked(game), memory=at.memory))
    assert len(guesses._remembered(here, "D8", here.foes("D8")[0])) == 2
    game.state.players[1].units[0].at = "D10"
    here = chart(replace(asked(game), memory=at.memory))
    assert guesses._remembered(here, "D8", here.foes("D8")[0]) == [], "only one of them is here"
    here = chart(asked(game))
    assert guesses._remembered(here, "D8", here.foes("D8")[0]) == [], "who did not look knows nothing of it"


@pytest.mark.rule("SE-REVEAL-02")
def test_what_was_seen_is_not_forgotten_for_settlers_that_come_and_go_openly(game: Game) -> None:
    """Everybody sees that it is they who leave."""
    settler = put(game, 1, "COLONY_SHIP", "D8")
    settler.up = True
    at = replace(asked(game), memory={})
    chart(at)
    game.state.round, settler.at = 9, "D10"
    here = chart(replace(asked(game), memory=at.memory))
    assert len(guesses._remembered(here, "D8", here.foes("D8")[0])) == 2


@pytest.mark.rule("SE-REVEAL-02", "SE-GROUP-03")
def test_counters_are_followed_from_where_a_settler_stays_that_lies_open(game: Game) -> None:
    """Fourteen ships left one behind, were taken for four, and eight cruisers went beside them."""
    put(game, 1, "COLONY_SHIP", "D8").up = True
    assert moved(game, "D9", "D9") == ["CA", "SC"]


@pytest.mark.rule("SE-REVEAL-01", "SE-REVEAL-02")
def test_nor_because_a_counter_beside_it_is_turned_over(game: Game) -> None:
    other = put(game, 1, "DD", "D8")
    at = replace(asked(game), memory={})
    chart(at)
    game.state.round, other.up = 9, True
    here = chart(replace(asked(game), memory=at.memory))
    assert len(guesses._remembered(here, "D8", here.foes("D8")[0])) == 2


@pytest.mark.rule("SE-GROUP-03")
def test_two_counters_that_were_alike_are_two(game: Game) -> None:
    """But one that was seen in two turns is one."""
    other = put(game, 1, "CA", "D8", 2)
    here = chart(asked(game))
    assert sorted(one.type for one in guesses._remembered(here, "D8", here.foes("D8")[0])) == ["CA", "SC"]
    turn_down(game, other)
    here = chart(asked(game))
    assert sorted(one.type for one in guesses._remembered(here, "D8", here.foes("D8")[0])) == ["CA", "CA", "SC"]


@pytest.mark.rule("SE-REVEAL-01", "SE-REVEAL-02")
def test_counters_that_lay_open_are_known_where_they_go_in_the_turn_in_which_they_are_turned_over(game: Game) -> None:
    """Four of a hex were taken for six destroyers: two dreadnoughts, a battleship and a cruiser, all seen before."""
    units = game.state.players[1].units
    for unit in units:
        unit.up = True
    at = replace(asked(game), memory={})
    chart(at)
    for unit in units:
        turn_down(game, unit)
        unit.at = "D9"
    here = chart(replace(asked(game), memory=at.memory))
    seen = guesses._remembered(here, "D9", here.foes("D9")[0])
    assert sorted(one.type for one in seen) == ["CA", "SC"]


@pytest.mark.rule("SE-REVEAL-02")
def test_what_was_seen_is_not_where_nothing_lies(game: Game) -> None:
    for unit in game.state.players[1].units:
        unit.at = "H10"
    at = replace(asked(game), memory={"places": ["D8", "D8"], "counters": {}})
    assert chart(at).places == (trails.LOST, trails.LOST)


@pytest.mark.rule("SE-REVEAL-02", "SE-GROUP-03")
def test_most_counters_that_leave_a_hex_take_along_what_was_seen(game: Game) -> None:
    put(game, 1, "DECOY", "D8")
    assert moved(game, "D9", "D9") == ["CA", "SC"]


@pytest.mark.rule("SE-REVEAL-02", "SE-GROUP-03")
def test_what_was_seen_is_not_the_decoy_that_has_always_lain_there() -> None:
    """It was feared as six cruisers for five rounds, while everybody saw these elsewhere."""
    made = midgame()
    put(made, 1, "DECOY", "D8")
    at = replace(asked(made), memory={"lain": {str(one): {"1 D8": 1} for one in range(2, 7)}})
    fleet = put(made, 1, "CA", "D8", 6)
    fleet.up = True
    chart(replace(asked(made), memory=at.memory))
    turn_down(made, fleet)
    fleet.at = "E8"
    here = chart(replace(asked(made), memory=at.memory))
    seen = [[one.type for one in guesses._remembered(here, hex, here.foes(hex)[0])] for hex in ("D8", "E8")]
    assert seen == [[], ["CA"]], "the counter that leaves is the one that came"


@pytest.mark.rule("SE-REVEAL-02")
@pytest.mark.parametrize(("lain", "seen"), [(1, []), (0, ["CA"])])
def test_nor_is_what_lies_open_elsewhere(lain: int, seen: list[str]) -> None:
    made = midgame()
    put(made, 1, "DECOY", "D8")
    fleet = put(made, 1, "CA", "D8", 6)
    fleet.up = True
    turn_down(made, fleet)
    turn(made, 2)
    fleet.at, fleet.up = "E8", True
    here = chart(replace(asked(made), memory={"lain": {str(one): {"1 D8": lain} for one in range(2, 7)}}))
    assert [one.type for one in guesses._remembered(here, "D8", here.foes("D8")[0])] == seen
