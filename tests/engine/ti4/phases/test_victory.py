"""Victory points and the end of the game."""

from __future__ import annotations

import pytest

from engine.text import T
from engine.ti4.agendas import laws
from engine.ti4.phases import course, victory
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from tests.engine.ti4.positions import board, play, said

WHY = T("ti4-for-custodians")


def scores(game: Game, *points: int) -> None:
    for seat, number in enumerate(points):
        game.player(seat).points = number


@pytest.mark.rule("TI-VICTORY-02", "TI-VICTORY-03", "TI-VICTORY-04", "TI-VICTORY-05")
def test_points_move_the_token_forward() -> None:
    game = board()
    play(victory.gain_points(game, 1, 1, WHY))
    play(victory.gain_points(game, 1, 2, WHY))
    play(victory.lose_points(game, 1, 1, WHY))
    assert [player.points for player in game.state.players] == [0, 2, 0]


@pytest.mark.rule("TI-VICTORY-05")
def test_nobody_falls_below_zero() -> None:
    game = board()
    play(victory.lose_points(game, 0, 1, WHY))
    assert game.player(0).points == 0


@pytest.mark.rule("TI-VICTORY-01", "TI-VICTORY-06", "TI-VICTORY-09", "TI-PLAYERS-07", "TI-DOUBT-31")
@pytest.mark.parametrize("goal", [10, 14])
def test_the_first_to_reach_the_goal_wins_at_once(goal: int) -> None:
    game = board(points=goal)
    scores(game, goal - 1, goal - 2)
    play(victory.gain_points(game, 1, 1, WHY))
    with pytest.raises(victory.GameEnds):
        play(victory.gain_points(game, 0, 2, WHY))
    assert (game.player(0).points, game.state.winners, game.state.phase) == (goal, [0], "over")


@pytest.mark.rule("TI-VICTORY-10", "TI-EX-19")
def test_two_who_would_reach_ten_the_earlier_in_initiative_order_wins() -> None:
    game = board()
    game.state.phase, game.state.step, game.state.public = "status", "score", ["negotiate_trade_routes"]
    game.player(0).strategy_cards, game.player(2).strategy_cards = ["imperial"], ["leadership"]
    for seat in (0, 2):
        game.player(seat).points, game.player(seat).trade_goods = 9, 5
    play(
        course.step(game),
        ("score_public", 0, "negotiate_trade_routes"),
        ("score_public", 2, "negotiate_trade_routes"),
    )
    result = RULES.result(game.state)
    assert result is not None and result.winners == (2,)
    assert (game.player(0).points, game.player(0).trade_goods) == (9, 5)


@pytest.mark.rule("TI-VICTORY-11", "TI-STATUSPHASE-06", "TI-CX-38")
def test_without_an_objective_to_reveal_most_points_win_and_then_initiative() -> None:
    game = board()
    scores(game, 8, 8, 7)
    game.player(0).strategy_cards, game.player(1).strategy_cards = ["trade"], ["politics"]
    game.state.phase, game.state.step = "status", "reveal"
    play(course.step(game))
    assert (game.state.winners, game.state.phase) == ([1], "over")
    assert "ti4-no-objective-left" in said(game)


@pytest.mark.rule("TI-VICTORY-07")
def test_most_and_fewest_name_everybody_tied() -> None:
    game = board(seats=4)
    scores(game, 3, 1, 3, 1)
    assert (victory.leaders(game), victory.trailers(game)) == ([0, 2], [1, 3])


@pytest.mark.rule("TI-VICTORY-08")
def test_a_discarded_law_leaves_its_point() -> None:
    game = board()
    laws.enact(game, "shard_of_the_throne", owner=1)
    scores(game, 0, 1)
    play(laws.discard(game, "shard_of_the_throne"))
    assert game.player(1).points == 1


def test_a_game_that_is_over_takes_no_further_step() -> None:
    game = board()
    game.state.phase, game.state.step = "status", "reveal"
    play(course.step(game))
    assert RULES.result(game.state) is not None


@pytest.mark.rule("TI-VICTORY-02")
def test_the_end_tells_what_the_points_came_of() -> None:
    game = board()
    game.state.scored = {"corner_the_market": [0, 1], "conquer_the_weak": [0]}
    game.player(0).scored_secrets = ["unveil_flagship"]
    game.player(0).notes_in_play = ["support_for_the_throne:1", "alliance:1"]
    scores(game, 10, 1)
    with pytest.raises(victory.GameEnds):
        victory.end(game, 0)
    tally = RULES.tally(game.state)
    found = [{one.of.key.removeprefix("ti4-points-"): one.n for one in seat} for seat in tally.seats]
    assert found[0] == {"stage-1": 1, "stage-2": 2, "secret": 1, "support": 1, "others": 5}
    assert found[1] == {"stage-1": 1} and tally.order[:2] == (0, 1) and tally.decided is None


@pytest.mark.rule("TI-VICTORY-11")
def test_the_end_tells_that_initiative_decided() -> None:
    game = board()
    scores(game, 3, 8, 8)
    game.player(1).strategy_cards, game.player(2).strategy_cards = ["technology"], ["leadership"]
    with pytest.raises(victory.GameEnds):
        victory.end_without_objectives(game)
    tally = RULES.tally(game.state)
    assert (tally.order, tally.decided) == ((2, 1, 0), T("ti4-tie-initiative"))
