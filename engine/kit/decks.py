"""Drawing from decks that may run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.run import Run, S

X = TypeVar("X")


def draw(
    run: Run[S],
    deck: list[X],
    wanted: int = 1,
    *,
    discards: list[X] | None = None,
    purpose: str = "",
    renewed: Callable[[], object] = bool,
) -> list[X]:
    """Takes cards off the top, which is the end of the list; fewer where there are no more.

    Args:
        discards: what a deck that has run out is made anew from, by a shuffle of this `purpose`; None for a deck whose
            discards do not lie apart. `renewed` is called each time.
    """
    drawn: list[X] = []
    while len(drawn) < wanted and (deck or discards):
        if not deck and discards:
            deck += run.shuffle(discards, purpose)
            discards.clear()
            renewed()
        drawn.append(deck.pop())
    return drawn
