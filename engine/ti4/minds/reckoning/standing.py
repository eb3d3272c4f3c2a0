"""Who is ahead, and by how much: not by points alone, but by what brings more of them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ti4.interface.view import SeatView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy

POINT, PLANET, TECHNOLOGY, MECATOL = 75, 25, 25, 100
"""What each of them means for points at the end, in hundredths of one: least squares over 56 games of six keen players,
rounds 3 to 5.
"""

FAR: Mapping[str, int] = {
    "sol": 280, "jol_nar": 200, "mentak": 130, "nekro": 100, "hacan": 45, "creuss": 45, "saar": 45, "arborec": 0,
    "letnev": -15, "yssaril": -30, "l1z1x": -60, "winnu": -70, "yin": -80, "naalu": -100, "muaat": -250,
    "sardakk_norr": -250, "xxcha": -350,
}  # fmt: skip
"""How much farther factions are known to come than that tells, in hundredths of a point; set by games of six keen
players, so that those who come too far are held back in time, and those who do not are left in peace.
"""


@galaxy.once
def ahead(at: At) -> dict[int, int]:
    """By how much seats stand above the mean of all, in hundredths of a point at the end."""
    playing = [seat for seat in at.view.seats if not seat.eliminated]
    found = {seat.seat: _prospects(at, seat) for seat in playing}
    mean = sum(found.values()) // max(1, len(found))
    return {seat: prospects - mean for seat, prospects in found.items()}


def _prospects(at: At, seat: SeatView) -> int:
    held = galaxy.planets(at, seat.seat)
    won = sum(not galaxy.is_home(planet) for planet in held)
    technologies = len(seat.technologies) + len(seat.copies)
    center = MECATOL if galaxy.MECATOL in held else 0
    known = POINT * seat.points + PLANET * won + center + TECHNOLOGY * technologies
    return known + FAR.get(seat.faction, 0)
