"""What a player of Forbidden Stars says aloud when units advance."""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.interface import make_view
from engine.forbidden_stars.minds import MIND
from engine.forbidden_stars.play import Game
from engine.players.announcing import Act, attacks, goes
from engine.text import Text
from tests.engine.forbidden_stars.positions import ready, station

TARGET = "10A-SE"


def announced(game: Game) -> list[Text | None]:
    """With the choice of the area, and with that of the units, which are asked for a place."""
    view = make_view.see(game.state, None)
    return [
        MIND.announced("move_to", lambda: Act(view, 0, TARGET, ("10A",))),
        MIND.announced("move_units", lambda: Act(view, 0, {"10A-SW:scout": 1}, (TARGET,))),
    ]


def test_an_own_objective_is_gone_for_and_whoever_stands_on_it_is_attacked() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    assert announced(game) == [None, None]
    game.area(TARGET).objective = 0
    assert announced(game) == [goes(0, words.area(TARGET))] * 2
    station(game, 1, TARGET, cultist=1)
    assert announced(game) == [attacks(0, words.area(TARGET), 1)] * 2


def test_what_is_friendly_already_is_nothing_big() -> None:
    game = ready(2, storms=(), empty=True)
    game.area(TARGET).objective = 0
    station(game, 0, TARGET, scout=1)
    assert announced(game) == [None, None]
