"""Screening: the side with more ships keeps some out of a firing round.

SE-SCREEN-01, SE-SCREEN-02, SE-SCREEN-03, SE-SCREEN-04, SE-SCREEN-06, SE-SCREEN-07, SE-DAMAGE-05, D-13, D-14, D-51
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine.ask import Answer, Refusal, Slot, Spread
from engine.errors import IllegalAnswer
from engine.space_empires import words
from engine.space_empires.combat.field import Field, number
from engine.space_empires.galaxy import units
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
    slots = [Slot(id, words.group(unit), unit.count) for id, unit in there.items()]

    def fits(chosen: Mapping[str, int]) -> Refusal | None:
        return _counters(at, there, chosen)

    about = T("space_empires-ask-screen", side=words.side(side), hex=words.hex(at.at), most=most)
    shape = Screen(slots, most, fits)
    picked = await at.game.spread("screen", side, shape, about, always=True, where=[at.at])
    for id, count in picked.items():
        put_aside(at, there[id], count)
    if picked:
        total = sum(picked.values())
        at.game.say(T("space_empires-screens", side=words.side(side), count=total), where=[at.at], weight=0)


def _counters(at: Field, there: Mapping[str, Unit], chosen: Mapping[str, int]) -> Refusal | None:
    """Parting a group needs a free counter. SE-GROUP-02"""
    parted: dict[tuple[Side, str], int] = {}
    for id, count in chosen.items():
        kind = there[id].owner, there[id].type
        if 0 < count < there[id].count:
            parted[kind] = parted.get(kind, 0) + 1
    if any(count > len(units.free(at.game, owner, type)) for (owner, type), count in parted.items()):
        return Refusal("SE-GROUP-02", T("space_empires-why-no-counter"))
    return None


def put_aside(at: Field, unit: Unit, count: int) -> None:
    """So many ships of a group are screened, the damaged one first. SE-DAMAGE-05, D-14"""
    if count < unit.count:
        units.split(at.game, unit, unit.count - count)
    unit.screened = True
