"""What is bought and learnt, and what is not: CP that nothing carries, arms that nobody uses, ships that win nothing."""

from __future__ import annotations

import pytest

from engine.ask import Form
from engine.space_empires.minds import arms, sheets, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import guarding
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_armies import sheet
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, midgame, put

HOME, THEIRS = "A10", "L3"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with mines."""
    return midgame(mines=True)


# --- who is invaded --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BUY-02", "SE-BOMB-08")
def test_who_is_besieged_keeps_nothing_for_what_is_dear(game: Game) -> None:
    put(game, 0, "SY", HOME, 6)
    assert scouts(game) == 2
    put(game, 1, "CA", "B10", 6, attack=1).up = True
    assert guarding.besieged(chart(asked(game))) and scouts(game) == 6


def scouts(game: Game) -> int:
    """So many poor ships are bought with 56 CP, beside something good that costs 60."""
    at = sheet(game, 56)
    poor = [wishes.Wish("fight", "ships", f"SC:{HOME}", 6, sheets.CP, 1, HOME)] * 6
    dear = wishes.Wish("learn", "research", "attack", 60, 60 * sheets.CP)
    assert isinstance(at.shape, Form)
    return sheets.filled(at, at.shape, [*poor, dear], sheets.MIXES[0]).units.get("ships", {}).get(f"SC:{HOME}", 0)


@pytest.mark.rule("SE-SWEEP-02", "SE-BOMB-02")
def test_nobody_makes_sweepers_while_an_army_is_at_a_colony(game: Game) -> None:
    """Far from the home world, which holds; a lone scout there stops nobody."""
    game.state.round = 8
    put(game, 0, "BB", HOME, 4)
    colony(game, 0, "F8")
    foe = put(game, 1, "SC", "F8")
    foe.up = True
    assert arms.swept(chart(asked(game)))
    foe.count = 4
    here = chart(asked(game))
    assert not guarding.besieged(here) and not arms.swept(here)
