"""How often one side of a battle wins: every round of dice is reckoned, none is thrown.

Each side shoots at the other's ships in one order, the dearest for its points first, die by die, and a die that does
more than is left is lost in part. So what a side has suffered is one number, and a battle a chain of pairs of numbers:
each leads on to higher ones, or stays as it is when nobody hits. Chances are whole numbers of `ALL`.
EC-INIT-01, EC-ROLL-01 to 08, EC-DMG-01 to 05, EC-MISSILE-01
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

BITS = 48
ALL = 1 << BITS
"""What is certain."""
HARDLY = ALL >> 9
"""What is left out, once a round has led to more than a few ends."""
FEW = 24

Dice = tuple[tuple[int, int], ...]
"""The damage of a die, and how many dice do it."""
Suffered = tuple[int, int]
"""The points that the first side and the second have lost."""
Spread = dict[Suffered, int]
"""How likely each is, of `ALL`."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship as it fights: dice of its cannons and of its missiles, and the points that it takes before it is lost."""

    cannons: Dice
    missiles: Dice
    computer: int
    shield: int
    points: int
    initiative: int

    @property
    def power(self) -> int:
        """The damage of a round, and of the missiles, if all hit."""
        return damage(self.cannons) + damage(self.missiles)


def damage(dice: Dice) -> int:
    """What dice do if all hit."""
    return sum(done * number for done, number in dice)


@dataclass(frozen=True, slots=True)
class Volley:
    """Ships of one side that shoot together; `number` tells it from others of a battle."""

    number: int
    side: int
    ships: tuple[int, ...]
    dice: Dice
    computer: int


class Duel:
    """A battle of two sides; the second one defends, so ties of initiative are its own. EC-INIT-02

    Attributes:
        hardly: what is left out, once a volley has led to more than a few ends.
        ends: the points of each side.
        fallen: how many ships of a side are gone, by the points that it has lost.
        led: what a volley leads to with what chance, by its number and by what was lost before.
    """

    def __init__(self, first: tuple[Ship, ...], second: tuple[Ship, ...], hardly: int = HARDLY) -> None:
        self.hardly = hardly
        self.sides = (_in_order(first), _in_order(second))
        self.ends = tuple(sum(ship.points for ship in side) for side in self.sides)
        self.missiles = _volleys(self.sides, missiles=True)
        self.cannons = _volleys(self.sides, missiles=False)
        self.known: dict[Suffered, int] = {}
        self.fallen = tuple([_fallen(self.sides[at], lost) for lost in range(self.ends[at] + 1)] for at in (0, 1))
        self.led: dict[int, dict[Suffered, tuple[tuple[Suffered, int], ...]]] = defaultdict(dict)
        self.losses: dict[tuple[int, int, int], tuple[tuple[int, int], ...]] = {}

    def _both(self) -> Iterator[tuple[tuple[Ship, ...], int]]:
        return zip(self.sides, self.ends, strict=True)

    def won(self) -> int:
        """How often the first side wins, of `ALL`."""
        opened = self.shot({(0, 0): ALL}, self.missiles)
        return sum(chance * self._won_from(at) for at, chance in opened.items()) // ALL

    def _won_from(self, at: Suffered) -> int:
        """The same, from the round on in which so much is lost. Who cannot hurt the defender has lost. EC-INIT-02"""
        known = self.known
        if at[0] >= self.ends[0] or at[1] >= self.ends[1]:
            known[at] = ALL if at[0] < self.ends[0] else 0
        elif at not in known:
            after = self.shot({at: ALL}, self.cannons)
            changed = ALL - after.pop(at, 0)
            total = 0
            for next, chance in after.items():
                won = known.get(next)
                total += chance * (self._won_from(next) if won is None else won)
            known[at] = total // changed if changed else 0
        return known[at]

    def shot(self, before: Spread, volleys: tuple[Volley, ...]) -> Spread:
        """After these volleys, one after the other."""
        for volley in volleys:
            after: Spread = {}
            led = self.led[volley.number]
            for at, chance in before.items():
                ways = led.get(at)
                if ways is None:
                    ways = led[at] = self._volley(at, volley)
                for next, share in ways:
                    after[next] = after.get(next, 0) + (chance * share >> BITS)
            before = _likely(after, self.hardly)
        return before

    def _volley(self, at: Suffered, volley: Volley) -> tuple[tuple[Suffered, int], ...]:
        """What one volley leads to, with its chance."""
        foe, (first, second) = 1 - volley.side, at
        fallen = self.fallen[volley.side][at[volley.side]]
        shooting = len(volley.ships) - bisect_left(volley.ships, fallen)
        if not shooting or self.fallen[foe][at[foe]] == len(self.sides[foe]):
            return ((at, ALL),)
        key = (volley.number, shooting, at[foe])
        losses = self.losses.get(key)
        if losses is None:
            losses = self.losses[key] = _losses(self.sides[foe], at[foe], volley.dice * shooting, volley.computer)
        if foe:
            return tuple([((first, lost), chance) for lost, chance in losses])
        return tuple([((lost, second), chance) for lost, chance in losses])


def _likely(spread: Spread, hardly: int) -> Spread:
    """The same without what hardly ever happens; its chance goes to the likeliest."""
    if len(spread) <= FEW:
        return spread
    kept = {at: chance for at, chance in spread.items() if chance >= hardly}
    first = max(kept, key=kept.__getitem__)
    kept[first] += ALL - sum(kept.values())
    return kept


def _in_order(side: tuple[Ship, ...]) -> tuple[Ship, ...]:
    """The ships as they are shot at: those whose loss takes most damage away for a point."""
    return tuple(sorted(side, key=in_turn))


def in_turn(ship: Ship) -> tuple[int, int, int]:
    """By which ships are ordered as they are shot at."""
    return (-ship.power * 60 // ship.points, ship.points, ship.initiative)


def _volleys(sides: tuple[tuple[Ship, ...], tuple[Ship, ...]], *, missiles: bool) -> tuple[Volley, ...]:
    """All volleys of a round, or of the missile step, as they come. EC-INIT-01, EC-MISSILE-01"""
    groups: dict[tuple[int, int, Dice, int], list[int]] = {}
    for number, side in enumerate(sides):
        for index, ship in enumerate(side):
            dice = ship.missiles if missiles else ship.cannons
            if dice:
                groups.setdefault((-ship.initiative, -number, dice, ship.computer), []).append(index)
    first = len(sides[0]) + len(sides[1]) if missiles else 0
    return tuple(
        Volley(first + at, -key[1], tuple(groups[key]), key[2], key[3]) for at, key in enumerate(sorted(groups))
    )


def _fallen(side: tuple[Ship, ...], suffered: int) -> int:
    """How many ships of a side are gone when it has lost so many points."""
    for number, ship in enumerate(side):
        if suffered < ship.points:
            return number
        suffered -= ship.points
    return len(side)


@cache
def _losses(side: tuple[Ship, ...], at: int, dice: Dice, computer: int) -> tuple[tuple[int, int], ...]:
    """What a side may have lost after these dice, big ones first, with the chance of each."""
    before = {at: ALL}
    for done in sorted((done for done, number in dice for _ in range(number)), reverse=True):
        after: dict[int, int] = {}
        for lost, chance in before.items():
            hit, struck = _struck(side, lost, done, computer)
            after[struck] = after.get(struck, 0) + chance * hit // 6
            after[lost] = after.get(lost, 0) + chance * (6 - hit) // 6
        before = after
    return tuple(before.items())


@cache
def _struck(side: tuple[Ship, ...], suffered: int, done: int, computer: int) -> tuple[int, int]:
    """How many faces of a die hit the ship that is shot at, and what the side has lost then. EC-ROLL-06, EC-DMG-03"""
    total = 0
    for ship in side:
        total += ship.points
        if suffered < total:
            return min(5, max(1, 1 + computer - ship.shield)), min(total, suffered + done)
    return 0, suffered
