"""Where ships can flee to, and what that costs: with the token that follows them nothing leaves a system any more in
that round, and nothing is made there.
"""

from __future__ import annotations

from engine.ti4.interface.view import SystemView
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights, worth
from engine.ti4.minds.tactics import plans, reach


def dear(at: At, here: SystemView, anywhere: bool = False) -> bool:
    """Whether those who flee bring to a standstill what is worth more than they are, wherever they go; `anywhere`: also
    to where nothing of the own is.
    """
    saved, known = _saved(at, here), refuges(at, here, anywhere)
    return bool(known) and all(held(at, id) > saved for id in known)


def spared(at: At, here: SystemView, chance: int) -> int:
    """What is saved in the mean by who flies off before a battle that it wins so often, in thousandths; nothing where
    it rather fights. TI-ABILITY-14
    """
    fights = chance >= weights.SURE // 2 or dear(at, here, anywhere=True)
    return 0 if fights else _saved(at, here) * (weights.SURE - chance) // weights.SURE


def _saved(at: At, here: SystemView) -> int:
    """What is lost with all own ships in a system."""
    return worth.strength(at, galaxy.force(here.ships, at.seat)) * weights.LOST // 2


def held(at: At, id: str) -> int:
    """What own ships and docks in a system could still do in this round, in thousandths of a point. TI-RETREAT-09"""
    if _done(at, galaxy.of(at).systems[id]):
        return 0
    using = max((plan.worth for plan in plans.every(at) if _uses(plan, id)), default=0)
    other = max((plan.worth for plan in plans.every(at) if not _uses(plan, id)), default=0)
    return max(0, using - max(0, other) if galaxy.me(at).tactic == 1 else using)


def _done(at: At, system: SystemView) -> bool:
    """Whether nothing more is done there anyway in this round."""
    mine, id = galaxy.me(at), str(system.tile)
    if mine.passed or not mine.tactic or at.seat in system.tokens:
        return True
    return not (forces.ships(galaxy.force(system.ships, at.seat)) or production.docks(at, id))


def _uses(plan: plans.TacticalPlan, id: str) -> bool:
    return id == plan.system or id in plan.origins


def refuges(at: At, here: SystemView, anywhere: bool = False) -> list[str]:
    """Where ships may flee to: the next systems with own units or planets, or `anywhere`, without ships of others.
    Those where nothing is kept from moving come first. TI-RETREAT-07
    """
    systems = galaxy.of(at).systems
    open_ = [id for id in galaxy.of(at).near[str(here.tile)] if _open(at, systems[id], anywhere)]
    return sorted(open_, key=lambda id: not _done(at, systems[id]))


def _open(at: At, system: SystemView, anywhere: bool) -> bool:
    """TI-RETREAT-07, TI-RETREAT-08"""
    if any(forces.ships(one.units) for one in galaxy.foes(system.ships, at.seat)) or not reach.enters(at, system):
        return False
    own = anywhere or any(one.owner == at.seat or galaxy.force(one.forces, at.seat) for one in system.planets)
    return own or bool(galaxy.force(system.ships, at.seat))
