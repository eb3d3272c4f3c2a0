"""The Deploy order: units, then a structure. FS-DEPLOY-01"""

from __future__ import annotations

from functools import partial

from engine.ask import Seat
from engine.forbidden_stars.components import AREAS, STRUCTURES, StructureKind
from engine.forbidden_stars.economy import purchase
from engine.forbidden_stars.economy.purchase import Terms
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.orders.occasions import BUILDS, SITES, STRUCTURE_FIRST, Building
from engine.forbidden_stars.play import Game, Question
from engine.text import T, Text, seat_name


async def resolve(game: Game, seat: Seat, system: str) -> None:
    """Both steps, each optional. FS-DEPLOY-01, FS-DEPLOY-10, FS-STRUCT-02"""
    first = STRUCTURE_FIRST(game, seat, False) and await structure_first(game, seat)
    if first:
        await buy_structure(game, seat, system)
    await buy_units(game, seat, system)
    if not first:
        await buy_structure(game, seat, system)


ASK_STRUCTURE_FIRST = Question("structure_first", open=True)


async def structure_first(game: Game, seat: Seat) -> bool:
    """An ability lets the structure come before the units."""
    return await game.confirm(ASK_STRUCTURE_FIRST, seat, T("forbidden_stars-ask-structure-first", seat=seat_name(seat)))


def sites(game: Game, seat: Seat, system: str) -> tuple[int, ...]:
    """What each factory adds to the production limit; two on one world count twice.

    FS-DEPLOY-04, FS-FACTORY-02, FS-FACTORY-03, FS-FACTORY-04
    """
    own = tuple(
        AREAS[id].capacity
        for id in areas.friendly_in(game, seat, system)
        for structure in game.state.areas[id].structures
        if structure.kind == "factory"
    )
    return SITES(game, seat, own, system)


async def buy_units(game: Game, seat: Seat, system: str) -> None:
    """As many units as the production limit allows, one by one. FS-DEPLOY-02, FS-DEPLOY-03, FS-FACTORY-01, D-53"""
    limit = sum(sites(game, seat, system))
    for left in range(limit, 0, -1):
        if not await purchase.unit(game, seat, Terms(places(game, seat, system)), left):
            return


def places(game: Game, seat: Seat, system: str) -> list[str]:
    """Friendly and uncontrolled areas of the system. FS-DEPLOY-02, FS-DEPLOY-05, FS-DEPLOY-07"""
    found = game.board.areas_of[system]
    return [id for id in found if areas.status(game, seat, id) in ("friendly", "uncontrolled")]


async def buy_structure(game: Game, seat: Seat, system: str) -> None:
    """One structure on a friendly world. FS-DEPLOY-09, FS-DEPLOY-11, FS-STRUCT-02"""
    await purchase.structure(game, seat, partial(_worlds_for, game, seat, system))


def _worlds_for(game: Game, seat: Seat, system: str, kind: StructureKind) -> list[str]:
    """Friendly worlds with room for a structure of this kind. FS-DEPLOY-11, FS-DEPLOY-12"""
    return [id for id in areas.friendly_in(game, seat, system) if builds(game, seat, Building(id, kind))]


def without_use(game: Game, seat: Seat, system: str) -> bool:
    """Whether nothing could be bought there however rich one is: no factory, and no world with room for a structure.

    FS-DEPLOY-02, FS-DEPLOY-09
    """
    return not sites(game, seat, system) and not any(_worlds_for(game, seat, system, kind) for kind in STRUCTURES)


def in_vain(game: Game, seat: Seat, system: str) -> Text | None:
    """That nothing can be bought there as things stand. FS-DEPLOY-02, FS-DEPLOY-09"""
    if purchase.structures_to_buy(game, seat, partial(_worlds_for, game, seat, system))[1]:
        return None
    units = sites(game, seat, system) and purchase.units_to_buy(game, seat, Terms(places(game, seat, system)))
    return None if units else T("forbidden_stars-nothing-to-buy")


def builds(game: Game, seat: Seat, about: Building) -> bool:
    """Whether what stands on a world leaves room for a structure. FS-DEPLOY-12, FS-STRUCT-04"""
    return BUILDS(game, seat, not game.state.areas[about.area].structures, about)
