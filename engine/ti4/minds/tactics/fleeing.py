"""Where ships can flee to, and what that costs: with the token that follows them nothing leaves a system any more in
that round, and nothing is made there.
"""

from __future__ import annotations

from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights, worth
from engine.ti4.minds.tactics import plans, reach


def dear(at: At, here: SystemView) -> bool:
    """Whether those who flee bring to a standstill what is worth more than they are, wherever they go."""
    saved = worth.strength(at, galaxy.force(here.ships, at.seat)) * weights.LOST // 2
    return min((held(at, id) for id in _refuges(at, here)), default=0) > saved


def held(at: At, id: str) -> int:
    """What own ships and docks in a system could still do in this round, in thousandths of a point. TI-RETREAT-09"""
    mine = galaxy.me(at)
    if mine.passed or not mine.tactic or at.seat in galaxy.of(at).systems[id].tokens:
        return 0
    using = max((plan.worth for plan in plans.every(at) if id == plan.system or id in plan.origins), default=0)
    other = [plan.worth for plan in plans.every(at) if id != plan.system and id not in plan.origins]
    return max(0, using - max(0, *other[:1]) if mine.tactic == 1 else using)


def _refuges(at: At, here: SystemView) -> list[str]:
    """Where ships may flee to: the next systems with own units or planets, without ships of others. TI-RETREAT-07"""
    systems = galaxy.of(at).systems
    return [id for id in galaxy.of(at).near[str(here.tile)] if _open(at, systems[id])]


def _open(at: At, system: SystemView) -> bool:
    """TI-RETREAT-07, TI-RETREAT-08"""
    if any(forces.ships(one.units) for one in galaxy.foes(system.ships, at.seat)) or not reach.enters(at, system):
        return False
    own = any(one.owner == at.seat or galaxy.force(one.forces, at.seat) for one in system.planets)
    return own or bool(galaxy.force(system.ships, at.seat))
