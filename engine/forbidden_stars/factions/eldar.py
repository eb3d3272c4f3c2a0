"""Craftworld Iyanden Eldar: a unit of the active system goes to any friendly world. FS-DOM-05"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.forbidden_stars.abilities.windows import SHEET
from engine.forbidden_stars.galaxy import areas, placing, units
from engine.forbidden_stars.orders.occasions import DOMINATE, OrderAt
from engine.forbidden_stars.play import Game


def goals(game: Game, seat: Seat, start: str) -> list[str]:
    """The other friendly worlds."""
    return [id for id in areas.friendly_worlds(game, seat) if id != start]


def walkers(game: Game, seat: Seat, about: OrderAt) -> list[Option]:
    """Units on worlds of the active system that are not routed and have somewhere to go."""
    worlds = [id for id in game.board.worlds[about.system] if goals(game, seat, id)]
    return placing.options(game, seat, worlds, lambda unit: not unit.routed)


@DOMINATE.ability(SHEET, "eldar", targets=walkers)
async def walk(game: Game, seat: Seat, about: OrderAt, target: str) -> None:
    """It is taken there without a path. FS-DOM-05, FS-ROUT-05, FS-PATH-12"""
    there = placing.There.read(target)
    unit = next(u for u in units.at(game, seat, there.area) if u.type == there.type and not u.routed)
    end = await placing.choose_area(game, seat, unit, goals(game, seat, there.area))
    placing.take(game, seat, unit, there.area, end)
