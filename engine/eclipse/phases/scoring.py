"""Victory points and the end of the game. EC-GOAL-02"""

from __future__ import annotations

from collections import Counter

from engine.ask import Seat
from engine.eclipse.components import CATEGORIES, SECTORS, TECHNOLOGIES, TRACK_POINTS
from engine.eclipse.play import Game
from engine.eclipse.state import Player, Sector
from engine.text import T, seat_name

AMBASSADOR, KEPT, MONOLITH, TRAITOR = 1, 2, 3, -2
PER_SECTOR = "one_vp_per_controlled_hex"


def points(game: Game, seat: Seat) -> int:
    """All points of a seat, the hidden ones too; what was counted once stays. EC-SCORE-01, EC-GOAL-03"""
    player = game.player(seat)
    if player.final is not None:
        return player.final
    return open_points(game, seat) + sum(player.reputation)


def open_points(game: Game, seat: Seat) -> int:
    """What everybody can count: all but the reputation tiles. A kept discovery tile is worth the same whatever its
    front shows. EC-SCORE-02, EC-SCORE-04, EC-SCORE-07, EC-SCORE-11, EC-DIPL-20
    """
    player = game.player(seat)
    if player.final is not None:
        return player.final
    traitor = TRAITOR if game.state.traitor == seat else 0
    tiles = AMBASSADOR * len(player.ambassadors) + KEPT * len(player.kept)
    return tiles + traitor + of_sectors(game, seat) + of_technologies(player) + of_species(game, seat)


def of_sectors(game: Game, seat: Seat) -> int:
    """Controlled hexes, and the monoliths on them whoever built those. EC-SCORE-03, EC-SCORE-05, EC-STRUC-04"""
    return sum(of_sector(sector) for sector in game.controlled(seat))


def of_sector(sector: Sector) -> int:
    """A hex, and the monolith on it. EC-SCORE-03, EC-SCORE-05"""
    return SECTORS[sector.id].vp + MONOLITH * sector.monolith


def worth(game: Game, sector: Sector) -> int:
    """What its owner would lose with a hex. EC-SCORE-03, EC-SCORE-05, EC-SPECIES-24"""
    owner = sector.owner
    return of_sector(sector) + (owner is not None and game.special(owner, PER_SECTOR))


def of_technologies(player: Player) -> int:
    """By the tiles of each track, starting technologies included. EC-SCORE-06, EC-SETUP-27"""
    owned = Counter(TECHNOLOGIES[id].category for id in player.technologies)
    return sum(TRACK_POINTS[owned[category]] for category in CATEGORIES)


def of_species(game: Game, seat: Seat) -> int:
    """EC-SCORE-08, EC-SPECIES-24, EC-SPECIES-32"""
    total = 0
    if game.special(seat, PER_SECTOR):
        total += len(game.controlled(seat))
    if game.special(seat, "one_vp_per_ancient_on_board"):
        total += sum(len(sector.ancients) for sector in game.state.sectors.values())
    return total


def finish(game: Game) -> None:
    """After the last round: the most points win, then the most in storage; a further tie is shared.

    EC-END-01, EC-SCORE-09, EC-SCORE-10
    """
    state = game.state
    for player in state.players:
        player.final = points(game, player.seat)
    ranks = {player.seat: (points(game, player.seat), sum(player.storage.values())) for player in state.players}
    best = max(ranks.values())
    state.winners = [seat for seat, rank in ranks.items() if rank == best]
    state.phase, state.step, state.turn = "over", "over", None
    game.seal()
    for seat in sorted(ranks, key=lambda seat: ranks[seat], reverse=True):
        game.say(T("eclipse-final-score", seat=seat_name(seat), n=ranks[seat][0]), weight=2)
    for seat in state.winners:
        game.say(T("eclipse-wins", seat=seat_name(seat)), weight=2)
