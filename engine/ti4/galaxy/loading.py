"""Transport: what moving ships pick up on their way. TI-TRANSPORT-01"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.ask import Refusal, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.components import GROUND
from engine.ti4.galaxy.board import planets_of, system_of
from engine.ti4.galaxy.capacity import CARGO
from engine.ti4.galaxy.routes import Route
from engine.ti4.galaxy.units import Group, group
from engine.ti4.play import Game, Question

Claimed = Callable[[str], int]


LOAD = Question("load", open=True)


async def load(game: Game, seat: Seat, type: str, number: int, route: Route, claimed: Claimed) -> dict[str, int]:
    """Asks what ships of a type take aboard along a route, up to their capacity: amounts by place and type.

    Ground forces stand first, so that who takes as many as fit takes those that most transports start for.
    TI-TRANSPORT-01, TI-TRANSPORT-02, TI-TRANSPORT-03, TI-CAPACITY-01, TI-CAPACITY-02
    """
    room = number * game.card(seat, type).capacity
    if not room:
        return {}
    slots = [slot for system in dict.fromkeys(route) for slot in slots_in(game, seat, system, route[-1], claimed)]
    slots = _called(sorted(slots, key=lambda slot: Group.read(slot.id).type not in GROUND))
    most = min(room, sum(slot.most for slot in slots))
    about = T("ti4-ask-load", seat=seat_name(seat), unit=words.unit(type), room=room)

    def why(id: str) -> Refusal | None:
        return why_not(game, seat, id, route)

    shape = Spread(slots, 0, most, "TI-TRANSPORT-02", why)
    return await game.spread(LOAD, seat, shape, about, where=list(dict.fromkeys(route))) if slots else {}


def _called(slots: Sequence[Slot]) -> list[Slot]:
    """What lies at one place alone needs no other name than its own."""
    types = Counter(Group.read(slot.id).type for slot in slots)
    alone = {slot.id: Group.read(slot.id).type for slot in slots if types[Group.read(slot.id).type] == 1}
    return [Slot(slot.id, words.unit(alone[slot.id]), slot.most) if slot.id in alone else slot for slot in slots]


async def load_staying(game: Game, seat: Seat, system: str, room: int, claimed: Claimed) -> dict[str, int]:
    """Asks what ships that stay in the active system take aboard from its planets: amounts by place and type.

    TI-TRANSPORT-02, TI-DOUBT-28
    """
    slots = _called(slots_in(game, seat, system, system, claimed)) if room > 0 else []
    if not slots:
        return {}
    shape = Spread(slots, 0, min(room, sum(slot.most for slot in slots)), "TI-TRANSPORT-02")
    about = T("ti4-ask-load-staying", seat=seat_name(seat), system=words.system(system), room=room)
    return await game.spread(LOAD, seat, shape, about, where=[system])


def slots_in(game: Game, seat: Seat, system: str, active: str, claimed: Claimed) -> list[Slot]:
    """What can be picked up in one system: from its planets, and from its space area unless it is the active one.

    Nothing where an own command token lies, except in the active system.
    TI-TRANSPORT-03, TI-TRANSPORT-06, TI-INFANTRYTOKEN-01, TI-FIGHTERTOKEN-01
    """
    if system != active and seat in game.state.systems[system].tokens:
        return []
    found = []
    for place, type, number in _cargo(game, seat, system, active):
        id = group(place, type)
        left = number - claimed(id)
        if left > 0:
            text = T("ti4-cargo-at", unit=words.unit(type), place=words.place(place))
            found.append(Slot(id, text, left))
    return found


def _cargo(game: Game, seat: Seat, system: str, active: str) -> Iterator[tuple[str, str, int]]:
    space = game.state.systems[system].space.get(seat)
    if space is not None and system != active:
        for type in CARGO:
            yield system, type, space.units.get(type, 0)
    for planet in planets_of(game.state, system):
        ground = game.state.planets[planet].ground.get(seat)
        if ground is not None:
            yield planet, "infantry", ground.units.get("infantry", 0)


def why_not(game: Game, seat: Seat, id: str, route: Route) -> Refusal | None:
    """Why something cannot be taken aboard. TI-TRANSPORT-03, TI-TRANSPORT-06"""
    cargo = Group.maybe(id)
    if cargo is None:
        return None
    place = cargo.place
    if place not in game.state.systems and place not in game.state.planets:
        return None
    system = system_of(game.state, place)
    if system not in route:
        return Refusal("TI-TRANSPORT-03", T("ti4-not-on-route", place=words.place(place)))
    if system != route[-1] and seat in game.state.systems[system].tokens:
        return Refusal("TI-TRANSPORT-06", T("ti4-no-loading-at-token", system=words.system(system)))
    return None
