"""Battles as chains of states: from every state a round leads to others with less life, until one side is gone.

Chances are whole numbers of `ALL`. States are worked through from the most life to the least, each once, with all that
leads to it; a round that changes nothing is left out of account, as it only takes time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

ALL = 1 << 60
"""What is certain."""
FAINT = ALL >> 30
"""What is less likely is left out, and told as the error; `RARE`: the same in great battles."""
RARE = ALL >> 20
MANY = 8192

State = tuple[int, int]
"""What the two sides are in, each by a number that its game gives a meaning."""
Spread = dict[State, int]
"""How likely each is, of `ALL`."""
Hits = tuple[tuple[int, int], ...]
"""How likely each number of hits is, of `ALL`."""


class Endings(NamedTuple):
    """How likely each last state is, and what was left out."""

    spread: Spread
    error: int


def endings(
    start: Spread, after: Callable[[State], Spread], life: Callable[[State], int], faint: int = FAINT
) -> Endings:
    """Where a battle ends. `after`: what one round leads to; empty, or itself alone, at an end."""
    waiting: defaultdict[int, Spread] = defaultdict(dict)
    _sort(waiting, start.items(), life)
    found, error = Spread(), 0
    while waiting:
        for state, chance in waiting.pop(max(waiting)).items():
            if chance < faint:
                error += chance
                continue
            next = after(state)
            moved = ALL - next.pop(state, 0) if next else 0
            if moved <= 0 or not next:
                found[state] = found.get(state, 0) + chance
            else:
                _sort(waiting, ((other, chance * part // moved) for other, part in next.items()), life)
    return Endings(found, error)


ROUNDS = 150
"""After so many rounds a battle that is not over counts as left out."""


def by_rounds(start: Spread, after: Callable[[Spread], Spread], over: Callable[[State], bool], faint: int) -> Endings:
    """The same round by round with all states at once: for rounds of many steps that states share."""
    found, on = Spread(), dict(start)
    for _ in range(ROUNDS):
        for state in [state for state in on if over(state)]:
            found[state] = found.get(state, 0) + on.pop(state)
        if sum(on.values()) < faint:
            break
        on = {state: chance for state, chance in after(on).items() if chance >= faint >> 4}
    return Endings(found, max(0, ALL - sum(found.values())))


def _sort(waiting: dict[int, Spread], states: Iterable[tuple[State, int]], life: Callable[[State], int]) -> None:
    for state, chance in states:
        level = waiting[life(state)]
        level[state] = level.get(state, 0) + chance


@lru_cache(MANY)
def hits(dice: tuple[tuple[int, int], ...], sides: int) -> Hits:
    """How likely each number of hits is, for dice as (faces that hit, number)."""
    found = {0: ALL}
    for faces, number in dice:
        for _ in range(number):
            found = _one_more(found, max(0, min(sides, faces)), sides)
    return tuple((count, chance) for count, chance in found.items() if chance >= FAINT)


def _one_more(found: dict[int, int], faces: int, sides: int) -> dict[int, int]:
    more: dict[int, int] = {}
    for count, chance in found.items():
        more[count] = more.get(count, 0) + chance * (sides - faces) // sides
        more[count + 1] = more.get(count + 1, 0) + chance * faces // sides
    return more


def then(before: Spread, step: Callable[[State], Spread], faint: int = 0) -> Spread:
    """After one more step, whatever it leads to."""
    found: Spread = {}
    for state, chance in before.items():
        if chance < faint:
            continue
        for other, part in step(state).items():
            found[other] = found.get(other, 0) + chance * part // ALL
    return found


MANY_HITS = 10
"""Spreads of hits over more numbers than this are thinned in great battles."""
THINNED = 4000
"""How far off the chances of a great battle may be by that, in parts of a million."""


@lru_cache(MANY)
def thinned(found: Hits) -> Hits:
    """Five numbers of hits in place of many, of which the first four moments are the same: enough for many dice."""
    if len(found) <= MANY_HITS:
        return found
    total = sum(chance for _, chance in found)
    middle = (2 * sum(number * chance for number, chance in found) + total) // (2 * total)
    square = sum((number - middle) ** 2 * chance for number, chance in found)
    step = max(1, isqrt(169 * square // (100 * total)))
    one, two, three, four = (
        sum((number - middle) ** power * chance for number, chance in found) // step**power for power in (1, 2, 3, 4)
    )
    near = [(4 * two - four + sign * (4 * one - three)) // 6 for sign in (-1, 1)]
    far = [(four - two + sign * 2 * (three - one)) // 24 for sign in (-1, 1)]
    parts = [max(0, part) for part in (far[0], near[0], 0, near[1], far[1])]
    parts[2] = max(0, total - sum(parts))
    return tuple((max(0, middle + step * (n - 2)), part) for n, part in enumerate(parts))
