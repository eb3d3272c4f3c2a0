"""Which hexes a question is about: what a focus picture shows, numbered in the order of the options."""

from __future__ import annotations

from engine.ask import Ask, PickOne, PickSome, Seat
from engine.space_empires.galaxy.board import HEXES

FOCUS = "focus-"


def of(seat: Seat, ask: Ask) -> str:
    """The picture that helps with a question, as this seat reads it; empty where it is about no hexes."""
    shape = ask.must.get(seat)
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    found = [option.id for option in options if option.id in HEXES]
    return f"{FOCUS}{','.join(found)}" if found else ""
