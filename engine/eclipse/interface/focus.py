"""The picture that helps with a question: its sectors or spaces by numbers, the ways in which a sector can lie, the
battle, or the sector that is to be attacked or controlled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ask import Ask, PickOne, PickSome, Seat
from engine.eclipse.actions.upgrade import UPGRADE, UPGRADE_RETURN, UPGRADE_SQUARE
from engine.eclipse.combat.attack import ASSIGN_DICE
from engine.eclipse.combat.bombing import BOMB, DESTROY_CUBES
from engine.eclipse.combat.initiative import INITIATIVE
from engine.eclipse.combat.retreat import ENGAGE, STALEMATE
from engine.eclipse.components import SECTORS
from engine.eclipse.economy.colony_ships import COLONY, Target
from engine.eclipse.economy.relief import GIVE_UP, Relief
from engine.eclipse.galaxy.claims import CLAIM
from engine.eclipse.galaxy.explore import CONTROL, EXPLORE, PLACE, TURN
from engine.eclipse.galaxy.movement import MOVE, MOVE_TO, Leaving
from engine.eclipse.interface.zooms import BATTLE, FOCUS, SECTOR, SHIPS, TURNINGS, Turnings
from engine.eclipse.phases.bankruptcy import BANKRUPTCY
from engine.focus import Focus, each_by_itself, fanned, on_places

UPGRADES = frozenset(one.name for one in (UPGRADE, UPGRADE_SQUARE, UPGRADE_RETURN))
"""Kinds of questions about the blueprints of a seat."""
FIGHTING = frozenset(one.name for one in (INITIATIVE, ENGAGE, ASSIGN_DICE, STALEMATE))
"""Kinds of questions in a battle, for which who hits whom says more than where ships could retreat to."""

AT = frozenset(one.name for one in (BOMB, DESTROY_CUBES, CLAIM, CONTROL))
"""Kinds of questions about a single sector."""


def of(seat: Seat, ask: Ask) -> Focus | None:
    """The places that options name, the sector in its ways, the seat's blueprints, or a battle; None without any.

    EC-MOV-03, EC-EXP-01, EC-EXP-07, EC-UPG-01
    """
    shape = ask.must.get(seat)
    ids = [option.id for option in shape.options] if isinstance(shape, (PickOne, PickSome)) else []
    if ask.kind == TURN.name and ids:
        return each_by_itself(TURNINGS.of(Turnings(ask.where[-1], [int(id) for id in ids])), ids)
    if ask.kind == PLACE.name and len(ask.where) > 1:
        return Focus(TURNINGS.of(TURNINGS.parse(ask.where[-1])), {})
    if ask.kind in UPGRADES:
        return Focus(SHIPS.of(seat), {})
    if ask.kind in FIGHTING:
        return Focus(BATTLE.of(ask.where[-1]), {})
    if ask.kind in AT and ask.where:
        return Focus(SECTOR.of(ask.where[-1]), {}, on_board=ask.kind == CONTROL.name)
    if ask.kind == EXPLORE.name:
        return on_places(FOCUS, {id: id for id in ask.where})
    places = {id: place for id in ids if (place := _place(ask.kind, id)) is not None}
    shown = on_places(FOCUS, places)
    return fanned(shown, ask.where[-1], list(places)) if ask.kind == MOVE_TO.name else shown


def _place(kind: str, id: str) -> str | None:
    """The sector on the board that an option names."""
    if kind in NAMED:
        return NAMED[kind](id)
    return id if id in SECTORS and kind != PLACE.name else None


def _left(id: str) -> str | None:
    leaving = Leaving.maybe(id)
    return None if leaving is None else leaving.sector


def _settled(id: str) -> str | None:
    target = Target.maybe(id)
    return None if target is None else target.sector


def _given_up(id: str) -> str | None:
    relief = Relief.maybe(id)
    return relief.what if relief is not None and relief.way == GIVE_UP else None


NAMED: Mapping[str, Callable[[str], str | None]] = {
    MOVE.name: _left,
    COLONY.name: _settled,
    BANKRUPTCY.name: _given_up,
}
"""The sector of an option that says more than that, by the kind of the question."""
