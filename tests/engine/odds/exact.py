"""Exact odds in fractions and floats, worked out from the rules alone: every die of every round, of small battles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

# --- Twilight Imperium -----------------------------------------------------------------------------------------------


class Ship(NamedTuple):
    """A ship: what its dice need, how many it has, whether it sustains a hit; `barrage`: dice against fighters."""

    name: str
    needs: int
    dice: int = 1
    tough: bool = False
    barrage: tuple[int, int] = (0, 0)


FLEETS = {
    "fighter": Ship("fighter", 9),
    "destroyer": Ship("destroyer", 9, 1, False, (9, 2)),
    "cruiser": Ship("cruiser", 7),
    "carrier": Ship("carrier", 9),
    "dreadnought": Ship("dreadnought", 5, 1, True),
    "war_sun": Ship("war_sun", 3, 3, True),
}
LOST = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun")
"""Which of them is lost first: a cruiser costs 2 and hits on 7, a carrier 3."""


def hits(dice: list[tuple[int, int]], sides: int = 10) -> dict[int, float]:
    """How likely each number of hits is, for (needs, number)."""
    found = {0: 1.0}
    for needs, number in dice:
        for _ in range(number):
            p, after = (sides + 1 - needs) / sides, dict[int, float]()
            for n, q in found.items():
                after[n] = after.get(n, 0) + q * (1 - p)
                after[n + 1] = after.get(n + 1, 0) + q * p
            found = after
    return found


Fleet = tuple[Ship, ...]


def fleet(**ships: int) -> Fleet:
    """Ships in the order in which they are lost."""
    return tuple(FLEETS[name] for name in LOST for _ in range(ships.get(name, 0)))


def hurt(side: Fleet, number: int) -> Fleet:
    """After so many hits: sustained first."""
    left = list(side)
    for at, ship in enumerate(left):
        if number and ship.tough:
            left[at], number = ship._replace(tough=False), number - 1
    return tuple(left[number:])


def twilight(first: Fleet, second: Fleet, guns: int = 0, nebula: int = 0) -> tuple[float, float]:
    """How often each side wins a space combat; so many PDS of the second fire first, it has a bonus in a nebula."""

    @cache
    def chance(one: Fleet, other: Fleet) -> tuple[float, float]:
        if not one or not other:
            return float(bool(one)), float(bool(other))
        mine = hits([(ship.needs, ship.dice) for ship in one])
        theirs = hits([(ship.needs - nebula, ship.dice) for ship in other])
        stay, wins, loses = 0.0, 0.0, 0.0
        for (n, p), (m, q) in product(mine.items(), theirs.items()):
            if not n and not m:
                stay = p * q
                continue
            won, lost = chance(hurt(one, m), hurt(other, n))
            wins, loses = wins + p * q * won, loses + p * q * lost
        return wins / (1 - stay), loses / (1 - stay)

    total = [0.0, 0.0]
    for shot, p in hits([(6, guns)]).items():
        for one, other, q in _barrages(hurt(first, shot), second):
            for side in (0, 1):
                total[side] += p * q * chance(one, other)[side]
    return total[0], total[1]


def _barrages(first: Fleet, second: Fleet) -> Iterator[tuple[Fleet, Fleet, float]]:
    if not first or not second:
        yield first, second, 1.0
        return
    mine, theirs = (hits([ship.barrage for ship in side if ship.barrage[1]]) for side in (first, second))
    for (n, p), (m, q) in product(mine.items(), theirs.items()):
        yield _shot(first, m), _shot(second, n), p * q


def _shot(side: Fleet, number: int) -> Fleet:
    fighters = sum(ship.name == "fighter" for ship in side)
    return side[min(number, fighters) :]


# --- Eclipse ---------------------------------------------------------------------------------------------------------


class Vessel(NamedTuple):
    """A ship of Eclipse: dice as damages, of cannons and of missiles, and its figures."""

    cannons: tuple[int, ...]
    missiles: tuple[int, ...]
    computer: int
    shield: int
    life: int
    initiative: int


Marks = tuple[int, ...]


def eclipse(first: list[Vessel], second: list[Vessel]) -> float:
    """How often the first side wins against a second that defends. Ships are shot at in the order of the lists."""
    acting = [(-ship.initiative, -side, at) for side, all in ((0, first), (1, second)) for at, ship in enumerate(all)]
    sides, turns = (first, second), [(-side, at) for _, side, at in sorted(acting)]

    def shoot(world: dict[tuple[Marks, Marks], float], missiles: bool) -> dict[tuple[Marks, Marks], float]:
        for side, at in turns:
            ship = sides[side][at]
            for damage in sorted(ship.missiles if missiles else ship.cannons, reverse=True):
                world = _die(world, sides, side, at, damage)
        return world

    @cache
    def chance(state: tuple[Marks, Marks]) -> float:
        alive = [any(left > 0 for left in side) for side in state]
        if not all(alive):
            return float(alive[0])
        after = shoot({state: 1.0}, False)
        stay = after.pop(state, 0.0)
        return sum(p * chance(other) for other, p in after.items()) / (1 - stay) if stay < 1 else 0.0

    start = (tuple(one.life for one in first), tuple(one.life for one in second))
    return sum(p * chance(state) for state, p in shoot({start: 1.0}, True).items())


def _die(
    world: dict[tuple[Marks, Marks], float], sides: tuple[list[Vessel], list[Vessel]], side: int, at: int, damage: int
) -> dict[tuple[Marks, Marks], float]:
    found: dict[tuple[Marks, Marks], float] = {}
    for state, p in world.items():
        foe = 1 - side
        prey = next((n for n, left in enumerate(state[foe]) if left > 0), None)
        if state[side][at] <= 0 or prey is None:
            found[state] = found.get(state, 0) + p
            continue
        hit = (
            sum(n == 6 or (n > 1 and n + sides[side][at].computer - sides[foe][prey].shield >= 6) for n in range(1, 7))
            / 6
        )
        marks = list(state[foe])
        marks[prey] -= damage
        struck = (state[0], tuple(marks)) if foe else (tuple(marks), state[1])
        found[struck] = found.get(struck, 0) + p * hit
        found[state] = found.get(state, 0) + p * (1 - hit)
    return found
