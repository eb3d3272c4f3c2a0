"""Mines: swept, then detonated, before the first shot."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import mines
from engine.space_empires.galaxy import entering
from engine.space_empires.phases import combat_phase
from engine.space_empires.play import Game
from engine.space_empires.state import MACHINES
from tests.engine.space_empires.positions import colony, dice, fight, kinds, machine, met, play, put, space, turn


def cleared(game: Game, *answers: Any) -> list[str]:
    """Sweeping and detonation in F7, where seat 0 attacks seat 1; what was asked."""
    played = play(mines.clear(met(game)), *answers, others="stop")
    assert played.open is None, played.open
    return kinds(played)


def left(game: Game, seat: int) -> dict[str, int]:
    """How many of each type a seat has in F7."""
    found: dict[str, int] = {}
    for unit in game.at("F7", seat):
        found[unit.type] = found.get(unit.type, 0) + unit.count
    return found


@pytest.mark.rule("SE-MINE-05", "SE-MINE-09", "SE-MINE-10")
def test_surplus_mines_stay() -> None:
    """EX-30: five mines against three scouts."""
    game = space(mines=True)
    scouts = put(game, 0, "SC", "F7", 3)
    put(game, 1, "MINES", "F7", 5)
    assert cleared(game) == [] and scouts.count == 0
    assert left(game, 0) == {} and left(game, 1) == {"MINES": 2}


@pytest.mark.rule("SE-MINE-05", "SE-MINE-06", "SE-SWEEP-02", "SE-SWEEP-03", "SE-COMBAT-08")
def test_sweepers_sweep_first_then_the_owner_chooses() -> None:
    """EX-30: three mines against a sweeper and four others; a sweeper may be chosen."""
    game = space(mines=True)
    sweeper, cruisers = put(game, 0, "SW", "F7", minesweep=1), put(game, 0, "CA", "F7", 4)
    put(game, 1, "MINES", "F7", 3)
    assert cleared(game, ("mine", 1, cruisers.id), ("mine", 1, sweeper.id)) == ["mine", "mine"]
    assert left(game, 0) == {"CA": 3} and left(game, 1) == {}


@pytest.mark.rule("SE-SWEEP-02")
def test_level_two_sweeps_two() -> None:
    game = space(mines=True)
    put(game, 0, "SW", "F7", 2, minesweep=2)
    put(game, 1, "MINES", "F7", 4)
    assert cleared(game) == [] and left(game, 1) == {} and game.player(0).shown == {"minesweep": 2}


@pytest.mark.rule("SE-MINE-05")
@pytest.mark.parametrize("type", ["MINER", "COLONY_SHIP", "DN", "F"])
def test_a_mine_destroys_one_ship_whatever_its_type(type: str) -> None:
    """D-49"""
    game = space(mines=True, carriers=True)
    put(game, 0, type, "F7")
    put(game, 1, "MINES", "F7")
    cleared(game)
    assert left(game, 0) == {}


@pytest.mark.rule("SE-MINE-07")
def test_fighters_go_with_their_carrier_where_no_other_has_room() -> None:
    game = space(mines=True, carriers=True)
    carriers = put(game, 0, "CV", "F7", 2)
    put(game, 0, "F", "F7", 4, fighter=1)
    put(game, 1, "MINES", "F7")
    cleared(game, ("mine", 1, carriers.id))
    assert left(game, 0) == {"CV": 1, "F": 3}


@pytest.mark.rule("SE-MINE-08", "SE-COMBAT-04")
def test_after_the_mines_the_battle_goes_on() -> None:
    game = space(mines=True)
    scouts = put(game, 0, "SC", "F7", 2)
    put(game, 1, "MINES", "F7")
    base = put(game, 1, "SC", "F7")
    dice(game, 10, 1)
    assert fight(game, ("fire", 1, scouts.id), ("fire", 0, base.id)) == ["fire", "fire"] and left(game, 0) == {"SC": 1}


@pytest.mark.rule("SE-MINE-04", "SE-MOVE-16")
def test_mines_alone_stop_a_move() -> None:
    """D-05"""
    game = space(mines=True)
    turn(game, 3)
    cruiser = put(game, 0, "CA", "F6", move=6)
    put(game, 1, "MINES", "F7")
    play(entering.enter(game, 0, [cruiser], "F7"), others="stop")
    assert cruiser.halted


# --- raiders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MINE-11", "SE-MINE-12")
def test_cloaked_raiders_are_no_targets() -> None:
    game = space(mines=True, raiders=True)
    put(game, 0, "R", "F7", cloaking=1)
    put(game, 1, "MINES", "F7", 2)
    assert cleared(game, ("sacrifice", 0, {})) == ["sacrifice"]
    assert left(game, 0) == {"R": 1} and left(game, 1) == {"MINES": 2}


@pytest.mark.rule("SE-MINE-12", "SE-MINE-13")
def test_with_scanners_enough_they_are() -> None:
    game = space(mines=True, raiders=True)
    put(game, 0, "R", "F7", cloaking=1)
    put(game, 1, "MINES", "F7", 2)
    put(game, 1, "DD", "F7", scanner=1)
    cleared(game)
    assert left(game, 0) == {} and left(game, 1) == {"MINES": 1, "DD": 1}


@pytest.mark.rule("SE-MINE-14")
def test_a_cloaked_raider_may_take_a_mine_with_it() -> None:
    game = space(mines=True, raiders=True)
    raiders = put(game, 0, "R", "F7", 2, cloaking=1)
    put(game, 1, "MINES", "F7", 3)
    cleared(game, ("sacrifice", 0, {raiders.id: 1}))
    assert left(game, 0) == {"R": 1} and left(game, 1) == {"MINES": 2}


@pytest.mark.rule("SE-MINE-06", "SE-MINE-14")
def test_where_other_ships_are_the_owner_of_the_mines_still_chooses() -> None:
    game = space(mines=True, raiders=True)
    put(game, 0, "R", "F7", cloaking=1)
    scout = put(game, 0, "SC", "F7")
    put(game, 1, "MINES", "F7")
    cleared(game)
    assert scout.count == 0 and left(game, 0) == {"R": 1}


@pytest.mark.rule("SE-DOOM-07")
def test_a_machine_is_immune_to_mines() -> None:
    game = space(mines=True, doomsday_machines=3)
    machine(game)
    put(game, 1, "MINES", "F7", 3)
    played = play(mines.clear(met(game, MACHINES, 1)), others="stop")
    assert played.open is None and left(game, 1) == {"MINES": 3}


def test_that_there_are_mines_is_known_afterwards() -> None:
    """D-81"""
    game = space(mines=True)
    put(game, 0, "SC", "F7")
    put(game, 1, "MINES", "F7")
    cleared(game)
    assert game.player(1).shown == {"mines": 1}


@pytest.mark.rule("SE-MINE-12", "SE-SCANNER-02")
def test_mines_hit_only_raiders_that_are_seen() -> None:
    game = space(mines=True, raiders=True)
    low, high = put(game, 0, "R", "F7", cloaking=1), put(game, 0, "R", "F7", cloaking=2)
    put(game, 1, "DD", "F7", scanner=1)
    put(game, 1, "MINES", "F7", 2)
    cleared(game, ("sacrifice", 0, {}))
    assert (low.count, high.count) == (0, 1) and left(game, 1) == {"DD": 1, "MINES": 1}


@pytest.mark.rule("SE-MINE-07", "SE-MINE-10")
def test_fighters_that_go_with_their_carrier_use_up_no_further_mine() -> None:
    game = space(mines=True, carriers=True)
    carrier = put(game, 0, "CV", "F7")
    put(game, 0, "F", "F7", 3, fighter=1)
    put(game, 1, "MINES", "F7", 2)
    cleared(game, ("mine", 1, carrier.id))
    assert left(game, 0) == {} and left(game, 1) == {"MINES": 1}


@pytest.mark.rule("SE-MINE-05", "SE-BOMB-01")
def test_whoever_survives_the_mines_fires_at_the_colony_in_the_same_phase() -> None:
    game = space(mines=True)
    colony(game, 1, "F7", 1)
    put(game, 1, "MINES", "F7")
    group = put(game, 0, "BB", "F7", 2)
    dice(game, 1)
    answers = [("bombard", 0, "yes"), ("bombard_with", 0, group.id)]
    play(combat_phase.next_hex(game, 0), *answers, others="stop")
    assert game.colony("F7") is None and group.count == 1


@pytest.mark.rule("SE-COMBAT-16", "SE-MINE-06")
def test_mines_that_take_the_last_escort_take_the_fleet() -> None:
    """D-71"""
    game = space(mines=True)
    scout = put(game, 0, "SC", "F7")
    put(game, 0, "COLONY_SHIP", "F7")
    put(game, 1, "MINES", "F7")
    fight(game, ("mine", 1, scout.id))
    assert left(game, 0) == {}


@pytest.mark.rule("SE-TREVEAL-02", "SE-MINE-08")
def test_levels_stay_secret_where_only_mines_are_met() -> None:
    """D-50"""
    game = space(mines=True)
    put(game, 0, "CA", "F7", 2, attack=1, defense=1)
    put(game, 1, "MINES", "F7")
    fight(game)
    assert game.player(0).shown == {} and left(game, 0) == {"CA": 1}
