"""The fleets that may be sent to a system: from each place the fewest that would do, or all; and all together."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ti4.components import SHIPS
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy
from engine.ti4.minds.tactics import reach, tolls
from engine.ti4.minds.tactics.reach import Leg, Mover

FLYING = frozenset(SHIPS) - {"fighter"}
"""What is sent; fighters are carried, and docks stay where they are safe."""
FEW = 8
"""Fleets that are thought through for one system."""


def thought_of(at: At, here: SystemView) -> Iterator[tuple[Leg, ...]]:
    """The fleets that come into question."""
    found = [one for one in reach.movers(at, str(here.tile)) if one.type in FLYING]
    room = tolls.limit(at, str(here.tile)) - forces.big(galaxy.force(here.ships, at.seat))
    if not found or room <= 0:
        return
    seen: list[tuple[Leg, ...]] = []
    for legs in _ideas(found, room):
        if legs and legs not in seen and len(seen) < FEW:
            seen.append(legs)
            yield legs


def _ideas(found: list[Mover], room: int) -> Iterator[tuple[Leg, ...]]:
    carriers = sorted((one for one in found if one.card.capacity), key=lambda one: (-one.card.capacity, _price(one)))
    dear, cheap = sorted(found, key=lambda one: -_price(one)), sorted(found, key=_price)
    yield _taken(dear, room)
    yield _taken(cheap, 1)
    origins = list(dict.fromkeys(one.origin for one in (*carriers, *found)))
    for origin in origins[:3]:
        first = [one for one in carriers if one.origin == origin][:1]
        yield _taken(first, 1)
        yield _taken([*first, *[one for one in cheap if one.origin == origin and one not in first]], min(room, 2))
        yield _taken([*first, *[one for one in dear if one.origin == origin and one not in first]], room)


def _taken(movers: list[Mover], room: int) -> tuple[Leg, ...]:
    legs, raised = list[Leg](), False
    for one in movers:
        number = min(one.number, room)
        if number > 0 and not (one.raised and raised):
            legs.append(Leg(one, number))
            room, raised = room - number, raised or one.raised
    return tuple(legs)


def _price(mover: Mover) -> int:
    return mover.card.cost or 0
