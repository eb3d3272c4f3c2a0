"""Players who collapse or give up: they are counted and their components leave the game.

EC-BANKR-07, EC-ELIM-01, EC-ELIM-02, EC-ELIM-03
"""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.components import RESOURCES
from engine.eclipse.economy import population
from engine.eclipse.galaxy import wormholes
from engine.eclipse.phases import scoring
from engine.eclipse.play import Game
from engine.eclipse.state import Sector
from engine.text import T, Text, seat_name


def stranded(game: Game, seat: Seat) -> bool:
    """Without discs and ships on the map: no disc may be placed any more. EC-ELIM-01"""
    sectors = game.state.sectors
    home = sectors.get(game.species(seat).home)
    if home is not None and wormholes.present(home, seat):
        return False
    return not any(wormholes.present(sector, seat) for sector in sectors.values())


async def leave(game: Game, seat: Seat, why: str) -> None:
    """Counts the points and takes every component off the game. Ambassadors that others hold stay with them.

    EC-BANKR-07, EC-ELIM-03
    """
    player, state = game.player(seat), game.state
    player.final = scoring.points(game, seat)
    game.seal()
    game.say(Text(why, {"seat": seat_name(seat), "n": player.final}), weight=2)
    for sector in state.sectors.values():
        _clear(sector, seat)
    state.reputation = sorted(state.reputation + player.reputation)
    player.reputation, player.kept, player.kept_parts = [], [], []
    await _send_home(game, seat)
    player.storage = dict.fromkeys(RESOURCES, 0)
    player.actions, player.discs, player.colony_ships = {}, 0, 0
    player.passed, player.out = True, True
    state.proposals = [pair for pair in state.proposals if seat not in pair]
    state.queue = [other for other in state.queue if other != seat]
    state.traitor = None if state.traitor == seat else state.traitor


async def _send_home(game: Game, seat: Seat) -> None:
    """Ambassadors of others on the track of who leaves go back with their cubes. EC-DIPL-15"""
    held = game.player(seat).ambassadors
    while held:
        await population.come_home(game, held[0], T("eclipse-cube-of-ambassador", holder=seat_name(seat)))
        held.pop(0)


def _clear(sector: Sector, seat: Seat) -> None:
    if sector.owner == seat:
        sector.owner, sector.orbital_cube = None, False
        sector.cubes = [False] * len(sector.cubes)
    if sector.fleets.pop(seat, None) is not None:
        sector.entered.remove(seat)
