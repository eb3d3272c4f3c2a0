"""The end of a game: who comes in which place, and what decided between seats with as many points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.ending import Points, Tally
from engine.text import T, Text

Rank = tuple[int, ...]
"""What a seat's place is given by: its points, then what decides a tie, the first that differs."""


def tally(
    points: Sequence[Sequence[Points]], ranks: Sequence[Rank], winners: Sequence[Seat], ties: Sequence[Text]
) -> Tally:
    """The tally of a game whose places are given by ranks, behind those who have won.

    Args:
        points: of each seat; what brought none is left out.
        ranks: of each seat.
        ties: what stands in a rank behind the points, in order.
    """
    order = sorted(range(len(ranks)), key=lambda seat: (seat not in winners, *(-n for n in ranks[seat])))
    kept = tuple(tuple(one for one in seat if one.n) for seat in points)
    return Tally(kept, tuple(order), decided(ranks, winners, ties))


def decided(ranks: Sequence[Rank], winners: Sequence[Seat], ties: Sequence[Text]) -> Text | None:
    """What decided for the winners against the best of those with as many points; None where nobody else has them."""
    if not winners:
        return None
    best = ranks[winners[0]]
    rivals = [rank for seat, rank in enumerate(ranks) if seat not in winners and rank[0] == best[0]]
    if not rivals or (second := max(rivals)) >= best:
        return None
    at = next(at for at, n in enumerate(best) if n != second[at])
    return T("tie-decided", what=ties[at - 1], best=best[at], second=second[at])
