"""Command sheets, tokens, and the golden rules."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.actions import tactical
from engine.ti4.economy import payment, tokens
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from tests.engine.ti4.effects import fold
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own, play, said, ships


def pools(game: Game, seat: int) -> tuple[int, int, int]:
    """Tactic, fleet and strategy pool."""
    player = game.player(seat)
    return player.tactic, player.fleet, player.strategy


@pytest.mark.rule("TI-COMMANDTOKEN-01", "TI-COMMANDSHEET-01", "TI-COMMANDSHEET-03")
def test_a_sheet_has_three_pools_and_trade_goods_for_all_to_see() -> None:
    game = board()
    game.player(0).trade_goods = 4
    seen = RULES.view(game.state, 1).seats[0]
    assert (seen.tactic, seen.fleet, seen.strategy, seen.trade_goods) == (3, 3, 2, 4)


@pytest.mark.rule("TI-COMMANDTOKEN-02")
def test_a_gained_token_goes_into_a_pool_of_choice() -> None:
    game = board()
    play(tokens.gain_tokens(game, 0, 2), ("gain_tokens", {"fleet": 1, "strategy": 1}))
    assert pools(game, 0) == (3, 4, 3)


def test_whoever_gains_tokens_is_told_what_is_in_the_pools() -> None:
    asked = play(tokens.gain_tokens(board(), 0, 2), others="stop").open
    assert asked is not None
    now = asked.about.params
    assert (now["tactic"], now["fleet"], now["strategy"]) == (3, 3, 2)


@pytest.mark.rule("TI-COMMANDTOKEN-02")
def test_all_gained_tokens_must_be_placed() -> None:
    game = board()
    with pytest.raises(IllegalAnswer) as refusal:
        play(tokens.gain_tokens(game, 0, 2), ("gain_tokens", {"fleet": 1}))
    assert refusal.value.rule == "TI-COMMANDTOKEN-02"


@pytest.mark.rule("TI-COMMANDTOKEN-03", "TI-COMMANDTOKEN-04")
def test_a_gain_from_empty_reinforcements_is_lost() -> None:
    game = board()
    game.player(0).tactic = 10
    game.state.systems[home(game, 0)].tokens.append(0)
    assert game.reserve(0) == 0
    play(tokens.gain_tokens(game, 0, 3))
    assert pools(game, 0) == (10, 3, 2) and said(game) == ["ti4-no-tokens-left"]


@pytest.mark.rule("TI-COMMANDSHEET-02", "TI-FLEETPOOL-01")
def test_the_fleet_pool_raises_the_number_of_ships() -> None:
    from engine.ti4.galaxy import capacity

    game = board()
    before = capacity.fleet_limit(game, 0)
    tokens.add(game, 0, "fleet", 2)
    assert capacity.fleet_limit(game, 0) == before + 2


@pytest.mark.rule("TI-STATUSPHASE-11", "TI-FLEETPOOL-03", "TI-FLEETPOOL-04")
def test_lowering_the_fleet_pool_removes_ships_everywhere() -> None:
    game = board()
    system = near_home(game, 0)[0]
    fleet(game, 0, system, cruiser=3)
    rule = tokens.set_pools(game, 0, {"tactic": 5, "fleet": 1, "strategy": 2})
    play(rule, others="random")
    assert ships(game, 0, system) == {"cruiser": 1}


@pytest.mark.rule("TI-STATUSPHASE-10")
def test_a_redistribution_keeps_the_total() -> None:
    game = board()
    with pytest.raises(IllegalAnswer):
        play(tokens.redistribute(game, 0), ("redistribute", {"tactic": 9}))
    play(tokens.redistribute(game, 0), ("redistribute", {"tactic": 4, "fleet": 4}))
    assert pools(game, 0) == (4, 4, 0)


# --- golden rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-GOLDEN-01")
def test_the_rules_reference_wins_over_the_tutorial() -> None:
    """The tutorial lets any foreign ship blockade a dock; by the reference own ships there lift it. TI-T-27"""
    from engine.ti4.galaxy import structures

    game = board()
    fleet(game, 0, "jord", space_dock=1)
    fleet(game, 1, home(game, 0), cruiser=1)
    assert structures.blockaded(game, 0, home(game, 0))
    fleet(game, 0, home(game, 0), cruiser=1)
    assert not structures.blockaded(game, 0, home(game, 0))


@pytest.mark.rule("TI-GOLDEN-02")
def test_a_card_wins_over_a_rule() -> None:
    game = board("hacan", "sol", "letnev")
    assert fold(game, "enters", False, 0, system="45", crossing=False) is False
    learn(game, 0, "antimass_deflectors")
    assert fold(game, "enters", False, 0, system="45", crossing=False) is True


@pytest.mark.rule("TI-GOLDEN-03")
def test_rule_and_card_are_both_obeyed_where_they_can_be() -> None:
    """Senate Sanctuary adds to the planet's influence; everything else about it stays."""
    from engine.ti4.state import Law

    game = board()
    own(game, 0, "jord")
    before = (payment.value(game, "jord", "resources"), payment.value(game, "jord", "influence"))
    game.state.laws.append(Law("senate_sanctuary", planet="jord"))
    assert (payment.value(game, "jord", "resources"), payment.value(game, "jord", "influence")) == (
        before[0],
        before[1] + 2,
    )


@pytest.mark.rule("TI-GOLDEN-04")
def test_cannot_is_absolute() -> None:
    """Flank Speed makes every ship faster; a system with an own token still cannot be activated."""
    game = board()
    game.begin("flank_speed", 0, "turn")
    game.state.systems[home(game, 0)].tokens.append(0)
    assert tactical.refusal(game, 0, home(game, 0)) == "TI-ACTIVATION-03"
