"""Which hexes a question is about: what a focus picture shows, numbered in the order of the options. A question about
none, within a battle, shows the battle.
"""

from __future__ import annotations

from engine.ask import Ask, PickOne, PickSome, Seat
from engine.focus import Focus, fanned, on_places
from engine.space_empires.galaxy.board import HEXES
from engine.space_empires.phases import marching

FOCUS, BATTLE = "focus-", "battle-"


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The picture that helps with a question, as this seat reads it; None where it is about no hexes and no battle, or
    where orders name them for themselves.
    """
    shape = ask.must.get(seat) if ask.kind != "move" else None
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    found = [option.id for option in options if option.id in HEXES]
    shown = on_places(FOCUS, {id: id for id in found})
    origin = marching.stays_at(shape) if ask.kind == "move_to" and isinstance(shape, PickOne) else None
    if shown is None and any(step.key == "space_empires-step-battle" for step in ask.pending):
        return Focus(f"{BATTLE}{ask.where[0]}", {})
    return shown if origin is None else fanned(shown, origin, found)
