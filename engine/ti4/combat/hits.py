"""Hits and losses: Sustain Damage, the choice of what is lost, destruction and what follows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from engine.ask import Option, Seat, Slot, Spread
from engine.ids import Id
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import dice
from engine.ti4.combat.dice import BEFORE_ASSIGN_COMBAT_HITS, Combat, InCombat
from engine.ti4.components import GROUND
from engine.ti4.galaxy import units
from engine.ti4.galaxy.board import force_at, system_of
from engine.ti4.phases import elimination
from engine.ti4.play import Game, Point, Question

NO_SUSTAIN, SUSTAIN_ALL = "no", "all"
SUSTAINED_TOGETHER = 2
"""The edition since which all units can be told to sustain at once."""
UNCARRIED = "capacity"
"""The cause where ships have no room for fighters or ground forces."""


@dataclass(slots=True)
class Loss(OfSeat):
    """Units of the actor are destroyed or damaged.

    Attributes:
        other: whose doing it is.
        spot: the space area or the planet.
        cause: `combat`, `barrage`, `space_cannon`, `bombardment`, or an ability's id.
    """

    other: Seat | None
    system: str
    planet: str | None
    unit: str
    amount: int
    cause: str
    combat: Combat | None

    def number(self) -> int:
        return self.amount

    def place(self) -> str:
        return self.planet or self.system

    def systems(self) -> Sequence[str]:
        return (self.system,)

    def units(self) -> tuple[str, int]:
        return self.unit, self.amount


WHEN_UNIT_DESTROYED = Moment[Loss]("when_unit_destroyed")
AFTER_UNIT_DESTROYED = Moment[Loss]("after_unit_destroyed")
AFTER_SUSTAIN_DAMAGE = Moment[Loss]("after_sustain_damage")


class Sustaining(NamedTuple):
    """Units of a type in a place."""

    unit: str
    place: str


SUSTAIN = Point[bool, Sustaining]("sustain")
"""Whether units of a type can use Sustain Damage in a place."""
SUSTAIN_CANCELS = Point[int, str]("sustain_cancels")
"""Hits that one use of Sustain Damage cancels."""


@dataclass(slots=True)
class Wound:
    """Hits that stand against a seat's units in a place. `pinned` of them must go to non-fighter ships if possible."""

    seat: Seat
    hits: int
    place: str
    types: tuple[str, ...]
    by: Seat | None
    cause: str
    combat: Combat | None
    pinned: int


class Cause(NamedTuple):
    """Why units are hit or destroyed.

    Attributes:
        by: whose doing it is, if anybody's.
        name: `combat`, `barrage`, `space_cannon`, `bombardment`, or an ability's id.
    """

    by: Seat | None
    name: str
    combat: Combat | None = None


@dataclass(frozen=True)
class Lost(Id):
    """Units of a type to lose: `cruiser`, or the damaged ones where sound ones are there too."""

    type: str
    damaged: bool = False


@dataclass(frozen=True)
class Among(Id):
    """What is lost (`Lost`), of units that stand elsewhere than the combat: `infantry@mecatol_rex`."""

    separator: ClassVar[str] = "@"

    lost: str
    place: str | None = None


async def assign(
    game: Game,
    seat: Seat,
    number: int,
    place: str,
    *,
    types: Iterable[str],
    cause: Cause,
    sustain: bool = True,
    pinned: int = 0,
) -> int:
    """The owner takes hits: cancels some by Sustain Damage, then chooses a unit to lose for each that is left.

    Hits beyond the units there have no effect. Returns how many units were lost.
    TI-SPACECOMBAT-12, TI-DESTROY-02, TI-SUSTAIN-01, TI-SUSTAIN-06

    Args:
        types: the unit types that can be hit.
        pinned: hits that must go to non-fighter ships as far as there are any.
    """
    wound = Wound(seat, number, place, tuple(types), cause.by, cause.name, cause.combat, min(pinned, number))
    if sustain:
        await _sustain(game, wound)
    solid = tuple(type for type in wound.types if type != "fighter")
    lost = await _lose(game, wound, solid, wound.pinned) if wound.pinned else 0
    return lost + await _lose(game, wound, wound.types, wound.hits)


async def inflict(game: Game, combat: Combat, seat: Seat, number: int, cause: str, *, pinned: int = 0) -> None:
    """Hits that an ability of `seat` scores against the opponent's ships in a space combat, who assigns them. They
    can be canceled like others. TI-SPACECOMBAT-12
    """
    victim, place = combat.opponent(seat), combat.system
    number = (await BEFORE_ASSIGN_COMBAT_HITS.open(game, InCombat(combat, actor=victim, hits=number, cause=cause))).hits
    if number:
        types = dice.types_of(game, combat, victim)
        await assign(game, victim, number, place, types=types, cause=Cause(seat, cause, combat), pinned=pinned)


SNIPE = Question("snipe", open=False, interruptible=True)


async def snipe(game: Game, combat: Combat, seat: Seat, cause: str) -> None:
    """One hit of an ability on a ship of the opponent that `seat` picks; only that ship can sustain it."""
    victim, place = combat.opponent(seat), combat.system
    types = dice.types_of(game, combat, victim)
    options = [Option(slot.id, slot.text) for slot in targets(game, combat, victim, types)]
    if not options:
        return
    about = T("ti4-ask-snipe", seat=seat_name(seat), other=seat_name(victim))
    slot = await game.pick(SNIPE, seat, options, about, where=[place])
    if not (await BEFORE_ASSIGN_COMBAT_HITS.open(game, InCombat(combat, actor=victim, hits=1, cause=cause))).hits:
        return
    type, hurt = parse(game, victim, place, slot)
    wound = Wound(victim, 1, spot(place, slot), (type,), seat, cause, combat, 0)
    if not hurt:
        await _sustain(game, wound)
    await _destroy(game, wound, type, wound.hits, int(hurt))


# --- Sustain Damage --------------------------------------------------------------------------------------------------


ASK_SUSTAIN = Question("sustain", open=True, interruptible=True)


async def _sustain(game: Game, wound: Wound) -> None:
    """One unit after another, so that others can react to each. TI-SUSTAIN-01, TI-SUSTAIN-02"""
    while wound.hits > 0:
        types = sustainable(game, wound)
        if not types:
            return
        options = [Option(type, T("ti4-sustain-with", unit=words.unit(type))) for type in types]
        if _several(game, wound, types):
            options.append(Option(SUSTAIN_ALL, T("ti4-sustain-all")))
        options.append(Option(NO_SUSTAIN, T("ti4-no-sustain")))
        about = T("ti4-ask-sustain", seat=seat_name(wound.seat), hits=wound.hits, place=words.place(wound.place))
        chosen = await game.pick(ASK_SUSTAIN, wound.seat, options, about, where=_where(game, wound.place))
        if chosen == NO_SUSTAIN:
            return
        if chosen != SUSTAIN_ALL:
            await _use_sustain(game, wound, chosen)
        while chosen == SUSTAIN_ALL and wound.hits > 0 and (types := sustainable(game, wound)):
            await _use_sustain(game, wound, types[0])


def _several(game: Game, wound: Wound, types: Sequence[str]) -> bool:
    """Whether one after another could sustain hits; in games from before nobody says so for all. TI-SUSTAIN-06"""
    sound = [
        units.count(game, wound.seat, type, wound.place) - units.damaged(game, wound.seat, type, wound.place)
        for type in types
    ]
    return game.state.edition >= SUSTAINED_TOGETHER and wound.hits > 1 and sum(sound) > 1


def sustainable(game: Game, wound: Wound) -> list[str]:
    """Types with an undamaged unit that could be assigned the hit and has the ability.

    TI-SUSTAIN-04, TI-SUSTAIN-05, TI-SUSTAIN-07
    """
    return [
        type
        for type in wound.types
        if units.count(game, wound.seat, type, wound.place) > units.damaged(game, wound.seat, type, wound.place)
        and can_sustain(game, wound.seat, type, wound.place)
        and not (wound.combat and type in wound.combat.bare.get(wound.seat, ()))
    ]


def can_sustain(game: Game, seat: Seat, type: str, place: str) -> bool:
    """Whether units of a type have Sustain Damage that works there. TI-SUSTAIN-01"""
    return game.card(seat, type).sustain and SUSTAIN(game, seat, True, Sustaining(type, place))


async def _use_sustain(game: Game, wound: Wound, type: str) -> None:
    """Cancels a hit and lays the unit on its side. TI-SUSTAIN-02, TI-SUSTAIN-03"""
    units.damage(game, wound.seat, type, wound.place)
    cancelled = SUSTAIN_CANCELS(game, wound.seat, 1, type)
    wound.hits = max(0, wound.hits - cancelled)
    wound.pinned = max(0, wound.pinned - cancelled)
    if wound.combat is not None:
        used = wound.combat.sustained.setdefault(wound.seat, {})
        used[type] = used.get(type, 0) + 1
    game.say(T("ti4-sustained", seat=seat_name(wound.seat), unit=words.unit(type)), where=_where(game, wound.place))
    await AFTER_SUSTAIN_DAMAGE.open(game, _loss(game, wound, type, 1))


# --- losses ----------------------------------------------------------------------------------------------------------


LOSSES = Question("losses", open=True, interruptible=True)


async def _lose(game: Game, wound: Wound, types: tuple[str, ...], number: int) -> int:
    """The owner chooses what is destroyed, one unit for each hit. TI-DESTROY-02"""
    slots = _slots(game, wound, types)
    number = min(number, wound.hits, sum(slot.most for slot in slots))
    if number <= 0:
        return 0
    about = T("ti4-ask-losses", seat=seat_name(wound.seat), n=number, place=words.place(wound.place))
    shape = Spread(slots, number, number, "TI-DESTROY-02")
    chosen = await game.spread(LOSSES, wound.seat, shape, about, where=_where(game, wound.place))
    wound.hits -= number
    wound.pinned = max(0, wound.pinned - number)
    for slot, lost in chosen.items():
        type, hurt = parse(game, wound.seat, wound.place, slot)
        await _destroy(game, replace(wound, place=spot(wound.place, slot)), type, lost, lost if hurt else 0)
    return number


def _slots(game: Game, wound: Wound, types: tuple[str, ...]) -> list[Slot]:
    if wound.combat is not None and wound.combat.place == wound.place:
        return targets(game, wound.combat, wound.seat, types)
    return slots_of(game, wound.seat, wound.place, types)


def targets(game: Game, combat: Combat, seat: Seat, types: Iterable[str]) -> list[Slot]:
    """A side's units in a combat to choose from; ground forces that joined it in space by where they stand."""
    if seat not in combat.joined:
        return slots_of(game, seat, combat.place, types)
    slots = slots_of(game, seat, combat.place, [type for type in types if type not in GROUND])
    for place, number in dice.joined(game, combat, seat).items() if GROUND[0] in types else ():
        text = T("ti4-unit-joined", unit=words.unit(GROUND[0]), place=words.place(place))
        slots.append(Slot(Among(GROUND[0], place).id, text, number))
    return slots


def spot(place: str, slot: str) -> str:
    """Where the units of a slot are, if not in `place`."""
    return Among.read(slot).place or place


def slots_of(game: Game, seat: Seat, place: str, types: Iterable[str]) -> list[Slot]:
    """A seat's units in a place to choose from; damaged and undamaged apart where both are there."""
    force, slots = force_at(game.state, place, seat), []
    for type in types if force.units else ():
        hurt = force.damaged.get(type, 0)
        whole = force.units.get(type, 0) - hurt
        if whole:
            slots.append(Slot(type, words.unit(type), whole))
        if hurt:
            slots.append(Slot(Lost(type, whole > 0).id, T("ti4-damaged-unit", unit=words.unit(type)), hurt))
    return slots


def lost_of(slot: str) -> Lost:
    """What is lost by a slot, wherever it stands."""
    return Lost.read(Among.read(slot).lost)


def parse(game: Game, seat: Seat, place: str, slot: str) -> tuple[str, bool]:
    """The type of a slot, and whether its units are damaged ones."""
    lost = lost_of(slot)
    if Among.read(slot).place is not None:
        return lost.type, False
    return lost.type, lost.damaged or all_damaged(game, seat, lost.type, place)


def all_damaged(game: Game, seat: Seat, type: str, place: str) -> bool:
    """Whether no unit of a type in a place is sound."""
    return units.damaged(game, seat, type, place) == units.count(game, seat, type, place)


async def destroy(
    game: Game,
    seat: Seat,
    type: str,
    number: int,
    place: str,
    *,
    cause: Cause,
    damaged: int = 0,
) -> None:
    """Destroys units outright: back to reinforcements, and whatever reacts to it follows at once.

    Not a hit, so Sustain Damage does not help. `units.remove` alone is a removal that nothing reacts to.
    TI-DESTROY-01, TI-SUSTAIN-08, TI-TIMING-03, TI-TIMING-04, TI-TIMING-07
    """
    wound = Wound(seat, 0, place, (type,), cause.by, cause.name, cause.combat, 0)
    await _destroy(game, wound, type, number, damaged)


async def _destroy(game: Game, wound: Wound, type: str, number: int, damaged: int) -> None:
    """What reacts to a loss comes first, then whoever has nothing left that counts is out. TI-ELIMINATION-01"""
    number = min(number, units.count(game, wound.seat, type, wound.place))
    if number <= 0:
        return
    moment = await WHEN_UNIT_DESTROYED.open(game, _loss(game, wound, type, number))
    number, damaged = _still_there(game, wound, type, number, damaged)
    if moment.cancelled or not number:
        return
    units.remove(game, wound.seat, type, number, wound.place, damaged)
    if wound.combat is not None:
        wound.combat.destroyed += [(wound.seat, type)] * number
        _leave(wound, wound.combat, type, number)
        _forget(wound.seat, wound.combat, type, damaged)
    game.say(_lost(wound, type, number), where=_where(game, wound.place))
    await AFTER_UNIT_DESTROYED.open(game, moment)
    await elimination.check_elimination(game)


def _leave(wound: Wound, combat: Combat, type: str, number: int) -> None:
    """Whoever is destroyed fights no more in space."""
    there = combat.joined.get(wound.seat, {})
    if type in GROUND and wound.place in there:
        there[wound.place] = max(0, there[wound.place] - number)


def _forget(seat: Seat, combat: Combat, type: str, damaged: int) -> None:
    """Damaged units that are lost are those that sustained last: the older damage may be repaired. TI-SUSTAIN-05"""
    used = combat.sustained.get(seat, {})
    if damaged and type in used:
        used[type] = max(0, used[type] - damaged)


def _still_there(game: Game, wound: Wound, type: str, number: int, damaged: int) -> tuple[int, int]:
    """What is left to destroy, and how many of it are damaged, once others had their say."""
    there, hurt = (count(game, wound.seat, type, wound.place) for count in (units.count, units.damaged))
    number = min(number, there)
    return number, max(min(damaged, number, hurt), hurt - (there - number))


def _lost(wound: Wound, type: str, number: int) -> Text:
    pieces = words.units({type: number})
    key = "ti4-destroyed-uncarried" if wound.cause == UNCARRIED else "ti4-destroyed"
    return T(key, seat=seat_name(wound.seat), units=pieces, place=words.place(wound.place))


def _loss(game: Game, wound: Wound, type: str, number: int) -> Loss:
    system = system_of(game.state, wound.place)
    planet = None if wound.place in game.state.systems else wound.place
    return Loss(wound.seat, wound.by, system, planet, type, number, wound.cause, wound.combat)


def _where(game: Game, place: str) -> list[str]:
    return [system_of(game.state, place)]
