"""World Eaters Chaos Space Marines: a Cultist goes to a world of an adjacent system. FS-DOM-05"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.forbidden_stars.abilities.windows import SHEET
from engine.forbidden_stars.galaxy import areas, placing, units
from engine.forbidden_stars.orders.occasions import DOMINATE, OrderAt
from engine.forbidden_stars.play import Game


def goals(game: Game, seat: Seat, system: str) -> list[str]:
    """Friendly and uncontrolled worlds of adjacent systems; a storm between them does not matter. D-40, FS-STORM-03"""
    worlds = [id for other in game.board.systems[system] for id in game.board.worlds[other]]
    return [id for id in worlds if areas.status(game, seat, id) in ("friendly", "uncontrolled")]


def cultists(game: Game, seat: Seat, about: OrderAt) -> list[Option]:
    """The Cultists of the active system that are not routed, if there is a world for one."""
    if not goals(game, seat, about.system):
        return []
    worlds = game.board.worlds[about.system]
    return placing.options(game, seat, worlds, lambda unit: unit.type == "cultist" and not unit.routed)


@DOMINATE.ability(SHEET, "chaos", targets=cultists)
async def spread(game: Game, seat: Seat, about: OrderAt, target: str) -> None:
    """One Cultist is taken there. FS-DOM-05, FS-ROUT-05"""
    start = placing.There.read(target).area
    unit = next(u for u in units.at(game, seat, start) if u.type == "cultist" and not u.routed)
    end = await placing.choose_area(game, seat, unit, goals(game, seat, about.system))
    placing.take(game, seat, unit, start, end)
