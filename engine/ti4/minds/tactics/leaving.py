"""What is in danger where ships leave."""

from __future__ import annotations

from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, worth
from engine.ti4.minds.tactics.reach import Leg


def exposed(at: At, legs: tuple[Leg, ...]) -> int:
    """How much more is in danger where the ships come from."""
    total = 0
    for origin in dict.fromkeys(leg.mover.origin for leg in legs):
        system, attackers = galaxy.of(at).systems[origin], worth.invaders(at, origin)
        if not attackers:
            continue
        before = worth.strength(at, galaxy.force(system.ships, at.seat))
        gone = sum(leg.number * (leg.mover.card.cost or 0) * 2 for leg in legs if leg.mover.origin == origin)
        total += worth.danger(at, system, before - gone, attackers) - worth.danger(at, system, before, attackers)
    return total
