"""The board: which systems are adjacent, and who is whose neighbor. Pure questions about a state."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache

from engine.ask import Seat
from engine.hexes import Hex, neighbours
from engine.ti4.components import TILES
from engine.ti4.state import Force, State

Opening = tuple[str, str]
"""A system with a wormhole that is not printed there, and its kind."""
Link = tuple[str, str]
"""Two systems that are adjacent for another reason than an edge or a wormhole."""
Ways = tuple[int, bool, bool, tuple[Opening, ...], tuple[Link, ...]]
"""What adjacency depends on: the number of tiles, and the arguments of `adjacency`."""

BOARDS = 256
"""So many boards are remembered: a game has one, once it is laid."""
_TILES = {str(id): tile for id, tile in TILES.items()}
NOBODY = Force()
"""The force of whoever is not there; only read, never changed."""
_NOWHERE: Set[str] = frozenset()


class Neighbourhood(dict[str, tuple[str, ...]]):
    """Adjacent systems of each system. It is made once and not changed, so that ways in it are counted once."""

    def __init__(self, near: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(near)
        self._steps: dict[str, Mapping[str, int]] = {}

    def steps(self, start: str) -> Mapping[str, int]:
        """How many steps each system, in their order, is from one; one out of reach as many as there are systems."""
        if start not in self._steps:
            steps, edge, far = {start: 0}, [start], 0
            while edge:
                far += 1
                edge = list(dict.fromkeys([other for system in edge for other in self[system] if other not in steps]))
                steps.update(dict.fromkeys(edge, far))
            self._steps[start] = {system: steps.get(system, len(self)) for system in self}
        return self._steps[start]


def wormholes(system: str) -> tuple[str, ...]:
    """The wormholes printed on a tile. TI-WORMHOLE-02, TI-WORMHOLE-05, TI-WORMHOLE-06"""
    return _TILES[system].wormholes


def open_wormholes(system: str, openings: Sequence[Opening]) -> tuple[str, ...]:
    """Those printed on a tile, and those of these openings that lie there. TI-WORMHOLE-02"""
    here = wormholes(system)
    return here + tuple([kind for id, kind in openings if id == system and kind not in here]) if openings else here


def anomaly(system: str) -> str | None:
    """The anomaly of a tile. TI-ANOMALY-01, TI-ANOMALY-03"""
    return _TILES[system].anomaly


def touching(state: State) -> Mapping[str, tuple[str, ...]]:
    """Systems whose tiles share an edge. TI-ADJACENT-01"""
    return _touching(tuple([(id, system.at) for id, system in state.systems.items()]))


@lru_cache(BOARDS)
def _touching(places: tuple[tuple[str, tuple[int, int] | None], ...]) -> Mapping[str, tuple[str, ...]]:
    """The same of systems at these places."""
    at = {Hex(*spot): id for id, spot in places if spot is not None}
    return {
        id: tuple(at[near] for near in neighbours(Hex(*spot)) if near in at) if spot is not None else ()
        for id, spot in places
    }


def adjacency(
    state: State,
    alike: bool = False,
    closed: bool = False,
    openings: tuple[Opening, ...] = (),
    links: tuple[Link, ...] = (),
) -> Neighbourhood:
    """Adjacent systems: by edge, or by a matching wormhole. TI-ADJACENT-01, TI-ADJACENT-02, TI-WORMHOLE-01

    Args:
        alike: whether alpha and beta wormholes match each other now.
        closed: whether these two match nothing now.
        openings: wormholes that are not printed.
        links: systems that an ability makes adjacent.
    """
    near = {id: list(others) for id, others in touching(state).items()}
    holed = _holed(state, openings, ("alpha", "beta") if closed else ())
    for id, kinds in holed.items():
        for other, others in holed.items():
            if other != id and other not in near[id] and _match(kinds, others, alike):
                near[id].append(other)
    for pair in links:
        for id, other in (pair, pair[::-1]):
            if other != id and other not in near[id]:
                near[id].append(other)
    return Neighbourhood({id: tuple(others) for id, others in near.items()})


def _holed(state: State, openings: tuple[Opening, ...], shut: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The wormholes of each system that has any, but those of a kind that is shut."""
    found = {id: list(wormholes(id)) for id in state.systems}
    for id, kind in openings:
        found[id].append(kind)
    open_ = {id: tuple(kind for kind in kinds if kind not in shut) for id, kinds in found.items()}
    return {id: kinds for id, kinds in open_.items() if kinds}


def _match(kinds: tuple[str, ...], others: tuple[str, ...], alike: bool) -> bool:
    if alike and set(kinds) & {"alpha", "beta"} and set(others) & {"alpha", "beta"}:
        return True
    return bool(set(kinds) & set(others))


def planets_of(state: State, system: str) -> list[str]:
    """The planets of a system that are in play."""
    printed = _TILES[system].planets
    return [planet for planet in printed if planet in state.planets] if printed else []


def haunt(state: State, seat: Seat) -> set[str]:
    """The systems in which a seat has a unit or controls a planet. TI-NEIGHBOR-01"""
    there = {id for id, system in state.systems.items() if seat in system.space}
    return there.union([it.system for it in state.planets.values() if it.owner == seat or seat in it.ground])


def haunts(state: State) -> dict[Seat, set[str]]:
    """The systems in which each seat has a unit or controls a planet. TI-NEIGHBOR-01"""
    found: dict[Seat, set[str]] = defaultdict(set)
    for id, system in state.systems.items():
        for seat in system.space:
            found[seat].add(id)
    for planet in state.planets.values():
        for seat in planet.ground:
            found[seat].add(planet.system)
        if planet.owner is not None:
            found[planet.owner].add(planet.system)
    return found


def neighbors(state: State, seat: Seat, near: Neighbourhood) -> list[Seat]:
    """Players in the same or an adjacent system."""
    where = haunts(state)
    return [other for other in sorted(where) if other != seat and meet(where, seat, other, near)]


def meet(where: Mapping[Seat, set[str]], seat: Seat, other: Seat, near: Neighbourhood) -> bool:
    """Whether two players are in the same or an adjacent system.

    TI-NEIGHBOR-01, TI-NEIGHBOR-02, TI-NEIGHBOR-03, TI-WORMHOLE-04
    """
    mine, theirs = where.get(seat, _NOWHERE), where.get(other, _NOWHERE)
    return not mine.isdisjoint(theirs) or any(not theirs.isdisjoint(near[system]) for system in sorted(mine))


def nearest_first(near: Neighbourhood, starts: list[str], systems: list[str]) -> list[str]:
    """The systems by how many steps they are from any start, those out of reach last."""
    if not starts:
        return systems
    rows = [near.steps(start) for start in starts]
    if len(rows) == 1:
        return sorted(systems, key=rows[0].__getitem__)
    steps = map(min, zip(*[row.values() for row in rows], strict=True))
    return sorted(systems, key=dict(zip(near, steps, strict=True)).__getitem__)


def force_at(state: State, place: str, seat: Seat) -> Force:
    """A seat's units in a space area (system id) or on a planet; `NOBODY` when there are none."""
    system = state.systems.get(place)
    forces = state.planets[place].ground if system is None else system.space
    return forces.get(seat) or NOBODY


def places_with(state: State, type: str) -> list[str]:
    """Where units of a type are, whoever's; a place once for each seat that has some there."""
    space = [id for id, system in state.systems.items() for force in system.space.values() if type in force.units]
    planets = state.planets.items()
    return space + [id for id, planet in planets for force in planet.ground.values() if type in force.units]


def system_of(state: State, place: str) -> str:
    """The system of a place: itself for a space area. TI-ADJACENT-03"""
    return place if place in state.systems else state.planets[place].system
