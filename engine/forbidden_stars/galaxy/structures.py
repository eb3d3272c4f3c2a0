"""Structures on the board. FS-STRUCT-03, FS-STRUCT-05"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.components import BUILT, CONTROL_TOKENS, StructureKind
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Structure


def at(game: Game, id: str) -> list[Structure]:
    """The structures on an area. FS-STRUCT-01"""
    return game.state.areas[id].structures


def owned(game: Game, seat: Seat, kind: StructureKind | None = None) -> list[tuple[str, Structure]]:
    """The structures of a seat (of a kind) on the board, with their areas."""
    return [
        (id, structure)
        for id, area in game.state.areas.items()
        for structure in area.structures
        if structure.owner == seat and kind in (None, structure.kind)
    ]


def command_level(game: Game, seat: Seat) -> int:
    """One for each city. FS-CMD-01, FS-CMD-02, FS-CMD-06, FS-CITY-01"""
    return len(owned(game, seat, "city"))


def left(game: Game, kind: StructureKind) -> int:
    """Structures of a kind in the supply that all share. FS-SETUP-12, FS-DEPLOY-15, FS-LIMIT-01"""
    areas = game.state.areas.values()
    return BUILT[kind].supply - sum(one.kind == kind for area in areas for one in area.structures)


def control_left(game: Game, seat: Seat) -> int:
    """Control tokens that lie under no structure. FS-LIMIT-03"""
    return CONTROL_TOKENS - len(owned(game, seat))


def can_add(game: Game, seat: Seat, kind: StructureKind) -> bool:
    """Whether there is a structure and a control token for it. FS-LIMIT-01, FS-LIMIT-03"""
    return left(game, kind) > 0 and control_left(game, seat) > 0


def add(game: Game, seat: Seat, kind: StructureKind, id: str) -> bool:
    """Places a structure with a control token; False when there is none of either. FS-STRUCT-05, FS-LIMIT-03"""
    if not can_add(game, seat, kind):
        return False
    game.state.areas[id].structures.append(Structure(kind, seat))
    return True


def destroy(game: Game, id: str, structure: Structure) -> None:
    """It returns to the supply, its token to its owner. FS-DEST-02, FS-DEST-03"""
    structures = game.state.areas[id].structures
    structures[:] = [other for other in structures if other is not structure]


def bastion(game: Game, seat: Seat, id: str) -> Structure | None:
    """The bastion of a seat on an area. FS-BASTION-01, FS-BASTION-02"""
    for structure in game.state.areas[id].structures:
        if structure.kind == "bastion" and structure.owner == seat:
            return structure
    return None
