"""How far places are: the one way-finder of all minds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

P = TypeVar("P")


def one_step(_: object) -> int:
    """What it takes to go on where every step counts the same."""
    return 1


def ways(start: P, near: Callable[[P], Iterable[P]], most: int, onward: Callable[[P], int] = one_step) -> dict[P, int]:
    """How far places are from one, the nearest first, as far as it is at most `most`; others are left out.

    Args:
        near: the places to which one gets from a place.
        onward: what it takes to go on from a place, no less than 0; more than `most` where no way leads through.
    """
    found, waiting = {start: 0}, {0: [start]}
    while waiting:
        far = min(waiting)
        for place in waiting.pop(far):
            total = far + onward(place) if found[place] == far else most + 1
            if total > most:
                continue
            reached = waiting.get(total, [])
            for other in near(place):
                if other not in found or total < found[other]:
                    found[other] = total
                    reached.append(other)
            if reached:
                waiting[total] = reached
    return found
