"""Alone against doomsday machines: what goes out to meet them, and what waits at the home world."""

from __future__ import annotations

import pytest

from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.minds import arms, errands, guesses, wars, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.solitaire import machines
from engine.space_empires.play import Game
from engine.space_empires.state import Machine
from tests.engine.space_empires.minds.test_minds import asked, goal
from tests.engine.space_empires.positions import colony, mark, put, space


@pytest.fixture
def alone() -> Game:
    """A machine two hexes from the home world."""
    game = space(1, difficulty="easy")
    game.state.machines.append(Machine(1, "C7", 5))
    game.state.round = 9
    return game


def home(game: Game) -> str:
    return game.player(0).home


@pytest.mark.rule("SE-DOOM-14")
def test_a_fleet_waits_for_a_machine_at_home_and_goes_for_it_once_it_is_enough(alone: Game) -> None:
    colony(alone, 0, "B7")
    some = [put(alone, 0, "CA", home(alone), 6, attack=1) for _ in range(2)]
    here = chart(asked(alone))
    assert wars.assault(asked(alone), here, "C7", guesses.own(here.own(home(alone)))) < 0
    assert {goal(alone, unit.id) for unit in some} == {home(alone)}
    more = [put(alone, 0, "CA", home(alone), 6, attack=1) for _ in range(2)]
    assert {goal(alone, unit.id) for unit in (*some, *more)} == {"C7"}


@pytest.mark.rule("SE-DOOM-14")
def test_nobody_goes_where_a_second_machine_would_be_at_home_before_them(alone: Game) -> None:
    alone.state.machines.append(Machine(2, "B6", 9))
    units = [put(alone, 0, "CA", home(alone), 6, attack=1) for _ in range(4)]
    here = chart(asked(alone))
    views = here.own(home(alone))
    assert len(units) == 4 and machines.needed(here, home(alone), "C7", views)
    alone.state.machines.pop()
    assert not machines.needed(chart(asked(alone)), home(alone), "C7", views)


def test_nobody_explores_while_machines_are_about(alone: Game) -> None:
    mark(alone, "B6", "minerals", 5, known=False)
    scout = put(alone, 0, "SC", home(alone))
    assert goal(alone, scout.id) == home(alone)
    alone.state.machines.clear()
    assert goal(alone, scout.id) == "B6"


@pytest.mark.rule("SE-YARD-01")
def test_ship_yards_and_a_base_guard_the_home_world_alone(alone: Game) -> None:
    colony(alone, 0, "B7")
    at = asked(alone)
    here = chart(at)
    assert wishes.yards(at, here, here.home) > 0 < wishes.basing(at, here, here.home)
    assert wishes.yards(at, here, "B7") == 0 == wishes.basing(at, here, "B7")
    assert errands.explorers(at, here) == 0


@pytest.mark.rule("SE-DOOM-07", "SE-PIPE-12")
def test_nothing_is_made_against_machines_that_only_other_players_would_mind(alone: Game) -> None:
    """Cloaking, decoys, and pipelines that no longer pay."""
    colony(alone, 0, "B7")
    at = asked(alone)
    here = chart(at)
    assert arms.taught(at, here, "cloaking", 30, 100) == 0 and arms.decoys(here, "B7") == []
    assert wishes._wanted(at, here, Build("MS", here.home)) == []
