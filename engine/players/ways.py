"""How far places are: the one way-finder of all minds."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
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


def steps(start: P, near: Mapping[P, Iterable[P]], most: int, shut: Container[P] = ()) -> dict[P, int]:
    """The same where every step counts alike. No way leads on through what is `shut`, but from the start itself."""
    found, edge = {start: 0}, [start]
    for far in range(1, most + 1):
        before, edge = edge, []
        for place in before:
            if place in shut and place != start:
                continue
            for other in near[place]:
                if other not in found:
                    found[other] = far
                    edge.append(other)
    return found
