"""The levels of each group in a battle are announced to all, and remembered as long as it lies face up."""

from __future__ import annotations

import pytest

from engine.space_empires import words
from engine.space_empires.combat import battle
from engine.space_empires.galaxy import units
from engine.space_empires.interface.make_view import see
from engine.space_empires.phases import turn as turns
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import Text, seat_name
from tests.engine.space_empires.positions import learn, met, put, space


def announced(game: Game) -> list[tuple[object, object, object]]:
    """Of each line of levels the side, the groups and the levels."""
    said = [event.text for event in game.events if event.text is not None]
    lines = [text.params for text in said if text.key == "space_empires-group-levels"]
    return [(one["side"], one["groups"], one["levels"]) for one in lines]


def levels(**of: int) -> tuple[Text, ...]:
    return tuple(words.level(id, number) for id, number in of.items())


def known(game: Game, unit: Unit, viewer: int | None) -> dict[str, int]:
    """What a viewer reads of the levels of a unit."""
    stacks = [stack for one in see(game.state, viewer).hexes for stack in one.stacks if one.id == unit.at]
    return next(dict(one.levels) for stack in stacks for one in stack.units if one.id == unit.id)


def fought() -> tuple[Game, Unit, Unit, Unit]:
    """Two groups of cruisers of seat 0, one with better guns, met a battleship of seat 1 that had none."""
    game = space()
    old, new, enemy = put(game, 0, "CA", "F7"), put(game, 0, "CA", "F7", attack=2, tactics=1), put(game, 1, "BB", "F7")
    at = met(game)
    battle._reveal(at)
    battle._announce(at)
    return game, old, new, enemy


@pytest.mark.rule("SE-TREVEAL-02", "SE-TREVEAL-01")
def test_the_levels_of_each_group_are_announced() -> None:
    """D-81: two groups of different levels are told apart, also below the highest level ever shown."""
    game, old, new, enemy = fought()
    found = announced(game)
    assert (seat_name(0), (words.counter_name(old.id),), levels(attack=0, defense=0, tactics=0)) in found
    assert (seat_name(0), (words.counter_name(new.id),), levels(attack=2, defense=0, tactics=1)) in found
    assert (seat_name(1), (words.counter_name(enemy.id),), levels(attack=0, defense=0, tactics=0)) in found
    assert game.player(0).shown == {"attack": 2, "tactics": 1}


@pytest.mark.rule("SE-TREVEAL-02")
@pytest.mark.parametrize("viewer", [1, None])
def test_everybody_reads_them_on_the_board(viewer: int | None) -> None:
    game, old, new, _ = fought()
    assert known(game, old, viewer) == {"attack": 0, "defense": 0, "tactics": 0}
    assert known(game, new, viewer) == {"attack": 2, "defense": 0, "tactics": 1}
    learn(game, 0, defense=1)
    new.levels["defense"] = 1
    assert known(game, new, viewer)["defense"] == 0, "it may have risen since"


@pytest.mark.rule("SE-TREVEAL-02")
def test_groups_that_are_alike_are_named_together() -> None:
    game = space()
    group = [put(game, 0, "CA", "F7") for _ in range(2)]
    put(game, 1, "BB", "F7")
    battle._announce(met(game))
    names = tuple(words.counter_name(f"CA{number}") for number in sorted(unit.number for unit in group))
    assert announced(game)[0][1] == names


@pytest.mark.rule("SE-TREVEAL-05")
def test_equipment_is_announced_where_it_matters() -> None:
    """D-81"""
    game = space(carriers=True, raiders=True)
    put(game, 0, "SC", "F7", point_defense=1)
    fighters, raiders = put(game, 1, "F", "F7", fighter=2), put(game, 1, "R", "F7", cloaking=2)
    destroyer = put(game, 0, "DD", "F7", scanner=1)
    battle._announce(met(game))
    assert (fighters.told["fighter"], raiders.told["cloaking"], destroyer.told["scanner"]) == (2, 2, 1)
    assert game.player(0).shown == {"point_defense": 1, "scanner": 1}


@pytest.mark.rule("SE-TREVEAL-02", "SE-REVEAL-02")
def test_what_is_turned_face_down_is_told_apart_no_more() -> None:
    game, _, new, _ = fought()
    part = units.split(game, put(game, 0, "CA", "F7", 2), 1)
    assert part.told == {} and new.told
    turns.turn_down(game, new)
    new.up = True
    assert known(game, new, None) == {}


@pytest.mark.rule("SE-GROUP-02", "SE-TREVEAL-02")
def test_what_leaves_or_joins_a_group_has_its_levels() -> None:
    """D-76"""
    game, _, new, _ = fought()
    new.count = 2
    part = units.split(game, new, 1)
    assert part.told == new.told
    fresh = put(game, 0, "CA", "F7", attack=2, tactics=1)
    units.join(game, part, fresh)
    assert fresh.told == new.told and fresh.up
