"""The card by which a dock fires at ships that have just come: where enough is hit."""

from __future__ import annotations

from engine.ti4.components import GROUND
from engine.ti4.interface.view import ForceView
from engine.ti4.minds.cards import uses
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights, worth

HITS, KEPT, NEAR = 2, 150, 8
"""Ships that it may destroy, what it is worth to keep it, and which part of what the own seat has there counts."""


@uses("experimental_battlestation")
def _station(at: At) -> int:
    """Not against a lone destroyer that comes to nothing of one's own. TI-SPACECANNON-01"""
    here = galaxy.active(at)
    come = [one for one in galaxy.foes(here.ships, at.seat) if one.seat == at.view.turn] if here is not None else []
    if here is None or not come:
        return -KEPT
    return weights.BROKEN * _hit(at, come[0]) + worth.stake(at, here) // NEAR - KEPT


def _hit(at: At, come: ForceView) -> int:
    """What so many hits destroy, in half resources: the cheapest ships, and whoever is aboard of the last."""
    seat = at.view.seats[come.seat]
    prices = sorted(
        forces.price(type, seat) for type, number in forces.ships(come.units).items() for _ in range(number)
    )
    aboard = come.units.get(GROUND[0], 0) if len(prices) <= HITS else 0
    return sum(prices[:HITS]) + aboard * forces.price(GROUND[0], seat)
