"""What is said aloud with the activation of a system."""

from __future__ import annotations

from engine.players.announcing import Act, attacks, defends, goes
from engine.text import Text
from engine.ti4 import words
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.interface.view import ForceView, SystemView, View
from engine.ti4.minds.mind import MIND
from engine.ti4.minds.reckoning import forces, galaxy


@MIND.announces(ACTIVATE)
def activation(act: Act[View]) -> Text | None:
    """An attack, Mecatol Rex, or the defense of an own system beside which a stronger fleet stands. What a seat does in
    a system that it shares with somebody everybody will see.
    """
    systems = {str(system.tile): system for system in act.view.systems}
    id = str(act.answer)
    here, place = systems[id], words.system(id)
    holders = _holders(here)
    if holders == {act.seat}:
        return defends(act.seat, place) if _threatened(act, systems, id) else None
    if holders and act.seat not in holders:
        return attacks(act.seat, place, _foe(here))
    return goes(act.seat, place) if not holders and id == galaxy.CENTRE else None


def _holders(here: SystemView) -> set[int]:
    """Who has units or planets in a system."""
    every = [here.ships, *(planet.forces for planet in here.planets)]
    found = {one.seat for some in every for one in some if any(one.units.values())}
    return found | {planet.owner for planet in here.planets if planet.owner is not None}


def _foe(here: SystemView) -> int:
    """Whose the system is: ships come before planets."""
    fleets = [one.seat for one in here.ships if any(one.units.values())]
    owners = [planet.owner for planet in here.planets if planet.owner is not None]
    return next(iter([*fleets, *owners, *sorted(_holders(here))]))


def _threatened(act: Act[View], systems: dict[str, SystemView], id: str) -> bool:
    """Whether a fleet stands next to a system that is stronger than the one in it."""
    near = galaxy.adjacent(act.view, systems, act.seat)[id]
    others = [one for other in near for one in systems[other].ships if one.seat != act.seat]
    own = [one for one in systems[id].ships if one.seat == act.seat]
    return max((_fleet(act, one) for one in others), default=0) > sum(_fleet(act, one) for one in own)


def _fleet(act: Act[View], force: ForceView) -> int:
    return forces.value(forces.ships(force.units), act.view.seats[force.seat])
