"""A token on top of one by which another seat would win."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import planning
from engine.forbidden_stars.minds.chart import CHOSEN
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

GOAL, BESIDE, HOME = "3B-SW", "1A-SW", "12A-SE"


def leader(collected: int) -> Game:
    """Three Space Marines stand beside an objective on which a Cultist stands, and their order lies there."""
    game = ready(2, storms=(), empty=True)
    game.player(0).collected = collected
    game.area(GOAL).objective = 0
    station(game, 0, BESIDE, space_marine=3)
    station(game, 1, GOAL, cultist=1)
    station(game, 1, HOME, cultist=1)
    stack(game, "3B", (0, "advance"))
    return game


def laid(game: Game) -> object:
    """Where seat 1 lays an order that brings an event card and no upgrade."""
    game.player(1).materiel = 0
    at = asked(game, "plan_at", ("12A", "3B", "7A"), seat=1)
    at.memory[CHOSEN] = "strategize"
    return MIND.decide(at).answer


@pytest.mark.rule("FS-PLAN-07", "FS-STACK-07")
def test_an_order_that_is_worth_little_lies_on_the_one_that_would_win() -> None:
    """Not on one by which nothing is decided, nor twice."""
    assert (laid(leader(0)), laid(leader(1))) == ("12A", "3B")
    at = asked(leader(0), seat=1)
    assert not planning._covers(at, "3B")
    game = leader(1)
    stack(game, "3B", (1, "dominate"))
    assert not planning._covers(asked(game, seat=1), "3B")


@pytest.mark.rule("FS-OPS-02", "FS-OPS-11")
@pytest.mark.parametrize(("collected", "first"), [(0, "3B"), (1, "12A")])
def test_what_covers_it_is_resolved_last(collected: int, first: str) -> None:
    """A Dominate order there brings a cache, the other one a reinforcement token of which there is one."""
    game = leader(collected)
    game.player(1).assets["reinforcement"] = 1
    stack(game, "3B", (1, "dominate"))
    stack(game, "12A", (1, "dominate"))
    at = asked(game, "reveal", ("3B", "12A"), seat=1)
    assert MIND.decide(at).answer == first
