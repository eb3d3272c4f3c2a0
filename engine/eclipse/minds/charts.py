"""The map as a mind reads it: who can go where, and what lies at the border."""

from __future__ import annotations

from engine.eclipse.face.view import SectorView, View
from engine.hexes import DIRECTIONS, Hex

GENERATOR = "wormhole_generator"


def place(sector: SectorView) -> Hex:
    """Where a sector lies."""
    return Hex(*sector.at)


def linked(view: View, sector: SectorView, seat: int) -> list[SectorView]:
    """Neighbouring sectors that a seat can move to. EC-MAP-05, EC-MAP-07"""
    lying = {place(other): other for other in view.sectors}
    half = GENERATOR in view.seats[seat].technologies
    found = []
    for edge, way in enumerate(DIRECTIONS):
        other = lying.get(place(sector) + way)
        if other is not None:
            open = (edge in sector.wormholes) + ((edge + 3) % 6 in other.wormholes)
            found += [other] if open == 2 or (half and open == 1) else []
    return found


def reach(view: View, start: SectorView, seat: int, steps: int) -> dict[str, int]:
    """Sectors within so many moves, with their distance; hostile ships on the way stop it."""
    found, edge = {start.id: 0}, [start]
    for step in range(1, steps + 1):
        open = [sector for sector in edge if sector is start or not held(sector, seat)]
        edge = [other for sector in open for other in linked(view, sector, seat) if other.id not in found]
        found |= {other.id: step for other in edge}
    return found


def held(sector: SectorView, seat: int) -> bool:
    """Whether others could stop or fight a fleet there."""
    hostile = any(fleet.seat != seat for fleet in sector.fleets)
    return hostile or bool(sector.ancients) or sector.gcds is not None


def named(view: View, id: str) -> SectorView | None:
    """A sector by its id."""
    return next((sector for sector in view.sectors if sector.id == id), None)


def open_edges(view: View, sector: SectorView) -> list[Hex]:
    """Unexplored spaces beyond its wormholes."""
    lying = {place(other) for other in view.sectors}
    beyond = [place(sector) + DIRECTIONS[edge] for edge in sector.wormholes]
    return [at for at in beyond if at not in lying]
