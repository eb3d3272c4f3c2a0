"""Ships taken out of several groups at once: parting a group needs a free counter. D-13, D-61"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from engine.ask import Answer, Refusal, Slot, Spread
from engine.errors import IllegalAnswer
from engine.space_empires.combat.field import Field
from engine.space_empires.galaxy import units
from engine.space_empires.state import Owner, Unit
from engine.text import T

Fits = Callable[[Mapping[str, int]], Refusal | None]


class Parts(Spread):
    """Ships of each group; `fits` refuses to part a group for which no counter is free. Chance mostly takes `start`."""

    __slots__ = ("fits",)

    def __init__(self, slots: list[Slot], low: int, high: int, rule: str, fits: Fits, start: Mapping[str, int]) -> None:
        super().__init__(slots, low, high, rule, start=start, lean=True)
        self.fits = fits

    def check(self, value: object) -> dict[str, Answer]:
        chosen = super().check(value)
        refusal = self.fits({id: count for id, count in chosen.items() if isinstance(count, int)})
        if refusal is not None:
            raise IllegalAnswer(refusal.text, refusal.rule)
        return chosen

    def random(self, chance: Random) -> dict[str, Answer]:
        chosen = super().random(chance)
        fits = self.fits({id: n for id, n in chosen.items() if isinstance(n, int)}) is None
        return chosen if fits else dict(self.start)


def lacking(at: Field, parted: Sequence[tuple[Owner, str]], kind: tuple[Owner, str]) -> int:
    """How many counters of a kind are too few for so many groups that are parted."""
    return parted.count(kind) - len(units.free(at.game, *kind))


def no_counter() -> Refusal:
    """SE-GROUP-02"""
    return Refusal("SE-GROUP-02", T("space_empires-why-no-counter"))


def part(at: Field, unit: Unit, count: int, *, healthy: bool = False) -> Unit:
    """So many ships of a group by themselves: the damaged one goes first, or stays with the others.

    SE-RETREAT-02, SE-DAMAGE-05, D-14
    """
    if count == unit.count:
        return unit
    if healthy:
        return units.split(at.game, unit, count)
    units.split(at.game, unit, unit.count - count).fired = unit.fired
    return unit
