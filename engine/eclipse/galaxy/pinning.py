"""Pinning: enemy ships that hold ships back where they are. EC-PIN-01, EC-PIN-02"""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.galaxy import ships
from engine.eclipse.play import Game


def free(game: Game, seat: Seat, id: str) -> int:
    """How many of a seat's ships there no enemy ship holds back.

    For each enemy ship of whatever kind one must stay; while the defense system stands, all of them.
    EC-PIN-02, EC-PIN-03, EC-PIN-04, EC-PIN-05, EC-PIN-06, EC-PIN-07, EC-PIN-08, EC-PIN-09, EC-EX-18
    """
    sector = game.sector(id)
    if sector.gcds is not None:
        return 0
    return max(0, ships.number(sector, seat) - ships.enemies(game, seat, id))


def can_leave(game: Game, seat: Seat, id: str) -> bool:
    """Whether a ship can leave a sector on which it stands. EC-PIN-03"""
    return free(game, seat, id) > 0


def can_pass(game: Game, seat: Seat, id: str) -> bool:
    """Whether a ship that comes in can go on: enough own ships must be there to stay.

    EC-PIN-01, EC-PIN-03, EC-PIN-06
    """
    sector = game.sector(id)
    return sector.gcds is None and ships.number(sector, seat) >= ships.enemies(game, seat, id)
