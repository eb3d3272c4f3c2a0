"""A game that begins in the middle, for trials only: sectors are settled, technologies known, fleets meet.

Random play from the usual beginning seldom fights; from here it does in every round.
"""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.components import CATEGORIES, RESOURCES, SECTORS, TECHNOLOGIES
from engine.eclipse.galaxy import ships, wormholes
from engine.eclipse.galaxy.chart import holes
from engine.eclipse.phases import opening_board
from engine.eclipse.play import Game
from engine.eclipse.state import Sector
from engine.hexes import Hex

COLONIES, LEARNED, STORED = 4, 2, 12
FLEET = ("interceptor", "cruiser", "interceptor", "starbase", "dreadnought", "cruiser", "interceptor")


def scatter(game: Game) -> None:
    """Gives everyone colonies, ships, technologies and stores, and sends fleets into each other's sectors."""
    game.seal()
    for _ in range(COLONIES):
        for seat in game.seats():
            _colonise(game, seat)
    for seat in game.seats():
        _equip(game, seat)
    for seat in game.seats():
        _raid(game, seat)


def _equip(game: Game, seat: Seat) -> None:
    player = game.player(seat)
    player.storage = dict.fromkeys(RESOURCES, STORED)
    for category in CATEGORIES:
        known = [id for id, tile in TECHNOLOGIES.items() if tile.category == category and id in game.state.bag]
        for id in [id for id in known if tile_is_new(game, seat, id)][:LEARNED]:
            player.technologies.append(id)
            game.state.bag.remove(id)
    for type in FLEET:
        if ships.left(game, seat, type):
            ships.add(game, seat, type, game.shuffle(game.controlled(seat), "fleet")[0].id)


def tile_is_new(game: Game, seat: Seat, id: str) -> bool:
    """Whether a technology changes nothing at once and is not owned yet."""
    return TECHNOLOGIES[id].type != "instant" and not game.owns(seat, id)


def _raid(game: Game, seat: Seat) -> None:
    """A cruiser and an interceptor in a sector of the next seat."""
    target = game.controlled(game.others(seat)[0])[-1]
    for type in ("cruiser", "interceptor"):
        if ships.left(game, seat, type):
            ships.add(game, seat, type, target.id)


def _colonise(game: Game, seat: Seat) -> None:
    """A new sector next to the seat's own, with a disc and cubes on its ordinary squares."""
    state, player = game.state, game.player(seat)
    spaces = [at for sector in game.controlled(seat) for at in wormholes.empty_spaces(game, sector.id)]
    for at in game.shuffle(spaces, "colonies"):
        stack = state.stacks[wormholes.stack_of(at)]
        turnings = [turn for turn in range(6) if stack and _joins(game, seat, stack[-1], turn, at)]
        if turnings and not SECTORS[stack[-1]].ancients and player.discs:
            _lay(game, seat, stack.pop(), turnings[0], at)
            return


def _joins(game: Game, seat: Seat, id: str, turned: int, at: Hex) -> bool:
    beside = wormholes.chart(game).beside.get(at, ())
    own = [other for other in beside if game.sector(other.id).owner == seat]
    return any(other.open and other.edge in holes(id, turned) for other in own)


def _lay(game: Game, seat: Seat, id: str, turned: int, at: Hex) -> None:
    player = game.player(seat)
    sector = Sector(id, (at.q, at.r), turned, seat, [False] * len(SECTORS[id].squares))
    game.state.sectors[id] = sector
    player.discs -= 1
    opening_board.fill_squares(player, sector)
