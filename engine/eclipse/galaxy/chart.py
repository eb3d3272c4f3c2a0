"""The chart: what lies where, and what follows from it.

Sectors never move, so all of it can be worked out from the state at any time and is no part of it. EC-MAP-10
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from engine.eclipse.components import SECTORS
from engine.eclipse.state import Sector
from engine.hexes import Hex, neighbours

Connection = Literal["full", "half", "none"]
KINDS: tuple[Connection, ...] = ("none", "half", "full")
"""By the number of wormholes that meet."""


class Beside(NamedTuple):
    """A sector next to a space: over which edge of the space, and whether it has a wormhole there."""

    edge: int
    id: str
    open: bool

    def connection(self, edges: Collection[int]) -> Connection:
        """How a sector with wormholes on these edges would be connected to it. EC-MAP-05, EC-MAP-06, EC-MAP-08"""
        return KINDS[self.open + (self.edge in edges)]


class Lying(NamedTuple):
    """A sector as it lies: where, and turned by how many steps clockwise."""

    id: str
    at: Hex
    turned: int


@cache
def holes(id: str, turned: int) -> frozenset[int]:
    """Edges with a wormhole, once the sector is turned so many steps clockwise. EC-MAP-01"""
    return frozenset((edge + turned) % 6 for edge in SECTORS[id].wormholes)


class Chart:
    """The known galaxy.

    Attributes:
        places: the sector on each explored space.
        beside: the sectors next to each space, clockwise from north.
        full: the sectors each one is fully connected to, clockwise from north; `half`: those connected at all.
        empty: the unexplored spaces next to each sector, clockwise from north.
    """

    def __init__(self, lying: Sequence[Lying] = ()) -> None:
        self.places: dict[Hex, str] = {}
        self.beside: dict[Hex, list[Beside]] = {}
        self.full: dict[str, list[str]] = {}
        self.half: dict[str, list[str]] = {}
        self.empty: dict[str, list[Hex]] = {}
        for sector in lying:
            self._place(sector)
        for sector in lying:
            self._survey(sector)

    def _place(self, sector: Lying) -> None:
        edges = holes(sector.id, sector.turned)
        self.places[sector.at] = sector.id
        for edge, near in enumerate(neighbours(sector.at)):
            insort(self.beside.setdefault(near, []), Beside((edge + 3) % 6, sector.id, edge in edges))

    def _survey(self, sector: Lying) -> None:
        """What is around a sector. EC-MAP-05, EC-MAP-06, EC-MAP-08"""
        edges, id, around = holes(sector.id, sector.turned), sector.id, self.beside.get(sector.at, ())
        self.full[id] = [other.id for other in around if other.open and other.edge in edges]
        self.half[id] = [other.id for other in around if other.open or other.edge in edges]
        self.empty[id] = [near for near in neighbours(sector.at) if near not in self.places]

    def connection(self, id: str, turned: int, place: Hex, edge: int) -> Connection:
        """How a sector lying so is connected over an edge to the sector beyond it. EC-MAP-05, EC-MAP-06, EC-MAP-08"""
        there = next((other for other in self.beside.get(place, ()) if other.edge == edge), None)
        return "none" if there is None else there.connection(holes(id, turned))


def chart_of(sectors: Iterable[Sector]) -> Chart:
    """The chart of these sectors; views of one position share it, so nobody changes it."""
    return _charted(tuple([Lying(one.id, Hex(*one.at), one.turned) for one in sectors]))


@lru_cache(maxsize=16)
def _charted(lying: tuple[Lying, ...]) -> Chart:
    return Chart(lying)
