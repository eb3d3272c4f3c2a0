"""The board as a grid: each system is two by two areas, and areas touch along their edges.

FS-ADJ-01, FS-ADJ-02
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, CORNERS, SYSTEM_OF, SYSTEMS
from engine.forbidden_stars.state import System
from engine.text import T, Text

Coordinates = tuple[int, int]
"""Column and row of a system, or x and y of an area (twice as fine)."""
QUARTERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Where the corners NW, NE, SE, SW lie within a system that is not turned."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SIDES = ("n", "e", "s", "w")


class Laid(NamedTuple):
    """Where a system lies, and how."""

    id: str
    col: int
    row: int
    turned: int


class Edge(NamedTuple):
    """An edge of the grid of systems: `h` the upper, `v` the left one of a place. FS-STORM-04"""

    way: str
    col: int
    row: int

    @property
    def id(self) -> str:
        """As storms and answers name it."""
        return f"{self.way}{self.col}.{self.row}"

    @property
    def sides(self) -> tuple[Coordinates, Coordinates]:
        """The places on both sides: above and below, or left and right."""
        if self.way == "h":
            return (self.col, self.row - 1), (self.col, self.row)
        return (self.col - 1, self.row), (self.col, self.row)


@cache
def edge(id: str) -> Edge:
    """The edge of an id."""
    col, _, row = id[1:].partition(".")
    return Edge(id[0], int(col), int(row))


def edge_name(laid: Mapping[Coordinates, str], id: str, whole: bool = False) -> Text:
    """An edge by the systems on both sides, the outer one by its side of the board. Raises KeyError: none is beside it.

    Args:
        laid: the system at each place.
        whole: by the names of the systems, which are too long for a list of moves, and not by their codes alone.
    """
    beside = [at for at in edge(id).sides if at in laid]
    if len(beside) > 1:
        return (words.between if whole else words.edge)(*(laid[at] for at in beside))
    if not beside:
        raise KeyError(id)
    return words.side_edge(laid[beside[0]], SIDES[edges_of(*beside[0]).index(edge(id))], whole)


def spot_name(laid: Mapping[Coordinates, str], at: Coordinates) -> Text:
    """A place for a system by a system beside it."""
    here = [(side, laid.get((at[0] - dx, at[1] - dy))) for side, (dx, dy) in zip(SIDES, STEPS, strict=True)]
    side, system = next(((side, id) for side, id in here if id is not None), ("n", None))
    return Text(f"forbidden_stars-spot-{side}", {"system": T("list-empty") if system is None else words.system(system)})


def edges_of(col: int, row: int) -> tuple[Edge, ...]:
    """The upper, right, lower and left edge of a place."""
    return Edge("h", col, row), Edge("v", col + 1, row), Edge("h", col, row + 1), Edge("v", col, row)


class Board:
    """What follows from where the systems lie; it never changes.

    Attributes:
        at: the place of each area in the grid of areas; `areas`: the area at each place.
        near: the areas adjacent to each, clockwise from above. FS-ADJ-02
        places: the system at each place; `systems`: the systems adjacent to each, clockwise from above. FS-ADJ-01
        edges: the ids of all edges of systems, outer ones too, in reading order of the systems. FS-STORMSET-03
        worlds, voids: the areas of each system in printed order.
    """

    def __init__(self, laid: Iterable[Laid]) -> None:
        systems = list(laid)
        self.places: dict[Coordinates, str] = {(one.col, one.row): one.id for one in systems}
        self.at: dict[str, Coordinates] = {area: at for one in systems for area, at in _corners(one)}
        self.areas: dict[Coordinates, str] = {at: area for area, at in self.at.items()}
        self.near = {area: _around(self.areas, at) for area, at in self.at.items()}
        self.systems = {id: _around(self.places, at) for at, id in self.places.items()}
        self.edges_of = {one.id: tuple([edge.id for edge in edges_of(one.col, one.row)]) for one in systems}
        ordered = sorted(systems, key=lambda one: (one.row, one.col))
        self.edges = tuple(dict.fromkeys(edge for one in ordered for edge in self.edges_of[one.id]))
        self.areas_of = {one.id: tuple(area.id for area in SYSTEMS[one.id].areas) for one in systems}
        self.worlds = {id: tuple(a for a in areas if AREAS[a].kind == "world") for id, areas in self.areas_of.items()}
        self.voids = {id: tuple(a for a in areas if AREAS[a].kind == "void") for id, areas in self.areas_of.items()}

    def between(self, one: str, other: str) -> str | None:
        """The edge on which two systems touch; None when they are not adjacent. FS-ADJ-03"""
        shared = [edge for edge in self.edges_of[one] if edge in self.edges_of[other]]
        return shared[0] if shared else None

    def crossed(self, area: str, other: str) -> str | None:
        """The edge of systems between two adjacent areas; None within one system."""
        one, two = SYSTEM_OF[area], SYSTEM_OF[other]
        return None if one == two else self.between(one, two)

    def beside(self, id: str) -> tuple[str | None, str | None]:
        """The systems on both sides of an edge; None beyond the board."""
        one, other = edge(id).sides
        return self.places.get(one), self.places.get(other)

    def with_neighbours(self, system: str) -> tuple[str, ...]:
        """A system and those adjacent to it."""
        return (system, *self.systems[system])


def _corners(one: Laid) -> list[tuple[str, Coordinates]]:
    """Where the areas of a system come to lie. A quarter turn clockwise brings NW to NE. FS-SYSTEM-01"""
    found = []
    for area in SYSTEMS[one.id].areas:
        x, y = QUARTERS[(CORNERS.index(area.corner) + one.turned) % 4]
        found.append((area.id, (2 * one.col + x, 2 * one.row + y)))
    return found


def _around(things: Mapping[Coordinates, str], at: Coordinates) -> tuple[str, ...]:
    """FS-ADJ-04, FS-ADJ-05"""
    return tuple(things[x] for x in ((at[0] + dx, at[1] + dy) for dx, dy in STEPS) if x in things)


@cache
def laid_out(laid: tuple[Laid, ...]) -> Board:
    """The board of these systems; made once for each layout."""
    return Board(laid)


def board_of(systems: Mapping[str, System]) -> Board:
    """The board on which these systems lie; made once for each layout."""
    return laid_out(tuple([Laid(one.id, one.col, one.row, one.turned) for one in systems.values()]))


def corner_of(system: System, area: str) -> str:
    """The corner at which an area lies now: NW, NE, SE or SW of the board."""
    return CORNERS[(CORNERS.index(AREAS[area].corner) + system.turned) % 4]
