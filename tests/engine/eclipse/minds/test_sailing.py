"""Small positions: how many actions an attack may take. Sector 203 lies between the home of seat 0 and 106."""

from __future__ import annotations

import pytest

from engine.eclipse.components import ROUNDS
from engine.eclipse.minds import moving, voyages
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from tests.engine.eclipse.minds.test_economy import reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home


def before_ancients(money: int, ships: int, round: int = 2) -> Game:
    """So many interceptors at home, where one action moves three of them, and two Ancients beside it."""
    game = between(ancients=2)
    fleet(game, 0, home(game, 0), interceptor=ships)
    game.state.round, game.player(0).discs = round, 8
    game.player(0).storage = {"money": money, "science": 0, "materials": 4}
    return game


@pytest.mark.rule("EC-MOV-02", "EC-BANKR-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("money", "payable", "most"), [(20, 2, 6), (0, 0, 3)])
def test_no_plan_takes_an_action_that_cannot_be_paid(level: str, money: int, payable: int, most: int) -> None:
    """Else those who set out first would fight alone."""
    at = reading(before_ancients(money, 6), level)
    target = next(one for one in at.view.sectors if one.id == "203")
    assert voyages.payable(at) == payable
    assert max(len(crew) for crew in moving._crews(at, target)) == most


@pytest.mark.rule("EC-MOV-02", "EC-BANKR-01", "EC-SCORE-11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("money", "round", "others"), [(20, ROUNDS, 5), (4, ROUNDS, 2), (20, 5, 6), (0, 5, 3)])
def test_no_ship_is_built_for_an_attack_that_no_action_can_take_along(
    money: int, round: int, others: int, level: str
) -> None:
    """In the last round: one more comes in the place of one of those who are there. Before, what can be paid in the
    next round counts.
    """
    at = reading(before_ancients(money, 6, round), level)
    assert len(moving._hunters(at, ("203", 0))) == others + (round == ROUNDS)
    assert len(moving._hunters(at, ("203", 1))) == others - (round < ROUNDS and others == 3)
