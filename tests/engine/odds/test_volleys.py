"""Where in a round a battle of Eclipse stands."""

from __future__ import annotations

import pytest

from engine.eclipse.minds.duel import ALL, Duel, Ship
from engine.eclipse.odds.volleys import Named, Turn, still_to_shoot

SHIP = Ship(cannons=((1, 1),), missiles=(), computer=0, shield=0, points=1, initiative=2)
SLOW = Ship(cannons=((1, 1),), missiles=(), computer=0, shield=0, points=2, initiative=1)


def test_after_a_round_in_which_half_of_those_alike_had_shot_all_of_them_shoot() -> None:
    """EC-INIT-01: an interceptor has shot already, a cruiser that is as good has not; next round both do."""
    first, second = (SHIP, SHIP), (SLOW,)
    named = ((Named("interceptor", SHIP), Named("cruiser", SHIP)), (Named("dreadnought", SLOW),))
    fight = Duel(first, second)
    begun = still_to_shoot(fight, named, Turn(0, "interceptor", rolled=True))
    assert [len(one.ships) for one in begun] == [1, 1]
    fight.shot({(0, 0): ALL}, begun)
    assert fight.shot({(0, 0): ALL}, fight.cannons) == Duel(first, second).shot({(0, 0): ALL}, fight.cannons)
    assert fight.won() / ALL == pytest.approx(Duel(first, second).won() / ALL)
