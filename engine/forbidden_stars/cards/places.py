"""Where abilities place, take and move units: descriptions of areas, and figures that stand somewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.steps import CardStep, Doing
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.components import AREAS, SYSTEM_OF, UNITS
from engine.forbidden_stars.galaxy import areas, structures, units
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Unit
from engine.ids import Id
from engine.text import T


@dataclass(frozen=True)
class Standing(Id):
    """Own unrouted figures of one type on an area, or an own structure."""

    area: str
    type: str


def active(doing: Doing) -> str:
    """The active system; in a combat outside an order that of the contested area. FS-ACTIVE-05, D-36"""
    system = doing.game.state.active
    return system if system is not None else SYSTEM_OF[sides.combat_of(doing.game).area]


def _contested(doing: Doing) -> list[str]:
    return [sides.combat_of(doing.game).area]


def _all(doing: Doing) -> list[str]:
    return list(doing.game.state.areas)


def _worlds(doing: Doing) -> list[str]:
    return [id for id in doing.game.state.areas if AREAS[id].kind == "world"]


def _active_worlds(doing: Doing) -> list[str]:
    return list(doing.game.board.worlds[active(doing)])


def _other_worlds(doing: Doing) -> list[str]:
    combat = sides.combat_of(doing.game)
    return [id for id in _active_worlds(doing) if id != combat.area]


def _adjacent_worlds(doing: Doing) -> list[str]:
    """Adjacent systems are so across a storm, too. FS-STORM-03, D-40"""
    board = doing.game.board
    return [id for system in board.systems[active(doing)] for id in board.worlds[system]]


def _with_own_structure(doing: Doing) -> list[str]:
    return [id for id in _worlds(doing) if any(one.owner == doing.seat for one in structures.at(doing.game, id))]


def _types_at(doing: Doing, id: str) -> list[str]:
    return [unit.type for unit in units.at(doing.game, doing.seat, id)]


PLACES: dict[str, Callable[[Doing], list[str]]] = {
    "contested_area": _contested,
    "other_world_in_active_system": _other_worlds,
    "world_in_active_system": _active_worlds,
    "world_in_adjacent_system": _adjacent_worlds,
    "active_system": lambda doing: list(doing.game.board.areas_of[active(doing)]),
    "friendly_area_in_active_system": lambda doing: list(doing.game.board.areas_of[active(doing)]),
    "any_world": _worlds,
    "any_friendly_world": _worlds,
    "any_uncontrolled_world": _worlds,
    "any_friendly_area": _all,
    "one_area": _all,
    "any_void": lambda doing: [id for id in doing.game.state.areas if AREAS[id].kind == "void"],
    "any_uncontrolled_void": lambda doing: [id for id in doing.game.state.areas if AREAS[id].kind == "void"],
    "world_with_own_structure": _with_own_structure,
    "friendly_world_without_cultist": lambda doing: [
        id for id in _worlds(doing) if "cultist" not in _types_at(doing, id)
    ],
    "world_with_own_nob": lambda doing: [id for id in _worlds(doing) if "nob" in _types_at(doing, id)],
    "target_world": lambda doing: [] if doing.game.state.strike is None else [doing.game.state.strike.world],
    "any_world_without_structure_and_eldar_objective": lambda doing: [
        id for id in _worlds(doing) if not structures.at(doing.game, id) and doing.game.area(id).objective != doing.seat
    ],
}
"""Areas by description; their status is asked for apart."""


def described(doing: Doing, where: str, status: Sequence[str] | None = None) -> list[str]:
    """The areas that fit a description, and whose status is one of these; a contested area is what it is. FS-FREE-04"""
    found = PLACES[where](doing)
    if status is None or where in ("contested_area", "target_world"):
        return found
    return [id for id in found if areas.status(doing.game, doing.seat, id) in status]


def movable(game: Game, seat: Seat, id: str) -> list[Unit]:
    """Figures that effects can move or take: unrouted ones, no tokens. FS-ROUT-05, D-46"""
    return [unit for unit in units.at(game, seat, id) if not unit.routed and not unit.token]


def fitting(doing: Doing, step: CardStep, id: str, most: int | None = None) -> list[Unit]:
    """Those of the kinds and up to the level that a step asks for."""
    kinds = step.get("units", "any")
    return [
        unit
        for unit in movable(doing.game, doing.seat, id)
        if (kinds == "any" or unit.type in kinds) and (most is None or UNITS[unit.type].level <= most)
    ]


def standing_option(at: Standing) -> Option:
    """Figures of one type on an area, to choose."""
    text = T("forbidden_stars-unit-from", unit=words.unit(at.type), area=words.brief(at.area))
    return Option(at.id, text)


async def pick_area(doing: Doing, kind: Question, found: Sequence[str]) -> str:
    """One of these areas."""
    about = doing.asks(kind.name.replace("_", "-"), doing.seat)
    return await doing.game.pick(kind, doing.seat, _options(found), about, where=list(found))


async def offer_area(doing: Doing, kind: Question, found: Sequence[str]) -> str | None:
    """One of these areas, as what a paragraph asks first; None where it is left out. FS-CARD-07"""
    about = doing.asks(kind.name.replace("_", "-"), doing.seat)
    return await doing.pick(kind, _options(found), about, where=list(found))


def _options(found: Sequence[str]) -> list[Option]:
    return [Option(id, words.area(id)) for id in found]


def always(doing: Doing, step: CardStep) -> bool:
    """A word whose first question is always its owner's (`OFFERS`), or that is always a gift (`GIFTS`)."""
    return True
