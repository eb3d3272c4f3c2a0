"""What a fleet leaves behind: no sector goes bare where others stand beside it, as far as a level looks.

Sector 203 lies between the home of seat 0 and 106.
"""

from __future__ import annotations

import pytest

from engine.eclipse.minds import charts, economy, guarding, moving, odds
from engine.eclipse.play import Game
from tests.engine.eclipse.minds.test_economy import reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home


def beside(foe: int = 2) -> Game:
    """An own dreadnought on 203, and so many of seat 1 on 106 beside it."""
    game = between()
    fleet(game, 0, "203", dreadnought=1)
    fleet(game, 1, "106", dreadnought=foe)
    return game


def lost(game: Game, sector: str = "203", level: str = "sharp") -> int:
    """What is lost when all own ships leave a sector."""
    at = reading(game, level)
    here = charts.named(at.view, sector)
    assert here is not None
    coming = guarding.comers(at, economy.owned(at))
    return guarding.left(at, here, odds.fleet(at.view.seats, here, 0), coming.get(sector, ()))


def test_a_sector_beside_a_fleet_of_others_does_not_go_bare() -> None:
    """More is lost with a guard that could hold it; nothing beside a partner."""
    weak, strong = beside(1), beside(4)
    assert lost(weak) > lost(strong) >= 0
    weak.player(0).ambassadors.append(1)
    assert lost(weak) == 0
    assert lost(between()) == 0


@pytest.mark.parametrize(("level", "beside_it", "beyond"), [("steady", 0, 0), ("keen", 1, 0), ("sharp", 1, 1)])
def test_levels_see_threats_as_far_as_they_look(level: str, beside_it: int, beyond: int) -> None:
    assert [lost(beside(), "203", level) > 0, lost(_beyond(), home(_beyond(), 0), level) > 0] == [beside_it, beyond]


def _beyond() -> Game:
    """An own dreadnought at home, and one of seat 1 on 106, two moves away."""
    game = between()
    fleet(game, 0, home(game, 0), dreadnought=1)
    fleet(game, 1, "106", dreadnought=1)
    return game


def test_what_a_fleet_leaves_to_others_counts_against_where_it_goes() -> None:
    """From 106 to the Ancients on 203, with a fleet of seat 1 beside 106."""
    game = between(ancients=1)
    fleet(game, 0, "106", dreadnought=2)
    fleet(game, 1, "223", dreadnought=1)
    at = reading(game)
    target = charts.named(at.view, "203")
    assert target is not None
    free, kept = (moving._plan(at, target, some) for some in ({}, guarding.comers(at, economy.owned(at))))
    assert free is not None and kept is not None and free.sources == kept.sources
    assert kept.worth <= free.worth - 500
