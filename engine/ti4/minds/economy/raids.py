"""Trade goods that somebody next to the own seat takes from whoever has several. TI-DOUBT-64"""

from __future__ import annotations

from engine.ti4.factions.mentak import RICH
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, weights, worth
from engine.ti4.words import Note

PILLAGE, PROTECTION = "pillage", "promise_of_protection"


def raided(at: At, goods: int) -> int:
    """What it costs to have so many trade goods after a deal: one of them goes to each raider next to the own seat."""
    if goods < RICH:
        return 0
    return sum(weights.TRADE_GOOD * (100 + worth.dislike(at, seat)) // 100 for seat in _raiders(at))


@galaxy.once
def _raiders(at: At) -> list[int]:
    """Neighbors who pillage, and have promised nothing. TI-NEIGHBOR-01, TI-NEIGHBOR-02, TI-PROMISSORY-08"""
    held = galaxy.me(at).notes_in_play
    able = [one.seat for one in at.view.seats if galaxy.able(one, PILLAGE)]
    free = [seat for seat in able if seat != at.seat and Note(PROTECTION, seat).id not in held]
    return [seat for seat in free if _beside(at, seat)]


def _beside(at: At, seat: int) -> bool:
    """Whether a seat has units or a planet where the own seat has some, or next to it."""
    near, own = galaxy.of(at).near, [str(one.tile) for one in at.view.systems if _present(one, at.seat)]
    around = {id for system in own for id in (system, *near[system])}
    return any(_present(one, seat) for one in at.view.systems if str(one.tile) in around)


def _present(here: SystemView, seat: int) -> bool:
    forces = (here.ships, *(planet.forces for planet in here.planets))
    return any(planet.owner == seat for planet in here.planets) or any(galaxy.force(some, seat) for some in forces)
