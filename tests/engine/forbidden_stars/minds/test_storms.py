"""Where storms go: not away from between others and what they would take."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import storms, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Storm
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, station


def between(game: Game, one: str, other: str) -> str:
    """The edge between two systems."""
    edge = chart(asked(game)).board.between(one, other)
    assert edge is not None
    return edge


def value(game: Game, one: str, other: str) -> int:
    """What a storm between two systems is worth to seat 0."""
    at = asked(game)
    return storms.stormy(at, chart(at), between(game, one, other))


def door(*, foes: int, guards: int, factory: int = 1) -> Game:
    """Own worlds on either side; so many others stand in 3B, beside a factory in 12A with so many guards."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "3B-NE", scout=1)
    station(game, 0, "12A-NE", space_marine=guards, factory=factory)
    station(game, 1, "3B-SW", cultist=foes)
    return game


@pytest.mark.rule("FS-STORM-02", "FS-CONT-03", "FS-FACTORY-02")
def test_a_storm_stays_before_a_world_that_others_would_take() -> None:
    """The more, the more is lost; not where nobody comes, or who comes does not win."""
    bare, built = (value(door(foes=2, guards=1, factory=number), "3B", "12A") for number in (0, 1))
    assert 0 < bare < built
    assert value(door(foes=0, guards=1), "3B", "12A") == storms.WITHIN
    assert value(door(foes=1, guards=3), "3B", "12A") == storms.WITHIN


@pytest.mark.rule("FS-STORM-02", "FS-WIN-01", "FS-REFRESH-08")
@pytest.mark.parametrize(("collected", "stays"), [(1, True), (0, False)])
def test_no_storm_is_taken_from_between_a_leader_and_its_last_objective(collected: int, stays: bool) -> None:
    """Though nothing of the own is near; another storm goes instead."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "3B-SW", cultist=1)
    game.player(1).collected, game.area("12A-NE").objective = collected, 1
    assert asked(game).view.target == 2
    game.state.storms = [Storm(between(game, "3B", "12A")), Storm(between(game, "10A", "5A"))]
    away = between(game, "5A", "7A")
    at = asked(game, "move_storm", (f"0:{away}", f"1:{away}"))
    found = {str(offer.answer): offer.worth for offer in MIND.offers(at)}
    assert (found[f"0:{away}"] < found[f"1:{away}"]) is stays


@pytest.mark.rule("FS-STORM-02", "FS-OBJ-02")
def test_a_storm_parts_own_units_only_from_an_objective_that_they_would_win() -> None:
    found = []
    for guards in (1, 4):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "3B-NE", space_marine=2)
        station(game, 1, "12A-NE", chaos_space_marine=guards)
        game.area("12A-NE").objective = 0
        found.append(value(game, "3B", "12A"))
    assert found[0] == -storms.PARTS < storms.WITHIN < found[1], "these rather come themselves"


@pytest.mark.rule("FS-STORM-02", "FS-WIN-01")
def test_a_storm_before_the_last_own_objective_costs_as_much_as_it_keeps_from_others() -> None:
    found = []
    for collected in (0, 1):
        game = door(foes=2, guards=2, factory=0)
        game.area("3B-SW").objective, game.player(0).collected = 0, collected
        at = asked(game)
        assert storms.parts(at, chart(at), between(game, "3B", "12A"))
        found.append(value(game, "3B", "12A"))
    assert found == [-storms.PARTS, -worth.LOOMS // 2]
