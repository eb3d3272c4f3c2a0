"""Which ships can come to a system in one tactical action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.players.ways import steps
from engine.ti4.components import UnitCard
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy

OPENS = {"asteroid_field": "antimass_deflectors", "supernova": "magmus_reactor"}
"""Anomalies that nobody enters without a technology."""
STOPS = frozenset({"nebula", "gravity_rift"})
"""Anomalies through which no way leads, or none that ships should take."""
SLIPS = "light_wave_deflector"
FAR = 5


@dataclass(frozen=True, slots=True)
class Mover:
    """Ships of a type in one system that can come; `raised`: only a single one of them, by a technology."""

    origin: str
    type: str
    hurt: bool
    number: int
    card: UnitCard
    raised: bool = False

    @property
    def id(self) -> str:
        """As questions name it, where sound and damaged ones stand apart."""
        return Group(self.origin, self.type, self.hurt).id


@dataclass(frozen=True, slots=True)
class Leg:
    """So many ships of a group."""

    mover: Mover
    number: int


Load = tuple[tuple[str, int], ...]
"""What ships carry, by place and type."""


def origins(legs: Iterable[Leg]) -> tuple[str, ...]:
    """Where ships come from, each place once."""
    return tuple(dict.fromkeys(leg.mover.origin for leg in legs))


def knows(at: At, technology: str) -> bool:
    """Whether the own seat has a technology."""
    return technology in galaxy.technologies(galaxy.me(at))


def enters(at: At, system: SystemView) -> bool:
    """TI-ASTEROID-01, TI-SUPERNOVA-01"""
    return system.anomaly not in OPENS or knows(at, OPENS[system.anomaly])


def crossed(at: At) -> dict[str, bool]:
    """Whether ships can go on from a system. TI-MOVEMENT-05, TI-NEBULA-02"""
    return {id: _crosses(at, system) for id, system in galaxy.of(at).systems.items()}


@galaxy.once
def _dead_ends(at: At) -> frozenset[str]:
    """Systems from which they cannot."""
    return frozenset(id for id, open_ in crossed(at).items() if not open_)


def _crosses(at: At, system: SystemView) -> bool:
    if not enters(at, system) or system.anomaly in STOPS:
        return False
    return not _barred(at, system)


def _barred(at: At, system: SystemView) -> bool:
    """Whether others' ships stop those who come there. TI-MOVEMENT-05"""
    barred = any(forces.big(one.units) for one in galaxy.foes(system.ships, at.seat))
    return barred and not knows(at, SLIPS)


@galaxy.once
def shut_in(at: At) -> frozenset[str]:
    """Systems that no own ship leaves without a fight: others' ships stand in all to which it could go.
    TI-MOVEMENT-05
    """
    here = galaxy.of(at)
    doors = {id: [other for other in near if enters(at, here.systems[other])] for id, near in here.near.items()}
    return frozenset(id for id, some in doors.items() if all(_barred(at, here.systems[other]) for other in some))


def costs(at: At, target: str) -> dict[str, int]:
    """The move value that is needed from each system, past gravity rifts. TI-MOVEMENT-10"""
    here = galaxy.of(at)
    return steps(target, here.near, FAR, _dead_ends(at)) if enters(at, here.systems[target]) else {}


def movers(at: At, target: str) -> list[Mover]:
    """Own ships elsewhere that can come. Those with an own token stay. TI-MOVEMENT-06"""
    needed, boost, ports = costs(at, target), knows(at, forces.BOOST), _ports(at)
    found: list[Mover] = []
    for origin, need in needed.items():
        if origin != target and origin in ports:
            found += _from(at, origin, ports[origin], need, boost)
    return found


@galaxy.once
def _ports(at: At) -> dict[str, SystemView]:
    """Systems from which own ships may go."""
    systems = galaxy.of(at).systems
    held = {id: one for id, one in systems.items() if at.seat not in one.tokens}
    return {id: one for id, one in held.items() if galaxy.force(one.ships, at.seat)}


def _from(at: At, origin: str, system: SystemView, need: int, boost: bool) -> Iterator[Mover]:
    pieces, hurt = galaxy.force(system.ships, at.seat), galaxy.damaged(system.ships, at.seat)
    known = forces.cards(galaxy.me(at))
    for type, number in pieces.items():
        card = known.get(type)
        move = _move(at, system, card) if card is not None else 0
        if card is None or not card.move or move + boost < need:
            continue
        broken, raised = hurt.get(type, 0), move < need
        for damaged, some in ((False, number - broken), (True, broken)):
            if some:
                yield Mover(origin, type, damaged and broken < number, 1 if raised else some, card, raised)


def _move(at: At, system: SystemView, card: UnitCard) -> int:
    """TI-MOVEMENT-02, TI-NEBULA-03"""
    faction = galaxy.me(at).faction
    farther = faction in forces.FARTHER and (system.home_of == faction or bool(galaxy.TWINS & set(system.wormholes)))
    return (1 if system.anomaly == "nebula" else card.move) + farther
