"""Ground forces that are made to keep the own home, where the game is won by holding it. TI-PUBLICOBJ-04"""

from __future__ import annotations

from engine.ti4.minds.economy import production, saving
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, worth


def garrison(at: At, system: str) -> int:
    """What ground forces keep that could be made there now, if it is the own home."""
    if system != galaxy.home(at) or not production.makes_ground(at, system):
        return 0
    return worth.relief(at, (system, min(production.room(at, system), 2 * saving.resources(at))))


def first(at: At) -> int:
    """The same, where the own home can still be activated: what is sure to come may wait for it."""
    home = galaxy.home(at)
    return garrison(at, home) if home in production.open_docks(at) else 0
