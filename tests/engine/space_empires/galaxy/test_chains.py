"""MS pipelines and warp points."""

from __future__ import annotations

import pytest

from engine.space_empires.galaxy import chains, movement, warp
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.galaxy.test_movement import go
from tests.engine.space_empires.positions import colony, dice, mark, put, space
from tests.engine.space_empires.positions import turn as now


def pipes(game: Game, *hexes: str, seat: int = 0) -> list[Unit]:
    return [put(game, seat, "MS", at) for at in hexes]


def free(game: Game, unit: Unit) -> list[str]:
    return movement.targets(movement.Party(game, unit.owner, [unit]))


@pytest.mark.rule("SE-PIPE-06", "SE-PIPE-01")
def test_two_counters_in_adjacent_hexes_are_a_chain() -> None:
    game = space(pipelines=True)
    ship = put(game, 0, "SC", "F6")
    pipes(game, "F6")
    assert chains.chain(game, ship) == []
    pipes(game, "F7")
    assert chains.chain(game, ship) == ["F6", "F7"]


@pytest.mark.rule("SE-PIPE-07", "SE-PIPE-08")
def test_a_chain_gives_one_hex_more_and_is_frozen_then() -> None:
    game = space(pipelines=True)
    ship, chain = put(game, 0, "SC", "F6"), pipes(game, "F6", "F7", "F8")
    go(game, [ship], "F7")
    assert not any(one.frozen for one in chain)
    go(game, [ship], "F8")
    assert all(one.frozen and not movement.mobile(game, one) for one in chain) and free(game, ship) == []


@pytest.mark.rule("SE-PIPE-07", "SE-FIGHTER-03")
def test_a_carrier_takes_its_fighters_along_a_chain() -> None:
    """D-45: but not those that another carrier brought that far."""
    game = space(pipelines=True, carriers=True)
    pipes(game, "F6", "F7", "F8")
    carrier, fighters = put(game, 0, "CV", "F6"), put(game, 0, "F", "F6", 2)
    other, brought = put(game, 0, "CV", "G7"), put(game, 0, "F", "G7")
    go(game, [carrier, fighters], "F7")
    go(game, [other, brought], "F7")
    assert "F8" in free(game, carrier) and movement.forbids(movement.Party(game, 0, [other, brought]), "F8") is not None
    go(game, [carrier, fighters], "F8")
    assert fighters.at == "F8"


@pytest.mark.rule("SE-PIPE-07")
def test_the_whole_move_has_to_be_on_the_chain() -> None:
    game = space(pipelines=True)
    now(game, 3)
    ship = put(game, 0, "SC", "F5", move=2)
    pipes(game, "F6", "F7", "F8")
    go(game, [ship], "F6")
    go(game, [ship], "F7")
    assert free(game, ship) == []


@pytest.mark.rule("SE-PIPE-08", "SE-PIPE-09")
def test_a_pipeline_that_moved_is_no_part_of_a_chain_in_this_turn() -> None:
    """D-69"""
    game = space(pipelines=True)
    ship, (first, *_) = put(game, 0, "SC", "F6"), pipes(game, "F5", "F6")
    go(game, [first], "F4")
    assert first.moved and chains.chain(game, ship) == []


@pytest.mark.rule("SE-PIPE-07", "SE-PIPE-02")
def test_a_pipeline_that_moves_does_not_help_itself() -> None:
    """D-69"""
    game = space(pipelines=True)
    (first, *_) = pipes(game, "F6", "F7")
    assert chains.chain(game, first) == []


@pytest.mark.rule("SE-PIPE-11")
def test_terrain_on_a_chain_hinders_nobody_on_it() -> None:
    game = space(pipelines=True)
    now(game, 3)
    mark(game, "F8", "nebula")
    ship = put(game, 0, "SC", "F6", move=2)
    pipes(game, "F6", "F7", "F8", "F9")
    for at in ("F7", "F8", "F9"):
        go(game, [ship], at)
    assert ship.at == "F9"


@pytest.mark.rule("SE-PIPE-10")
def test_a_pipeline_in_a_black_hole_saves_the_roll_in_later_turns() -> None:
    game = space(pipelines=True)
    mark(game, "F7", "black_hole")
    ship, _ = put(game, 0, "SC", "F6"), pipes(game, "F6", "F7")
    dice(game, 10)
    go(game, [ship], "F7")
    assert ship.count == 1


@pytest.mark.rule("SE-PIPE-12", "SE-PIPE-13", "SE-PIPE-14", "SE-PIPE-15")
def test_colonies_linked_to_the_home_world_trade() -> None:
    game = space(pipelines=True)
    colony(game, 0, "A12", 0)
    colony(game, 0, "B10")
    chain = pipes(game, "A10", "A11", "A12")
    chain[1].moved = 1
    assert chains.traded(game, 0) == ["A12"]


# --- warp points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-WARP-01", "SE-WARP-02", "SE-WARP-03", "SE-WARP-06")
def test_discovered_warp_points_of_a_number_are_linked() -> None:
    """D-54"""
    game = space(warp_points=6)
    for at, number, known in (("B2", 1, True), ("F7", 1, True), ("K9", 1, True), ("D4", 2, True), ("H3", 1, False)):
        mark(game, at, "warp_point", number, known=known)
    assert warp.linked(game, "B2") == ["F7", "K9"] and warp.linked(game, "D4") == []
    assert "K9" in warp.adjacent(game, "F7")


@pytest.mark.rule("SE-WARP-04")
def test_a_jump_costs_one_hex() -> None:
    """EX-31"""
    game = space(warp_points=6)
    now(game, 3)
    mark(game, "F7", "warp_point", 1)
    mark(game, "B2", "warp_point", 1)
    ship = put(game, 0, "SC", "F6", move=5)
    go(game, [ship], "F7")
    go(game, [ship], "B2")
    assert movement.left(game, ship) == 1


@pytest.mark.rule("SE-WARP-06")
def test_distance_counts_a_jump_as_one_step() -> None:
    """D-70"""
    game = space(warp_points=6)
    mark(game, "A1", "warp_point", 1)
    mark(game, "K9", "warp_point", 1)
    assert warp.distance(game, "A2", "K10") == 3 and warp.distance(game, "F6", "F7") == 1


@pytest.mark.rule("SE-WARP-05")
def test_chains_run_through_linked_warp_points() -> None:
    game = space(pipelines=True, warp_points=6)
    mark(game, "A1", "warp_point", 1)
    mark(game, "K9", "warp_point", 1)
    ship = put(game, 0, "SC", "A1")
    pipes(game, "A1", "K9")
    assert chains.chain(game, ship) == ["A1", "K9"]
