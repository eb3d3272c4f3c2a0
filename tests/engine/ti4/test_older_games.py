"""Games that an earlier version began go on under today's rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.table import Table
from engine.ti4.rules import RULES

OLDER = sorted((Path(__file__).parent / "older").glob("*.json"))


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_an_older_state_is_read_and_played_to_its_end(file: Path) -> None:
    table, chance = Table.rebuild(RULES, file.read_bytes(), []), Random(1)
    RULES.check(table.state)
    while table.ask is not None:
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
        RULES.check(table.state)
    assert table.result is not None


def test_factions_get_what_was_not_in_the_game_when_it_began() -> None:
    state = RULES.load(OLDER[0].read_bytes())
    own = {"arborec": "stymie", "letnev": "war_funding", "xxcha": "political_favor"}
    for player in state.players:
        assert f"{own[player.faction]}:{player.seat}" in player.notes
    assert RULES.load(RULES.dump(state)) == state


def test_every_older_shape_is_there() -> None:
    assert [file.stem for file in OLDER] == [f"shape_{number}" for number in range(1, RULES.save_format)]
