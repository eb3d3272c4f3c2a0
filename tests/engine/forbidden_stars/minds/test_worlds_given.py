"""Worlds and units that are given for next to nothing."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import mustering
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station


def march(game: Game, end: str, *starts: str) -> int:
    """What it is worth that all who stand on some worlds may go to another one."""
    at = asked(game)
    found = mustering.muster(at, chart(at), end, [(area, unit) for area in starts for unit in chart(at).units(area)])
    assert found is not None
    return found[1]


@pytest.mark.rule("FS-STACK-07", "FS-OPS-02", "FS-ADV-05")
def test_nobody_walks_from_where_it_is_safe_beside_an_army_that_comes_next() -> None:
    """One of two Space Marines goes to a bare world, but not where an order of those lies who stand beside it in strength."""
    found = []
    for comes in (False, True):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "3B-SW", space_marine=2)
        station(game, 0, "1A-SE", strike_cruiser=1)
        station(game, 1, "10A-SW", chaos_space_marine=3)
        if comes:
            stack(game, "1A", (1, "advance"))
        found.append(march(game, "1A-SW", "3B-SW"))
    assert found[1] < 0 < found[0], found
