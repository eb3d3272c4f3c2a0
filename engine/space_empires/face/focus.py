"""Which hexes a question is about: what a focus picture shows, numbered in the order of the options."""

from __future__ import annotations

from engine.ask import Ask, PickOne, PickSome, Seat
from engine.focus import Focus, on_places
from engine.space_empires.galaxy.board import HEXES

FOCUS = "focus-"


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The picture that helps with a question, as this seat reads it; None where it is about no hexes, or where orders
    name them for themselves.
    """
    shape = ask.must.get(seat) if ask.kind != "move" else None
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    return on_places(FOCUS, {option.id: option.id for option in options if option.id in HEXES})
