"""What is in danger where ships leave, and no longer where they drive others off."""

from __future__ import annotations

from engine.ti4.components import GROUND
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, worth
from engine.ti4.minds.tactics import landing
from engine.ti4.minds.tactics.reach import Leg, Load, origins


def exposed(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load) -> int:
    """How much more is in danger where the ships come from, and those aboard who held its planets: not by fleets that
    they beat where they go.
    """
    total, beaten = 0, str(here.tile) if landing.enemy(at, here) is not None else ""
    for origin in origins(legs):
        system, attackers = galaxy.of(at).systems[origin], worth.invaders(at, origin, beaten)
        if not attackers:
            continue
        before = worth.strength(at, galaxy.force(system.ships, at.seat))
        gone = sum(leg.number * (leg.mover.card.cost or 0) * 2 for leg in legs if leg.mover.origin == origin)
        gone += worth.HOLDS[GROUND[0]] * _landsmen(at, origin, load)
        total += worth.danger(at, system, before - gone, attackers) - worth.danger(at, system, before, attackers)
    return total


def freed(at: At, here: SystemView) -> int:
    """What of own planets is no longer in danger once the ships of another above them are beaten. TI-INVASION-01"""
    foe = landing.enemy(at, here)
    if foe is None:
        return 0
    return worth.danger(at, here, 0, forces.value(forces.ships(foe.units), at.view.seats[foe.seat]))


def _landsmen(at: At, origin: str, load: Load) -> int:
    """Ground forces that come from planets of a system."""
    lies, groups = galaxy.of(at).lies, [(Group.read(id), number) for id, number in load]
    return sum(n for group, n in groups if group.type == GROUND[0] and lies.get(group.place) == origin)
