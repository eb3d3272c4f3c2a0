"""Turns, actions and passing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.actions import strategy_action
from engine.ti4.phases import action_phase
from engine.ti4.play import Game
from tests.engine.ti4.positions import Played, board, fleet, home, kinds, lasting, learn, play, said


def strategies(game: Game, *cards: tuple[str, ...], exhausted: bool = True) -> Game:
    """Strategy cards of each seat, all exhausted unless told."""
    for seat, held in enumerate(cards):
        game.player(seat).strategy_cards = list(held)
        game.player(seat).exhausted_strategy_cards = list(held) if exhausted else []
    return game


def anchored(game: Game) -> Game:
    """Everyone has a ground force, so nobody is eliminated."""
    for player in game.state.players:
        fleet(game, player.seat, game.faction(player.seat).home_planets[0], infantry=1)
    return game


@pytest.mark.rule("TI-ACTIONPHASE-01", "TI-ACTIONPHASE-02", "TI-ACTIVEPLAYER-01", "TI-ACTIVEPLAYER-03", "TI-ROUND-04")
def test_turns_go_round_in_initiative_order() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.state.turn = 1
    turns = []
    for _ in range(4):
        turns.append(game.state.turn)
        action_phase.next_turn(game)
    assert turns == [1, 0, 2, 1]


@pytest.mark.rule("TI-ACTIONPHASE-03")
def test_three_kinds_of_action() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",), exhausted=False))
    learn(game, 0, "x_89_bacterial_weapon")
    offered = [option.id for option in action_phase.actions(game, 0)]
    assert "strategic:trade" in offered and "tactical" in offered
    assert "strategic:politics" not in offered


@pytest.mark.rule("TI-ACTIONPHASE-04", "TI-ACTIVATION-02", "TI-DOUBT-51")
def test_a_player_without_any_action_must_pass() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.player(0).tactic = 0
    assert [option.id for option in action_phase.actions(game, 0)] == ["pass"]
    with pytest.raises(IllegalAnswer) as refusal:
        play(action_phase.turn(game, 0), ("action", 0, "tactical"))
    assert refusal.value.rule == "TI-ACTIVATION-02"


@pytest.mark.rule("TI-ACTIONPHASE-05", "TI-ACTIONPHASE-06", "TI-STRATACTION-05")
def test_who_passed_is_skipped() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.state.turn = 1
    play(action_phase.step(game), ("action", 1, "pass"))
    assert game.player(1).passed and "ti4-passed" in said(game)
    game.state.turn = 2
    action_phase.next_turn(game)
    assert game.state.turn == 0


@pytest.mark.rule("TI-ACTIONPHASE-08")
def test_the_last_player_acts_several_times_in_a_row() -> None:
    game = strategies(board(), ("trade",), ("politics",), ("imperial",))
    game.player(1).passed = game.player(2).passed = True
    for _ in range(3):
        action_phase.next_turn(game)
        assert game.state.turn == 0


@pytest.mark.rule("TI-ACTIONPHASE-09", "TI-STRATACTION-05")
def test_no_pass_before_the_own_strategic_action() -> None:
    game = strategies(board(), ("trade",), ("politics",), ("imperial",), exhausted=False)
    with pytest.raises(IllegalAnswer) as refusal:
        play(action_phase.turn(game, 0), ("action", 0, "pass"))
    assert refusal.value.rule == "TI-ACTIONPHASE-09"


@pytest.mark.rule("TI-PLAYERS-04", "TI-CX-35")
def test_ti_cx_35_both_cards_must_be_exhausted_to_pass() -> None:
    game = strategies(board(), ("trade", "warfare"), ("politics",), ("imperial",))
    assert "pass" in [option.id for option in action_phase.actions(game, 0)]
    game.player(0).exhausted_strategy_cards = ["trade"]
    assert "pass" not in [option.id for option in action_phase.actions(game, 0)]


@pytest.mark.rule("TI-ACTIONPHASE-10")
def test_when_all_have_passed_the_status_phase_begins() -> None:
    game = strategies(board(), ("trade",), ("politics",), ("imperial",))
    for player in game.state.players:
        player.passed = True
    action_phase.next_turn(game)
    assert (game.state.phase, game.state.turn) == ("status", None)


@pytest.mark.rule("TI-STRATACTION-01", "TI-STRATACTION-02", "TI-STRATACTION-04", "TI-STRATCARD-02", "TI-STRATCARD-06")
def test_primary_then_secondaries_clockwise_then_exhausted() -> None:
    game = strategies(board(), ("politics",), ("trade",), ("imperial",), exhausted=False)
    game.state.action_deck = ["sabotage"] * 4 + ["flank_speed"] * 4
    game.state.agenda_deck = ["mutiny"]
    rule = strategy_action.strategic_action(game, 0, "politics")
    play(rule, ("secondary", 2, "yes"), ("secondary", 1, "yes"), others="random")
    drawn = [event.text.params["seat"].params["n"] for event in game.events if event.text.key == "ti4-secondary"]  # type: ignore[union-attr]
    assert drawn == [1, 2]
    assert game.player(0).exhausted_strategy_cards == ["politics"]
    assert [len(player.action_cards) for player in game.state.players] == [2, 2, 2]


@pytest.mark.rule("TI-STRATACTION-03", "TI-STRATACTION-07", "TI-STRATCARD-05")
def test_a_secondary_is_optional_and_costs_a_strategy_token() -> None:
    game = strategies(board(), ("politics",), ("trade",), ("imperial",), exhausted=False)
    game.state.action_deck = ["sabotage"] * 4 + ["flank_speed"] * 4
    rule = strategy_action.secondaries(game, 0, "politics")
    play(rule, ("secondary", 1, "no"), ("secondary", 2, "yes"))
    assert [player.strategy for player in game.state.players] == [2, 2, 1]
    assert [len(player.action_cards) for player in game.state.players] == [0, 0, 2]


@pytest.mark.rule("TI-STRATACTION-07", "TI-ABILITY-08")
def test_without_a_strategy_token_there_is_no_secondary() -> None:
    game = strategies(board(), ("politics",), ("trade",), ("imperial",), exhausted=False)
    game.player(1).strategy = game.player(2).strategy = 0
    assert kinds(play(strategy_action.secondaries(game, 0, "politics"))) == []


@pytest.mark.rule("TI-ACTIONPHASE-07")
def test_a_player_who_passed_may_still_follow() -> None:
    game = strategies(board(), ("politics",), ("trade",), ("imperial",), exhausted=False)
    game.player(1).passed = True
    assert strategy_action.may_follow(game, 1, "politics")


@pytest.mark.rule("TI-STRATCARD-04")
def test_a_primary_is_for_the_owner_only() -> None:
    game = strategies(board(), ("trade",), ("politics",), ("imperial",), exhausted=False)
    with pytest.raises(IllegalAnswer) as refusal:
        play(action_phase.turn(game, 0), ("action", 0, "strategic:politics"))
    assert refusal.value.rule == "TI-STRATCARD-04"


@pytest.mark.rule("TI-STRATACTION-06")
def test_the_steps_of_a_card_resolve_from_top_to_bottom() -> None:
    game = board()
    game.player(0).trade_goods = 3
    order = kinds(play(strategy_action.CARDS["leadership"].primary(game, 0)))
    assert order[:2] == ["gain_tokens", "buy_tokens"]


@pytest.mark.rule("TI-TIMING-11")
def test_effects_of_a_turn_end_with_it() -> None:
    game = board()
    game.begin("flank_speed", 0, "turn")
    action_phase.end_turn(game)
    assert lasting(game) == []


def test_fleet_logistics_allows_a_second_action_but_no_pass_after_the_first() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    learn(game, 0, "fleet_logistics")
    fleet(game, 0, home(game, 0), cruiser=1)
    first = [option.id for option in action_phase.actions(game, 0, first=True)]
    second = [option.id for option in action_phase.actions(game, 0, first=False)]
    assert "pass" in first and "pass" not in second and "end_turn" in second


# --- a whole turn ----------------------------------------------------------------------------------------------------


def turn(game: Game, *answers: Any) -> Played:
    """One step of the phase: the active player's turn."""
    return play(action_phase.step(game), *answers, others="pass")


@pytest.mark.rule("TI-ACTIVEPLAYER-01", "TI-ACTIVEPLAYER-03", "TI-ACTIONPHASE-03", "TI-TACTICAL-01")
def test_a_tactical_action_is_the_whole_turn_of_the_active_player() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.state.turn = 1
    played = turn(game, ("action", 1, "tactical"), ("activate", 1, home(game, 1)))
    assert kinds(played)[:2] == ["action", "activate"] and kinds(played).count("action") == 1
    assert game.state.systems[home(game, 1)].tokens == [1]
    assert (game.state.turn, game.state.active_system) == (0, None)


@pytest.mark.rule("TI-ACTIONPHASE-05", "TI-ACTIONPHASE-06")
def test_whoever_passes_is_skipped_from_then_on() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.state.turn = 1
    assert kinds(turn(game, ("action", 1, "pass"))) == ["action"]
    assert (game.player(1).passed, game.state.turn) == (True, 0)
    turn(game, ("action", 0, "tactical"), ("activate", 0, home(game, 0)))
    turn(game, ("action", 2, "tactical"), ("activate", 2, home(game, 2)))
    assert game.state.turn == 0
    game.state.turn = 1
    assert turn(game).asked == [] and game.state.turn == 0


@pytest.mark.rule("TI-STRATACTION-01", "TI-STRATACTION-04", "TI-STRATACTION-05", "TI-ACTIONPHASE-09")
def test_a_strategic_action_uses_the_turn_and_lets_its_player_pass_in_a_later_one() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",), exhausted=False))
    game.state.turn = 0
    turn(game, ("action", 0, "strategic:trade"))
    assert game.player(0).trade_goods == 3 and game.state.turn == 2
    game.state.turn = 0
    turn(game, ("action", 0, "pass"))
    assert game.player(0).passed


@pytest.mark.rule("TI-TIMING-11", "TI-TIMING-12")
def test_what_lasts_for_the_turn_is_over_before_the_next_one() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.state.turn = 1
    game.begin("anything", 1, "turn")
    game.state.transacted = ["0:1"]
    turn(game, ("action", 1, "pass"))
    assert lasting(game) == [] and game.state.transacted == []


@pytest.mark.rule("TI-ELIMINATION-01", "TI-ELIMINATION-02")
def test_whoever_has_nothing_left_at_the_end_of_a_turn_is_out() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    game.state.turn = 1
    for planet in game.planets(2):
        game.state.planets[planet].owner = None
        game.state.planets[planet].ground.clear()
    turn(game, ("action", 1, "pass"))
    assert game.player(2).eliminated and game.state.turn == 0
    turn(game, ("action", 0, "pass"))
    assert game.state.phase == "status"


def test_with_fleet_logistics_a_turn_has_two_actions_and_may_end_after_one() -> None:
    game = anchored(strategies(board(), ("trade",), ("politics",), ("imperial",)))
    learn(game, 0, "fleet_logistics")
    game.state.turn = 0
    turn(game, ("action", 0, "tactical"), ("activate", 0, home(game, 0)), ("action", 0, "end_turn"))
    assert game.state.turn == 2 and not game.player(0).passed
    game.state.turn = 0
    two = (("action", 0, "tactical"), ("activate", 0, "25"), ("action", 0, "tactical"), ("activate", 0, "24"))
    assert kinds(turn(game, *two)).count("action") == 2
