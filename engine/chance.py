"""Randomness that can be replayed and checked.

Every roll and shuffle draws from its own stream, keyed by (seed, epoch, counter, purpose): an added roll does not shift
the later ones, and a rollback over a seal (a new epoch) makes the dice fall anew. An epoch from `ANEW` on also deals
anew what is hidden from all: decks, bags, facedown stacks. What was seen before such a rollback is no longer true.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple, TypedDict, TypeVar

X = TypeVar("X")

ANEW = 1000
"""The first epoch that deals anew; smaller ones stand in games that were rolled back by versions which did not."""


class Luck(TypedDict, total=False):
    """What is known of dice for whoever counts luck: whose they are, and the lowest and the highest face that succeed,
    where there is such a thing.
    """

    seat: int | None
    need: int | None
    most: int | None


class Thrown(NamedTuple):
    """Dice as they fell, for whoever counts luck; it is no part of the game.

    Attributes:
        faces: what each showed, from 1 to `sides`.
        seat: whose dice, or None when they are nobody's; `need` and `most`: as of `Luck`.
    """

    faces: tuple[int, ...]
    sides: int
    seat: int | None = None
    need: int | None = None
    most: int | None = None

    @property
    def counts(self) -> bool:
        """Whether they are somebody's, and could succeed or fail."""
        return self.seat is not None and (self.need is not None or self.most is not None)

    @property
    def hits(self) -> int:
        """How many succeeded."""
        return sum(self._low <= face <= self._high for face in self.faces)

    @property
    def expected(self) -> float:
        """How many were to be expected to."""
        return len(self.faces) * max(0, self._high - self._low + 1) / self.sides

    @property
    def _low(self) -> int:
        return max(1, self.need or 1)

    @property
    def _high(self) -> int:
        return self.sides if self.most is None else min(self.sides, self.most)


def stream(seed: str, epoch: int, counter: int | str, purpose: str) -> Random:
    """The stream of one roll or shuffle. Only its `random()` is used, which Python keeps stable over versions.

    Args:
        counter: how many came before; where a seat follows a rule beside others, its own count (`engine.lanes`).
    """
    return Random(f"{seed}/{epoch}/{counter}/{purpose}")


def next_epoch(epoch: int) -> int:
    """The epoch after a rollback over a seal."""
    return max(epoch + 1, ANEW)


def dice(chance: Random, number: int, sides: int) -> list[int]:
    """`number` dice with faces 1 to `sides`."""
    return [1 + int(chance.random() * sides) for _ in range(number)]


def shuffled(things: Sequence[X], chance: Random) -> list[X]:
    """A copy in random order (Fisher-Yates)."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def drawn(things: Sequence[X], weights: Iterable[int], chance: Random) -> X:
    """One of these things, each as readily as its weight says."""
    upto = list(accumulate(weights))
    return things[min(bisect_right(upto, int(chance.random() * upto[-1])), len(things) - 1)]


def redeal(hands: Sequence[list[X]], chance: Random) -> None:
    """Shuffles things among hands and stacks, in place; each keeps its size."""
    pool = shuffled([thing for hand in hands for thing in hand], chance)
    for hand in hands:
        hand[:] = pool[: len(hand)]
        del pool[: len(hand)]


def redeal_from(hand: list[X], things: Sequence[X], chance: Random) -> None:
    """Deals a stack anew from all that could lie in it, in place; it keeps its size."""
    hand[:] = shuffled(things, chance)[: len(hand)]


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, published when a game starts so that the seed can be verified when it ends."""
    return hashlib.sha256(seed.encode()).hexdigest()
