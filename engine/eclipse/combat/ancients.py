"""The Ancients and the defense system of the Galactic Center: their figures, and how their dice are assigned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.eclipse.galaxy.blueprints import Stats

ANCIENTS, GCDS = -1, -2
"""The sides without a seat. The defense system is no Ancient. EC-NPC-08"""
ANCIENT, SYSTEM = "ancient", "gcds"
SIZES = ("dreadnought", "cruiser", "starbase", "interceptor")
"""Largest first. EC-NPC-06"""

FIGURES = {
    ANCIENT: Stats(
        initiative=2, energy=0, move=0, computer=1, shield=0, hull=1, cannons={"yellow": 2}, missiles={}, drives=0
    ),
    SYSTEM: Stats(
        initiative=0, energy=0, move=0, computer=1, shield=0, hull=7, cannons={"yellow": 4}, missiles={}, drives=0
    ),
}
"""EC-NPC-01, EC-NPC-02, EC-SHIP-11"""


class Prey(NamedTuple):
    """A ship that can be shot at: how much more damage destroys it, and the lowest roll that hits it."""

    type: str
    left: int
    hit_by: int


def assign(values: Sequence[int], prey: Sequence[Prey]) -> list[int]:
    """How much damage each ship takes from rolls that do 1 damage each.

    Ships are destroyed if possible, largest first, each with the fewest and the lowest dice that suffice; what is left
    goes where it still does damage, largest ship first. EC-NPC-04, EC-NPC-05, EC-NPC-06
    """
    dice, taken = sorted(values), [0] * len(prey)
    order = sorted(range(len(prey)), key=lambda at: (SIZES.index(prey[at].type), prey[at].left))
    for at in order:
        fit = [value for value in dice if value >= prey[at].hit_by]
        if len(fit) >= prey[at].left:
            taken[at] = prey[at].left
            for value in fit[: prey[at].left]:
                dice.remove(value)
    for value in dice:
        at = next((at for at in order if taken[at] < prey[at].left and value >= prey[at].hit_by), -1)
        if at >= 0:
            taken[at] += 1
    return taken
