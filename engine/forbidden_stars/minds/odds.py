"""How a combat would go: a side as dice, health and morale, and how often it wins. FS-COMBAT-05, FS-COMBAT-22"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from engine.forbidden_stars.components import BUILT, UNITS
from engine.forbidden_stars.components import CARDS as PRINTED
from engine.forbidden_stars.interface.view import SeatView, UnitView

SURE = 1000
DICE = 8
CARDS = 5
"""What three cards of a first deck add to a side, in its strength."""


class RatedSide(NamedTuple):
    """One side: dice, what its units can take, their morale, and how many upgrades are in its deck."""

    dice: int
    health: int
    morale: int
    upgrades: int = 0

    @property
    def strength(self) -> int:
        """One figure for all of it."""
        return 4 * min(DICE, self.dice) + 2 * self.health + 2 * self.morale + CARDS + 2 * self.upgrades

    def without(self, gone: RatedSide) -> RatedSide:
        """The same once some of its units are gone."""
        return RatedSide(self.dice - gone.dice, self.health - gone.health, self.morale - gone.morale, self.upgrades)

    def joined(self, more: RatedSide) -> RatedSide:
        """The same once others stand with them."""
        return RatedSide(self.dice + more.dice, self.health + more.health, self.morale + more.morale, self.upgrades)

    def one_more(self) -> RatedSide:
        """The same with one unit more, whatever it is."""
        return self._replace(dice=self.dice + 1, health=self.health + 2, morale=self.morale + 2)


def side(units: Iterable[UnitView], bastions: int = 0, upgrades: int = 0) -> RatedSide:
    """The units and bastions of a side; routed ones neither fight nor hearten."""
    fort = BUILT["bastion"]
    dice, health, morale = bastions * fort.combat, bastions * fort.health, bastions * fort.morale
    for unit in units:
        if unit.routed:
            health += 1
        else:
            type = UNITS[unit.type]
            dice, health, morale = dice + type.combat, health + type.health, morale + type.morale
    return RatedSide(dice, health, morale, upgrades)


@cache
def wins(own: RatedSide, other: RatedSide) -> int:
    """How often the first side, which attacks, wins; in thousandths."""
    if not other.health and not other.dice:
        return SURE
    if not own.dice:
        return 0
    ours, theirs = own.strength**4, (other.strength + 1) ** 4
    return SURE * ours // (ours + theirs)


@cache
def value(type: str) -> int:
    """What a unit is worth, in thousandths of a point."""
    unit = UNITS[type]
    return 14 * unit.combat + 8 * unit.health + 7 * unit.morale


def trained(seat: SeatView) -> int:
    """Upgrades in a seat's combat deck: for each a basic card was put on the shelf. FS-CUPG-04"""
    return sum(PRINTED[id].kind == "basic" for id in seat.shelf)
