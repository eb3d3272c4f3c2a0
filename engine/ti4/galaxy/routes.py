"""Which systems can reach the active system, and by which routes.

A search backward from the active system gives every origin its cost: steps, less one for each gravity rift that is left
or crossed. It is done once in a movement step; routes are spelled out only for ships that are about to use them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.ask import Seat
from engine.ids import Id
from engine.ti4.components import SHIPS, TILES
from engine.ti4.galaxy.board import anomaly
from engine.ti4.play import Game, Point

Route = tuple[str, ...]
"""Systems from the origin to the active system, both included."""


@dataclass(frozen=True)
class Way(Id):
    """A route to choose."""

    separator: ClassVar[str] = "-"

    systems: Route


MOST_ROUTES = 400
"""Routes looked at for one group of ships; beyond that more detours bring nothing new."""

FAR = 99
"""A reach beyond any ship's: the search covers the whole board."""

ALL_SHIPS = frozenset(SHIPS)
BIG_SHIPS = ALL_SHIPS - {"fighter"}

RIFTS = frozenset(str(tile.id) for tile in TILES.values() if tile.anomaly == "gravity_rift")
"""Tiles with a gravity rift."""
LEAVING = {str(id): 0 if str(id) in RIFTS else 1 for id in TILES}
"""What leaving a system costs: a step, made up for by a gravity rift. TI-RIFT-01, TI-RIFT-02, TI-RIFT-04"""
SOLID = {"asteroid_field": "TI-ASTEROID-01", "supernova": "TI-SUPERNOVA-01"}
CROSSING = {"asteroid_field": "TI-ASTEROID-02", "supernova": "TI-SUPERNOVA-02", "nebula": "TI-NEBULA-02"}


class Entering(NamedTuple):
    """A system to enter, or to pass through."""

    system: str
    crossing: bool


ENTERS = Point[bool, Entering]("enters")
"""Whether ships enter a system, or cross it."""
KEPT_OUT = Point[bool, str]("kept_out")
"""A ban on moving into or through a system that nothing lifts. TI-GOLDEN-04"""


# --- single systems --------------------------------------------------------------------------------------------------


def entry_refusal(game: Game, seat: Seat, system: str) -> str | None:
    """The rule that keeps a seat's ships from ending in a system, or None.

    TI-ASTEROID-01, TI-SUPERNOVA-01, TI-NEBULA-01, TI-GOLDEN-04
    """
    kind = anomaly(system)
    hidden = kind == "nebula" and system != game.state.active_system
    if hidden:
        return "TI-NEBULA-01"
    if not ENTERS(game, seat, kind not in SOLID, Entering(system, False)):
        return SOLID.get(kind or "", "TI-MOVEMENT-04")
    return "TI-GOLDEN-04" if KEPT_OUT(game, seat, False, system) else None


def crossing_refusal(game: Game, seat: Seat, system: str, passes_ships: bool) -> str | None:
    """The rule that keeps a seat's ships from moving through a system, or None; own tokens do not.

    TI-ASTEROID-02, TI-SUPERNOVA-02, TI-NEBULA-02, TI-MOVEMENT-05, TI-MOVEMENT-07
    """
    kind = anomaly(system)
    if kind and not ENTERS(game, seat, kind not in CROSSING, Entering(system, True)):
        return CROSSING[kind]
    if not passes_ships and foreign_ships(game, seat, system):
        return "TI-MOVEMENT-05"
    return "TI-GOLDEN-04" if KEPT_OUT(game, seat, False, system) else None


def foreign_ships(game: Game, seat: Seat, system: str) -> bool:
    """Whether ships of others bar the way; fighters alone do only at tables that chose so.

    TI-MOVEMENT-05, TI-DOUBT-26
    """
    barring = ALL_SHIPS if game.state.options.fighters_block else BIG_SHIPS
    space = game.state.systems[system].space
    return bool(space) and any(other != seat and not barring.isdisjoint(force.units) for other, force in space.items())


def rifts(route: Route) -> int:
    """Gravity rifts that a route leaves or crosses. TI-RIFT-01, TI-RIFT-04, TI-DOUBT-25"""
    return sum([system in RIFTS for system in route[:-1]])


def cost(route: Route) -> int:
    """The move value that a route needs. TI-MOVEMENT-10, TI-RIFT-01"""
    return len(route) - 1 - rifts(route)


# --- the search ------------------------------------------------------------------------------------------------------


class Map:
    """The ways of one seat to the active system, in one movement step, for move values up to `reach`."""

    def __init__(self, game: Game, seat: Seat, active: str, reach: int = FAR) -> None:
        self.game, self.seat, self.active, self.reach = game, seat, active, reach
        self.near = game.near(seat, moving=True)
        self.refusal = entry_refusal(game, seat, active)
        self._costs: dict[tuple[bool, bool], dict[str, int]] = {}
        self._open: dict[tuple[str, bool], bool] = {}

    def crosses(self, system: str, passes_ships: bool) -> bool:
        """Whether ships can move through a system."""
        key = (system, passes_ships)
        if key not in self._open:
            self._open[key] = crossing_refusal(self.game, self.seat, system, passes_ships) is None
        return self._open[key]

    def costs(self, passes_ships: bool = False) -> dict[str, int]:
        """The least move value needed from each system, its own entry free. TI-MOVEMENT-09, TI-MOVEMENT-10"""
        return self._found(passes_ships, calm=False)

    def calm_costs(self, passes_ships: bool = False) -> dict[str, int]:
        """The same by ways that leave and cross no gravity rift."""
        return self._found(passes_ships, calm=True)

    def _found(self, passes_ships: bool, calm: bool) -> dict[str, int]:
        key = (passes_ships, calm)
        if key not in self._costs:
            self._costs[key] = self._search(passes_ships, calm) if self.refusal is None else {}
        return self._costs[key]

    def _search(self, passes_ships: bool, calm: bool) -> dict[str, int]:
        found = {self.active: 0}
        waiting = deque([self.active])
        step = 1 if calm or self.near.keys().isdisjoint(RIFTS) else 0  # the least that one system farther can cost
        while waiting:
            system = waiting.popleft()
            if found[system] + step > self.reach or (system != self.active and not self.crosses(system, passes_ships)):
                continue
            for other in self.near[system]:
                total = found[system] + LEAVING[other]
                if total <= self.reach and total < found.get(other, FAR) and not (calm and other in RIFTS):
                    found[other] = total
                    waiting.append(other)
        return found

    def routes(self, origin: str, move: int, passes_ships: bool = False) -> Iterator[Route]:
        """Every route for that move value, from an origin or around from the active system and back.

        TI-MOVEMENT-04, TI-MOVEMENT-08, TI-MOVEMENT-09, TI-MOVEMENT-10
        """
        costs = self.costs(passes_ships)
        if not costs:
            return
        waiting: deque[tuple[Route, int]] = deque([((origin,), move)])
        looked = 0
        while waiting and looked < MOST_ROUTES:
            route, left = waiting.popleft()
            left -= LEAVING[route[-1]]
            for other in self.near[route[-1]]:
                if other == self.active:
                    if left >= 0:
                        looked += 1
                        yield (*route, other)
                elif other not in route and costs.get(other, left + 1) <= left and self.crosses(other, passes_ships):
                    waiting.append(((*route, other), left))


def worth(route: Route) -> tuple[int, int]:
    """What tells routes apart that pass the same things to pick up: fewer rifts, then the shorter one. TI-RIFT-02"""
    return rifts(route), cost(route)


def price(reach: int, route: Route) -> tuple[int, bool]:
    """What a route costs its player: rifts, and whether a ship that goes so far by itself has to be sped up."""
    return rifts(route), cost(route) > reach


def dominated(
    stops: frozenset[str],
    route: Route,
    found: Mapping[frozenset[str], Route],
    price: Callable[[Route], tuple[int, bool]],
) -> bool:
    """Whether another route passes all these stops and more, and costs no more. TI-MOVEMENT-09"""
    return any(more > stops and price(other) <= price(route) for more, other in found.items())
