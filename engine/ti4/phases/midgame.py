"""A game that begins in the middle, for trials only: fleets meet, worlds are settled, laws are in force.

Random play from the usual beginning seldom fights or votes; from here it does both in every round.
"""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.cards import decks
from engine.ti4.components import PIECES
from engine.ti4.economy import technology
from engine.ti4.galaxy import capacity, units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM, MECATOL

SHIPS = ("carrier", "cruiser", "destroyer", "dreadnought", "carrier", "cruiser", "fighter", "fighter", "fighter")
OUTPOSTS, LEARNED, CARDS, GOODS, FLEET, POINTS = 5, 5, 4, 4, 6, 3


def scatter(game: Game) -> None:
    """Gives everyone outposts with fleets, technologies, cards and goods; the custodians are gone."""
    state = game.state
    state.custodians = False
    state.planets[MECATOL].owner = state.speaker
    units.add(game, state.speaker, "infantry", 2, MECATOL)
    free = game.shuffle(
        [id for id in state.systems if not state.systems[id].space and id != CUSTODIANS_SYSTEM], "outposts"
    )
    for seat in game.seats():
        _equip(game, seat)
        for system in [free.pop() for _ in range(min(OUTPOSTS, len(free) // len(game.seats())))]:
            _settle(game, seat, system)


def _equip(game: Game, seat: Seat) -> None:
    player = game.player(seat)
    player.fleet, player.tactic, player.trade_goods, player.points = FLEET, 5, GOODS, POINTS
    for id in game.shuffle(technology.deck(game, seat), "learned")[:LEARNED]:
        technology.gain(game, seat, id)
    player.action_cards = decks.actions(game, CARDS)


def _settle(game: Game, seat: Seat, system: str) -> None:
    for type in game.shuffle(SHIPS, "fleet")[:4]:
        if game.pieces_left(seat, type) and sum(game.on_board(seat, type).values()) < PIECES[type]:
            units.add(game, seat, type, 1, system)
    for planet in planets_of(game.state, system):
        game.state.planets[planet].owner = seat
        units.add(game, seat, "infantry", 2, planet)
        if game.pieces_left(seat, "pds"):
            units.add(game, seat, "pds", 1, planet)
    _keep_within_capacity(game, seat, system)


def _keep_within_capacity(game: Game, seat: Seat, system: str) -> None:
    excess = game.ships(seat, system).get("fighter", 0) - capacity.capacity(game, seat, system)
    if excess > 0:
        units.remove(game, seat, "fighter", excess, system)
