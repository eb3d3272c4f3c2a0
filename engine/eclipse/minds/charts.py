"""The map as a mind reads it: who can go where, and what lies at the border."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.eclipse.components import SPECIES
from engine.eclipse.interface.view import SectorView, View
from engine.hexes import DIRECTIONS, Hex
from engine.players.known import Known, Once, latest
from engine.players.ways import ways

GENERATOR, PEACE = "wormhole_generator", "no_battle_with_ancients"
SEATS = 6
"""The last views of so many are kept in mind."""
Web = Mapping[str, list[SectorView]]
"""Where one can move to from each sector, by its id."""


def _nothing(_: View) -> Known:
    return {}


ONCE: Once[View] = Once(latest(_nothing, SEATS))
"""Of each view."""


def place(sector: SectorView) -> Hex:
    """Where a sector lies."""
    return Hex(*sector.at)


def linked(view: View, sector: SectorView, seat: int) -> list[SectorView]:
    """Neighbouring sectors that a seat can move to. EC-MAP-05, EC-MAP-07"""
    return web(view, seat, [sector])[sector.id]


def web(view: View, seat: int, sectors: Iterable[SectorView] | None = None) -> Web:
    """The same for each of these sectors, or for all."""
    needed = 1 if GENERATOR in view.seats[seat].technologies else 2
    if sectors is None:
        return _web(view, needed)
    links = _web(view, needed)
    return {one.id: links[one.id] for one in sectors}


@ONCE.once
def _lying(view: View) -> Mapping[Hex, SectorView]:
    return {place(other): other for other in view.sectors}


@ONCE.once_each
def _web(view: View, needed: int) -> Web:
    return {one.id: _linked(one, _lying(view), needed) for one in view.sectors}


def _linked(sector: SectorView, lying: Mapping[Hex, SectorView], needed: int) -> list[SectorView]:
    """Neighbours with so many wormholes between."""
    here, found = place(sector), list[SectorView]()
    for edge, way in enumerate(DIRECTIONS):
        other = lying.get(here + way)
        if other is not None and (edge in sector.wormholes) + ((edge + 3) % 6 in other.wormholes) >= needed:
            found.append(other)
    return found


def reach(links: Web, start: SectorView, seat: int, steps: int) -> dict[str, int]:
    """Sectors within so many moves, with their distance; hostile ships on the way stop it."""
    sectors = {start.id: start}

    def near(id: str) -> list[str]:
        if id != start.id and held(sectors[id], seat):
            return []
        sectors.update((one.id, one) for one in links[id])
        return [one.id for one in links[id]]

    return ways(start.id, near, steps)


def legs(
    links: Web, target: SectorView, halts: Mapping[str, SectorView], seat: int, drive: int, most: int
) -> dict[str, int]:
    """In how many moves, at most so many, a ship that goes `drive` sectors a move comes to a sector from each other, if
    it lies between two of them only where it may halt.
    """

    def near(id: str) -> Iterable[str]:
        stop = target if id == target.id else halts.get(id)
        return reach(links, stop, seat, drive) if stop is not None else ()

    return ways(target.id, near, most)


def held(sector: SectorView, seat: int) -> bool:
    """Whether others could stop or fight a fleet there."""
    hostile = any(fleet.seat != seat for fleet in sector.fleets)
    return hostile or bool(sector.ancients) or sector.gcds is not None


def number(sector: SectorView, seat: int) -> int:
    """Ships of a seat that are there."""
    return sum(len(marks) for fleet in sector.fleets if fleet.seat == seat for marks in fleet.ships.values())


def has_ships(sector: SectorView, seat: int) -> bool:
    """Whether ships of a seat are there."""
    return any(fleet.seat == seat for fleet in sector.fleets)


def loose(view: View, sector: SectorView, seat: int) -> int:
    """How many of them may leave: as many as they are more than those of others and the Ancients that they fight.
    EC-PIN-02, EC-PIN-03, EC-PIN-06, EC-PIN-09
    """
    if sector.gcds is not None:
        return 0
    others = sum(number(sector, fleet.seat) for fleet in sector.fleets if fleet.seat != seat)
    ancients = 0 if PEACE in SPECIES[view.seats[seat].species].specials else len(sector.ancients)
    return max(0, number(sector, seat) - others - ancients)


def named(view: View, id: str) -> SectorView | None:
    """A sector by its id."""
    return next((sector for sector in view.sectors if sector.id == id), None)
