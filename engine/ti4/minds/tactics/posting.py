"""Own planets that stand empty, on which points hang: whoever comes next door takes them. TI-INVASION-01"""

from __future__ import annotations

from engine.ti4.components import GROUND
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, worth

SCORED = 600
"""For so much of what is hoped of objectives somebody is sent."""
SHARE = 4
"""What part of it is kept by the first who stands there."""


def bare(at: At, system: str) -> int:
    """How many of them lie in a system where others could land."""
    return len(_hopes(at, system)) if worth.invaders(at, system) else 0


def kept(at: At, system: str, number: int) -> int:
    """What so many ground forces keep there, each on another."""
    return sum(_hopes(at, system)[:number]) // SHARE if number > 0 and bare(at, system) else 0


@galaxy.once_each
def _hopes(at: At, system: str) -> list[int]:
    """What is hoped of objectives that hangs on each of them, the most first."""
    mine = [one for one in galaxy.of(at).systems[system].planets if one.owner == at.seat]
    empty = [one.id for one in mine if not galaxy.force(one.forces, at.seat).get(GROUND[0])]
    found = [worth.hopes(at, (id,)) for id in empty]
    return sorted((hope for hope in found if hope >= SCORED), reverse=True)
