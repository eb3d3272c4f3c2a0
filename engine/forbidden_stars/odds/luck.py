"""What dice and cards can bring to a side, and all of it for both sides spread evenly over what is likely.

Cards count by their icons, and by tokens and dice that they simply give. FS-ICON-01, FS-CARD-16, FS-COMBAT-05
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from engine.forbidden_stars.components import CARDS, DIE, FACES
from engine.forbidden_stars.odds.rounds import Line

Symbols = tuple[int, int, int]
"""Bolters, shields, morale."""
STEPS = (3679390609, 3152045516, 2700274798, 2313257606)
"""Fractions of 2**32 by which samples walk: far from any cycle in four dimensions."""
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


@lru_cache(maxsize=256)
def plays(cards: tuple[str, ...], rounds: int) -> tuple[Line, ...]:
    """What cards add, for each way to play one of these a round, the weakest first."""
    found = [_line(order, rounds) for order in _orders(cards, min(rounds, len(cards)))]
    return tuple(sorted(found, key=lambda one: (6 * sum(one.attack) + 5 * sum(one.defence) + one.morale, one)))


def _orders(cards: tuple[str, ...], number: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Cards in the order in which they are played, and what else is rolled for them."""
    for order in _picked(cards, number):
        for faces in _faces(sum(gift(card).dice for card in order)):
            yield order, faces


def _picked(cards: tuple[str, ...], number: int) -> Iterator[tuple[str, ...]]:
    if not number:
        yield ()
    for at, card in enumerate(cards if number else ()):
        yield from ((card, *rest) for rest in _picked(cards[:at] + cards[at + 1 :], number - 1))


def _faces(number: int) -> Iterator[tuple[str, ...]]:
    """What so many more dice show; a few faces stand for all, so that they weigh alike."""
    if number:
        yield from ((face, *rest) for face in DIE[:: 2 if number == 1 else 3] for rest in _faces(number - 1))
    else:
        yield ()


def _line(played: tuple[tuple[str, ...], tuple[str, ...]], rounds: int) -> Line:
    order, faces = played
    gifts = [gift(card) for card in order] + [Gift((0, 0, 0), (0, 0, 0), 0)] * (rounds - len(order))
    more = [faces.count(face) for face in FACES]
    attack = tuple(sum(one.stays[0] for one in gifts[: n + 1]) + gifts[n].once[0] + more[0] for n in range(rounds))
    defence = tuple(sum(one.stays[1] for one in gifts[: n + 1]) + gifts[n].once[1] + more[1] for n in range(rounds))
    return Line(attack, defence, sum(one.stays[2] for one in gifts) + more[2])


class Luck(NamedTuple):
    """What a side can come to: what lies open, dice that are still rolled, and what its cards can add."""

    open: Symbols
    dice: int
    cards: tuple[Line, ...]


class Sample(NamedTuple):
    """How both sides fare once, and how much it weighs."""

    first: Line
    second: Line
    weight: int


def every(first: Luck, second: Luck) -> Iterator[Sample]:
    """All that the dice of two sides without cards can show."""
    for rolled, chance in rolls(first.dice):
        for other, likely in rolls(second.dice):
            yield Sample(_made(first, rolled, 0), _made(second, other, 0), chance * likely)


def samples(first: Luck, second: Luck, number: int) -> Iterator[Sample]:
    """Both sides so many times, evenly over what is likely."""
    dice = [_Wheel([chance for _, chance in rolls(luck.dice)]) for luck in (first, second)]
    for n in range(number):
        spots = [(step * (n + 1)) % WHOLE for step in STEPS]
        yield Sample(
            _made(first, rolls(first.dice)[dice[0].at(spots[0])][0], spots[1]),
            _made(second, rolls(second.dice)[dice[1].at(spots[2])][0], spots[3]),
            1,
        )


def _made(luck: Luck, rolled: Symbols, spot: int) -> Line:
    card = luck.cards[spot * len(luck.cards) // WHOLE]
    bolters, shields = luck.open[0] + rolled[0], luck.open[1] + rolled[1]
    attack = tuple(bolters + more for more in card.attack)
    return Line(attack, tuple(shields + more for more in card.defence), luck.open[2] + rolled[2] + card.morale)


class _Wheel:
    """Chances laid side by side."""

    def __init__(self, chances: Sequence[int]) -> None:
        self.ends = list(accumulate(chances))

    def at(self, spot: int) -> int:
        return bisect_right(self.ends, spot * self.ends[-1] // WHOLE)
