"""Windows that can be passed in advance."""

from __future__ import annotations

from engine.ti4.interface import passable_windows
from engine.ti4.rules import RULES
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.hands import HACAN, SOL, hold, opened
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board

ACTIVATED = Moment("after_activate_system", actor=SOL, system="28")


def test_every_window_but_the_action_can_be_passed() -> None:
    asking = {kind for kind, found in windows.ABILITIES.items() if not all(entry.mandatory for entry in found)}
    assert set(passable_windows.kinds()) == asking - {"component_action"}
    assert [kind for kind, _ in RULES.windows()] == list(passable_windows.kinds())


def test_a_window_is_let_pass_by_whoever_is_asked() -> None:
    game = board(windows="all")
    hold(game, SOL, "veto")
    asked = opened(game, ACTIVATED, others="stop").open
    assert asked is not None and RULES.lets_pass(SOL, asked) == "pass"
    assert asked.must[SOL].check("pass") == "pass"
    assert RULES.lets_pass(HACAN, asked) is None


def test_a_seat_is_idle_where_it_has_nothing_to_use() -> None:
    game = board(windows="all")
    hold(game, SOL, "veto")
    asked = opened(game, ACTIVATED, others="stop").open
    assert asked is not None and RULES.idle(SOL, asked)
    hold(game, SOL, "flank_speed")
    asked = opened(game, ACTIVATED, others="stop").open
    assert asked is not None and not RULES.idle(SOL, asked)


def test_what_is_no_window_is_not_let_pass() -> None:
    game = board(windows="all")
    hold(game, SOL, "flank_speed")
    asked = opened(game, ACTIVATED, others="stop").open
    assert asked is not None
    asked.kind = "action"
    assert RULES.lets_pass(SOL, asked) is None
