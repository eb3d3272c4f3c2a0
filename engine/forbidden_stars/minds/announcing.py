"""What is said aloud when units advance."""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.interface.view import AreaView, View
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.orders.advance import MOVE_TO, MOVE_UNITS, To
from engine.players.announcing import Act, attacks, goes
from engine.text import Text


@MIND.announces(MOVE_TO, MOVE_UNITS)
def advance(act: Act[View]) -> Text | None:
    """An attack, or a world with an own objective token. Where there is but one way to go the first question moves
    units, else the second.
    """
    to = To.maybe(act.answer) if isinstance(act.answer, str) else None
    target = to.area if to is not None else next(iter(act.where), "")
    here = next((area for area in act.view.areas if area.id == target), None)
    if here is None or here.owner == act.seat:
        return None
    foe = next((seat for seat in _others(here) if seat != act.seat), None)
    if foe is not None:
        return attacks(act.seat, words.area(here.id), foe)
    return goes(act.seat, words.area(here.id)) if here.objective == act.seat else None


def _others(here: AreaView) -> list[int]:
    """Who has anything there, and whose it is."""
    found = [*(force.seat for force in here.forces), *(one.owner for one in here.structures)]
    return found if here.owner is None else [*found, here.owner]
