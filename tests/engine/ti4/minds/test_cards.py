"""What a player uses its cards for, and when it keeps them."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne, PickSome
from engine.effects import PASS
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.agendas import laws
from engine.ti4.minds import cards
from engine.ti4.play import Game
from engine.ti4.state import Battle
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


@pytest.mark.rule("TI-TACTICAL-03")
def test_no_token_comes_off_the_board_for_who_has_none_left_to_use_its_system() -> None:
    game, card = board(seats=4), UseId("card", "unexpected_action").id
    game.state.systems["18"].tokens = [0]
    fleet(game, 0, "18", carrier=1)
    assert cards.component(reading(game), card) > 0
    game.player(0).tactic = 0
    assert cards.component(reading(game), card) <= cards.IDLE


def crowned(unit: str, foe: str) -> Game:
    """A battle of one ship against one, whose owner has the Crown of Thalnos."""
    game = board(seats=4)
    laws.enact(game, "the_crown_of_thalnos", owner=0)
    fleet(game, 0, "18", **{unit: 1})
    fleet(game, 1, "18", **{foe: 1})
    game.state.battle = Battle("18", None, 0, 1)
    return game


@pytest.mark.rule("TI-REROLL-01")
@pytest.mark.parametrize(
    ("unit", "foe", "dared"),
    [("flagship", "carrier", False), ("dreadnought", "fighter", False), ("fighter", "cruiser", False),
     ("fighter", "carrier", True), ("dreadnought", "carrier", True), ("cruiser", "dreadnought", False)],
)  # fmt: skip
def test_no_ship_is_put_at_risk_for_a_hit_that_is_worth_less(unit: str, foe: str, dared: bool) -> None:
    """By the Crown of Thalnos whoever rerolls and misses is lost; a hit that is sustained destroys nothing."""
    at = reading(crowned(unit, foe))
    shape = PickSome([Option(f"{unit}:0", T("ti4-die", unit=words.unit(unit), face=1))], 0, 1)
    assert answered(at, "reroll", shape) == ([f"{unit}:0"] if dared else [])
    assert (cards.use(at, UseId("law", "the_crown_of_thalnos").id) > 0) is dared


@pytest.mark.rule("TI-REROLL-01")
def test_dice_are_rerolled_that_put_nothing_at_risk() -> None:
    game = crowned("dreadnought", "fighter")
    game.state.laws[-1].owner = 1
    shape = PickSome([Option("dreadnought:0", T("ti4-die", unit=words.unit("dreadnought"), face=1))], 0, 1)
    assert answered(reading(game), "reroll", shape) == ["dreadnought:0"]
