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
    """One of two Space Marines goes to a bare world, but not where those come who stand beside it."""
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


@pytest.mark.rule("FS-AREA-07", "FS-MAT-02")
@pytest.mark.parametrize("aim", [0, None])
def test_no_world_is_given_for_one_that_brings_no_more(aim: int | None) -> None:
    """A Space Marine on a world with one materiel and a symbol beside a Cultist on one that brings less, or an own
    objective; the next one lies behind it. From a world that keeps a factory it may go.
    """
    found = []
    for factory in (0, 1):
        game = ready(2, storms=(), empty=True)
        game.area("12A-NE").objective, game.area("3B-NE").objective = aim, 0
        station(game, 0, "12A-SE", space_marine=1, factory=factory)
        station(game, 1, "12A-NE", cultist=1)
        found.append(march(game, "12A-NE", "12A-SE"))
    assert found[1] > 100 and (found[0] > 0) == (aim == 0), found


@pytest.mark.rule("FS-WIN-04", "FS-AREA-07")
def test_two_worlds_are_not_given_for_one_in_the_last_round() -> None:
    """Two Space Marines, each on a world of its own or both on one, against one of Chaos; nothing else counts."""
    found = []
    for starts in (("12A-SE", "3B-NE"), ("12A-SE", "12A-SE")):
        game = ready(2, storms=(), empty=True)
        game.state.round, game.player(1).collected = 8, 1
        for start in starts:
            station(game, 0, start, space_marine=1)
        station(game, 1, "12A-NE", chaos_space_marine=1)
        at = asked(game)
        able = [(area, unit) for area in dict.fromkeys(starts) for unit in chart(at).units(area)]
        found.append(mustering._going(at, chart(at), "12A-NE", able)[1])
    assert found[0] < 0 < found[1], found
