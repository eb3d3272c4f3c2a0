"""How long something takes, counted in steps: what a monitor can add up over processes and time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

STEPS = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


class Histogram:
    """Counts by steps, since the start of the process. One thread notes; others may read.

    Attributes:
        total: seconds in all.
    """

    def __init__(self, steps: Sequence[float] = STEPS) -> None:
        self.steps, self.total = tuple(steps), 0.0
        self._counts = [0] * (len(self.steps) + 1)

    def note(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(self.steps, seconds)] += 1
        self.total += seconds

    def upto(self) -> Iterator[tuple[str, int]]:
        """Each step as monitors write it, and how many took no longer."""
        reached = 0
        for step, count in zip((*map(str, self.steps), "+Inf"), list(self._counts), strict=True):
            reached += count
            yield step, reached
