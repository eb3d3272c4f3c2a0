"""What a player uses its cards for, and when it keeps them."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne
from engine.effects import PASS
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.minds import cards
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, own

BOMBARDMENT = UseId("card", "tactical_bombardment")


def test_bombardment_is_no_action_over_the_own_planets() -> None:
    game = board(seats=4)
    fleet(game, 0, game.state.planets["bereg"].system, dreadnought=1)
    own(game, 0, "bereg", "lirta_iv")
    assert cards.component(reading(game), BOMBARDMENT.id) < cards.IDLE
    own(game, 1, "bereg", "lirta_iv")
    assert cards.component(reading(game), BOMBARDMENT.id) > 100


@pytest.mark.parametrize("level", LEVELS)
def test_sabotage_waits_for_a_card_that_matters(level: str) -> None:
    game = board(seats=4)
    shape = PickOne([Option(UseId("card", "sabotage").id, T("sabotage")), Option(PASS, T("pass"))])
    played = T("happened", seat=seat_name(1), card=words.card("tactical_bombardment"))
    about = T("asked", happened=played)
    for number in range(9):
        assert answered(reading(game, 0, level, str(number)), "when_action_card_played", shape, about) == PASS
