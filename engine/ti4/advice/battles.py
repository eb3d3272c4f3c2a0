"""Combat: what a retreat saves, what staying risks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import YES
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE, chance
from engine.ti4.combat.retreat import RETREAT
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy
from engine.ti4.minds.tactics import combat

EVEN = 500


@ADVICE.on(RETREAT)
def retreat(at: At, offer: Offer) -> Iterator[Point]:
    """The ships that get away, or the chance of those who stay. TI-RETREAT-01"""
    here = galaxy.active(at)
    if here is None:
        return
    mine, wins = forces.ships(galaxy.force(here.ships, at.seat)), combat.chance(at, here)
    if offer.answer == YES:
        yield aim(T("ti4-advice-saved", units=words.units(mine)))
        yield against(T("ti4-advice-one-more-round"))
    else:
        yield aim(T("ti4-advice-stays", system=words.system(str(here.tile)), chance=chance(wins)))
        if wins < EVEN:
            yield against(T("ti4-advice-likely-lost", units=words.units(mine)))
