"""Ships on the map: placing, removing and counting them.

EC-SHIP-03, EC-COMP-24
"""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.components import FIGURES, SHIPS
from engine.eclipse.play import Game
from engine.eclipse.state import Sector

PEACE_WITH_ANCIENTS = "no_battle_with_ancients"


def of(sector: Sector, seat: Seat) -> dict[str, int]:
    """The seat's ships there, by type in size order of the rulebook. EC-MAP-11"""
    fleet = sector.fleets.get(seat, {})
    return {type: len(fleet[type]) for type in SHIPS if type in fleet}


def number(sector: Sector, seat: Seat) -> int:
    """How many ships of a seat are there; starbases count. EC-PIN-05"""
    fleet = sector.fleets.get(seat)
    return sum(map(len, fleet.values())) if fleet else 0


def where(game: Game, seat: Seat) -> list[Sector]:
    """Sectors with ships of a seat."""
    return [sector for sector in game.state.sectors.values() if seat in sector.fleets]


def left(game: Game, seat: Seat, type: str) -> int:
    """Ships of a type that are not on the map. EC-COMP-03, EC-BUI-12, EC-BUI-13"""
    sectors = game.state.sectors.values()
    return FIGURES[type] - sum([len(one.fleets[seat].get(type, ())) for one in sectors if seat in one.fleets])


def add(game: Game, seat: Seat, type: str, id: str, damage: int = 0) -> None:
    """Puts a ship on a sector; building and moving in alike count as entering. EC-BATTLE-06, EC-COMP-27"""
    sector = game.sector(id)
    sector.fleets.setdefault(seat, {}).setdefault(type, []).append(damage)
    sector.fleets[seat][type].sort()
    if seat not in sector.entered:
        sector.entered.append(seat)


def remove(game: Game, seat: Seat, type: str, id: str, damage: int = 0) -> None:
    """Takes a ship with that damage off a sector; it can be built again. EC-BUI-13"""
    sector = game.sector(id)
    fleet = sector.fleets[seat]
    fleet[type].remove(damage)
    if not fleet[type]:
        del fleet[type]
    if not fleet:
        del sector.fleets[seat]
        sector.entered.remove(seat)


def enemies(game: Game, seat: Seat, id: str) -> int:
    """Enemy ships of a seat on a sector: other players', Ancients, the defense system.

    EC-PIN-04, EC-PIN-09, EC-SPECIES-29
    """
    sector = game.sector(id)
    others = sum([number(sector, other) for other in sector.fleets if other != seat])
    ancients = len(sector.ancients)
    if ancients and game.special(seat, PEACE_WITH_ANCIENTS):
        ancients = 0
    return others + ancients + (sector.gcds is not None)
