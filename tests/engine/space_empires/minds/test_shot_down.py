"""Ships at a colony of an enemy shoot it down before they go on, for what is left of it grows again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.minds import armies, guesses, wars
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import sieges
from engine.space_empires.play import Game
from engine.space_empires.state import Colony
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, put, quiet

DULL = 30
"""Hundredths of what all is worth that the seat thinks little of."""


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A seat that thinks little of the colony at which its three cruisers stand, and much of another beside it."""
    monkeypatch.setattr(wars, "felt", lambda at, worth, plan: worth if plan == "goal I9" else worth * DULL // 100)
    made = quiet(11)
    put(made, 0, "CA", "H8", 3, attack=1)
    colony(made, 1, "H8", 1)
    return made


def goal(game: Game) -> str | None:
    """Where the ships at H8 go."""
    at = asked(game)
    here = chart(at)
    found = wars.best(at, here, "H8", here.own("H8"))
    return None if found is None else found.at


def bait(game: Game) -> None:
    """Another colony beside it, which a cruiser holds."""
    colony(game, 1, "I9")
    put(game, 1, "CA", "I9", 1).up = True


@pytest.mark.rule("SE-BOMB-03", "SE-BOMB-06", "SE-GROW-01")
def test_a_colony_that_falls_in_this_turn_is_shot_down_before_ships_go_on(game: Game) -> None:
    bait(game)
    assert goal(game) == "H8"
    game.state.systems["H8"].colony = Colony(1, 5)
    assert goal(game) == "I9", "so soon it does not fall"


@pytest.mark.rule("SE-BOMB-03", "SE-BOMB-06")
def test_who_has_come_to_a_colony_is_there_for_its_sake_until_it_falls(game: Game) -> None:
    """Three cruisers do not destroy it in one turn."""
    game.state.systems["H8"].colony = Colony(1, 5)
    here, memory = chart(asked(game)), {"errands": {"CA1": f"H8:{Aim.ATTACK}:5000"}}
    at = replace(asked(game), memory=memory)
    assert armies.sent_for(at, here, "H8", here.own("H8")) == "H8"
    game.state.systems["H8"].colony = None
    assert armies.sent_for(at, chart(asked(game)), "H8", here.own("H8")) is None


@pytest.mark.rule("SE-BOMB-01", "SE-BOMB-03")
def test_a_colony_that_surely_falls_is_as_good_as_one_that_nobody_defends(game: Game) -> None:
    bait(game)
    here = chart(asked(game))
    side = guesses.own(here.own("H8"))
    assert wars.named(here, "I9", side) == wars.named(here, "H8", side) == "goal colonies"
    assert wars.named(here, "I9", guesses.own([replace(here.own("H8")[0], count=1)])) == "goal I9"


@pytest.mark.rule("SE-BOMB-02", "SE-BOMB-06")
@pytest.mark.parametrize(
    ("type", "ships", "value", "falls"),
    [("CA", 3, 1, True), ("CA", 3, 5, False), ("CA", 6, 5, False), ("SC", 1, 1, False), ("DN", 6, 5, True)],
)
def test_a_colony_falls_by_as_many_hits_as_it_has_steps(type: str, ships: int, value: int, falls: bool) -> None:
    game = quiet(11)
    put(game, 0, type, "H8", ships)
    colony(game, 1, "H8", value)
    here = chart(asked(game))
    assert sieges.falls(here, "H8", guesses.own(here.own("H8"))) is falls
