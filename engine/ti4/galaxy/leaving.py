"""Fleets that leave a system as a whole, by a retreat or an ability. A gravity rift takes its share: every ship rolls,
and cargo shares the fate of the ship it is aboard. TI-RETREAT-06, TI-DOUBT-63
"""

from __future__ import annotations

from engine.ask import Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.components import GROUND
from engine.ti4.galaxy import capacity, reinforcements, rifts, routes, structures, units
from engine.ti4.galaxy.board import force_at
from engine.ti4.galaxy.movement_plan import Declared
from engine.ti4.galaxy.units import Group
from engine.ti4.phases import elimination
from engine.ti4.play import Game, Question


async def leave(game: Game, seat: Seat, origin: str, target: str, told: Text | None = None) -> bool:
    """Moves all that a seat has in a space area to the one next to it. Returns whether a ship got out of the first.

    TI-RIFT-03, TI-DOUBT-63. Callers have left behind what cannot come along.

    Args:
        told: what is said of it, before somebody is asked which ships are too many there.
    """
    route, early = (origin, target), game.state.options.house.rifts == "before"
    groups = await _groups(game, seat, route) if routes.rifts(route) else []
    for group in groups if early else ():
        rifts.cross(game, seat, group)
    await elimination.check_elimination(game)
    escaped = bool(game.ships(seat, origin))
    force = force_at(game.state, origin, seat)
    for type, number in list(force.units.items()):
        units.shift(game, seat, type, number, origin, target, force.damaged.get(type, 0))
    if told is not None and escaped:
        game.say(told, where=[origin, target])
    for type in capacity.CARGO:
        await reinforcements.settle_groups(game, seat, type)
    for group in () if early else groups:
        await rifts.endure(game, seat, group, target)
    await capacity.enforce_fleet(game, seat, target)
    await capacity.enforce_capacity(game, seat, target)
    await structures.destroy_blockaded(game, target)
    return escaped


def strand(game: Game, seat: Seat, origin: str) -> None:
    """Ground forces without a place aboard cannot come along when an ability moves the ships. TI-CAPACITY-06"""
    over = units.count(game, seat, GROUND[0], origin) - capacity.capacity(game, seat, origin)
    if over > 0:
        capacity.remove(game, seat, origin, {GROUND[0]: over})


async def _groups(game: Game, seat: Seat, route: routes.Route) -> list[Declared]:
    """The ships that roll: those that carry one by one, with their cargo. Fighters with a place aboard are cargo."""
    carriers, others = list[Declared](), list[Declared]()
    for type, number in game.ships(seat, route[0]).items():
        hurt = units.damaged(game, seat, type, route[0])
        if game.card(seat, type).capacity:
            carriers += [_group(route, type, 1, int(at < hurt)) for at in range(number)]
        else:
            others += [_group(route, type, number - hurt, 0), _group(route, type, hurt, hurt)]
    aboard = await _board(game, seat, carriers)
    for group in others:
        group.number -= 0 if group.damaged else aboard.get(group.type, 0)
    return carriers + [group for group in others if group.number > 0]


def _group(route: routes.Route, type: str, number: int, damaged: int) -> Declared:
    return Declared(Group(route[0], type).id, route[0], type, number, damaged, route)


async def _board(game: Game, seat: Seat, carriers: list[Declared]) -> dict[str, int]:
    """Its owner says which ship carries what, before any die falls. Returns what is aboard in all."""
    rooms = [game.card(seat, group.type).capacity for group in carriers]
    aboard = _cargo(game, seat, carriers[0].origin, sum(rooms)) if carriers else {}
    left = dict(aboard)
    for at, (group, room) in enumerate(zip(carriers, rooms, strict=True)):
        loaded = await _load(game, seat, group, left, room, sum(rooms[at + 1 :]))
        left = {type: number - loaded.get(type, 0) for type, number in left.items()}
        group.cargo = {Group(group.origin, type).id: number for type, number in loaded.items()}
    return aboard


def _cargo(game: Game, seat: Seat, origin: str, room: int) -> dict[str, int]:
    """What is carried: ground forces first, then fighters that do not move by themselves, as far as there is room."""
    infantry = min(room, units.count(game, seat, GROUND[0], origin))
    fighters = 0 if game.card(seat, "fighter").move else units.count(game, seat, "fighter", origin)
    return {GROUND[0]: infantry, "fighter": min(room - infantry, fighters)}


RIFT_CARGO = Question("rift_cargo", open=True, interruptible=True)


async def _load(game: Game, seat: Seat, group: Declared, left: dict[str, int], room: int, rest: int) -> dict[str, int]:
    total = sum(left.values())
    slots = [Slot(type, words.unit(type), min(room, number)) for type, number in left.items() if number]
    shape = Spread(slots, max(0, total - rest), min(room, total), "TI-DOUBT-63")
    about = T("ti4-ask-rift-cargo", seat=seat_name(seat), unit=words.unit(group.type), room=room)
    return await game.spread(RIFT_CARGO, seat, shape, about, where=[group.origin])
