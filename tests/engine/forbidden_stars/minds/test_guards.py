"""Guards stay beside an army, and the last unit of a structure does not go as one too many."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import sorties
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import mustering
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, station

HOME, EMPTY = "12A-SE", "12A-SW"


def best(game: Game) -> sorties.Sortie | None:
    at = asked(game)
    return sorties.best_from(at, chart(at), "12A", None)


@pytest.mark.rule("FS-CONT-03", "FS-CITY-01")
@pytest.mark.parametrize("city", [0, 1])
def test_the_last_unit_leaves_no_city_where_one_takes_a_bare_world(city: int) -> None:
    """Both go only from a world without a structure, to come nearer to an objective; to that itself both may go."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, HOME, scout=2, city=city)
    game.area("7A-SE").objective = 0
    for world in ("12A-NE", EMPTY):
        at = asked(game)
        found = mustering.muster(at, chart(at), world, [(HOME, unit) for unit in chart(at).units(HOME)])
        assert found is not None and sum(number for _, _, number in found[0]) == 1
    at = asked(game)
    able = [(HOME, unit) for unit in chart(at).units(HOME)]
    assert mustering._bares(at, chart(at), EMPTY, able) is bool(city)
    assert not mustering._bares(at, chart(at), EMPTY, able[:1])
    game.area(EMPTY).objective = 0
    at = asked(game)
    assert not mustering._bares(at, chart(at), EMPTY, able)


@pytest.mark.rule("FS-CONT-03", "FS-REFRESH-05")
def test_guards_stay_where_an_army_stands_beside_them() -> None:
    """One of two would go to a bare world; not from an objective of Chaos beside two of theirs, though these lie."""
    found = []
    for foes in (0, 2):
        game = ready(2, storms=(), empty=True)
        station(game, 0, HOME, space_marine=2)
        game.area(HOME).objective = 1
        for unit in station(game, 1, "12A-NE", chaos_space_marine=foes):
            unit.routed = True
        at = asked(game)
        going = mustering.muster(at, chart(at), EMPTY, [(HOME, unit) for unit in chart(at).units(HOME)][:1])
        found.append(0 if going is None else going[1])
    assert found[1] < found[0] // 2, found
