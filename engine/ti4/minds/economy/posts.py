"""Planets where an own dock stands and nobody beside it: such a dock is lost to whoever lands. TI-INVASION-13"""

from __future__ import annotations

from collections.abc import Mapping

from engine.ti4 import words
from engine.ti4.components import GROUND
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, worth

POST = 260
"""What it is worth that somebody stands there, where others could land soon."""


def manned(at: At, type: str) -> int:
    """What it is worth to make the first ground forces of a production beside such a dock."""
    system = galaxy.active(at)
    made = words.counted(at.question.about.params.get("made"))
    if type != GROUND[0] or system is None or made.get(type) or not worth.invaders(at, str(system.tile)):
        return 0
    return POST * any(_bare(galaxy.force(planet.forces, at.seat)) for planet in system.planets)


def _bare(pieces: Mapping[str, int]) -> bool:
    return bool(pieces.get("space_dock")) and not pieces.get(GROUND[0])
