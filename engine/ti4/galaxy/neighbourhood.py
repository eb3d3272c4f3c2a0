"""What each home of a galaxy has around it, in figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hexes import distance
from engine.text import T, Text
from engine.ti4.components import PLANETS, TILES
from engine.ti4.galaxy.map_judging import SPACES, homes_in
from engine.ti4.galaxy.map_text import Layout, read


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """The systems to which no other home is nearer; those as near to another one count for both.

    Attributes:
        home: the position of the home.
        optimal: each planet with the greater of its two values.
    """

    home: int
    resources: int
    influence: int
    optimal: int
    specialties: tuple[str, ...]
    wormholes: tuple[str, ...]


def neighbourhoods(layout: Layout) -> list[Neighbourhood]:
    """In the order of the seats."""
    homes = homes_in(layout)
    return [_of(home, [layout[at].tile for at in _nearest(layout, home, homes)]) for home in homes]


def _nearest(layout: Layout, home: int, homes: Sequence[int]) -> list[int]:
    """Positions on the way of nobody else; Mecatol Rex is everybody's."""
    there = [at for at in range(1, len(layout)) if at not in homes and layout[at].tile in TILES]
    return [at for at in there if _steps(home, at) == min(_steps(other, at) for other in homes)]


def _steps(at: int, other: int) -> int:
    return distance(SPACES[at], SPACES[other])


def _of(home: int, tiles: Sequence[int]) -> Neighbourhood:
    planets = [PLANETS[id] for tile in tiles for id in TILES[tile].planets]
    return Neighbourhood(
        home,
        sum(one.resources for one in planets),
        sum(one.influence for one in planets),
        sum(max(one.resources, one.influence) for one in planets),
        tuple(sorted(one.specialty for one in planets if one.specialty)),
        tuple(sorted(hole for tile in tiles for hole in TILES[tile].wormholes)),
    )


def in_words(text: str) -> list[Text]:
    """A line for each seat."""
    return [_line(seat, one) for seat, one in enumerate(neighbourhoods(read(text)))]


def _line(seat: int, one: Neighbourhood) -> Text:
    more = [Text(f"ti4-specialty-{colour}") for colour in one.specialties]
    more += [Text(f"ti4-wormhole-{hole}") for hole in one.wormholes]
    figures = {"resources": one.resources, "influence": one.influence, "optimal": one.optimal}
    return T("ti4-map-around", n=seat + 1, space=one.home, **figures, more=tuple(more), count=len(more))
