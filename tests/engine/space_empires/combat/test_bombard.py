"""Fire at colonies: who may, how often, and what a hit does."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import PickOne
from engine.space_empires import words
from engine.space_empires.combat import bombard
from engine.space_empires.phases import combat_phase
from engine.space_empires.play import Game
from engine.text import T
from tests.engine.space_empires.positions import colony, dice, kinds, learn, mark, play, put, said, space


def bombed(game: Game, *answers: Any) -> list[str]:
    """Seat 0 fires at the colony in F7."""
    played = play(bombard.bombard(game, "F7", 0), *answers, others="stop")
    assert played.open is None, played.open
    return kinds(played)


@pytest.mark.rule("SE-BOMB-02", "SE-COMBAT-17")
def test_each_ship_fires_once_and_the_colony_never_fires_back() -> None:
    """D-18"""
    game = space()
    group, target = put(game, 0, "CA", "F7", 2), colony(game, 1, "F7", 5)
    dice(game, 4, 4)
    asked = bombed(game, ("bombard_with", 0, group.id), ("bombard_with", 0, "stop"))
    assert asked == ["bombard_with", "bombard_with"] and target.value == 1 and group.count == 2


@pytest.mark.rule("SE-BOMB-04", "SE-BOMB-05")
@pytest.mark.parametrize(("roll", "value"), [(6, 3), (7, 5)])
def test_a_colony_has_no_defense_and_numbers_give_no_bonus(roll: int, value: int) -> None:
    """A battleship of attack 5 with attack technology 1 hits on 6, though the owner knows defense 2."""
    game = space()
    learn(game, 1, defense=2)
    group, target = put(game, 0, "BB", "F7", attack=1), colony(game, 1, "F7", 5)
    put(game, 0, "SC", "F7", 6)
    dice(game, roll)
    bombed(game, ("bombard_with", 0, group.id), ("bombard_with", 0, "stop"))
    assert target.value == value


@pytest.mark.rule("SE-TREVEAL-04")
def test_fire_at_a_colony_shows_ships_and_technology() -> None:
    game = space()
    group = put(game, 0, "CA", "F7", attack=2)
    colony(game, 1, "F7", 5)
    dice(game, 10)
    bombed(game, ("bombard_with", 0, group.id), ("bombard_with", 0, "stop"))
    assert group.up and game.player(0).shown["attack"] == 2


@pytest.mark.rule("SE-BOMB-01", "SE-BOMB-03", "SE-MOVE-20")
def test_nobody_fires_at_a_colony_while_armed_enemies_are_there() -> None:
    game = space()
    put(game, 0, "CA", "F7")
    colony(game, 1, "F7", 5)
    assert combat_phase._contested(game, 0) == ([], ["F7"]) and combat_phase._contested(game, 1) == ([], [])
    put(game, 1, "SC", "F7")
    assert combat_phase._contested(game, 0) == (["F7"], [])


@pytest.mark.rule("SE-BOMB-01")
@pytest.mark.parametrize("type", ["BASE", "SY"])
def test_bases_and_ship_yards_never_bombard(type: str) -> None:
    """D-19"""
    game = space()
    put(game, 0, type, "F7")
    colony(game, 1, "F7", 5)
    assert bombed(game, ("bombard_with", 0, "stop")) == ["bombard_with"]


@pytest.mark.rule("SE-BOMB-10", "SE-PLANET-02")
def test_after_the_last_hit_a_colony_of_ones_own_may_be_begun_at_once() -> None:
    game = space()
    group = put(game, 0, "CA", "F7")
    put(game, 0, "COLONY_SHIP", "F7")
    colony(game, 1, "F7", 1)
    dice(game, 1)
    answers = [("bombard", 0, "yes"), ("bombard_with", 0, group.id), ("settle", 0, "yes")]
    played = play(combat_phase.finish(game, 0, "F7"), *answers, others="stop")
    found = game.colony("F7")
    assert played.open is None and found is not None and (found.owner, found.value) == (0, 0)


@pytest.mark.rule("SE-ALIEN-09", "SE-TERRA-01")
def test_the_planet_of_beaten_aliens_takes_terraforming() -> None:
    game = space(aliens=True)
    mark(game, "F7", "barren_planet")
    put(game, 0, "CA", "F7")
    ship = put(game, 0, "COLONY_SHIP", "F7")
    played = play(combat_phase.finish(game, 0, "F7"), others="stop")
    assert played.open is not None and [option.id for option in played.open.must[0].options] == ["no"]  # type: ignore[attr-defined]
    ship.levels = {"terraforming": 1}
    play(combat_phase.finish(game, 0, "F7"), ("settle", 0, "yes"))
    assert game.colony("F7") is not None and "space_empires-announces" in said(game)


@pytest.mark.rule("SE-BOMB-04")
def test_who_fires_reads_the_odds_and_what_the_colony_is_worth() -> None:
    game = space()
    learn(game, 0, attack=1)
    group = put(game, 0, "BB", "F7", attack=1)
    colony(game, 1, "F7", 5)
    played = play(bombard.bombard(game, "F7", 0), others="stop")
    assert played.open is not None and played.open.about.params["cp"] == words.cp(5)
    shape = played.open.must[0]
    assert isinstance(shape, PickOne)
    assert shape.options[0].text == T("space_empires-shoots", group=words.group(group), need=6)
