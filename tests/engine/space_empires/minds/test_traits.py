"""What traits change, and what they leave: who likes no war still fights for what is its own."""

from __future__ import annotations

import pytest

from engine.players.characters import LEVELS, TRAITS, Character
from engine.space_empires.minds import guesses, wars, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, learn, midgame, put


@pytest.fixture
def game() -> Game:
    """Own cruisers beside an own colony, at which an enemy fires, and not far from one of the enemy's."""
    made = midgame()
    colony(made, 0, "C11")
    colony(made, 1, "D10")
    put(made, 0, "CA", "C10", 6)
    put(made, 1, "CA", "C11", 2).up = True
    return made


def liking(game: Game, trait: str) -> At:
    return asked(game, character=Character(LEVELS["sharp"], TRAITS[trait]))


def worth(game: Game, trait: str, goal: str, menace: int = 0) -> int:
    """What it is worth to a player of this trait to attack with its cruisers."""
    at = liking(game, trait)
    here = chart(at)
    return wars.assault(at, here, goal, guesses.own(here.own("C10")), menace)


@pytest.mark.parametrize("trait", ["builder", "trader"])
def test_who_likes_no_war_meets_who_comes_as_readily_as_anybody(game: Game, trait: str) -> None:
    assert wars.bold(liking(game, trait)) == wars.bold(liking(game, "even")) > wars.bold(liking(game, "raider"))
    assert worth(game, trait, "C11", 90 * CP) == worth(game, "even", "C11", 90 * CP)
    assert worth(game, trait, "C11") == worth(game, "even", "C11") > 0, "ships are beaten wherever they are"


def test_who_likes_no_war_wants_less_of_what_others_own(game: Game) -> None:
    found = [worth(game, trait, "D10") for trait in ("builder", "even", "raider")]
    assert found == sorted(found) and found[0] > 0 and len(set(found)) == 3


@pytest.mark.rule("SE-ATTDEF-02", "SE-SIZE-01")
def test_nobody_learns_what_no_ship_could_use_that_can_be_built(game: Game) -> None:
    """Whoever wants it for larger ones learns those first."""
    learn(game, 0, attack=1, ship_size=2)
    assert wishes.learnt(asked(game), "attack") == 0 < wishes.learnt(asked(game), "ship_size")
    learn(game, 0, ship_size=3)
    assert wishes.learnt(asked(game), "attack") > 0
