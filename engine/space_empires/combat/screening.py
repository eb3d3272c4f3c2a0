"""Screening: the side with more ships keeps some out of a firing round.

SE-SCREEN-01, SE-SCREEN-02, SE-SCREEN-04, SE-DAMAGE-05, D-13, D-14, D-51, D-61
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.ask import PickSome, Refusal, Seat, Slot
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.combat import parting
from engine.space_empires.combat.field import Field, number
from engine.space_empires.combat.fire_orders import SINCE
from engine.space_empires.galaxy import managing, units
from engine.space_empires.play import Question
from engine.space_empires.state import Owner, Unit
from engine.text import T

GIVE_UP = Question("give_up", open=False)
SCREEN = Question("screen", open=False)


@dataclass(frozen=True)
class Healthy(Id):
    """Ships of a group without its damaged one."""

    owner: Seat
    unit: str
    tag: ClassVar[str] = "healthy"


class Aside(NamedTuple):
    """So many ships of a group that are screened: the damaged one first, or, if `healthy`, without it."""

    unit: Unit
    number: int
    healthy: bool


async def screen(at: Field) -> None:
    """The side with more combat-capable ships may screen up to the difference.

    SE-SCREEN-01, SE-SCREEN-02, SE-SCREEN-03, SE-SCREEN-06, SE-SCREEN-07
    """
    for side in at.sides:
        for unit in at.units(side):
            unit.screened = not at.game.armed(unit)
    one, other = (number(at.armed(side)) for side in at.sides)
    if one != other:
        await _ask(at, at.sides[one < other], abs(one - other))


async def _ask(at: Field, side: Owner, most: int) -> None:
    if side < 0 or side in at.volleys.resolved:
        return
    there = {at.key(unit): unit for unit in at.armed(side)}
    spare = {managing.Scuttle(unit.id).id: unit for unit in _spare(at, side, list(there.values()))}
    since = at.game.state.edition >= SINCE
    slots = [slot for id, unit in there.items() for slot in _slots(id, unit)]
    slots += [Slot(id, managing.offer_scuttle(unit).text, 1) for id, unit in spare.items() if not since]

    def fits(chosen: Mapping[str, int]) -> Refusal | None:
        ships, given = list(_aside(there, chosen)), [spare[id] for id in chosen if id in spare]
        return _too_many(ships, most) or _counters(at, ships, given, list(spare.values()) if since else given)

    about = T("space_empires-ask-screen", side=words.side(side), hex=words.hex(at.at), most=most)
    room = most if since else most + len(spare)
    shape = parting.Parts(slots, 0, room, "SE-SCREEN-02", fits, {})
    picked = await at.game.spread(SCREEN, side, shape, about, always=True, where=[at.at])
    for id in [id for id in picked if id in spare]:
        await managing.scuttle(at.game, spare[id])
    ships = list(_aside(there, picked))
    if since:
        await _give_up(at, side, ships, list(spare.values()))
    _screened(at, side, ships)


async def _give_up(at: Field, side: Owner, ships: Sequence[Aside], spare: Sequence[Unit]) -> None:
    """Groups elsewhere are scuttled where their counters are needed for those that are parted. SE-MAINT-04, D-61"""
    parted = _parted(ships)
    for kind in dict.fromkeys(parted):
        number, able = parting.lacking(at, parted, kind), [unit for unit in spare if (unit.owner, unit.type) == kind]
        if number > 0:
            about = T("space_empires-ask-give-up", side=words.side(side), unit=words.unit(kind[1]), n=number)
            shape = PickSome([managing.offer_scuttle(unit) for unit in able], number, number, rule="SE-GROUP-02")
            picked = await at.game.pick_some(GIVE_UP, side, shape, about, always=True, where=[at.at])
            for unit in [unit for unit in able if managing.Scuttle(unit.id).id in picked]:
                await managing.scuttle(at.game, unit)


def _slots(id: str, unit: Unit) -> Iterator[Slot]:
    """Of a group with a damaged ship also the others alone. SE-DAMAGE-05"""
    if not unit.hits or unit.count == 1:
        yield Slot(id, words.part(unit.type, unit.number), unit.count)
        return
    group = words.counter_name(unit.id)
    yield Slot(id, T("space_empires-screen-damaged", group=group), unit.count)
    yield Slot(Healthy(unit.owner, unit.id).id, T("space_empires-screen-healthy", group=group), unit.count - 1)


def _aside(there: Mapping[str, Unit], chosen: Mapping[str, int]) -> Iterator[Aside]:
    """The ships of each group of which some are screened."""
    for id, unit in there.items():
        first, healthy = chosen.get(id, 0), chosen.get(Healthy(unit.owner, unit.id).id, 0)
        if first + healthy:
            yield Aside(unit, first + healthy, not first)


def _screened(at: Field, side: Owner, ships: Sequence[Aside]) -> None:
    for one in ships:
        put_aside(at, one)
    if ships:
        total = sum(one.number for one in ships)
        at.game.say(T("space_empires-screens", side=words.side(side), count=total), where=[at.at], weight=0)


def _spare(at: Field, side: Owner, there: Sequence[Unit]) -> list[Unit]:
    """Groups elsewhere that may be scuttled, where a group here could be parted only with their counter. D-61"""
    large = [unit.type for unit in there if unit.owner == side and unit.count > 1]
    used = [type for type in dict.fromkeys(large) if not units.free(at.game, side, type)]
    found = [unit for unit in at.game.units(side) if unit.type in used and unit.at != at.at]
    return [unit for unit in found if managing.can_scuttle(at.game, unit)]


def _too_many(ships: Sequence[Aside], most: int) -> Refusal | None:
    """SE-SCREEN-02"""
    if sum(one.number for one in ships) > most:
        return Refusal("SE-SCREEN-02", T("total-between", low=0, high=most))
    beyond = [one.unit.count for one in ships if one.number > one.unit.count]
    return Refusal("SE-SCREEN-02", T("amount-between", low=0, high=beyond[0])) if beyond else None


def _parted(ships: Sequence[Aside]) -> list[tuple[Owner, str]]:
    return [(one.unit.owner, one.unit.type) for one in ships if one.number < one.unit.count]


def _counters(at: Field, ships: Sequence[Aside], given_up: Sequence[Unit], spare: Sequence[Unit]) -> Refusal | None:
    """Parting a group needs a free counter, or one that is given up elsewhere. SE-GROUP-02, SE-MAINT-04, D-61

    Args:
        given_up: groups that are given up in the same answer, in games from before; `spare`: all that can be.
    """
    parted, freed = _parted(ships), [(unit.owner, unit.type) for unit in given_up]
    able = [(unit.owner, unit.type) for unit in spare]
    for kind in dict.fromkeys((*parted, *freed)):
        lacking = parting.lacking(at, parted, kind)
        if lacking > able.count(kind):
            return parting.no_counter()
        if freed.count(kind) > max(0, lacking):
            return Refusal("SE-MAINT-04", T("space_empires-why-counter-needed"))
    return None


def put_aside(at: Field, one: Aside) -> None:
    """So many ships of a group are screened, the damaged one first unless it is to stay. SE-DAMAGE-05, D-14"""
    parting.part(at, one.unit, one.number, healthy=one.healthy).screened = True
