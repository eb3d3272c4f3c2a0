"""What comes to war suns by Star Forge: no more than has room there."""

from __future__ import annotations

from engine.ti4.factions.muaat import FORGED
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy
from engine.ti4.minds.tactics import combat

SUN = "war_sun"


def forged(at: At, type: str, system: str) -> int:
    """What pieces of a type are worth that are forged in a system and stay there: what the fleet pool, docks and
    ships have no room for is lost. TI-FLEETPOOL-03, TI-CAPACITY-04
    """
    here = galaxy.of(at).systems[system]
    if not production.figure_for(at, type, (system,)):
        return 0
    free = production.berths(at, system) if type == "fighter" else not forces.full(at, here)
    return combat.CHEAP[type] * max(0, min(FORGED[type], free))


def best(at: At, system: str) -> int:
    """The same of the better type."""
    return max(forged(at, type, system) for type in FORGED)


def anywhere(at: At) -> int:
    """The same where it is best."""
    return max((best(at, system) for system in galaxy.groups(at, SUN) if system in galaxy.of(at).systems), default=0)
