"""Materiel dials. FS-MAT-01"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.components import AREAS, MATERIEL_LIMIT
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.play import Game


def income(game: Game, seat: Seat) -> int:
    """What all friendly worlds bring in the Refresh Phase. FS-REFRESH-03, FS-REFRESH-04"""
    return sum(AREAS[id].materiel for id in areas.friendly_worlds(game, seat))


def gain(game: Game, seat: Seat, amount: int) -> int:
    """Raises the dial; what exceeds 14 is lost. Returns what was gained. FS-MAT-02"""
    player = game.player(seat)
    gained = min(amount, MATERIEL_LIMIT - player.materiel)
    player.materiel += gained
    return gained


def lose(game: Game, seat: Seat, amount: int) -> int:
    """Lowers the dial, not below 0. Returns what was lost. FS-GAIN-06"""
    player = game.player(seat)
    lost = min(amount, player.materiel)
    player.materiel -= lost
    return lost


def pay(game: Game, seat: Seat, amount: int) -> bool:
    """Spends materiel; False, and nothing spent, when there is not enough. FS-SPEND-01, FS-SPEND-05, FS-MAT-03"""
    player = game.player(seat)
    if player.materiel < amount:
        return False
    player.materiel -= amount
    return True
