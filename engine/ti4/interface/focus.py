"""Which systems a question is about: what a focus picture shows, numbered in the order of the options. A question about
none, within a combat, shows that; within an invasion, the system from near.
"""

from __future__ import annotations

from engine.ask import Ask, PickOne, PickSome, Seat, Shape
from engine.focus import Focus, on_places, planned
from engine.kit.draft import SLICE, Pick
from engine.ti4 import words
from engine.ti4.draft.picking import DRAFT, REDRAW
from engine.ti4.galaxy.movement import ASK_MOVE
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.zooms import BATTLE, DRAFTED, FOCUS, SYSTEM

COMBATS = frozenset(f"ti4-pending-{step}-combat" for step in ("space", "ground"))
NEAR = frozenset(f"ti4-pending-{step}" for step in ("space-cannon", "bombardment", "invasion"))
"""The steps in which who stands where decides."""


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The systems to choose from; while ships are sent, those that have some, with arrows for those that are sent."""
    shape = ask.must.get(seat)
    if ask.kind in (DRAFT.name, REDRAW.name):
        return Focus(DRAFTED.id, {}) if _picks_slices(ask.kind, shape) else None
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    if ask.kind == ASK_MOVE.name:
        groups = {option.id: Group.maybe(option.id) for option in options}
        active, *sent = ask.where
        origins = {id: group.place for id, group in groups.items() if group is not None}
        return planned(on_places(FOCUS, origins), [(origin, active) for origin in sent if origin != active])
    found = [option.id for option in options if option.text == words.SYSTEMS.get(option.id)]
    return on_places(FOCUS, {id: id for id in found}) or _fought_over(ask)


def _picks_slices(kind: str, shape: Shape | None) -> bool:
    """Whether slices are asked about; where they are not, places are picked on the map."""
    options = shape.options if isinstance(shape, PickOne) else ()
    picks = [Pick.maybe(option.id) for option in options]
    return kind == REDRAW.name or any(pick is not None and pick.kind == SLICE for pick in picks)


def _fought_over(ask: Ask) -> Focus | None:
    """The system of the fight within which something is asked."""
    step = ask.pending[-1].key if ask.pending else ""
    kind = BATTLE if step in COMBATS else SYSTEM if step in NEAR else None
    systems = [id for id in ask.where if id in words.SYSTEMS]
    return Focus(kind.of(systems[0]), {}) if kind is not None and systems else None
