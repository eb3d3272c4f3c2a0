"""Doomsday machines of the solitaire scenarios: when they come, where they go, what they are weak to, how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import aiming, battle, figures, firing, mines
from engine.space_empires.options import doomsday
from engine.space_empires.phases import course as phases
from engine.space_empires.play import Game
from engine.space_empires.solitaire import course, machines, muster, tables
from engine.space_empires.state import MACHINES
from tests.engine.space_empires.positions import colony, dice, fight, machine, mark, met, play, put, run, said, space


def alone(**options: Any) -> Game:
    """The large map, with an empty galaxy."""
    return space(1, **options)


def moved(game: Game, *answers: Any) -> list[str]:
    """Where machines are after their move."""
    assert play(machines.move_all(game), *answers, others="stop").open is None
    return [one.at for one in game.state.machines]


# --- coming ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", tables.ARRIVALS["doomsday_large"])
def test_machines_come_in_the_phases_of_their_table(difficulty: str) -> None:
    game = alone(difficulty=difficulty)
    assert game.state.arrivals == list(tables.ARRIVALS["doomsday_large"][difficulty])
    came = []
    for number in range(1, 13):
        game.state.round = number
        before = len(game.state.machines)
        machines.arrive(game)
        came += [(number, one.rating) for one in game.state.machines[before:]]
    assert came == list(tables.ARRIVALS["doomsday_large"][difficulty]) and game.state.arrivals == []


def test_a_machine_enters_by_a_die_and_not_upon_another() -> None:
    game = alone()
    machine(game, "E1", 5)
    game.state.round = game.state.arrivals[0][0]
    dice(game, 2, 5)
    machines.arrive(game)
    assert [one.at for one in game.state.machines] == ["E1", "J7"] and "space_empires-machine-enters" in said(game)
    assert all(at in game.state.systems for at in tables.ENTRIES["doomsday_large"].values())


# --- moving ----------------------------------------------------------------------------------------------------------


def test_it_moves_one_hex_towards_the_nearest_colony() -> None:
    game = alone()
    colony(game, 0, "D7")
    machine(game, "H7", 5)
    assert moved(game) in (["G7"], ["G8"])
    assert game.system("D7").colony is not None


def test_of_colonies_equally_near_it_takes_the_largest_then_the_one_nearer_to_the_home_world() -> None:
    game = alone()
    colony(game, 0, "D4", 3)
    colony(game, 0, "D8", 5)
    one = machine(game, "D6", 5)
    assert moved(game) == ["D7"]
    one.at, game.system("D4").colony.value = "D6", 5  # type: ignore[union-attr]
    ranks = {at: machines.board.distance(at, "A7") for at in ("D4", "D8")}
    assert moved(game) == ["D7" if ranks["D8"] < ranks["D4"] else "D5"]


def test_of_colonies_equal_in_all_the_player_chooses() -> None:
    game = alone()
    for at in ("E5", "E9"):
        colony(game, 0, at, 5)
    machine(game, "E7", 5)
    assert moved(game, ("machine_target", 0, "E9")) == ["E8"]


def test_it_turns_no_marker_and_knows_no_warp_points() -> None:
    game = alone(warp_points=2)
    colony(game, 0, "D7")
    mark(game, "H7", "warp_point", 1)
    mark(game, "E7", "warp_point", 1)
    mark(game, "G7", "planet", known=False)
    mark(game, "G8", "danger", known=False)
    machine(game, "H7", 5)
    assert moved(game)[0] in ("G7", "G8") and not game.system("G7").known


def test_two_machines_never_share_a_hex() -> None:
    game = alone()
    machine(game, "A9", 5)
    machine(game, "A10", 6)
    assert len(set(moved(game))) == 2


# --- destroying ------------------------------------------------------------------------------------------------------


def test_it_destroys_planet_and_colony_and_repairs_itself() -> None:
    game = alone()
    colony(game, 0, "F7")
    one = machine(game, "F7", 5)
    one.hits = 5
    play(doomsday.attack(game, one), others="stop")
    assert game.system("F7").marker is None and one.hits == 3


def test_asteroids_stay() -> None:
    game = alone()
    mark(game, "F7", "asteroids")
    play(doomsday.attack(game, machine(game, rating=5)), others="stop")
    assert game.terrain("F7") == "asteroids"


def test_damage_stays_between_combats() -> None:
    game = alone()
    one = machine(game, rating=1, weakness="none")
    put(game, 0, "SC", "F7")
    dice(game, 10, 1)
    one.hits = 4
    fight(game, attacker=MACHINES, defender=0, others="random")
    assert one.hits == 4 and game.player(0).units == []


# --- fighting --------------------------------------------------------------------------------------------------------


def test_its_weakness_is_rolled_when_it_is_first_met() -> None:
    game = alone()
    one = machine(game, rating=1)
    dice(game, 5, 1)
    muster.ready(game, "F7", (MACHINES, 0))
    muster.ready(game, "F7", (MACHINES, 0))
    assert one.weakness == "cloaking" and said(game) == ["space_empires-weakness"]


def test_a_one_is_no_sure_hit_on_it_and_its_own_ten_always_misses() -> None:
    game = alone()
    machine(game, rating=9, weakness="none")
    scout = put(game, 0, "SC", "F7")
    at = met(game, MACHINES, 0)
    assert at.shown is not None and figures.need(at, scout, at.shown) == 0
    assert figures.need(at, at.shown, scout) == 11
    dice(game, 10, 1)
    firing.shoot(at, at.shown, scout)
    firing.shoot(at, scout, at.shown)
    assert scout.count == 1 and at.shown.hits == 0


@pytest.mark.rule("SE-FIGHTER-05")
@pytest.mark.parametrize(("weakness", "hurt"), [("fighters", True), ("none", False)])
def test_only_a_machine_weak_to_them_is_hurt_by_fighters(weakness: str, hurt: bool) -> None:
    game = alone(carriers=True)
    machine(game, rating=1, weakness=weakness)
    fighter = put(game, 0, "F", "F7", fighter=1)
    assert bool(aiming.targets(met(game, MACHINES, 0), fighter)) == hurt


@pytest.mark.parametrize(("weakness", "hits", "left"), [("mines", 2, 0), ("none", 0, 3)])
def test_only_a_machine_weak_to_them_is_hit_by_mines(weakness: str, hits: int, left: int) -> None:
    game = alone(mines=True)
    machine(game, rating=1, weakness=weakness)
    laid = put(game, 0, "MINES", "F7", 3)
    at = met(game, MACHINES, 0)
    dice(game, 5, 6, 1)
    play(mines.clear(at), others="stop")
    assert at.shown is not None and (at.shown.hits, laid.count) == (hits, left)


@pytest.mark.rule("SE-RAIDER-08")
@pytest.mark.parametrize(("weakness", "letter", "need"), [("cloaking", "A", 7 - 2), ("none", "D", 7)])
def test_a_machine_weak_to_cloaking_is_dazzled_by_raiders(weakness: str, letter: str, need: int) -> None:
    game = alone(raiders=True)
    machine(game, rating=1, weakness=weakness)
    raider = put(game, 0, "R", "F7", cloaking=1)
    at = met(game, MACHINES, 0)
    at.battle.cloaked = [side for side in at.sides if battle._cloaked(at, side)]
    assert at.shown is not None and figures.letter(at, raider) == letter
    assert figures.need(at, at.shown, raider) == need
    assert figures.attack(at, raider, at.shown) == 4 + (weakness == "cloaking")


@pytest.mark.rule("SE-COMBAT-09", "SE-DOOM-05")
@pytest.mark.parametrize(
    ("weakness", "ships", "bonus"), [("large fleets", 10, 0), ("large fleets", 9, None), ("none", 12, None)]
)
def test_large_fleets_have_the_bonus_against_a_machine_weak_to_them(
    weakness: str, ships: int, bonus: int | None
) -> None:
    game = alone()
    machine(game, rating=1, weakness=weakness)
    for count in (6, ships - 6):
        put(game, 0, "CA", "F7", count)
    assert battle.bonus(met(game, MACHINES, 0)) == bonus


# --- how it ends -----------------------------------------------------------------------------------------------------


def test_won_when_the_last_machine_is_destroyed() -> None:
    game = alone()
    game.state.arrivals.clear()
    machine(game)
    course.over(game)
    assert game.state.winners == []
    game.state.machines.clear()
    course.over(game)
    assert game.state.winners == [0] and not game.state.lost


def test_machines_that_are_still_to_come_keep_the_game_going() -> None:
    game = alone()
    course.over(game)
    assert game.state.winners == []


def test_lost_with_the_home_world() -> None:
    game = alone()
    machine(game, game.player(0).home, rating=5)
    game.state.phase = "machines"
    play(phases.step(game), others="stop")
    assert game.state.lost and game.state.phase == "over" and game.state.winners == []
    run(course.prepare(alone()))
