"""The map: rings, edges, wormholes and what is connected to what.

A space is an axial place; its id in questions and events is `q,r`. A sector's id is its printed number.
"""

from __future__ import annotations

from functools import cache

from engine.ask import Seat
from engine.eclipse.galaxy.chart import Chart, Connection, chart_of
from engine.eclipse.play import Game
from engine.eclipse.state import Sector, Stack
from engine.hexes import CENTRE, Hex, distance

GENERATOR = "wormhole_generator"
RINGS: tuple[Stack, ...] = ("inner", "middle", "outer")


@cache
def space_id(at: Hex) -> str:
    """A space as questions and events name it."""
    return f"{at.q},{at.r}"


def space(id: str) -> Hex:
    """The inverse of `space_id`."""
    q, _, r = id.partition(",")
    return Hex(int(q), int(r))


@cache
def stack_of(at: Hex) -> Stack:
    """The stack whose sectors belong there; the centre has none. EC-MAP-03, EC-MAP-04, EC-SETUP-19"""
    return RINGS[min(distance(CENTRE, at), 3) - 1]


def chart(game: Game) -> Chart:
    """The chart of the sectors that lie now. EC-MAP-10"""
    sectors = game.state.sectors
    if len(sectors) != len(game.chart.places):
        game.chart = chart_of(sectors.values())
    return game.chart


def at(game: Game, place: Hex) -> Sector | None:
    """The sector that lies on a space."""
    id = chart(game).places.get(place)
    return None if id is None else game.state.sectors[id]


def present(sector: Sector, seat: Seat) -> bool:
    """Whether a seat has its disc or a ship there."""
    return sector.owner == seat or seat in sector.fleets


def connection(game: Game, id: str, turned: int, place: Hex, edge: int) -> Connection:
    """How a sector lying so is connected over an edge to the sector beyond it. EC-MAP-05, EC-MAP-06, EC-MAP-08"""
    return chart(game).connection(id, turned, place, edge)


def enough(game: Game, seat: Seat) -> tuple[Connection, ...]:
    """Over which connections a seat can explore, influence and move. EC-MAP-07, EC-TECH-24, EC-EX-20"""
    return ("full", "half") if game.owns(seat, GENERATOR) else ("full",)


def linked(game: Game, seat: Seat, id: str) -> list[str]:
    """Sectors next to this one that the seat can move and influence to, clockwise from north. EC-MAP-07"""
    known = chart(game)
    return (known.half if game.owns(seat, GENERATOR) else known.full)[id]


def fully_linked(game: Game, id: str) -> list[str]:
    """Sectors next to this one over a full connection, whatever anybody owns. EC-MAP-05"""
    return chart(game).full[id]


def empty_spaces(game: Game, id: str) -> list[Hex]:
    """Unexplored spaces next to a sector, clockwise from north. EC-EXP-21"""
    return chart(game).empty[id]
