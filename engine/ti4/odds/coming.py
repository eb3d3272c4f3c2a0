"""Battles that a tactical action would bring, before anybody moves: who could come where others stand, and who could
bombard and land there. All of it lies open.

TI-ACTIVATION-01, TI-MOVEMENT-10, TI-FLEETPOOL-01, TI-CAPACITY-01, TI-INVASION-03, TI-INVASION-04
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Ask, Nothing, Seat, Spread
from engine.chance import stream
from engine.players.characters import Character
from engine.players.mind import picks
from engine.players.situation import Question, Situation
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.actions.invasion import LAND, LAND_SHIPS
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.combat.bombardment import BOMBARD, Volley
from engine.ti4.components import GROUND, SHIPS
from engine.ti4.galaxy.movement import ASK_MOVE
from engine.ti4.galaxy.movement_plan import pieces_from
from engine.ti4.interface.view import ForceView, PlanetView, SystemView, View
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy
from engine.ti4.minds.tactics import reach
from engine.ti4.minds.tactics.reach import Mover

ASKED = frozenset({ACTIVATE.name, ASK_MOVE.name, LAND.name, LAND_SHIPS.name, BOMBARD.name})
FIGHTER, INFANTRY, PDS = "fighter", GROUND[0], "pds"


@dataclass(slots=True)
class Pieces:
    """Units by type, and how many of them are damaged."""

    units: dict[str, int] = field(default_factory=dict)
    damaged: dict[str, int] = field(default_factory=dict)

    def add(self, type: str, number: int, hurt: int = 0) -> None:
        """More of a type, so many of them damaged."""
        self.units[type] = self.units.get(type, 0) + number
        self.damaged[type] = self.damaged.get(type, 0) + hurt

    def without(self, types: Sequence[str]) -> dict[str, int]:
        """Those of other types."""
        return {type: number for type, number in self.units.items() if type not in types}


class Meeting(NamedTuple):
    """A battle that could come.

    Attributes:
        at: the system, and `planet` where it is fought on the ground.
        own, foe: what fights, with the guns that reach it; `other`: whose the second is.
        others: what further seats can fire at the first.
        notes: what was assumed.
        types: what fights on a planet; `shields`: whether Planetary Shields stand against ships.
        on: the ground combat is being fought already.
    """

    at: SystemView
    planet: PlanetView | None
    own: Pieces
    foe: Pieces
    other: Seat
    others: tuple[tuple[Seat, Pieces], ...] = ()
    notes: tuple[Text, ...] = ()
    types: tuple[str, ...] = GROUND
    shields: bool = True
    on: bool = False

    @property
    def place(self) -> Text:
        """What it is called."""
        return words.system(str(self.at.tile)) if self.planet is None else words.planet(self.planet.id)


def situation(view: View, seat: Seat, ask: Ask) -> At:
    """What a seat is asked, for what reads a view as a player does."""
    shape = ask.must.get(seat) or Nothing()
    question = Question(ask.kind, ask.about, shape, None, ask.where, ask.pending, dict)
    return Situation(seat, lambda: view, question, Character(), {}, stream("", 0, ask.kind, "odds"))


def meetings(at: At) -> Iterator[Meeting]:
    """The battles to which the answer of a seat can lead, those near its ships first."""
    invading = INVADING.get(at.question.kind)
    if invading is not None:
        yield from invading(at)
        return
    here = at.question.where[:1] if at.question.kind == ASK_MOVE.name else tuple(one.id for one in picks(at))
    systems = galaxy.of(at).systems
    for id in here:
        if id in systems and _foes(at, systems[id].ships, *(one.forces for one in systems[id].planets)):
            yield from _arrivals(at, systems[id])


def _foes(at: At, *places: Iterable[ForceView]) -> list[ForceView]:
    """The forces of others there."""
    return [one for place in places for one in galaxy.foes(place, at.seat)]


def _fleets(at: At, places: Iterable[ForceView]) -> list[ForceView]:
    """Those with ships."""
    return [one for one in _foes(at, places) if forces.ships(one.units)]


# --- arriving --------------------------------------------------------------------------------------------------------


def _arrivals(at: At, system: SystemView) -> Iterator[Meeting]:
    """In space; or on the planets, where nobody's ships stand above them."""
    declared = pieces_from(at.question.about.params.get("declared"))
    fleets = _fleets(at, system.ships)
    if declared:
        coming, note = _declared(at, system, declared), T("ti4-odds-declared")
    else:
        coming, note = _all_that_come(at, system, troops=not fleets), T("ti4-odds-all-come")
    if len(fleets) == 1 and forces.ships(coming.units):
        foe = fleets[0]
        own, other = _with_guns(at, system, at.seat, coming), _with_guns(at, system, foe.seat, _all(foe))
        yield Meeting(system, None, own, other, foe.seat, _bystanders(at, system, foe.seat), (note,))
    elif not fleets and coming.units.get(INFANTRY):
        notes = (note, T("ti4-odds-all-land"), *((T("ti4-odds-no-cannons"),) if _armed(at, system) else ()))
        yield from _grounds(at, system, coming, notes)


def _all(force: ForceView) -> Pieces:
    return Pieces(dict(force.units), dict(force.damaged))


def _standing(at: At, system: SystemView) -> Pieces:
    """Own units in the space of a system."""
    return Pieces(dict(galaxy.force(system.ships, at.seat)), dict(galaxy.damaged(system.ships, at.seat)))


def _declared(at: At, system: SystemView, declared: Iterable[tuple[Text, Mapping[str, int]]]) -> Pieces:
    """Ships and cargo that are said to move, to those that are there; of each type damaged ones come last."""
    found, called = _standing(at, system), {id: words.system(id) for id in galaxy.of(at).systems}
    for said, pieces in declared:
        origin = next((galaxy.of(at).systems[id] for id, name in called.items() if name == said), system)
        for type, number in pieces.items() if origin is not system else ():
            there, hurt = galaxy.force(origin.ships, at.seat), galaxy.damaged(origin.ships, at.seat)
            sound = there.get(type, 0) - hurt.get(type, 0)
            found.add(type, number, max(0, number - sound) if type in SHIPS else 0)
    return found


def _all_that_come(at: At, system: SystemView, *, troops: bool) -> Pieces:
    """All ships that can reach a system, the dearest first, as many as the fleet pool lets, and what they carry there.

    TI-FLEETPOOL-01, TI-CAPACITY-01
    """
    found, player = _standing(at, system), galaxy.me(at)
    movers = sorted(reach.movers(at, str(system.tile)), key=lambda one: (-forces.price(one.type, player), one.hurt))
    room, raised = forces.limit(player) - forces.big(found.units), False
    for mover in movers:
        number = 0 if mover.type == FIGHTER or (mover.raised and raised) else max(0, min(room, mover.number))
        if number:
            found.add(mover.type, number, number if _damaged(at, mover) else 0)
            room, raised = room - number, raised or mover.raised
    _load(at, found, movers, room, troops=troops)
    return found


def _damaged(at: At, mover: Mover) -> bool:
    """Whether ships that move together are damaged."""
    ships = galaxy.of(at).systems[mover.origin].ships
    return mover.hurt or galaxy.damaged(ships, at.seat).get(mover.type, 0) >= galaxy.force(ships, at.seat)[mover.type]


def _load(at: At, found: Pieces, movers: Sequence[Mover], room: int, *, troops: bool) -> None:
    """Fighters or ground forces of the same systems, as many as fit, and fighters that fly by themselves."""
    if not forces.ships(found.units):
        return
    free = forces.capacity(found.units, galaxy.me(at)) - sum(found.units.get(type, 0) for type in (FIGHTER, INFANTRY))
    origins = [galaxy.of(at).systems[id] for id in dict.fromkeys(mover.origin for mover in movers)]
    aboard = sum(_waiting(at, origin, INFANTRY if troops else FIGHTER) for origin in origins)
    flying = 0 if troops else sum(mover.number for mover in movers if mover.type == FIGHTER)
    number = max(min(aboard, max(0, free)), min(flying, max(0, free) + max(0, room)))
    if number:
        found.add(INFANTRY if troops else FIGHTER, number)


def _waiting(at: At, origin: SystemView, type: str) -> int:
    """Own units of a type that ships of a system can take aboard there. TI-TRANSPORT-01"""
    places = (origin.ships, *(planet.forces for planet in origin.planets))
    return sum(galaxy.force(place, at.seat).get(type, 0) for place in places)


# --- guns ------------------------------------------------------------------------------------------------------------


def _with_guns(at: At, system: SystemView, seat: Seat, fleet: Pieces) -> Pieces:
    """A fleet and the guns on planets that reach its system. TI-SPACECANNONOFF-01"""
    guns = _guns(at, system, seat)
    return Pieces({**fleet.without((*GROUND, PDS)), **({PDS: guns} if guns else {})}, fleet.damaged)


def _guns(at: At, system: SystemView, seat: Seat) -> int:
    """A seat's PDS that reach a system."""
    card, here = forces.cards(at.view.seats[seat]).get(PDS), galaxy.of(at)
    far = here.near[str(system.tile)] if card is not None and card.cannon_range else ()
    return sum(_batteries(one, seat) for one in (system, *(here.systems[id] for id in far)))


def _batteries(system: SystemView, seat: Seat) -> int:
    return sum(galaxy.force(place, seat).get(PDS, 0) for place in (system.ships, *(on.forces for on in system.planets)))


def _bystanders(at: At, system: SystemView, foe: Seat) -> tuple[tuple[Seat, Pieces], ...]:
    """Others whose guns reach a system."""
    found = ((one.seat, _guns(at, system, one.seat)) for one in at.view.seats if one.seat not in (at.seat, foe))
    return tuple((seat, Pieces({PDS: guns})) for seat, guns in found if guns)


def _armed(at: At, system: SystemView) -> bool:
    """Whether guns can fire at ships that come to land."""
    return any(_guns(at, system, one.seat) for one in at.view.seats if one.seat != at.seat)


# --- landing ---------------------------------------------------------------------------------------------------------


def _landings(at: At) -> Iterator[Meeting]:
    """On each planet that is open to them. Bombardment is over. TI-INVASION-04"""
    system, shape = _here(at), at.question.shape
    if system is None or not isinstance(shape, Spread):
        return
    troops, planets = Pieces({INFANTRY: shape.high}), {slot.id for slot in shape.slots}
    yield from (one for one in _grounds(at, system, troops, (T("ti4-odds-all-land"),)) if _open(one, planets))


def _ships_land(at: At) -> Iterator[Meeting]:
    """The same with fighters, beside the infantry that is still aboard. TI-ABILITY-15"""
    system, shape = _here(at), at.question.shape
    if system is None or not isinstance(shape, Spread):
        return
    aboard, planets = _standing(at, system).units.get(INFANTRY, 0), {slot.id for slot in shape.slots}
    troops, notes = Pieces({INFANTRY: aboard, FIGHTER: shape.high}), (T("ti4-odds-all-land-ships"),)
    found = (one for one in _grounds(at, system, troops, notes) if _open(one, planets))
    yield from (one._replace(types=(*GROUND, FIGHTER)) for one in found)


def _bombarded(at: At) -> Iterator[Meeting]:
    """At each planet that ships can fire at, with all infantry aboard; in a ground combat with who fights there.

    TI-INVASION-03, TI-BOMBARD-01
    """
    system, shape, fought = _here(at), at.question.shape, at.view.battle
    if system is None or not isinstance(shape, Spread):
        return
    planets = {shape.planet} if isinstance(shape, Volley) else {slot.id for slot in shape.slots}
    on = fought is not None and fought.planet in planets
    note = T("ti4-odds-all-bombard") if on else T("ti4-odds-all-bombard-and-land")
    for one in _grounds(at, system, _standing(at, system), (note,)):
        own = _fighting(at, one, on=on)
        if _open(one, planets) and own.units.get(INFANTRY):
            yield one._replace(own=own, shields=False, on=on)


def _fighting(at: At, one: Meeting, *, on: bool) -> Pieces:
    """The ships, and the infantry aboard or, in a ground combat, on the planet."""
    planet = one.planet.forces if one.planet is not None else ()
    troops = galaxy.force(planet, at.seat) if on else one.own.units
    return Pieces({**one.own.without(GROUND), INFANTRY: troops.get(INFANTRY, 0)}, one.own.damaged)


def _here(at: At) -> SystemView | None:
    """The system of the question."""
    return galaxy.of(at).systems.get(next(iter(at.question.where), ""))


def _open(meeting: Meeting, planets: set[str]) -> bool:
    return meeting.planet is not None and meeting.planet.id in planets


def _grounds(at: At, system: SystemView, coming: Pieces, notes: tuple[Text, ...]) -> Iterator[Meeting]:
    """Every planet with others on it that fight or shoot, with all that can land."""
    for planet in system.planets:
        for force in _foes(at, planet.forces):
            if any(force.units.get(type) for type in (*GROUND, PDS)):
                yield Meeting(system, planet, coming, _all(force), force.seat, (), notes)


INVADING: Mapping[str, Callable[[At], Iterator[Meeting]]] = {
    LAND.name: _landings, LAND_SHIPS.name: _ships_land, BOMBARD.name: _bombarded,
}  # fmt: skip
"""The battles of an invasion, by the question that leads to them."""
