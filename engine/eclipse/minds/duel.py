"""How often one side of a battle wins: every round of dice is reckoned, none is thrown.

Each side shoots at the other's ships in one order, the dearest for its points first, die by die, and a die that does
more than is left is lost in part. So what a side has suffered is one number, and a battle a chain of pairs of numbers:
each leads on to higher ones, or stays as it is when nobody hits. Chances are whole numbers of `ALL`.
EC-INIT-01, EC-ROLL-01 to 08, EC-DMG-01 to 05, EC-MISSILE-01
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

BITS = 48
ALL = 1 << BITS
"""What is certain."""
HARDLY = ALL >> 9
"""What is left out, once a round has led to more than a few ends."""
KEPT = 1 << 14
"""So many answers are remembered of each question about battles."""
FEW = 24

Dice = tuple[tuple[int, int], ...]
"""The damage of a die, and how many dice do it."""
Suffered = tuple[int, int]
"""The points that the first side and the second have lost."""
Spread = dict[Suffered, int]
"""How likely each is, of `ALL`."""
Armour = tuple[tuple[int, int], ...]
"""The points and the shields of the ships of a side, as they are shot at."""
Steps = tuple[tuple[int, int], ...]
"""By how much more is lost, as one number, and how likely that is."""
STILL: Steps = ((0, ALL),)
"""Nobody shoots, or nobody is left to be shot at."""


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

    Both losses are reckoned with as one number: those of the first side times `width`, and those of the second.

    Attributes:
        hardly: what is left out, once a volley has led to more than a few ends.
        ends: the points of each side.
        fallen: how many ships of a side are gone, by the points that it has lost.
        led: what a volley leads to, by its number and by what was lost before.
    """

    def __init__(self, first: tuple[Ship, ...], second: tuple[Ship, ...], hardly: int = HARDLY) -> None:
        self.hardly = hardly
        self.sides = (in_order(first), in_order(second))
        self.ends = tuple(sum(ship.points for ship in side) for side in self.sides)
        self.width = self.ends[1] + 1
        self.armour = tuple(tuple([(ship.points, ship.shield) for ship in side]) for side in self.sides)
        self.missiles = _volleys(self.sides, missiles=True)
        self.cannons = _volleys(self.sides, missiles=False)
        self.known: dict[int, int] = {}
        self.fallen = tuple([_fallen(self.sides[at], lost) for lost in range(self.ends[at] + 1)] for at in (0, 1))
        self.led: dict[int, dict[int, Steps]] = {}
        self.steps: dict[tuple[int, int, int], Steps] = {}

    def won(self) -> int:
        """How often the first side wins, of `ALL`."""
        opened = self._shot({0: ALL}, self.missiles)
        return sum(chance * self._won_from(at) for at, chance in opened.items()) // ALL

    def _won_from(self, at: int) -> int:
        """The same, from the round on in which so much is lost. Who cannot hurt the defender has lost. EC-INIT-02"""
        won = self.known.get(at)
        if won is None:
            first, second = divmod(at, self.width)
            over = first >= self.ends[0] or second >= self.ends[1]
            won = self.known[at] = (ALL if first < self.ends[0] else 0) if over else self._fought_from(at)
        return won

    def _fought_from(self, at: int) -> int:
        """The same where both sides have ships."""
        after, total = self._shot({at: ALL}, self.cannons), 0
        changed = ALL - after.pop(at, 0)
        for next, chance in after.items():
            won = self.known.get(next)
            total += chance * (self._won_from(next) if won is None else won)
        return total // changed if changed else 0

    def shot(self, before: Spread, volleys: Iterable[Volley]) -> Spread:
        """After these volleys, one after the other."""
        after = self._shot({at[0] * self.width + at[1]: chance for at, chance in before.items()}, volleys)
        return {divmod(at, self.width): chance for at, chance in after.items()}

    def _shot(self, before: dict[int, int], volleys: Iterable[Volley]) -> dict[int, int]:
        for volley in volleys:
            after: dict[int, int] = {}
            led = self.led.setdefault(volley.number, {})
            for at, chance in before.items():
                steps = led.get(at)
                if steps is None:
                    steps = led[at] = self._volley(at, volley)
                for step, share in steps:
                    next = at + step
                    after[next] = after.get(next, 0) + (chance * share >> BITS)
            before = _likely(after, self.hardly)
        return before

    def _volley(self, at: int, volley: Volley) -> Steps:
        """What one volley leads to, with its chance."""
        foe, lost = 1 - volley.side, divmod(at, self.width)
        fallen, prey = self.fallen[volley.side][lost[volley.side]], lost[foe]
        shooting = len([index for index in volley.ships if index >= fallen])
        if not shooting or prey == self.ends[foe]:
            return STILL
        key = (volley.number, shooting, prey)
        if key not in self.steps:
            found = _losses(self.armour[foe], prey, volley.dice * shooting, volley.computer)
            unit = 1 if foe else self.width
            self.steps[key] = tuple([((now - prey) * unit, chance) for now, chance in found])
        return self.steps[key]


def _likely(spread: dict[int, int], hardly: int) -> dict[int, int]:
    """The same without what hardly ever happens; its chance goes to the likeliest."""
    if len(spread) <= FEW:
        return spread
    kept = {at: chance for at, chance in spread.items() if chance >= hardly}
    first = max(kept, key=kept.__getitem__)
    kept[first] += ALL - sum(kept.values())
    return kept


def in_order(side: tuple[Ship, ...]) -> tuple[Ship, ...]:
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


@lru_cache(KEPT)
def _losses(side: Armour, at: int, dice: Dice, computer: int) -> tuple[tuple[int, int], ...]:
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


@lru_cache(KEPT)
def _struck(side: Armour, suffered: int, done: int, computer: int) -> tuple[int, int]:
    """How many faces of a die hit the ship that is shot at, and what the side has lost then. EC-ROLL-06, EC-DMG-03"""
    total = 0
    for points, shield in side:
        total += points
        if suffered < total:
            return min(5, max(1, 1 + computer - shield)), min(total, suffered + done)
    return 0, suffered
