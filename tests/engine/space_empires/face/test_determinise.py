"""What is hidden is dealt anew, also before there is anything to deal."""

from __future__ import annotations

from random import Random

import pytest

from engine.space_empires.components import UNITS
from engine.space_empires.rules import rules
from engine.space_empires.state import State
from engine.table import Table
from tests.engine.space_empires.positions import put, space


@pytest.mark.rule("SE-SYS-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_on_the_map_while_homes_are_chosen(seats: int) -> None:
    state = Table.new(rules(), seats, "5eed" * 16, {}).state
    assert isinstance(state, State)
    assert not any(system.known or system.marker for system in state.systems.values())
    before = rules().dump(state)
    rules().deal_anew(state, Random(1))
    assert rules().dump(state) == before


@pytest.mark.rule("SE-MOVE-17")
def test_beside_enemies_armed_counters_stay_armed() -> None:
    game = space()
    put(game, 0, "BB", "F7")
    put(game, 1, "CA", "F7")
    put(game, 1, "CA", "D7")
    found: dict[str, list[bool]] = {"F7": [], "D7": []}
    for seed in range(40):
        world = rules().scramble(game.state, 0, Random(seed))
        for unit in world.players[1].units:
            found[unit.at].append(UNITS[unit.type].combat)
    assert all(found["F7"]) and not all(found["D7"])
