"""Standing orders: windows passed without being asked."""

from __future__ import annotations

from engine.ti4 import standing, windows
from engine.ti4.rules import RULES
from engine.ti4.windows import Moment
from tests.engine.ti4.hands import HACAN, SOL, cut, hold, opened
from tests.engine.ti4.positions import board, kinds, play

ACTIVATED = Moment("after_activate_system", actor=SOL, system="28")


def test_a_kind_of_window_is_passed_until_told_otherwise() -> None:
    game = board()
    hold(game, SOL, "flank_speed")
    assert kinds(opened(game, ACTIVATED)) == ["after_activate_system"]
    cut(game, SOL, "standing", ["after_activate_system"])
    assert opened(game, ACTIVATED).asked == []
    cut(game, SOL, "standing", [])
    assert kinds(opened(game, ACTIVATED)) == ["after_activate_system"]


def test_the_choice_of_kinds_is_the_same_for_every_hand() -> None:
    game = board()
    hold(game, SOL, "flank_speed")
    assert standing._shape(game, SOL) == standing._shape(game, HACAN)


def test_every_window_but_the_action_can_be_passed() -> None:
    asking = {kind for kind, found in windows.ABILITIES.items() if not all(entry.mandatory for entry in found)}
    assert set(standing.kinds()) == asking - {"component_action"}


def test_an_eliminated_player_gives_no_orders() -> None:
    game = board()
    game.player(HACAN).eliminated = True
    assert standing._shape(game, HACAN) is None


def test_an_idle_seat_is_asked_but_answered_for_where_it_has_nothing_to_use() -> None:
    game = board(windows="all")
    hold(game, SOL, "veto")
    cut(game, SOL, "standing", ["idle"])
    asked = opened(game, ACTIVATED, others="stop").open
    assert asked is not None and RULES.stands_by(game.state, SOL, asked) == "pass"
    assert asked.must[SOL].check("pass") == "pass"
    hold(game, SOL, "flank_speed")
    asked = opened(game, ACTIVATED, others="stop").open
    assert asked is not None and RULES.stands_by(game.state, SOL, asked) is None
    assert RULES.stands_by(game.state, HACAN, asked) is None


def test_a_window_can_be_passed_for_good_where_it_is_asked() -> None:
    game = board(windows="all")
    game.player(1).action_cards = ["spy"]
    moment = windows.Moment("start_of_strategy_phase")
    play(windows.window(game, moment), ("start_of_strategy_phase", 1, "always"))
    assert game.state.standing[1] == ["start_of_strategy_phase"]
    again = play(windows.window(game, windows.Moment("start_of_strategy_phase")))
    assert all(1 not in seats for _, seats in again.asked)
