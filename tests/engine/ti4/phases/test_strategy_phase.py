"""Choosing strategy cards."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.components import STRATEGY_CARDS
from engine.ti4.phases import strategy_phase
from engine.ti4.phases.order import action_order, initiative, initiative_order
from engine.ti4.play import Game
from tests.engine.ti4.positions import board, kinds, play


def choosing(seats: int, speaker: int = 1) -> Game:
    """A game at the start of a round, all cards in the common area."""
    game = board(seats=seats)
    for player in game.state.players:
        player.strategy_cards = []
    game.state.strategy_goods = dict.fromkeys(STRATEGY_CARDS, 0)
    game.state.speaker, game.state.phase, game.state.step, game.state.round = speaker, "strategy", "start", 0
    return game


def choose_all(game: Game) -> list[int]:
    """Plays the phase; everyone takes the first card left. Returns who chose, in order."""
    order = []
    while game.state.phase == "strategy":
        if game.state.step == "choose" and game.state.queue:
            order.append(game.state.queue[0])
            card = next(iter(game.state.strategy_goods))
            only = len(game.state.strategy_goods) == 1
            play(strategy_phase.step(game), *([] if only else [("strategy_card", card)]))
        else:
            play(strategy_phase.step(game))
    return order


@pytest.mark.rule("TI-DOUBT-60")
@pytest.mark.rule("TI-STRATPHASE-01", "TI-STRATPHASE-02", "TI-SPEAKER-02", "TI-STRATPHASE-05", "TI-PLAYERS-02")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(3, [1, 2, 0, 1, 2, 0]), (4, [1, 2, 3, 0] * 2), (5, [1, 2, 3, 4, 0]), (6, [1, 2, 3, 4, 5, 0])],
)
def test_from_the_speaker_clockwise_once_or_twice(seats: int, order: list[int]) -> None:
    game = choosing(seats)
    assert choose_all(game) == order
    each = 2 if seats <= 4 else 1
    assert [len(player.strategy_cards) for player in game.state.players] == [each] * seats


@pytest.mark.rule("TI-STRATPHASE-03", "TI-STRATPHASE-07", "TI-STRATCARD-07", "TI-STRATCARD-09", "TI-EX-09")
def test_ti_ex_09_the_trade_goods_come_with_the_card() -> None:
    game = choosing(3)
    game.state.strategy_goods["trade"] = 3
    play(strategy_phase.start(game))
    play(strategy_phase.choose(game), ("strategy_card", 1, "trade"))
    assert game.player(1).trade_goods == 3
    assert "trade" not in game.state.strategy_goods and game.player(1).strategy_cards == ["trade"]


@pytest.mark.rule("TI-STRATPHASE-04")
def test_a_taken_card_is_not_available() -> None:
    game = choosing(3)
    play(strategy_phase.start(game))
    play(strategy_phase.choose(game), ("strategy_card", 1, "trade"))
    with pytest.raises(IllegalAnswer) as refusal:
        play(strategy_phase.choose(game), ("strategy_card", 2, "trade"))
    assert refusal.value.rule == "TI-STRATPHASE-04"


@pytest.mark.rule("TI-STRATPHASE-06", "TI-STRATPHASE-07", "TI-STRATPHASE-08")
def test_unchosen_cards_gain_a_trade_good_and_the_action_phase_begins() -> None:
    game = choosing(6)
    choose_all(game)
    assert game.state.strategy_goods == {"technology": 1, "imperial": 1}
    assert (game.state.phase, game.state.turn) == ("action", initiative_order(game)[0])
    strategy_phase_again(game)
    assert sum(game.state.strategy_goods.values()) == 4


def strategy_phase_again(game: Game) -> None:
    """The end of a second strategy phase in which the same cards stay unchosen."""
    play(strategy_phase.finish(game))


@pytest.mark.rule("TI-PLAYERS-05", "TI-EX-18")
def test_ti_ex_18_four_players_choose_all_eight() -> None:
    game = choosing(4)
    choose_all(game)
    assert game.state.strategy_goods == {}


@pytest.mark.rule("TI-INITIATIVE-01", "TI-INITIATIVE-03", "TI-INITIATIVE-04", "TI-ACTIVEPLAYER-02", "TI-EX-08")
def test_ti_ex_08_the_lowest_number_starts() -> None:
    game = board(seats=3)
    for seat, card in ((0, "imperial"), (1, "politics"), (2, "trade")):
        game.player(seat).strategy_cards = [card]
    assert initiative_order(game) == [1, 2, 0]
    play(strategy_phase.finish(game))
    assert game.state.turn == 1


@pytest.mark.rule("TI-INITIATIVE-02", "TI-PLAYERS-03", "TI-CX-36")
def test_ti_cx_36_two_cards_the_lower_counts() -> None:
    game = board(seats=3)
    game.player(0).strategy_cards = ["technology", "diplomacy"]
    assert initiative(game.state, 0) == 2


@pytest.mark.rule("TI-STRATCARD-03")
def test_an_exhausted_card_still_gives_the_initiative() -> None:
    game = board(seats=3)
    game.player(0).exhausted_strategy_cards = ["leadership"]
    assert initiative(game.state, 0) == 1


@pytest.mark.rule("TI-TIMING-01")
def test_order_in_a_window_goes_on_from_the_active_player() -> None:
    game = board(seats=4)
    game.state.turn = 2
    assert action_order(game) == [2, 3, 0, 1]


@pytest.mark.rule("TI-ROUND-05")
def test_a_new_round_counts_up_and_nobody_has_passed() -> None:
    game = choosing(3)
    game.player(1).passed = True
    play(strategy_phase.start(game))
    assert game.state.round == 1 and game.state.turn is None
    assert not any(player.passed for player in game.state.players)


def test_a_seat_that_kept_its_cards_skips_choosing() -> None:
    game = choosing(5)
    game.player(2).strategy_cards = ["warfare"]
    del game.state.strategy_goods["warfare"]
    assert 2 not in choose_all(game)


def test_the_last_card_is_taken_without_asking() -> None:
    game = choosing(4)
    game.state.strategy_goods = {"trade": 0}
    game.state.queue = [0]
    assert kinds(play(strategy_phase.choose(game))) == []
