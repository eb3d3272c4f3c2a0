"""What a player of Space Empires says aloud when units move."""

from __future__ import annotations

from engine.players.announcing import Act, attacks, defends
from engine.space_empires import words
from engine.space_empires.interface import make_view
from engine.space_empires.minds import MIND
from engine.space_empires.play import Game
from engine.text import Text
from tests.engine.space_empires.positions import FIELD, colony, put, space


def announced(game: Game, to: str = FIELD) -> Text | None:
    return MIND.announced("move_to", lambda: Act(make_view.see(game.state, None), 0, to))


def test_attacks_are_named_though_nobody_sees_on_what() -> None:
    game = space()
    assert announced(game) is None and announced(game, "stay") is None
    put(game, 1, "DECOY", FIELD)
    assert announced(game) == attacks(0, words.hex(FIELD), 1)


def test_own_colonies_are_defended_and_foreign_ones_attacked() -> None:
    game = space()
    colony(game, 0, FIELD)
    assert announced(game) is None
    put(game, 1, "SC", FIELD)
    assert announced(game) == defends(0, words.hex(FIELD))
    game = space()
    colony(game, 1, FIELD)
    assert announced(game) == attacks(0, words.hex(FIELD), 1)
