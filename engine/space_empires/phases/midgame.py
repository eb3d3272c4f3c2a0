"""For trials only: a position in the middle of a game, so that random play comes to late rules soon."""

from __future__ import annotations

from engine.ask import Seat
from engine.space_empires.components import UNITS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import units
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.play import Game

CP = 40
EVERY = 3
"""Every third hex is explored."""


def scatter(game: Game) -> None:
    """Technology, some of every type, and a part of the map."""
    for seat in game.seats():
        player = game.player(seat)
        for card in game.technologies:
            player.technology[card.id] = min(max(card.costs[game.options.costs]), card.start + 2)
        player.technology["ship_size"], player.cp = 6, CP
        _fleet(game, seat)
    for number, system in enumerate(game.state.systems.values()):
        if number % EVERY == 0 and system.marker is not None and _harmless(system.marker.type):
            system.known = True


def _harmless(type: str) -> bool:
    return type not in ("danger", "lost_in_space", "doomsday_machine", "warp_point", "barren_planet")


def _fleet(game: Game, seat: Seat) -> None:
    """Around the home world, but bases, fighters and what is never moved on it."""
    home = game.player(seat).home
    near = [at for at in NEIGHBOURS[home] if at in game.state.systems]
    for number, card in enumerate(game.types):
        fixed = card.moves in ("never", "carried") or card.id == "SY"
        at = home if fixed else near[number % len(near)]
        system = game.system(at)
        if not fixed and system.marker is not None and not _harmless(system.marker.type):
            system.marker = None
        system.known = True
        if units.free(game, seat, card.id):
            count = 1 if not card.group or UNITS[card.id].id == "BASE" else 3
            units.place(game, seat, card.id, at, count, technology.newest(game, seat, card.id))
