"""Where a player aims what does harm."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.players.characters import LEVELS
from engine.text import T
from engine.ti4 import words
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, own


@pytest.mark.parametrize("level", LEVELS)
def test_no_card_is_wasted_on_a_planet_of_nobody(level: str) -> None:
    game = board(seats=4)
    own(game, 0, "fria")
    own(game, 2, "vefut_ii")
    shape = PickOne(words.planet_options(["bereg", "fria", "vefut_ii", "zohbat"]))
    about = T("asked", source=words.card("unstable_planet"))
    for number in range(9):
        assert answered(reading(game, 0, level, str(number)), "target", shape, about) == "vefut_ii"
