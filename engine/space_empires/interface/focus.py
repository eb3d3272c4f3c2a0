"""Which hexes a question is about: what a focus picture shows, numbered in the order of the options. A question about
none, within a battle, shows the battle; about bombardment and what lies in a hex, that hex; a production sheet, what
there is to spend and what it buys.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.ask import Ask, Option, PickOne, PickSome, Seat
from engine.focus import Focus, fanned, on_places
from engine.space_empires import words
from engine.space_empires.combat.bombard import BOMBARD_WITH
from engine.space_empires.economy.planning import SHEETS
from engine.space_empires.galaxy.board import HEXES
from engine.space_empires.galaxy.looking import REVEAL
from engine.space_empires.galaxy.order_ids import Everything, March
from engine.space_empires.galaxy.order_ids import Settle as Settling
from engine.space_empires.interface.zooms import BATTLE, BUYING, FOCUS, HEX, NEAR
from engine.space_empires.phases import marching
from engine.space_empires.phases.combat_phase import BOMBARD, SETTLE
from engine.space_empires.phases.movement_phase import MOVE
from engine.space_empires.phases.turn import EXPLORE
from engine.text import Text
from engine.zoom import Places

NEARBY = frozenset(one.name for one in (BOMBARD, BOMBARD_WITH, SETTLE, REVEAL))
"""Kinds of questions about a single hex."""


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The picture that helps with a question, as this seat reads it; None where it is about no hexes and no battle.
    Where orders name hexes, those where units wait for them. Who explores has just moved there before all eyes.
    """
    shape = ask.must.get(seat)
    if any(ask.kind == sheet.name for sheet in SHEETS):
        return Focus(BUYING.id, {})
    if ask.kind == MOVE.name:
        return _around(shape.options if isinstance(shape, PickOne) else ())
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    found = [option.id for option in options if _is_hex(option)]
    shown = on_places(FOCUS, {id: id for id in found})
    if shown is not None and ask.kind == EXPLORE.name:
        return replace(shown, alone=True)
    origin = marching.stays_at(shape) if ask.kind == marching.MOVE_TO.name and isinstance(shape, PickOne) else None
    if shown is None and any(step.key == "space_empires-step-battle" for step in ask.pending):
        return Focus(BATTLE.of(ask.where[0]), {})
    if shown is None and ask.kind in NEARBY and ask.where:
        return Focus(HEX.of(ask.where[0]), {})
    return shown if origin is None else fanned(shown, origin, found)


def _around(orders: Sequence[Option]) -> Focus | None:
    """The hexes where there is something to order, without numbers: orders say where they begin."""
    found = (Everything.maybe(one.id) or March.maybe(one.id) or Settling.maybe(one.id) for one in orders)
    hexes = [order.at for order in found if order is not None] + [one.id for one in orders if _is_hex(one)]
    return Focus(NEAR.of(Places(list(dict.fromkeys(hexes)))), {}) if hexes else None


def _is_hex(option: Option) -> bool:
    """Whether an option names a hex, and its words say so: a group of fighters on which others fire can be F6, too."""
    return option.id in HEXES and _says(option.text, words.hex(option.id))


def _says(text: Text, part: Text) -> bool:
    return text == part or any(isinstance(value, Text) and _says(value, part) for value in text.params.values())
