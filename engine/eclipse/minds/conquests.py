"""Sectors that own ships are about to conquer: each needs a disc once its battle is over, so money is kept for it."""

from __future__ import annotations

from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import odds, sieges
from engine.eclipse.minds.mind import At

LIKELY = 500
"""So often, in thousandths, the battle has to be won."""


def expected(at: At) -> list[SectorView]:
    """Those that will need a disc at the end of this round's battles; none once those have begun. EC-CLAIM-02"""
    if at.view.phase != "action":
        return []
    foreign = [sector for sector in at.view.sectors if sector.owner != at.seat and sector.fleets]
    return [sector for sector in foreign if falls(at, sector)]


def falls(at: At, sector: SectorView) -> bool:
    """Whether own ships stand there alone or will likely win, and people will likely not hold the sector."""
    ours = odds.fleet(at.view.seats, sector, at.seat)
    if not ours:
        return False
    won = odds.wins(ours, odds.foes(at.view.seats, sector, at.seat))
    return won * sieges.fall(at, sector, ours) // odds.SURE >= LIKELY
