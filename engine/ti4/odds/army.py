"""One side of a combat: what it has after hits, each such state by a number. TI-SPACECOMBAT-12, TI-SUSTAIN-01

Hits are taken as a sensible player takes them: first by units that sustain them, then by the cheapest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.odds.chain import Hits, hits
from engine.ti4.minds.reckoning.odds import SIDES

FIGHTER = "fighter"


class Hull(NamedTuple):
    """A unit as it fights: what its dice must show, how many it rolls, whether it can take a hit, and its price."""

    type: str
    needs: int
    dice: int
    tough: bool
    price: int


Hulls = tuple[Hull, ...]


class Army:
    """A side; `cancels`: hits that one use of Sustain Damage cancels."""

    def __init__(self, hulls: Sequence[Hull], cancels: int = 1) -> None:
        start = tuple(sorted(hulls, key=lambda hull: (hull.price, -hull.needs, hull.tough, hull.type)))
        self.states: list[Hulls] = [start]
        self.known = {start: 0}
        self.cancels = cancels
        self.after: dict[tuple[int, int, bool], int] = {}

    def life(self, at: int) -> int:
        """Hits that it can still take."""
        return sum(1 + hull.tough for hull in self.states[at])

    def left(self, at: int) -> dict[str, int]:
        """Its units by type."""
        found: dict[str, int] = {}
        for hull in self.states[at]:
            found[hull.type] = found.get(hull.type, 0) + 1
        return found

    def big(self, at: int) -> int:
        """Ships that are no fighters."""
        return sum(hull.type != FIGHTER for hull in self.states[at])

    def suffer(self, at: int, number: int, *, big: bool = False) -> int:
        """After so many hits; `big`: fighters are hit last of all."""
        key = (at, number, big)
        if key not in self.after:
            self.after[key] = self._number(self._hit(list(self.states[at]), number, big))
        return self.after[key]

    def _hit(self, left: list[Hull], number: int, big: bool) -> Hulls:
        while number > 0 and (tough := next((n for n, hull in enumerate(left) if hull.tough), None)) is not None:
            left[tough] = left[tough]._replace(tough=False)
            number -= self.cancels
        for _ in range(min(max(0, number), len(left))):
            target = next((n for n, hull in enumerate(left) if hull.type != FIGHTER), 0) if big else 0
            left.pop(target)
        return tuple(left)

    def without(self, at: int, number: int, fits: Callable[[Hull], bool]) -> int:
        """After the loss of so many units that fit, the cheapest, which nothing can sustain."""
        left, gone = list[Hull](), 0
        for hull in self.states[at]:
            if gone < number and fits(hull):
                gone += 1
            else:
                left.append(hull)
        return self._number(tuple(left))

    def fire(self, at: int, bonus: Mapping[str, int], all: int = 0) -> Hits:
        """How likely each number of hits of a round is; `bonus`: what is added to the dice of a type, `all` to all."""
        dice: dict[int, int] = {}
        for hull in self.states[at]:
            faces = min(SIDES, SIDES + 1 - hull.needs + all + bonus.get(hull.type, 0))
            dice[faces] = dice.get(faces, 0) + hull.dice
        return hits(tuple(sorted(dice.items())), SIDES)

    def _number(self, hulls: Hulls) -> int:
        if hulls not in self.known:
            self.known[hulls] = len(self.states)
            self.states.append(hulls)
        return self.known[hulls]
