"""Where a seat stands on the map, and what lies next to that."""

from __future__ import annotations

from engine.eclipse.interface.view import SectorView, View
from engine.hexes import Hex, neighbours


def near(view: View) -> tuple[str, ...]:
    """The sectors that the viewer controls or has ships in, and those around them."""
    own = {Hex(*one.at) for one in view.sectors if _stands(one, view.viewer)}
    around = own | {other for at in own for other in neighbours(at)}
    return tuple(one.id for one in view.sectors if Hex(*one.at) in around)


def _stands(sector: SectorView, seat: int | None) -> bool:
    return (seat is not None and sector.owner == seat) or any(fleet.seat == seat for fleet in sector.fleets)
