"""Places in a full fleet pool that ships leave to those which a dock could make there. TI-FLEETPOOL-07"""

from __future__ import annotations

from engine.ti4.interface.view import SystemView
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import At
from engine.ti4.minds.tactics import cargo, guns
from engine.ti4.minds.tactics.reach import Leg, Load


def made(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load) -> int:
    """What docks can make more whose full fleet pool these ships leave, where a token is left for it: less what it
    costs that ground forces wait there in vain, and nothing where the ships go under guns.
    """
    if not cargo.again(at) or guns.shot(at, here):
        return 0
    left = dict[str, int]()
    for leg in legs:
        left[leg.mover.origin] = left.get(leg.mover.origin, 0) + leg.number
    found = max((production.cramped(at, (*case, str(here.tile))) for case in left.items()), default=0)
    return max(0, found - cargo.FETCHED * cargo.forsaken(at, legs, load)) if found else 0
