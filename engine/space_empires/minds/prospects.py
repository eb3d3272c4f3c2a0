"""A position of Space Empires in the figures that tell who is likely to win: what everybody sees of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.prospects.prospects import Figures, Prospects, Standing
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import SeatView, View

THOUSAND = 1000
LONG = 15
"""Rounds after which a game counts as late."""
NEAR = 3
"""Steps from a home world within which counters threaten it."""


FAR = 8
"""From so many steps on counters are far from home worlds."""


def standing(view: View) -> Standing | None:
    """The seats as everybody sees them, once all have a home; None alone and in teams, where the table wins or a team.

    How far the game has come is told by its rounds.
    """
    seats = view.seats
    if len({seat.team for seat in seats}) < max(2, len(seats)) or not all(seat.home for seat in seats):
        return None
    return Standing(min(THOUSAND, view.round * THOUSAND // LONG), tuple(_figures(view, seat) for seat in seats))


def _figures(view: View, seat: SeatView) -> Figures | None:
    """All in thousandths. What lies face down is counted. `home`: CP of the home world; `open`: counters that all may
    read; `close`: the counters by how near the next home world of a rival is.
    """
    if seat.out:
        return None
    rivals = [one.home for one in view.seats if one.seat != seat.seat and not one.out]
    own = [hex for hex, owner, n in _counters(view) if owner == seat.seat for _ in range(n)]
    others = [hex for hex, owner, n in _counters(view) if 0 <= owner != seat.seat for _ in range(n)]
    return {
        "worth": seat.worth * 50,
        "colonies": seat.colonies * 100,
        "home": _home(view, seat) * 100,
        "points": seat.points * 300,
        "counters": seat.counters * 100,
        "advance": sum(any(distance(hex, home) <= NEAR for home in rivals) for hex in own) * 200,
        "threat": sum(distance(hex, seat.home) <= NEAR for hex in others) * 200,
        "guard": sum(distance(hex, seat.home) <= 1 for hex in own) * 100,
        "siege": sum(any(distance(hex, home) <= 1 for home in rivals) for hex in own) * 300,
        "close": sum(max(0, FAR - min(distance(hex, home) for home in rivals)) for hex in own if rivals) * 50,
        "open": sum(len(stack.units) for one in view.hexes for stack in one.stacks if stack.owner == seat.seat) * 100,
        "technology": sum(level for _, level in seat.shown) * 50,
    }


def _counters(view: View) -> Iterator[tuple[str, int, int]]:
    """How many counters a side has where."""
    for hex in view.hexes:
        for stack in hex.stacks:
            yield hex.id, stack.owner, stack.hidden + len(stack.units)


def _home(view: View, seat: SeatView) -> int:
    return next((one.colony.value for one in view.hexes if one.id == seat.home and one.colony is not None), 0)


PROSPECTS: Prospects[View] = Prospects("engine.space_empires", standing)
