"""Small positions in which money for a disc is lacking or dear: no level lets its home go for one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.eclipse.components import SPECIES
from engine.eclipse.minds import actions, economy, paying
from engine.eclipse.minds.mind import DOOMED, At
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from tests.engine.eclipse.minds.test_economy import reading, turn
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home


def poor(money: int, alone: bool) -> Game:
    """Two cruisers at home, an Ancient beside it; with one sector more, of two points, that earns no money."""
    game = between(ancients=1)
    game.player(0).storage = {"money": money, "science": 0, "materials": 0}
    fleet(game, 0, home(game, 0), cruiser=2)
    game.player(0).colony_ships, game.player(0).discs = 0, 6
    if alone:
        game.sector("106").owner = None
    return game


def unpaid(alone: bool) -> At:
    """So much money that one more disc cannot be paid."""
    able = [reading(poor(money, alone)) for money in range(30)]
    return next(at for at in reversed(able) if economy.short(at, 1))


@pytest.mark.rule("EC-BANKR-02", "EC-BANKR-05", "EC-BANKR-07")
@pytest.mark.parametrize("level", LEVELS)
def test_no_disc_is_used_for_which_the_home_would_go(level: str) -> None:
    at = unpaid(alone=True)
    at = replace(at, character=replace(at.character, level=LEVELS[level]))
    assert [one.id for one in economy.owned(at)] == [SPECIES[economy.me(at).species].home]
    assert paying.price_of_disc(at) > DOOMED
    assert [offer.answer for offer in actions.action(at)] == ["pass"]


@pytest.mark.rule("EC-BANKR-02")
def test_a_sector_that_earns_no_money_goes_before_the_home() -> None:
    at = unpaid(alone=False)
    assert paying.ransom(at, 1) == [economy.loss(at, next(one for one in economy.owned(at) if one.id == "106"))]
    assert paying.price_of_disc(at) < DOOMED


@pytest.mark.rule("EC-TRADE-01", "EC-TRADE-05", "EC-UPKEEP-02")
@pytest.mark.parametrize(("materials", "dear"), [(11, True), (19, False)])
def test_money_for_a_disc_is_worth_no_more_than_idle_materials_that_buy_it(materials: int, dear: bool) -> None:
    """A disc costs two; two materials buy one, and of 19 no action of the round uses more than a few."""
    game = turn(money=4, materials=materials)
    game.state.round, game.player(0).discs = 5, 7
    at = reading(game)
    paid = economy.balance(at) - economy.balance(at, 1)
    assert paid and economy.money(at) > economy.price_of_trade(at, "money")
    assert (paying.price_of_disc(at) > paid * economy.price_of_trade(at, "money")) is dear
