"""How far units move, what they may enter, and what happens there."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.space_empires import words
from engine.space_empires.components import MOVEMENT
from engine.space_empires.galaxy import movement
from engine.space_empires.galaxy.board import HEXES, NEIGHBOURS, distance
from engine.space_empires.phases import marching, movement_phase
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.driving import Step
from tests.engine.space_empires.positions import (
    colony,
    dice,
    kinds,
    learn,
    mark,
    play,
    put,
    said,
    space,
)
from tests.engine.space_empires.positions import turn as now


def go(game: Game, units: list[Unit], to: str, *more: Step, seat: int = 0) -> list[str]:
    """One order: these units of a hex move to the next one."""
    ids = [unit.id for unit in units]
    played = play(
        marching.march_some(game, seat, units[0].at), ("move_units", ids), ("move_to", to), *more, others="stop"
    )
    assert played.open is None, played.open
    return kinds(played)


def refused(game: Game, units: list[Unit], to: str) -> str:
    """The rule that forbids the move."""
    refusal = movement.forbids(movement.Party(game, units[0].owner, units), to)
    assert refusal is not None and refusal.rule is not None
    return refusal.rule


@pytest.mark.rule("SE-GEN-13", "SE-MOVE-01")
def test_the_board_has_150_hexes_in_twelve_rows() -> None:
    assert len(HEXES) == 150
    assert all(one in NEIGHBOURS[other] for one in HEXES for other in NEIGHBOURS[one])
    assert distance("A1", "L12") == 17 and distance("C3", "C3") == 0


@pytest.mark.rule(
    "SE-MOVE-03",
    "SE-MOVE-05",
    "SE-MOVE-06",
    "SE-MOVE-07",
    "SE-MOVE-08",
    "SE-MOVE-09",
    "SE-MOVETECH-01",
    "SE-MOVE-01",
)
@pytest.mark.parametrize(
    ("level", "hexes"), list(enumerate([(1, 1, 1), (1, 1, 2), (1, 2, 2), (2, 2, 2), (2, 2, 3), (2, 3, 3)], 1))
)
def test_hexes_in_each_turn_by_the_level_of_the_ship(level: int, hexes: tuple[int, int, int]) -> None:
    """EX-03"""
    game = space()
    ship = put(game, 0, "SC", "F6", move=level)
    assert MOVEMENT[level] == hexes
    for number, most in enumerate(hexes, 1):
        now(game, number)
        assert movement.allowance(game, ship) == most


@pytest.mark.rule("SE-MOVE-04")
def test_a_new_level_helps_only_ships_built_with_it() -> None:
    game = space()
    old = put(game, 0, "SC", "F6")
    learn(game, 0, move=4)
    assert movement.allowance(game, old) == 1


@pytest.mark.rule("SE-MOVE-10", "SE-CSHIP-02", "SE-MINER-01", "SE-PIPE-02", "SE-MINE-02")
@pytest.mark.parametrize("type", ["MINER", "COLONY_SHIP", "MS", "MINES"])
def test_some_move_one_hex_whatever_the_technology(type: str) -> None:
    game = space(pipelines=True, mines=True)
    learn(game, 0, move=6)
    now(game, 3)
    assert movement.allowance(game, put(game, 0, type, "F6")) == 1


@pytest.mark.rule("SE-MOVE-11", "SE-BASE-04")
@pytest.mark.parametrize("type", ["SY", "BASE"])
def test_bases_and_ship_yards_never_move(type: str) -> None:
    game = space()
    assert not movement.mobile(game, put(game, 0, type, "A10"))


@pytest.mark.rule("SE-MOVE-12", "SE-DECOY-03")
def test_decoys_move_at_the_owners_level() -> None:
    game = space()
    decoy = put(game, 0, "DECOY", "F6", 3)
    learn(game, 0, move=4)
    assert movement.allowance(game, decoy) == 2


@pytest.mark.rule("SE-MOVE-02")
def test_nobody_has_to_move_and_each_goes_its_own_way() -> None:
    game = space()
    one, other = put(game, 0, "SC", "F6"), put(game, 0, "DD", "F6")
    go(game, [one], "F7")
    assert (one.at, other.at) == ("F7", "F6")
    played = play(movement_phase.order(game, 0), ("move", "done"), others="stop")
    assert played.open is None


@pytest.mark.rule("SE-MOVE-13", "SE-MOVE-14")
@pytest.mark.parametrize("type", ["asteroids", "nebula"])
def test_terrain_is_entered_only_from_beside_it_and_ends_the_move(type: str) -> None:
    """EX-04"""
    game = space()
    now(game, 3)
    mark(game, "F7", type)  # type: ignore[arg-type]
    ship, far = put(game, 0, "SC", "F6", move=2), put(game, 0, "DD", "F5", move=2)
    go(game, [ship], "F7")
    assert movement.left(game, ship) == 0
    go(game, [far], "F6")
    assert refused(game, [far], "F7") == "SE-MOVE-13"


@pytest.mark.rule("SE-MOVE-13", "SE-MOVE-14", "SE-EXPLORE-01")
def test_an_unexplored_hex_ends_the_move() -> None:
    game = space()
    now(game, 3)
    mark(game, "F7", "planet", known=False)
    ship = put(game, 0, "SC", "F6", move=4)
    go(game, [ship], "F7")
    assert movement.left(game, ship) == 0 and game.terrain("F7") == ""


@pytest.mark.rule("SE-MOVE-15", "SE-DECOY-02")
@pytest.mark.parametrize("type", ["COLONY_SHIP", "DECOY", "MINER"])
def test_unarmed_units_need_an_escort_that_enters_too(type: str) -> None:
    game = space()
    mark(game, "F7", "planet", known=False)
    lone, escort = put(game, 0, type, "F6"), put(game, 0, "SC", "E7")
    assert refused(game, [lone], "F7") == "SE-MOVE-15"
    go(game, [escort], "F7")
    go(game, [lone], "F7")
    assert lone.at == "F7"


@pytest.mark.rule("SE-MOVE-15")
def test_a_ship_that_stood_there_is_no_escort() -> None:
    """D-03"""
    game = space()
    put(game, 0, "SC", "F7")
    colony(game, 1, "F7")
    assert refused(game, [put(game, 0, "MINER", "F6")], "F7") == "SE-MOVE-15"


@pytest.mark.rule("SE-MINE-03")
def test_mines_never_enter_where_an_enemy_is() -> None:
    game = space(mines=True)
    put(game, 1, "SC", "F7")
    mines, ship = put(game, 0, "MINES", "F6", 2), put(game, 0, "SC", "F6")
    assert refused(game, [mines, ship], "F7") == "SE-MINE-03"


@pytest.mark.rule("SE-MOVE-16", "SE-GEN-07")
@pytest.mark.parametrize("type", ["SC", "SY", "BASE", "MINES"])
def test_armed_enemies_stop_the_move(type: str) -> None:
    """D-05, D-06"""
    game = space(mines=True)
    now(game, 3)
    put(game, 1, type, "F7")
    ship = put(game, 0, "SC", "F6", move=4)
    go(game, [ship], "F7")
    assert ship.halted and movement.left(game, ship) == 0 and not ship.up


@pytest.mark.rule(
    "SE-MOVE-17", "SE-MOVE-18", "SE-TREVEAL-03", "SE-DECOY-04", "SE-DECOY-05", "SE-COMBAT-16", "SE-PIPE-04"
)
@pytest.mark.parametrize("type", ["DECOY", "COLONY_SHIP", "MINER", "MS"])
def test_what_has_no_arms_goes_down_at_once_and_shows_nothing_of_the_mover(type: str) -> None:
    game = space(pipelines=True)
    now(game, 3)
    put(game, 1, type, "F7")
    ship = put(game, 0, "SC", "F6", move=2)
    go(game, [ship], "F7")
    assert not game.player(1).units and not ship.up and not game.player(0).shown
    assert movement.left(game, ship) == 1
    assert "space_empires-swept-away" in said(game)


@pytest.mark.rule("SE-MOVE-19", "SE-MOVE-20", "SE-COLONY-01")
def test_enemy_colonies_do_not_stop_anybody() -> None:
    game = space()
    now(game, 3)
    colony(game, 1, "F7")
    ship = put(game, 0, "SC", "F6", move=2)
    go(game, [ship], "F7")
    go(game, [ship], "F8")
    assert ship.at == "F8"


@pytest.mark.rule("SE-NOVA-02")
def test_nobody_enters_a_supernova() -> None:
    game = space()
    mark(game, "F7", "supernova")
    assert refused(game, [put(game, 0, "SC", "F6")], "F7") == "SE-NOVA-02"


@pytest.mark.rule("SE-TREVEAL-06")
def test_the_level_is_announced_when_a_group_moves_farther_than_level_one_allows() -> None:
    """D-81"""
    game = space()
    now(game, 3)
    ship = put(game, 0, "SC", "F6", move=3)
    go(game, [ship], "F7")
    assert not game.player(0).shown
    go(game, [ship], "F8")
    assert game.player(0).shown == {"move": 3}


@pytest.mark.rule("SE-GROUP-03")
def test_others_see_only_how_many_counters_move() -> None:
    """D-82"""
    game = space()
    go(game, [put(game, 0, "SC", "F6", 3), put(game, 0, "DECOY", "F6", 2)], "F7")
    lines = [text for event in game.events for text, _, _ in event.lines(1)]
    assert len(lines) == 1 and lines[0].params["what"] == (words.counters(2),)
    assert "SC" not in str(lines) and "DECOY" not in str(lines)


# --- black holes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BLACK-01", "SE-BLACK-02", "SE-BLACK-04", "SE-GEN-15")
def test_each_ship_rolls_for_survival() -> None:
    """EX-12"""
    game = space()
    now(game, 3)
    mark(game, "F7", "black_hole")
    ships = put(game, 0, "SC", "F6", 3, move=2)
    dice(game, 3, 6, 7)
    go(game, [ships], "F7")
    assert ships.count == 2 and movement.left(game, ships) == 1
    assert game.learned is None, "the dice say how many there were"


@pytest.mark.rule("SE-BLACK-03", "SE-BLACK-05")
def test_who_is_there_already_does_not_roll_again() -> None:
    game = space()
    mark(game, "F7", "black_hole")
    ship = put(game, 0, "SC", "F7")
    dice(game, 10)
    go(game, [ship], "F6")
    assert ship.count == 1 and game.terrain("F7") == "black_hole"


@pytest.mark.rule("SE-OPT-03", "SE-OPT-04")
def test_a_slingshot_is_riskier_and_gives_a_hex_more() -> None:
    """EX-12"""
    game = space(slingshot=True)
    mark(game, "F7", "black_hole")
    ships = put(game, 0, "SC", "F6", 3)
    dice(game, 3, 6, 7)
    go(game, [ships], "F7", ("slingshot", {ships.id: 3}))
    assert ships.count == 1 and ships.extra == 1 and movement.left(game, ships) == 1


@pytest.mark.rule("SE-OPT-04")
def test_survivors_of_a_slingshot_part_from_those_who_did_not_try() -> None:
    """D-68"""
    game = space(slingshot=True)
    mark(game, "F7", "black_hole")
    ships = put(game, 0, "SC", "F6", 3)
    dice(game, 1, 1, 1)
    go(game, [ships], "F7", ("slingshot", {ships.id: 1}))
    other = next(unit for unit in game.player(0).units if unit is not ships)
    assert (ships.count, ships.extra, other.count, other.extra) == (2, 0, 1, 1)


@pytest.mark.rule("SE-OPT-05")
def test_a_slingshot_ship_uses_no_pipelines() -> None:
    game = space(slingshot=True, pipelines=True)
    ship = put(game, 0, "SC", "F7")
    for at in ("F7", "F8"):
        put(game, 0, "MS", at)
    ship.extra, ship.moved = 1, 2
    assert refused(game, [ship], "F8") == "SE-MOVE-01"


# --- carriers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-CARRIER-02", "SE-FIGHTER-01", "SE-FIGHTER-02", "SE-FIGHTER-03")
def test_a_carrier_takes_three_squadrons() -> None:
    """EX-26"""
    game = space(carriers=True)
    two, six = put(game, 0, "CV", "A10", 2), put(game, 0, "F", "A10", 6)
    go(game, [two, six], "A11")
    assert six.at == "A11"
    one, four = put(game, 0, "CV", "A10"), put(game, 0, "F", "A10", 4)
    with pytest.raises(IllegalAnswer) as wrong:
        go(game, [one, four], "A11")
    assert wrong.value.rule == "SE-CARRIER-02"


@pytest.mark.rule("SE-FIGHTER-03")
def test_fighters_do_not_move_by_themselves_nor_stay_behind_in_space() -> None:
    game = space(carriers=True)
    put(game, 0, "F", "A10")
    assert movement.movable(game, 0, "A10") == []
    carrier, squadrons = put(game, 0, "CV", "F6"), put(game, 0, "F", "F6", 3)
    with pytest.raises(IllegalAnswer) as wrong:
        go(game, [carrier], "F7")
    assert wrong.value.rule == "SE-FIGHTER-03" and squadrons.at == "F6"


@pytest.mark.rule("SE-FIGHTER-03")
def test_no_older_order_leaves_fighters_behind_in_space() -> None:
    """A move of one unit as files of games begun before hold it."""
    game = space(carriers=True)
    carrier = put(game, 0, "CV", "F6")
    put(game, 0, "F", "F6", 3)
    answers = [("move", f"march:F6:{carrier.id}"), ("move_to", "F7")]
    with pytest.raises(IllegalAnswer) as wrong:
        play(movement_phase.order(game, 0), *answers, others="stop")
    assert wrong.value.rule == "SE-FIGHTER-03" and carrier.at == "F6"


@pytest.mark.rule("SE-FIGHTER-04")
def test_squadrons_change_carriers_but_not_to_get_farther() -> None:
    """D-45"""
    game = space(carriers=True)
    one, other, squadron = put(game, 0, "CV", "F6"), put(game, 0, "CV", "F7"), put(game, 0, "F", "F6")
    go(game, [one, squadron], "F7")
    assert refused(game, [other, squadron], "F8") == "SE-FIGHTER-03"


# --- teams -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-GEN-02")
def test_uneasy_allies_never_stack() -> None:
    game = space(4, teams="uneasy_alliance")
    put(game, 2, "SC", "F7")
    assert refused(game, [put(game, 0, "SC", "F6")], "F7") == "SE-GEN-02"
    assert not game.hostile(0, 2) and game.hostile(0, 1)
