"""Fine print of the board: what the doubts of the catalogue decide."""

from __future__ import annotations

import pytest

from engine.space_empires.components import UNITS
from engine.space_empires.economy import buying, income
from engine.space_empires.galaxy import chains, exploring, looking, movement
from engine.space_empires.phases import rounds
from tests.engine.space_empires.positions import learn, mark, play, put, said, space, turn


@pytest.mark.rule("SE-PIPE-06", "SE-PIPE-07")
def test_a_single_pipeline_is_no_chain() -> None:
    """D-41"""
    game = space(pipelines=True)
    turn(game, 1)
    put(game, 0, "MS", "F7")
    scout = put(game, 0, "SC", "F7")
    assert chains.chain(game, scout) == []
    put(game, 0, "MS", "F8")
    assert sorted(chains.chain(game, scout)) == ["F7", "F8"]


@pytest.mark.rule("SE-DECOY-02", "SE-MINE-03", "SE-EXPLORE-02")
@pytest.mark.parametrize("type", ["DECOY", "MINES", "MINER", "COLONY_SHIP"])
def test_nothing_unarmed_enters_an_unexplored_hex_alone(type: str) -> None:
    """D-21: so nothing but ships explores."""
    game = space(mines=True)
    turn(game, 1)
    mark(game, "F8", "planet", known=False)
    unit = put(game, 0, type, "F7")
    refusal = movement.forbids(movement.Party(game, 0, [unit]), "F8")
    assert refusal is not None and refusal.rule == "SE-MOVE-15"


@pytest.mark.rule("SE-DOOM-02", "SE-EXPTECH-05")
def test_a_machine_that_a_cruiser_shows_does_not_attack_it() -> None:
    """D-58"""
    game = space(doomsday_machines=3)
    mark(game, "F8", "doomsday_machine", 1, known=False)
    cruiser = put(game, 0, "CA", "F7", exploration=1)
    play(looking.look(game, 0, cruiser, "F8"), ("reveal", 0, "yes"), others="stop")
    assert [one.at for one in game.state.machines] == ["F8"] and "space_empires-battle" not in said(game)
    assert cruiser.count == 1 and not cruiser.up


@pytest.mark.rule("SE-LOST-01", "SE-LOST-02")
def test_who_is_lost_in_space_is_shifted_by_one_hex() -> None:
    """D-23, D-62: to a hex beside, but no known supernova."""
    game = space(3)
    mark(game, "F7", "lost_in_space", known=False)
    mark(game, "F8", "supernova")
    put(game, 0, "SC", "F7")
    played = play(exploring.explore(game, 0, "F7"), others="stop")
    assert played.open is not None and list(played.open.must) == [2]
    shown = [option.id for option in played.open.must[2].options]  # type: ignore[attr-defined]
    assert shown == [at for at in game.beside("F7") if at != "F8"]


@pytest.mark.rule("SE-BID-03", "SE-TURN-05")
def test_the_player_order_holds_for_three_turns() -> None:
    """D-64"""
    game = space(3)
    rounds.begin_round(game, [2, 0, 1])
    for _ in range(2):
        rounds.turn_over(game)
        assert game.state.queue == [2, 0, 1]


@pytest.mark.rule("SE-MAINT-01", "SE-BASE-01", "SE-SIZE-01")
def test_fighters_pay_maintenance_and_bases_need_ship_size_two() -> None:
    """D-29, D-35"""
    game = space(carriers=True)
    put(game, 0, "F", "A10", 4, fighter=1)
    assert income.maintenance(game, 0) == 4
    assert not buying.known(UNITS["BASE"], game.player(0).technology)
    learn(game, 0, ship_size=2)
    assert buying.known(UNITS["BASE"], game.player(0).technology)


@pytest.mark.rule("SE-PLACE-01", "SE-INCOME-04")
def test_ship_yards_build_under_cloaked_raiders() -> None:
    """D-33"""
    game = space(raiders=True)
    put(game, 0, "SY", "A10", 2)
    put(game, 1, "R", "A10", cloaking=1)
    assert income.capacities(game, 0) == {"A10": 2}


@pytest.mark.rule("SE-WARP-04")
@pytest.mark.parametrize(("moved", "left"), [(0, 3), (1, 2), (2, 1)])
def test_a_jump_costs_one_hex(moved: int, left: int) -> None:
    """D-55: one to the warp point, one for the jump, one left."""
    game = space(warp_points=2)
    turn(game, 3)
    scout = put(game, 0, "SC", "F7", move=6)
    mark(game, "F7", "warp_point", 1)
    mark(game, "A1", "warp_point", 1)
    scout.moved = moved
    assert movement.left(game, scout) == left
    assert "A1" in movement.targets(movement.Party(game, 0, [scout]))


@pytest.mark.parametrize(("type", "size"), [("BC", 4), ("CA", 3)])
def test_battlecruisers_come_after_cruisers(type: str, size: int) -> None:
    """D-63"""
    assert UNITS[type].requires == {"ship_size": size}
