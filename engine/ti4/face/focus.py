"""Which systems a question is about: what a focus picture shows, numbered in the order of the options."""

from __future__ import annotations

from engine.ask import Ask, PickOne, PickSome, Seat
from engine.focus import Focus, on_places, planned
from engine.ti4 import words
from engine.ti4.galaxy.units import Group

FOCUS = "focus-"


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The systems to choose from; while ships are sent, those that have some, with arrows for those that are sent."""
    shape = ask.must.get(seat)
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    if ask.kind == "move":
        groups = {option.id: Group.maybe(option.id) for option in options}
        active, *sent = ask.where
        origins = {id: group.place for id, group in groups.items() if group is not None}
        return planned(on_places(FOCUS, origins), [(origin, active) for origin in sent if origin != active])
    found = [option.id for option in options if option.text == words.SYSTEMS.get(option.id)]
    return on_places(FOCUS, {id: id for id in found})
