"""A combat of two sides whose dice and cards are known: three rounds of damage, then morale.

FS-COMBAT-12, FS-COMBAT-15, FS-COMBAT-22, FS-DMG-03, FS-DMG-05
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

BASTION = "bastion"


class Piece(NamedTuple):
    """A unit, a token that stands for one, or a bastion."""

    value: int
    health: int
    morale: int
    type: str
    routed: bool = False


Pieces = tuple[Piece, ...]


class Line(NamedTuple):
    """What a side attacks and defends with in each round that is left, and the morale of its dice and cards."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]
    morale: int


class Outcome(NamedTuple):
    """Who has won (0, 1, or None), and what is left of both."""

    winner: int | None
    left: tuple[Pieces, Pieces]


def in_order(pieces: Pieces) -> Pieces:
    """As they suffer: the least valuable first, a bastion last."""
    return tuple(sorted(pieces, key=lambda one: (one.routed, one.type == BASTION, one.value, one.type)))


@lru_cache(maxsize=65536)
def suffered(pieces: Pieces, damage: int) -> Pieces:
    """After so much damage: a bastion takes what does not destroy it, else units fall in order. FS-DMG-05, FS-DMG-11"""
    left = list(pieces)
    while damage > 0 and left:
        standing = [one for one in left if not one.routed] or left
        fort = next((one for one in standing if one.type == BASTION), None)
        chosen = fort if fort is not None and damage < fort.health else standing[0]
        left.remove(chosen)
        if damage < chosen.health:
            left.append(chosen if chosen.type == BASTION else chosen._replace(routed=True))
        damage -= chosen.health
    return tuple(left)


class Fight:
    """Two forces that meet, the first one attacking; what was reckoned once is remembered."""

    def __init__(self, first: Pieces, second: Pieces) -> None:
        self._first, self._second = first, second
        self._most = [sum(one.health for one in side) + 1 for side in (first, second)]
        self._found = dict[tuple[tuple[int, ...], tuple[int, ...], int], int]()
        self.ends = list[Outcome]()

    def fought(self, one: Line, other: Line) -> int:
        """How it ends: its place among `ends`."""
        hurts, deals = _net(other, one, self._most[0]), _net(one, other, self._most[1])
        key = hurts, deals, one.morale - other.morale
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = len(self.ends)
            self.ends.append(_ended(self._first, self._second, *key))
        return found


def _net(one: Line, other: Line, most: int) -> tuple[int, ...]:
    """The damage that is dealt in each round; more than would destroy all is the same."""
    return tuple([min(most, max(0, at - by)) for at, by in zip(one.attack, other.defence, strict=True)])


def _ended(first: Pieces, second: Pieces, hurts: Sequence[int], deals: Sequence[int], ahead: int) -> Outcome:
    """`ahead`: by how much the attacker's dice and cards have more morale."""
    for hurt, dealt in zip(hurts, deals, strict=True):
        if not first or not second:
            break
        first, second = suffered(first, hurt), suffered(second, dealt)
    if first and second:
        return Outcome(0 if _morale(first) + ahead > _morale(second) else 1, (first, second))
    return Outcome(0 if first else 1 if second else None, (first, second))


def _morale(pieces: Pieces) -> int:
    return sum(one.morale for one in pieces if not one.routed)
