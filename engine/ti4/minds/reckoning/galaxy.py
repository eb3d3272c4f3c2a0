"""The map as a mind reads it: what lies where, what is next to what, and whose it is. Looked up once for each view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from operator import attrgetter

from engine.hexes import Hex, neighbours
from engine.players.characters import Character
from engine.players.known import Known, Once, latest
from engine.players.situation import Memory
from engine.players.ways import steps
from engine.ti4.components import FACTIONS, GROUND, PLANETS
from engine.ti4.interface.view import ForceView, PlanetView, SeatView, SystemView, View
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import grudges
from engine.ti4.words import Note

ALIKE = frozenset({"wormhole_reconstruction"})
"""Laws under which alpha and beta wormholes match each other."""
SHUT = frozenset({"enforced_travel_ban"})
"""Laws under which they match nothing."""
OWN_WAYS = frozenset({"creuss"})
"""Factions for which they always match."""
TWINS = frozenset({"alpha", "beta"})
SUPPORT = "support_for_the_throne"
MECATOL, CENTRE = "mecatol_rex", "18"
KEPT = 2
BOARDS = 16
"""So many boards are remembered: a game has one, but where wormholes open or close, or are not open to all alike."""
Place = tuple[int, int] | None
"""Where a system lies; None beside the board."""


class Near(dict[str, tuple[str, ...]]):
    """Adjacent systems of each. It is made once and not changed, so that ways in it are counted once."""

    def __init__(self, near: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(near)
        self._within: dict[tuple[str, int], dict[str, int]] = {}

    def within(self, origin: str, most: int) -> dict[str, int]:
        """Steps from a system, at most so many; not to be changed."""
        found = self._within.get((origin, most))
        if found is None:
            found = self._within[origin, most] = steps(origin, self, most)
        return found


@dataclass(slots=True)
class Galaxy:
    """A view, looked up by name.

    Attributes:
        character: of who looks at it; `grudges`: what that one holds against whom.
        lies: the system of each planet.
        near: adjacent systems, as they are for the viewer.
        known: what was worked out once.
    """

    view: View
    character: Character
    grudges: Memory
    systems: dict[str, SystemView]
    planets: dict[str, PlanetView]
    lies: dict[str, str]
    near: Near
    owned: dict[int, tuple[str, ...]] = field(default_factory=dict)
    known: Known = field(default_factory=dict)


def _made(at: At) -> Galaxy:
    view = at.view
    systems = {str(system.tile): system for system in view.systems}
    planets = {planet.id: planet for system in view.systems for planet in system.planets}
    lies = {planet.id: id for id, system in systems.items() for planet in system.planets}
    near = adjacent(view, systems, at.seat)
    made = Galaxy(view, at.character, grudges.all_of(at), systems, planets, lies, near)
    for one in view.seats:
        made.owned[one.seat] = tuple(card.id for card in one.planets)
    return made


def _unchanged(at: At, before: Galaxy) -> bool:
    """Whether nothing has changed since another view, such as between an action and its first question."""
    return before.character == at.character and before.grudges == grudges.all_of(at) and before.view == at.view


_latest = latest(_made, KEPT, by=attrgetter("view"), alike=_unchanged)


def of(at: At) -> Galaxy:
    """The galaxy of a view."""
    found = at.known.get(of)
    if isinstance(found, Galaxy):
        return found
    made = at.known[of] = _latest(at)
    return made


def active(at: At) -> SystemView | None:
    """The active system; None where none is. TI-ACTIVATION-05"""
    return of(at).systems.get(at.view.active_system or "")


def through(at: At, seat: int) -> At:
    """The same view as another seat would reckon with it; what that one has in hand is not seen."""
    other = replace(at, seat=seat, look=lambda: at.view)
    other.known[of] = _of_other(at, seat)
    return other


def _known(at: At) -> Known:
    found = at.known.get(of)
    return found.known if isinstance(found, Galaxy) else of(at).known


ONCE: Once[At] = Once(_known)
"""Of each view; what is worked out must follow from the view, the seat, its character and its grudges alone."""
once, once_each = ONCE.once, ONCE.once_each


@once_each
def _of_other(at: At, seat: int) -> Galaxy:
    """The galaxy as another seat looks it up."""
    here = of(at)
    return replace(here, near=adjacent(at.view, here.systems, seat), known={})


def adjacent(view: View, systems: dict[str, SystemView], seat: int) -> Near:
    """Which systems are adjacent to each, as they are for a seat. TI-ADJACENT-01, TI-WORMHOLE-01"""
    places = tuple([(id, system.at) for id, system in systems.items()])
    return _adjacent(places, tuple(_holed(view, systems, seat).items()))


@lru_cache(BOARDS)
def _adjacent(places: tuple[tuple[str, Place], ...], open_: tuple[tuple[str, frozenset[str]], ...]) -> Near:
    """The same of systems at these places, with these wormholes."""
    lying, holed = {Hex(*spot): id for id, spot in places if spot is not None}, dict(open_)
    near = {id: list(_beside(spot, lying)) for id, spot in places}
    for id, kinds in holed.items():
        near[id] += [other for other in holed if other != id and other not in near[id] and kinds & holed[other]]
    return Near({id: tuple(others) for id, others in near.items()})


def _beside(place: Place, lying: dict[Hex, str]) -> Iterator[str]:
    if place is not None:
        yield from (lying[spot] for spot in neighbours(Hex(*place)) if spot in lying)


def _holed(view: View, systems: dict[str, SystemView], seat: int) -> dict[str, frozenset[str]]:
    """The wormholes that a seat can use, by system."""
    laws = frozenset(law.id for law in view.laws)
    alike = view.seats[seat].faction in OWN_WAYS or bool(ALIKE & laws)
    shut = TWINS if SHUT & laws and view.seats[seat].faction not in OWN_WAYS else frozenset()
    found = {id: frozenset(system.wormholes) - shut for id, system in systems.items() if system.wormholes}
    if alike:
        found = {id: kinds | TWINS if kinds & TWINS else kinds for id, kinds in found.items()}
    return {id: kinds for id, kinds in found.items() if kinds}


# --- whose ---------------------------------------------------------------------------------------------------------


def me(at: At) -> SeatView:
    """The own play area."""
    return at.view.seats[at.seat]


def technologies(seat: SeatView) -> tuple[str, ...]:
    """All that count as a seat's own, copied ones included."""
    return (*(card.id for card in seat.technologies), *(copied for _, copied in seat.copies))


def able(seat: SeatView, ability: str) -> bool:
    """Whether a faction ability stands on a seat's sheet; none does before it has a faction. TI-ABILITY-14"""
    return bool(seat.faction) and ability in FACTIONS[seat.faction].abilities


def planets(at: At, seat: int | None = None) -> tuple[str, ...]:
    """The planets that a seat controls; the own ones when None."""
    return of(at).owned[at.seat if seat is None else seat]


def force(forces: Iterable[ForceView], seat: int) -> Mapping[str, int]:
    """The pieces of a seat among forces."""
    for one in forces:
        if one.seat == seat:
            return one.units
    return {}


def damaged(forces: Iterable[ForceView], seat: int) -> Mapping[str, int]:
    """How many of them are damaged."""
    return next((one.damaged for one in forces if one.seat == seat), {})


def foes(forces: Iterable[ForceView], seat: int) -> list[ForceView]:
    """The forces of others."""
    return [one for one in forces if one.seat != seat and any(one.units.values())]


def troops(planet: PlanetView, seat: int) -> int:
    """Ground forces of others on a planet."""
    return sum(one.units.get(GROUND[0], 0) for one in foes(planet.forces, seat))


def on_board(at: At, type: str) -> int:
    """Own units of a type on the map."""
    return pieces(at).get(type, 0)


def groups(at: At, type: str) -> dict[str, int]:
    """Own units of a type by the planet or system that they stand in."""
    here = of(at)
    places = {id: system.ships for id, system in here.systems.items()}
    places |= {id: planet.forces for id, planet in here.planets.items()}
    found = {place: force(forces, at.seat).get(type, 0) for place, forces in places.items()}
    return {place: number for place, number in found.items() if number}


@once
def pieces(at: At) -> dict[str, int]:
    """All own units on the map."""
    found: dict[str, int] = {}
    spaces = [system.ships for system in at.view.systems]
    grounds = [planet.forces for system in at.view.systems for planet in system.planets]
    for one in (one for forces in (*spaces, *grounds) for one in forces if one.seat == at.seat):
        for type, number in one.units.items():
            found[type] = found.get(type, 0) + number
    return found


@once
def supporters(at: At) -> tuple[int, ...]:
    """Seats whose support lies before the own seat, as long as their systems are not activated. TI-PROMISSORY-06"""
    held = (Note.maybe(note) for note in me(at).notes_in_play)
    return tuple(note.issuer for note in held if note and note.name == SUPPORT and note.issuer is not None)


def present(at: At, system: SystemView) -> list[int]:
    """Others with units in a system."""
    every = (system.ships, *(planet.forces for planet in system.planets))
    return [one.seat for forces in every for one in foes(forces, at.seat)]


def home(at: At, seat: int | None = None) -> str:
    """The home system of a seat; empty where it has no faction yet."""
    faction = at.view.seats[at.seat if seat is None else seat].faction
    found = (id for id, system in of(at).systems.items() if system.home_of == faction and system.kind == "home")
    return next(found, "")


def is_home(planet: str) -> bool:
    """Whether a planet belongs to somebody's home system."""
    return PLANETS[planet].home_of is not None


def siblings(planet: str) -> int:
    """How many planets a home system has: whoever loses one of them is as badly off as without all."""
    home = PLANETS[planet].home_of
    return len(FACTIONS[home].home_planets) if home is not None else 1


def distance(at: At, origin: str, most: int = 4) -> dict[str, int]:
    """Steps from a system, at most so many."""
    return of(at).near.within(origin, most)
