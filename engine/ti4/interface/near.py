"""Where a seat stands on the map, and what lies next to that."""

from __future__ import annotations

from engine.hexes import Hex, neighbours
from engine.ti4.interface.view import SystemView, View


def near(view: View) -> tuple[str, ...]:
    """The systems where the viewer has units or planets, and those adjacent to them, wormholes included."""
    placed = {Hex(*one.at): one for one in view.systems if one.at is not None}
    own = {at for at, one in placed.items() if _stands(one, view.viewer)}
    letters = {letter for at in own for letter in _wormholes(placed[at])}
    around = {other for at in own for other in neighbours(at)}
    return tuple(
        str(one.tile) for at, one in placed.items() if at in own or at in around or letters & {*_wormholes(one)}
    )


def _stands(system: SystemView, seat: int | None) -> bool:
    forces = [*system.ships, *(force for planet in system.planets for force in planet.forces)]
    owned = seat is not None and any(planet.owner == seat for planet in system.planets)
    return owned or any(force.seat == seat for force in forces)


def _wormholes(system: SystemView) -> tuple[str, ...]:
    return (*system.wormholes, *system.wormhole_tokens)
