"""Counters that run out: groups that could be one are joined, and what cannot be built is not reckoned with."""

from __future__ import annotations

import pytest

from engine.space_empires.galaxy import managing
from engine.space_empires.galaxy.order_ids import DONE, MANAGE
from engine.space_empires.minds import counters, grouping, learning, marching, wishes
from engine.space_empires.minds.blunders import BLUNDERS
from engine.space_empires.minds.charts import chart
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, learn, midgame, put, turn

HOME, FIELD = "A10", "D10"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy in which the first seat has cruisers with attack 1."""
    made = midgame()
    learn(made, 0, ship_size=3, attack=1)
    return made


def cruisers(game: Game, *counts: int) -> list[Unit]:
    """Groups of cruisers in one hex."""
    return [put(game, 0, "CA", FIELD, count, attack=1) for count in counts]


def best(game: Game, kind: str, *options: str) -> object:
    """What is liked best of these."""
    at = asked(game, kind, options)
    if kind == "move":
        return max(marching.move(at), key=lambda offer: offer.worth).answer
    return max(options, key=lambda id: grouping.manage(at, id))


@pytest.mark.rule("SE-GROUP-02", "SE-BUY-06")
def test_groups_are_joined_when_their_type_has_no_counter_left(game: Game) -> None:
    cruisers(game, 3, 2, 6, 6, 6)
    assert best(game, "move", MANAGE, DONE) == DONE, "one counter is left"
    put(game, 0, "CA", HOME, 6, attack=1)
    offered = [option.id for option in managing.choices(game, 0)]
    assert best(game, "move", MANAGE, DONE) == MANAGE
    picked = best(game, "manage", *offered, managing.BACK)
    assert isinstance(picked, str) and managing.Join.fits(picked)
    one, other = (game.unit(0, id) for id in picked.split(":")[1:])
    assert {one.count, other.count} == {2, 3}


@pytest.mark.rule("SE-GROUP-01", "SE-GROUP-02")
def test_only_such_as_fit_into_one_and_go_the_same_way(game: Game) -> None:
    cruisers(game, 4, 3, 6, 6, 6)
    other = put(game, 0, "CA", FIELD, 2, attack=0)
    assert best(game, "move", MANAGE, DONE) == DONE
    other.levels["attack"] = 1
    at = asked(game)
    assert grouping.joined(at, chart(at)) is not None
    at.memory[grouping.PARTED] = "6/1"
    assert grouping.joined(at, chart(at)) is None, "ships leave groups in this turn, and would join them again"


@pytest.mark.rule("SE-GROUP-02", "SE-BUY-06")
def test_groups_kept_apart_are_counted_before_ships_are_built(game: Game) -> None:
    cruisers(game, 3, 2, 6, 6, 6)
    found = [idle(game)]
    put(game, 0, "CA", HOME, 6, attack=1)
    found.append(idle(game))
    turn(game, 3)
    found.append(idle(game))
    assert found == [0, 0, 1]


def idle(game: Game) -> int:
    """What is counted where a Movement Phase ends at once."""
    return BLUNDERS.of(asked(game, "move", (DONE,)), {}, DONE, {})["counters_run_out"]


@pytest.mark.rule("SE-BUY-06", "SE-SIZE-01")
def test_larger_ships_are_learnt_once_no_more_of_the_others_can_be_built(game: Game) -> None:
    put(game, 0, "SY", HOME, 6)
    for hex in ("C10", "D8", "E9", "B11", "C12"):
        colony(game, 0, hex)
    cruisers(game, *[1] * 5)
    last = put(game, 0, "CA", HOME, 5, attack=2, defense=2)
    before = wishes.learnt(asked(game), "ship_size")
    assert counters.spent(chart(asked(game))) == frozenset(), "new ships join those at home"
    last.count = 6
    at = asked(game)
    here = chart(at)
    assert counters.spent(here) == {"CA"} and wishes.learnt(at, "ship_size") > 2 * before
    assert "DD" not in wishes._poor(here, learning.levels(at), learning.foe(here))
