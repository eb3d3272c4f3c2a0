"""Planets are readied only where they can still pay for something in this round."""

from __future__ import annotations

import pytest

from engine.ask import NO, YES, Option, PickOne
from engine.effects.ability import UseId
from engine.text import T
from engine.ti4 import words
from engine.ti4.minds import cards, strategy
from engine.ti4.minds.economy import outlets
from engine.ti4.minds.reckoning import galaxy
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.minds.test_sense import counted
from tests.engine.ti4.positions import board, fleet, own

ECONOMY = UseId("card", "economic_initiative").id


def spent(*, dock: bool = False, waits: str = "", objective: str = "", passed: bool = False, tokens: int = 2) -> Game:
    """Exhausted planets of seat 0, late in a round in which every strategy card is played but one."""
    game = board(seats=4)
    game.state.custodians, game.state.round = False, 3
    own(game, 0, "bereg", "lodor", "mellon", exhausted=True)
    game.player(0).passed, game.player(0).strategy = passed, tokens
    game.state.public = [objective] if objective else []
    game.player(1).strategy_cards = [waits] if waits else []
    for player in game.state.players:
        player.exhausted_strategy_cards = [card for card in player.strategy_cards if card != waits]
    if dock:
        fleet(game, 0, "bereg", space_dock=1)
    return game


CASES = [
    (spent(), False), (spent(dock=True), True), (spent(dock=True, passed=True), False),
    (spent(waits="leadership", passed=True), True), (spent(waits="technology"), True),
    (spent(waits="technology", tokens=1), False), (spent(waits="trade"), False),
    (spent(objective="manipulate_galactic_law", passed=True), True), (spent(objective="corner_the_market"), False),
]  # fmt: skip


@pytest.mark.rule("TI-DIPLOMACY-08", "TI-STATUSPHASE-01")
@pytest.mark.parametrize(("game", "used"), CASES)
def test_no_token_readies_planets_that_can_pay_for_nothing_any_more(game: Game, used: bool) -> None:
    shape = PickOne([Option(id, T(id)) for id in (YES, NO)])
    about = T("asked", card=words.strategy("diplomacy"))
    assert outlets.left(reading(game), 1) is used
    assert (answered(reading(game), "secondary", shape, about) == YES) is used
    made = counted(game, "secondary", YES, card=words.strategy("diplomacy"))
    assert made["planets_readied_in_vain"] == (not used)


@pytest.mark.rule("TI-STATUSPHASE-01")
@pytest.mark.parametrize(("game", "used"), [(spent(), False), (spent(dock=True), True)])
def test_no_card_readies_planets_that_can_pay_for_nothing_any_more(game: Game, used: bool) -> None:
    assert (cards.component(reading(game), ECONOMY) > 0) is used


@pytest.mark.rule("TI-LEADERSHIP-04")
@pytest.mark.parametrize("influence", [False, True])
def test_nobody_follows_leadership_to_buy_nothing(influence: bool) -> None:
    game = spent()
    own(game, 0, *(["mecatol_rex", "meer", "arinam"] if influence else []))
    shape = PickOne([Option(id, T(id)) for id in (YES, NO)])
    about = T("asked", card=words.strategy("leadership"))
    assert (answered(reading(game), "secondary", shape, about) == YES) is influence


@pytest.mark.rule("TI-PRODUCTION-15")
def test_no_dock_is_asked_for_a_unit_that_nothing_is_left_to_pay() -> None:
    """All that is there is kept for an objective."""
    card = UseId("technology", "chaos_mapping").id
    game = board("saar", "sol", "letnev")
    own(game, 0, "lodor")
    fleet(game, 0, "26", space_dock=1)
    assert cards.use(reading(game), card) > 0
    game.state.public, game.player(0).trade_goods = ["erect_a_monument"], 8 - galaxy.me(reading(game)).resources
    assert cards.use(reading(game), card) < 0


@pytest.mark.rule("TI-STRATACTION-07", "TI-CONSTRUCTION-06")
@pytest.mark.parametrize(("tokens", "waits", "used"), [
    (1, "construction", False), (1, "leadership", True), (2, "construction", True),
])  # fmt: skip
def test_the_last_token_is_kept_for_the_card_that_others_still_have_to_play(
    tokens: int, waits: str, used: bool
) -> None:
    """The fourth PDS fulfils an objective; nobody pays a token to follow Leadership."""
    game = spent(dock=True, waits=waits, tokens=tokens)
    own(game, 0, "mecatol_rex", exhausted=True)
    fleet(game, 0, "bereg", pds=3)
    game.player(0).secrets = ["establish_a_perimeter"]
    shape, about = PickOne([Option(id, T(id)) for id in (YES, NO)]), T("asked", card=words.strategy("diplomacy"))
    assert (answered(reading(game), "secondary", shape, about) == YES) is used
    construction = T("asked", card=words.strategy("construction"))
    assert answered(reading(game), "secondary", shape, construction) == YES


@pytest.mark.rule("TI-STRATACTION-07")
@pytest.mark.parametrize(("later", "used"), [(360, True), (600, False)])
def test_a_card_that_is_played_now_comes_before_one_that_may_bring_a_little_more_later(
    later: int, used: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By then the resources may be spent."""
    monkeypatch.setitem(strategy.SECONDARY, "diplomacy", lambda at: 340)
    monkeypatch.setitem(strategy.LATER, "technology", lambda at: later)
    at = reading(spent(dock=True, waits="technology", tokens=1))
    shape, about = PickOne([Option(id, T(id)) for id in (YES, NO)]), T("asked", card=words.strategy("diplomacy"))
    assert (answered(at, "secondary", shape, about) == YES) is used
