"""How a battle would go: sides as groups of equal ships, and a battle of means, round by round, class by class.

Every group does what it does on average; how often a side wins is told from what is left of the better one: the more
hits a battle takes, the less luck decides. SE-COMBAT-12, SE-FIRE-02, SE-FIRE-12, SE-COMBAT-09
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from engine.space_empires.components import LETTERS, SIDES

SURE = 1000
ROUNDS = 12
WHOLE = 1000
"""Parts of a ship in which means are counted."""


class Group(NamedTuple):
    """Equal ships. `shots`: of each in a round; `machine`: a doomsday machine, at which no 1 hits by itself; `behind`:
    carriers, at which nobody fires while others fight; `learnt`: how much of attack and defense is technology.
    SE-CARRIER-03
    """

    letter: str
    attack: int
    defense: int
    hull: int
    number: int = 1
    tactics: int = 0
    shots: int = 1
    cost: int = 6
    machine: bool = False
    behind: bool = False
    learnt: tuple[int, int] = (0, 0)


Groups = tuple[Group, ...]


class Outcome(NamedTuple):
    """How often the first side wins, and what is left of both on average; all in thousandths."""

    wins: int
    left: int
    foe_left: int


@lru_cache(maxsize=8192)
def battle(own: Groups, foe: Groups, rough: str = "") -> Outcome:
    """The first side attacks. `rough`: nebula or asteroids, where all fire in the last class. SE-TERRAIN-02"""
    own, foe = (tuple(_plain(group, rough) for group in side) if rough else side for side in (own, foe))
    if not foe or not own:
        return Outcome(SURE if own else 0, SURE if own else 0, SURE if foe else 0)
    alive = [[group.number * group.hull * WHOLE for group in side] for side in (own, foe)]
    whole, order = [sum(side) for side in alive], _order((own, foe), rough)
    for _ in range(ROUNDS):
        _round((own, foe), alive, order)
        if not all(map(sum, alive)):
            break
    left = [SURE * sum(side) // all for side, all in zip(alive, whole, strict=True)]
    return Outcome(_chance(left, sum(whole) // WHOLE), left[0], left[1])


def _plain(group: Group, rough: str) -> Group:
    """As it fights where attack technology counts for nothing, or defense technology. SE-TERRAIN-01, SE-TERRAIN-04"""
    if rough == "asteroids":
        return group._replace(attack=group.attack - group.learnt[0])
    return group._replace(defense=group.defense - group.learnt[1])


def _chance(left: Sequence[int], hits: int) -> int:
    """How often the first side wins if on average so much of both is left.

    What is left grows with the root of a lead, as the better side gets fewer with every round: its square is compared.
    """
    margin, other = left[0] - left[1], SURE
    for _ in range(max(1, isqrt(hits // 2))):
        other = other * (SURE - margin * margin // SURE) // SURE
    sure = (SURE - other) // 2
    return SURE // 2 + (sure if margin > 0 else -sure)


def _round(sides: tuple[Groups, Groups], alive: list[list[int]], order: Sequence[tuple[int, int]]) -> None:
    bonus = _bonus(sides, alive)
    for side, at in order:
        group = sides[side][at]
        _fire(group, _ships(group, alive[side][at]) * group.shots, bonus == side, sides[1 - side], alive[1 - side])


def _ships(group: Group, left: int) -> int:
    """How many ships fight with so many points left: damage gathers on one, which fights on. SE-DAMAGE-01"""
    if group.machine:
        return WHOLE * (left > 0)
    return min(group.number * WHOLE, left // group.hull + WHOLE * (group.hull - 1) // (2 * group.hull) * (left > 0))


def _order(sides: tuple[Groups, Groups], rough: str) -> list[tuple[int, int]]:
    """Who fires when, by side and place in it: by class, then tactics; of equals the defender first. SE-FIRE-02"""
    found = []
    for side in (1, 0):
        for at, group in enumerate(sides[side]):
            letter = LETTERS[-1] if rough and not group.machine else group.letter
            found.append((LETTERS.index(letter), -group.tactics, side, at))
    return [one[2:] for one in sorted(found, key=lambda one: (one[0], one[1], -one[2], one[3]))]


def _bonus(sides: tuple[Groups, Groups], alive: list[list[int]]) -> int | None:
    """The side with twice as many ships. SE-COMBAT-09"""
    if any(group.machine for side in sides for group in side):
        return None
    ships = [sum(_ships(group, left) for left, group in zip(alive[n], sides[n], strict=True)) for n in (0, 1)]
    return 0 if ships[0] >= 2 * ships[1] else 1 if ships[1] >= 2 * ships[0] else None


def need(group: Group, target: Group, bonus: int = 0) -> int:
    """The highest roll that hits. SE-FIRE-12"""
    found = group.attack + bonus - target.defense
    return min(SIDES - group.machine, max(found, 0 if target.machine else 1))


def _fire(group: Group, shots: int, bonus: bool, prey: Groups, alive: list[int]) -> None:
    """All ships of a group at whom they hurt most, then at the next."""
    for at, faces in _prey(group, bonus, prey):
        if shots <= 0 or not faces:
            return
        done = min(alive[at], shots * faces // SIDES)
        alive[at] -= done
        shots -= done * SIDES // faces


@lru_cache(maxsize=8192)
def _prey(group: Group, bonus: bool, prey: Groups) -> list[tuple[int, int]]:
    """Whom ships of a group hurt most first, with the highest roll that hits."""
    faces = [need(group, one, bonus) for one in prey]
    hurt = [(not one.behind, faces[at] * one.cost * 10 // one.hull) for at, one in enumerate(prey)]
    return [(at, faces[at]) for at in sorted(range(len(prey)), key=hurt.__getitem__, reverse=True)]


def cost(side: Groups) -> int:
    """CP of a side."""
    return sum(group.cost * group.number for group in side)
