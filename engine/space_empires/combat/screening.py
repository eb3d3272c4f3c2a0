"""Screening: the side with more ships keeps some out of a firing round.

SE-SCREEN-01, SE-SCREEN-02, SE-SCREEN-03, SE-SCREEN-04, SE-SCREEN-06, SE-SCREEN-07, SE-DAMAGE-05, D-13, D-14, D-51, D-61
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from engine.ask import Answer, Refusal, Slot, Spread
from engine.errors import IllegalAnswer
from engine.space_empires import words
from engine.space_empires.combat.field import Field, number
from engine.space_empires.galaxy import managing, units
from engine.space_empires.state import Side, Unit
from engine.text import T


class Screen(Spread):
    """Ships of each group; `fits` refuses to part a group for which no counter is free. Chance mostly screens none."""

    __slots__ = ("fits",)

    def __init__(self, slots: list[Slot], high: int, fits: Callable[[Mapping[str, int]], Refusal | None]) -> None:
        super().__init__(slots, 0, high, "SE-SCREEN-02", lean=True)
        self.fits = fits

    def check(self, value: object) -> dict[str, Answer]:
        chosen = super().check(value)
        refusal = self.fits({id: count for id, count in chosen.items() if isinstance(count, int)})
        if refusal is not None:
            raise IllegalAnswer(refusal.text, refusal.rule)
        return chosen

    def random(self, chance: Random) -> dict[str, Answer]:
        chosen = super().random(chance)
        return {} if self.fits({id: n for id, n in chosen.items() if isinstance(n, int)}) else chosen


async def screen(at: Field) -> None:
    """The side with more combat-capable ships may screen up to the difference. SE-SCREEN-01, SE-SCREEN-02"""
    for side in at.sides:
        for unit in at.units(side):
            unit.screened = not at.game.armed(unit)
    one, other = (number(at.armed(side)) for side in at.sides)
    if one != other:
        await _ask(at, at.sides[one < other], abs(one - other))


async def _ask(at: Field, side: Side, most: int) -> None:
    if side < 0:
        return
    there = {at.key(unit): unit for unit in at.armed(side)}
    spare = {managing.Scuttle(unit.id).id: unit for unit in _spare(at, side, list(there.values()))}
    slots = [Slot(id, words.group(unit), unit.count) for id, unit in there.items()]
    slots += [Slot(id, managing.offer_scuttle(unit).text, 1) for id, unit in spare.items()]

    def fits(chosen: Mapping[str, int]) -> Refusal | None:
        ships = [(there[id], count) for id, count in chosen.items() if id in there]
        return _too_many(ships, most) or _counters(at, ships, [spare[id] for id in chosen if id in spare])

    about = T("space_empires-ask-screen", side=words.side(side), hex=words.hex(at.at), most=most)
    shape = Screen(slots, most + len(spare), fits)
    picked = await at.game.spread("screen", side, shape, about, always=True, where=[at.at])
    for id in [id for id in picked if id in spare]:
        managing.scuttle(at.game, spare[id])
    screened = [(there[id], count) for id, count in picked.items() if id in there]
    for unit, count in screened:
        put_aside(at, unit, count)
    if screened:
        total = sum(count for _, count in screened)
        at.game.say(T("space_empires-screens", side=words.side(side), count=total), where=[at.at], weight=0)


def _spare(at: Field, side: Side, there: Sequence[Unit]) -> list[Unit]:
    """Groups elsewhere that may be scuttled, where a group here could be parted only with their counter. D-61"""
    large = [unit.type for unit in there if unit.owner == side and unit.count > 1]
    used = [type for type in dict.fromkeys(large) if not units.free(at.game, side, type)]
    found = [unit for unit in at.game.units(side) if unit.type in used and unit.at != at.at]
    return [unit for unit in found if managing.can_scuttle(at.game, unit)]


def _too_many(ships: Sequence[tuple[Unit, int]], most: int) -> Refusal | None:
    """SE-SCREEN-02"""
    if sum(count for _, count in ships) > most:
        return Refusal("SE-SCREEN-02", T("total-between", low=0, high=most))
    return None


def _counters(at: Field, ships: Sequence[tuple[Unit, int]], given_up: Sequence[Unit]) -> Refusal | None:
    """Parting a group needs a free counter, or one that is given up elsewhere. SE-GROUP-02, SE-MAINT-04, D-61"""
    parted = [(unit.owner, unit.type) for unit, count in ships if 0 < count < unit.count]
    freed = [(unit.owner, unit.type) for unit in given_up]
    for kind in dict.fromkeys((*parted, *freed)):
        lacking = parted.count(kind) - len(units.free(at.game, *kind))
        if lacking > freed.count(kind):
            return Refusal("SE-GROUP-02", T("space_empires-why-no-counter"))
        if freed.count(kind) > max(0, lacking):
            return Refusal("SE-MAINT-04", T("space_empires-why-counter-needed"))
    return None


def put_aside(at: Field, unit: Unit, count: int) -> None:
    """So many ships of a group are screened, the damaged one first. SE-DAMAGE-05, D-14"""
    if count < unit.count:
        units.split(at.game, unit, unit.count - count)
    unit.screened = True
