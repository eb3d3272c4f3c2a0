"""What is said aloud when ships move."""

from __future__ import annotations

from engine.eclipse import words
from engine.eclipse.galaxy.movement import MOVE_TO
from engine.eclipse.interface.view import View
from engine.eclipse.minds import charts
from engine.eclipse.minds.mind import MIND
from engine.players.announcing import Act, attacks, defends, goes
from engine.text import Text


@MIND.announces(MOVE_TO)
def movement(act: Act[View]) -> Text | None:
    """An attack, an own sector in which others stand, or the center while it is guarded. Partners are not attacked."""
    here = charts.named(act.view, str(act.answer))
    if here is None:
        return None
    fleets = [fleet.seat for fleet in here.fleets if fleet.seat != act.seat]
    others = [seat for seat in (*fleets, here.owner) if seat not in (None, act.seat)]
    foes = [seat for seat in others if seat is not None and seat not in act.view.seats[act.seat].ambassadors]
    if here.owner == act.seat:
        return defends(act.seat, words.sector(here.id)) if foes else None
    if foes:
        return attacks(act.seat, words.sector(here.id), foes[0])
    return goes(act.seat, words.sector(here.id)) if here.gcds is not None else None
