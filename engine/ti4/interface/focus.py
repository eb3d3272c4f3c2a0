"""Which systems a question is about: what a focus picture shows, numbered in the order of the options; of planets the
systems in which they lie. A question about none, within a combat, shows that; within an invasion, and where units are
built or loaded, the system from near; a vote the agenda.
"""

from __future__ import annotations

from engine.ask import Ask, Option, PickOne, PickSome, Seat, Shape
from engine.focus import Focus, on_places, planned
from engine.kit.draft import SLICE, Pick
from engine.text import Text
from engine.ti4 import words
from engine.ti4.components import TILES
from engine.ti4.draft.picking import DRAFT, REDRAW
from engine.ti4.economy.production import PRODUCE, PRODUCE_PIECES
from engine.ti4.galaxy.capacity import LOSE_SHIPS
from engine.ti4.galaxy.loading import LOAD
from engine.ti4.galaxy.movement import ASK_MOVE, MOVE_NUMBER, ROUTE
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.zooms import AGENDA, BATTLE, DRAFTED, FOCUS, SYSTEM
from engine.ti4.phases.voting import DECIDE_OUTCOME, VOTE, VOTE_PLANETS

COMBATS = frozenset(f"ti4-pending-{step}-combat" for step in ("space", "ground"))
NEAR = frozenset(f"ti4-pending-{step}" for step in ("space-cannon", "bombardment", "invasion"))
"""The steps in which who stands where decides."""
AT = frozenset(one.name for one in (PRODUCE, PRODUCE_PIECES, LOAD, MOVE_NUMBER, ROUTE, LOSE_SHIPS))
"""Kinds of questions about what is built, leaves or is lost in a system, also after a combat."""
VOTING = frozenset(one.name for one in (VOTE, VOTE_PLANETS, DECIDE_OUTCOME))
"""Kinds of questions about an agenda."""
SYSTEM_OF_NAME = {words.planet(planet).key: str(tile.id) for tile in TILES.values() for planet in tile.planets}
"""The system of a planet, by what its name is told by."""
ON = "ti4-structure-on"
"""What the option of a structure says; it names its planet."""


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
    one = isinstance(shape, PickOne)
    found = {option.id: system for option in options if (system := _system_of(option, one)) is not None}
    shown = on_places(FOCUS, found) or _where(ask)
    return Focus(AGENDA.id, {}) if shown is None and ask.kind in VOTING else shown


def _picks_slices(kind: str, shape: Shape | None) -> bool:
    """Whether slices are asked about; where they are not, places are picked on the map."""
    options = shape.options if isinstance(shape, PickOne) else ()
    picks = [Pick.maybe(option.id) for option in options]
    return kind == REDRAW.name or any(pick is not None and pick.kind == SLICE for pick in picks)


def _system_of(option: Option, one: bool) -> str | None:
    """The system that an option names, or that of the planet it names; of planets that are taken several at a time, to
    be readied or exhausted, it does not matter where they lie.
    """
    if option.text == words.SYSTEMS.get(option.id):
        return option.id
    named = option.text.params.get("planet") if option.text.key == ON else option.text
    return SYSTEM_OF_NAME.get(named.key) if one and isinstance(named, Text) else None


def _where(ask: Ask) -> Focus | None:
    """The system of the fight within which something is asked, or from which ships leave, or where units are built."""
    step = ask.pending[-1].key if ask.pending else ""
    kind = SYSTEM if step in NEAR or ask.kind in AT else BATTLE if step in COMBATS else None
    systems = [id for id in ask.where if id in words.SYSTEMS]
    return Focus(kind.of(systems[0]), {}) if kind is not None and systems else None
