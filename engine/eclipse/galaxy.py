"""The map: rings, edges, wormholes and what is connected to what.

A space is an axial place; its id in questions and events is `q,r`. A sector's id is its printed number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.ask import Seat
from engine.eclipse.components import SECTORS
from engine.eclipse.play import Game
from engine.eclipse.state import Sector, Stack, State
from engine.hexes import CENTRE, DIRECTIONS, Hex, distance

GENERATOR = "wormhole_generator"
Connection = Literal["full", "half", "none"]
RINGS: tuple[Stack, ...] = ("inner", "middle", "outer")


def space_id(at: Hex) -> str:
    """A space as questions and events name it."""
    return f"{at.q},{at.r}"


def space(id: str) -> Hex:
    """The inverse of `space_id`."""
    q, _, r = id.partition(",")
    return Hex(int(q), int(r))


def stack_of(at: Hex) -> Stack:
    """The stack whose sectors belong there; the centre has none. EC-MAP-03, EC-MAP-04, EC-SETUP-19"""
    return RINGS[min(distance(CENTRE, at), 3) - 1]


def at(state: State, place: Hex) -> Sector | None:
    """The sector that lies on a space."""
    return next((sector for sector in state.sectors.values() if sector.at == place), None)


def holes(id: str, turned: int) -> frozenset[int]:
    """Edges with a wormhole, once the sector is turned so many steps clockwise. EC-MAP-01"""
    return frozenset((edge + turned) % 6 for edge in SECTORS[id].wormholes)


def connection(state: State, id: str, turned: int, place: Hex, edge: int) -> Connection:
    """How a sector lying so is connected over an edge to the sector beyond it. EC-MAP-05, EC-MAP-06, EC-MAP-08"""
    other = at(state, place + DIRECTIONS[edge])
    if other is None:
        return "none"
    here = edge in holes(id, turned)
    there = (edge + 3) % 6 in holes(other.id, other.turned)
    if here and there:
        return "full"
    return "half" if here or there else "none"


def enough(game: Game, seat: Seat, connection: Connection) -> bool:
    """Whether a seat can explore, influence and move over it. EC-MAP-07, EC-TECH-24, EC-EX-20"""
    return connection == "full" or (connection == "half" and game.owns(seat, GENERATOR))


def linked(game: Game, seat: Seat, id: str) -> list[str]:
    """Sectors next to this one that the seat can move and influence to, clockwise from north. EC-MAP-07"""
    return _links(game, game.owns(seat, GENERATOR))[id]


def fully_linked(game: Game, id: str) -> list[str]:
    """Sectors next to this one over a full connection, whatever anybody owns. EC-MAP-05"""
    return _links(game, False)[id]


def _links(game: Game, half: bool) -> Mapping[str, list[str]]:
    """Sectors never move, so the links change only when one is added. EC-MAP-10"""
    key = (len(game.state.sectors), half)
    if key not in game.links:
        fits = ("full", "half") if half else ("full",)
        game.links[key] = {id: _over(game.state, sector, fits) for id, sector in game.state.sectors.items()}
    return game.links[key]


def _over(state: State, sector: Sector, fits: tuple[str, ...]) -> list[str]:
    here = Hex(*sector.at)
    edges = [edge for edge in range(6) if connection(state, sector.id, sector.turned, here, edge) in fits]
    found = [at(state, here + DIRECTIONS[edge]) for edge in edges]
    return [other.id for other in found if other is not None]


def empty_spaces(game: Game, id: str) -> list[Hex]:
    """Unexplored spaces next to a sector, clockwise from north. EC-EXP-21"""
    here = Hex(*game.sector(id).at)
    return [here + way for way in DIRECTIONS if at(game.state, here + way) is None]
