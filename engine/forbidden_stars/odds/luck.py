"""What dice and cards can bring to a side: all of it where that is little, else spread evenly over what is likely.

Cards count by their icons, and by tokens and dice that they simply give. FS-ICON-01, FS-CARD-16, FS-COMBAT-05
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, product
from math import comb, prod
from typing import NamedTuple

from engine.forbidden_stars.components import CARDS, DIE, FACES
from engine.forbidden_stars.odds.rounds import Line

Symbols = tuple[int, int, int]
"""Bolters, shields, morale."""
STEPS = (3679390609, 3152045516, 2700274798, 2313257606)
"""Fractions of 2**32 by which samples walk: far from any cycle in four dimensions."""
WALKS, APART = 8, 2654435769
"""Walks that begin elsewhere, as if by chance: how they differ tells how far their mean may be off."""
WHOLE = 1 << 32


class Gift(NamedTuple):
    """A card: what it shows to the end of the combat, what it gives for one round, and dice that it rolls."""

    stays: Symbols
    once: Symbols
    dice: int


@lru_cache(maxsize=512)
def gift(card: str) -> Gift:
    """What a card brings, as far as it is reckoned."""
    printed = CARDS[card]
    stays, once, rolled = [printed.icons[face] for face in FACES], [0, 0, 0], 0
    for step in (step for ability in printed.general for step in ability.do):
        number, face = step.get("n"), step.get("face")
        if step["op"] not in ("gain_tokens", "gain_dice") or step.get("who") != "self" or not isinstance(number, int):
            continue
        if face == "roll":
            rolled += number
        elif face in FACES:
            (once if step["op"] == "gain_tokens" else stays)[FACES.index(face)] += number
    return Gift((stays[0], stays[1], stays[2]), (once[0], once[1], once[2]), rolled)


@lru_cache(maxsize=64)
def rolls(number: int) -> tuple[tuple[Symbols, int], ...]:
    """All that so many dice can show, the weakest first, with how many of 6**number throws show it."""
    faces = [DIE.count(face) for face in FACES]
    found = [
        (
            (b, s, number - b - s),
            comb(number, b) * comb(number - b, s) * faces[0] ** b * faces[1] ** s * faces[2] ** (number - b - s),
        )
        for b in range(number + 1)
        for s in range(number + 1 - b)
    ]
    return tuple(sorted(found, key=lambda one: (6 * one[0][0] + 5 * one[0][1] + one[0][2], one[0])))


class Dealt(NamedTuple):
    """What cards add, and in how many of all cases they do."""

    line: Line
    weight: int


Cards = tuple[Dealt, ...]


@lru_cache(maxsize=256)
def plays(cards: tuple[str, ...], rounds: int) -> Cards:
    """What cards add when one of these is played a round in any order, the weakest first."""
    found = Counter(_picked(cards, min(rounds, len(cards))))
    lines, most = Counter[Line](), max(sum(gift(card).dice for card in order) for order in found)
    for order, times in found.items():
        for line, weight in _lines(order, rounds, most):
            lines[line] += times * weight
    return tuple(Dealt(*one) for one in sorted(lines.items(), key=lambda one: (_strength(one[0]), one[0])))


def _strength(line: Line) -> int:
    return 6 * sum(line.attack) + 5 * sum(line.defence) + line.morale


def _picked(cards: tuple[str, ...], number: int) -> Iterator[tuple[str, ...]]:
    if not number:
        yield ()
    for at, card in enumerate(cards if number else ()):
        yield from ((card, *rest) for rest in _picked(cards[:at] + cards[at + 1 :], number - 1))


def _lines(order: tuple[str, ...], rounds: int, most: int) -> Iterator[tuple[Line, int]]:
    """What cards add in this order, with all that their dice can show; of `most` dice each way weighs alike."""
    gifts = [gift(card) for card in order]
    spare = len(DIE) ** (most - sum(one.dice for one in gifts))
    for shown in product(*(rolls(one.dice) for one in gifts)):
        line = _line([(_sum(one.stays, faces), one.once) for one, (faces, _) in zip(gifts, shown, strict=True)], rounds)
        yield line, spare * prod(weight for _, weight in shown)


def _line(brought: Sequence[tuple[Symbols, Symbols]], rounds: int) -> Line:
    """What stays is there from its round on."""
    stays, found = (0, 0, 0), list[Symbols]()
    for n in range(rounds):
        more, once = brought[n] if n < len(brought) else ((0, 0, 0), (0, 0, 0))
        stays = _sum(stays, more)
        found.append(_sum(stays, once))
    return Line(tuple(one[0] for one in found), tuple(one[1] for one in found), stays[2])


def _sum(one: Symbols, other: Symbols) -> Symbols:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def tail(cards: Cards, share: int, *, best: bool) -> Cards:
    """The weakest or the best of these, one of so many."""
    found, weight = list[Dealt](), 0
    least = -(-sum(one.weight for one in cards) // share)
    for one in reversed(cards) if best else cards:
        if weight < least:
            found.append(one)
            weight += one.weight
    return tuple(found)


class Luck(NamedTuple):
    """What a side can come to: what lies open, dice that are still rolled, and what its cards can add."""

    open: Symbols
    dice: int
    cards: Cards

    @property
    def ways(self) -> int:
        """How many there are."""
        return len(rolls(self.dice)) * len(self.cards)


class Sample(NamedTuple):
    """How both sides fare once, and how much it weighs."""

    first: Line
    second: Line
    weight: int


def every(first: Luck, second: Luck) -> Iterator[Sample]:
    """All that dice and cards can bring to two sides."""
    for (one, chance), (other, likely) in product(_whole(first), list(_whole(second))):
        yield Sample(one, other, chance * likely)


def _whole(luck: Luck) -> Iterator[tuple[Line, int]]:
    for (rolled, chance), dealt in product(rolls(luck.dice), luck.cards):
        yield _made(luck, rolled, dealt.line), chance * dealt.weight


class Walks:
    """Both sides as often as is asked for, evenly over what is likely."""

    def __init__(self, first: Luck, second: Luck) -> None:
        self._sides = tuple(_Wheels(luck) for luck in (first, second))

    def samples(self, walk: int, numbers: range) -> Iterator[Sample]:
        """The samples of these numbers, on one of the walks."""
        starts = [(walk * APART * (at + 1) ^ APART >> at) % WHOLE for at in range(len(STEPS))]
        for n in numbers:
            spots = [(start + step * (n + 1)) % WHOLE for start, step in zip(starts, STEPS, strict=True)]
            yield Sample(self._sides[0].at(*spots[:2]), self._sides[1].at(*spots[2:]), 1)


class _Wheels:
    """What can come of the dice and of the cards of a side, each laid side by side."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._dice = list(accumulate(chance for _, chance in rolls(luck.dice)))
        self._cards = list(accumulate(one.weight for one in luck.cards))

        self._lines = dict[tuple[int, int], Line]()

    def at(self, dice: int, cards: int) -> Line:
        key = _spot(self._dice, dice), _spot(self._cards, cards)
        found = self._lines.get(key)
        if found is None:
            rolled = rolls(self._luck.dice)[key[0]][0]
            found = self._lines[key] = _made(self._luck, rolled, self._luck.cards[key[1]].line)
        return found


def _spot(ends: Sequence[int], at: int) -> int:
    return bisect_right(ends, at * ends[-1] // WHOLE)


def _made(luck: Luck, rolled: Symbols, card: Line) -> Line:
    bolters, shields = luck.open[0] + rolled[0], luck.open[1] + rolled[1]
    attack = tuple(bolters + more for more in card.attack)
    return Line(attack, tuple(shields + more for more in card.defence), luck.open[2] + rolled[2] + card.morale)
