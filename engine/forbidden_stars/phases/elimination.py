"""Elimination: who has no friendly world leaves the game with everything. FS-ELIM-01"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.components import ASSETS
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.phases import winning
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name


def check(game: Game) -> None:
    """Everybody without a friendly world leaves; who alone is left has won. FS-ELIM-01, FS-WIN-08, D-07, D-51"""
    lost = [seat for seat in game.seats() if not areas.settled(game, seat)]
    if not lost:
        return
    ranked = winning.best(game, lost) if len(lost) == len(game.seats()) else []
    for seat in lost:
        leave(game, seat)
    left = game.seats()
    if len(left) < 2:
        winning.win(game, left or ranked)


def leave(game: Game, seat: Seat) -> None:
    """All components of the seat leave the game. FS-ELIM-02, FS-ELIM-03, D-28, D-29, D-51"""
    game.say(T("forbidden_stars-eliminated", seat=seat_name(seat)), weight=2)
    if game.state.first == seat:
        game.state.first = game.others(seat)[0] if game.others(seat) else seat
    game.player(seat).out = True
    for area in game.state.areas.values():
        area.units.pop(seat, None)
        area.structures = [structure for structure in area.structures if structure.owner != seat]
        area.objective = None if area.objective == seat else area.objective
    for system in game.state.systems.values():
        system.orders = [order for order in system.orders if order.seat != seat]
    game.state.queue = [other for other in game.state.queue if other != seat]
    _empty(game, seat)


def _empty(game: Game, seat: Seat) -> None:
    """Tokens return to the supply, cards to the box. FS-ELIM-02, D-28"""
    player = game.player(seat)
    player.materiel, player.assets, player.scheme = 0, dict.fromkeys(ASSETS, 0), None
    player.orders, player.eventful, player.events, player.drawn = [], [], [], []
    player.deck, player.shelf, player.upgrades, player.used = [], [], [], []
    game.state.effects = [effect for effect in game.state.effects if effect.seat != seat]
