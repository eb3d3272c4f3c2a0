"""The mark by which a prompt tells whether its question is the same: it outlives the process that made it."""

from __future__ import annotations

from random import Random

import pytest

from bot.widgets.shapes import face_of
from engine.ask import Seat
from engine.checking.fuzz import choose
from engine.games import TITLES, rules_of
from engine.table import Table

MIDGAME = {"ti4": {"opening": "midgame"}}


@pytest.mark.parametrize("game", TITLES)
def test_a_table_that_is_rebuilt_asks_the_same(game: str) -> None:
    rules, chance = rules_of(game), Random("marks")
    table = Table.new(rules, rules.seats[-1], "marks", MIDGAME.get(game, {}), keep=True, quiet=True)
    for _ in range(250):
        if table.ask is None:
            break
        given = choose(table, chance)
        kept = _marks(table, given.seat)
        assert _marks(table.fork(quiet=True), given.seat) == kept, table.ask.of(given.seat).kind
        table.answer(given.seat, given.value, given.verb)


def _marks(table: Table, seat: Seat) -> list[str]:
    """Those of what the seat is asked and of what it may do besides."""
    assert table.ask is not None
    asked = table.ask.must.get(seat)
    return [face_of(shape).mark() for shape in ([asked] if asked else []) + list(table.ask.may(seat).values())]
