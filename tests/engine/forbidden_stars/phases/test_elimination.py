"""Elimination. FS-ELIM"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.interface import invariants
from engine.forbidden_stars.phases import elimination, winning
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.positions import ready, stack


def without_worlds(game: Game, seat: int) -> None:
    for area in game.state.areas.values():
        area.structures = [one for one in area.structures if one.owner != seat]
        if not any(unit.type == "strike_cruiser" for unit in area.units.get(seat, ())):
            area.units.pop(seat, None)


@pytest.mark.rule("FS-ELIM-01", "FS-ELIM-02", "FS-ELIM-03")
def test_without_a_friendly_world_everything_leaves_the_game() -> None:
    game = ready(3)
    seat = game.seat_of("space_marines") if any(p.faction == "space_marines" for p in game.state.players) else 0
    stack(game, next(iter(game.state.systems)), (seat, "advance"), ((seat + 1) % 3, "deploy"))
    game.state.first = seat
    without_worlds(game, seat)
    elimination.check(game)
    assert game.player(seat).out and seat not in game.seats()
    assert all(seat not in area.units and area.objective != seat for area in game.state.areas.values())
    assert [order.seat for system in game.state.systems.values() for order in system.orders] == [(seat + 1) % 3]
    assert game.state.first == (seat + 1) % 3
    invariants.check(game.state)


@pytest.mark.rule("FS-WIN-08")
def test_who_alone_is_left_wins_at_once() -> None:
    game = ready(2)
    without_worlds(game, 1)
    elimination.check(game)
    assert game.state.phase == "over" and game.state.winners == [0]


@pytest.mark.rule("FS-ELIM-04", "FS-WIN-02")
def test_the_number_of_tokens_to_win_stays() -> None:
    game = ready(3)
    game.player(2).out = True
    game.player(0).collected = 2
    winning.check(game)
    assert game.state.phase == "operations"
    game.player(0).collected = 3
    winning.check(game)
    assert game.state.winners == [0]


@pytest.mark.rule("FS-ELIM-01")
def test_who_has_a_world_stays() -> None:
    game = ready(3)
    elimination.check(game)
    assert game.seats() == [0, 1, 2]
