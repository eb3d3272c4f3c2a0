"""Which places a question is about: what a focus picture shows, numbered in the order of the options.

A question about no place within a combat shows the combat; one that is about a system, such as what is bought there,
the system; which order is laid, the systems where it can be. In an event step storms move and units come by one card,
so that each of its questions has a picture of its own time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.ask import Ask, Option, PickOne, Seat, Spread
from engine.focus import Focus, each_by_itself, on_places, planned
from engine.forbidden_stars.components import AREAS, SYSTEM_OF, SYSTEMS
from engine.forbidden_stars.galaxy.placing import There
from engine.forbidden_stars.interface import pending_steps
from engine.forbidden_stars.interface.zooms import BEGUN, COMBAT, FOCUS, SYSTEM, TURNS
from engine.forbidden_stars.orders.advance import MOVE_TO, MOVE_UNITS, From, To
from engine.forbidden_stars.orders.orbital_strike import STRIKE, Target
from engine.forbidden_stars.phases.board_building import (
    LAY,
    LAY_AT,
    LAY_TURNED,
    PLACE_FORCES,
    PLACE_OBJECTIVE,
    PLACE_STORM,
    At,
    Put,
    Token,
)
from engine.forbidden_stars.phases.events import MOVE_STORM, STORM_TO, StormTo
from engine.forbidden_stars.phases.planning import PLAN
from engine.zoom import Places


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The picture that helps with a question, as this seat reads it; None where it is about no places."""
    shape = ask.must.get(seat)
    if ask.kind == PLAN.name and ask.where:
        return Focus(FOCUS.of(Places(ask.where)), {})
    options: Sequence[Option] = shape.options if isinstance(shape, PickOne) else ()
    if ask.kind == LAY_TURNED.name:
        return each_by_itself(TURNS.of(ask.where[0]), [option.id for option in options])
    ids = [option.id for option in options] + ([slot.id for slot in shape.slots] if isinstance(shape, Spread) else [])
    places = {id: place for id in ids if (place := place_of(ask.kind, id))} or _standing(ids)
    if not places:
        fought = pending_steps.fought_over(ask.pending)
        return Focus(COMBAT.id, {}, stage=fought, lasting=BEGUN.id) if fought else _near(ask.where)
    ways = [(start, ask.where[0]) for start in dict.fromkeys(places.values())] if ask.kind == MOVE_UNITS.name else []
    found = planned(on_places(FOCUS, places), [(start, end) for start, end in ways if start != end])
    return replace(found, on_board=False) if found is not None and pending_steps.is_of_event(ask.pending) else found


def _standing(ids: Sequence[str]) -> dict[str, str]:
    """Where the units and structures stand that answers name, if on several areas."""
    there = {id: at.area for id in ids if (at := There.maybe(id)) is not None and at.area in AREAS}
    return there if len(set(there.values())) > 1 else {}


def _near(where: Sequence[str]) -> Focus | None:
    """The one system in which these places lie."""
    systems = dict.fromkeys(SYSTEM_OF.get(id, id) for id in where if id in AREAS or id in SYSTEMS)
    return Focus(SYSTEM.of(*systems), {}, on_board=True) if len(systems) == 1 else None


def place_of(kind: str, id: str) -> str | None:
    """The place that an answer names: an area, a system on the board, an edge or an empty place."""
    if kind != LAY.name and (id in AREAS or id in SYSTEMS):
        return id
    read = _READ.get(kind)
    return None if read is None else read(id)


def _to(id: str) -> str | None:
    to = To.maybe(id)
    return None if to is None or to.area not in AREAS else to.area


def _from(id: str) -> str | None:
    start = From.maybe(id)
    return None if start is None else start.area


def _target(id: str) -> str | None:
    target = Target.maybe(id)
    return None if target is None else target.world


def _spot(id: str) -> str | None:
    at = At.maybe(id)
    return None if at is None else f"p{at.col}.{at.row}"


def _put(id: str) -> str | None:
    put = Put.maybe(id)
    return None if put is None else put.area


def _token(id: str) -> str | None:
    token = Token.maybe(id)
    return None if token is None else token.area


def _storm(id: str) -> str | None:
    move = StormTo.maybe(id)
    return None if move is None else move.edge


_READ: dict[str, Callable[[str], str | None]] = {
    MOVE_TO.name: _to,
    MOVE_UNITS.name: _from,
    STRIKE.name: _target,
    LAY_AT.name: _spot,
    PLACE_FORCES.name: _put,
    PLACE_OBJECTIVE.name: _token,
    MOVE_STORM.name: _storm,
    PLACE_STORM.name: str,
    STORM_TO.name: str,
}
