"""What is hidden is dealt anew, also before there is anything to deal."""

from __future__ import annotations

from random import Random

import pytest

from engine.space_empires.rules import rules
from engine.table import Table


@pytest.mark.rule("SE-SYS-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_on_the_map_while_homes_are_chosen(seats: int) -> None:
    state = Table.new(rules(), seats, "5eed" * 16, {}).state
    assert not any(system.known or system.marker for system in state.systems.values())
    before = rules().dump(state)
    rules().deal_anew(state, Random(1))
    assert rules().dump(state) == before
