"""Which hexes a question is about: what a focus picture shows, numbered in the order of the options."""

from __future__ import annotations

from engine.ask import Ask, PickOne, PickSome, Seat
from engine.focus import Focus, on_places
from engine.space_empires.galaxy.board import HEXES
from engine.space_empires.phases.marching import March

FOCUS = "focus-"


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The picture that helps with a question, as this seat reads it; None where it is about no hexes."""
    shape = ask.must.get(seat)
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    return on_places(FOCUS, {option.id: at for option in options if (at := _hex(option.id)) in HEXES})


def _hex(id: str) -> str:
    """The hex that an option is about: itself, or that from which units move."""
    march = March.maybe(id)
    return id if march is None else march.at
