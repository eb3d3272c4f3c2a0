"""Random skirmishes: crowded skies and random answers, with the invariants checked after every tactical action."""

from __future__ import annotations

from random import Random

import pytest

from engine.ti4.actions import tactical
from engine.ti4.components import ACTION_CARDS, FACTIONS, PIECES, SHIPS, TECHNOLOGIES
from engine.ti4.galaxy import capacity
from engine.ti4.interface import invariants
from engine.ti4.play import Game
from tests.engine.ti4.positions import board, fleet, learn, play

TYPES = (*SHIPS, "infantry")


def melee(seed: int) -> Game:
    """A board where three or more players have fleets, ground forces and guns in random places."""
    chance = Random(seed)
    factions = sorted(FACTIONS, key=lambda _: chance.random())[: chance.choice([3, 4, 6])]
    game = board(*factions, seats=len(factions), windows=chance.choice(["all", "holders"]))
    deck = [id for id, card in ACTION_CARDS.items() for _ in range(card.copies)]
    for seat in range(len(factions)):
        own = [id for id, it in TECHNOLOGIES.items() if it.faction in (None, factions[seat]) and chance.random() < 0.3]
        learn(game, seat, *(id for id in own if id not in game.player(seat).technologies))
        game.player(seat).fleet = chance.choice([3, 5])
        game.player(seat).trade_goods = 3
        game.player(seat).action_cards = [deck.pop(int(chance.random() * len(deck))) for _ in range(5)]
    for system in game.state.systems.values():
        _settle(game, str(system.tile), chance)
    for seat in game.seats():
        play(capacity.enforce_fleet_everywhere(game, seat))
    return game


def _settle(game: Game, system: str, chance: Random) -> None:
    seats = game.seats()
    seat = seats[int(chance.random() * len(seats))]
    if chance.random() < 0.6:
        for type in TYPES:
            number = min(int(chance.random() * 4), _left(game, seat, type))
            fleet(game, seat, system, **{type: number})
    for planet in [id for id, it in game.state.planets.items() if it.system == system]:
        other = seats[int(chance.random() * len(seats))]
        game.state.planets[planet].owner = other
        fleet(game, other, planet, infantry=int(chance.random() * 4), pds=min(1, _left(game, other, "pds")))


def _left(game: Game, seat: int, type: str) -> int:
    if type not in game.player(seat).units:
        return 0
    groups = len(game.on_board(seat, type))
    return game.pieces_left(seat, type) if type not in ("fighter", "infantry") else 4 * (groups < PIECES[type])


def _limits_hold(game: Game, system: str) -> None:
    for seat in game.state.systems[system].space:
        assert capacity.fleet_size(game, seat, system) <= capacity.fleet_limit(game, seat)
        assert capacity.overload(game, seat, system) == (0, 0)


@pytest.mark.rule("TI-CAPACITY-03", "TI-FLEETPOOL-01", "TI-SPACECOMBAT-14")
@pytest.mark.parametrize("seed", range(40))
def test_random_skirmishes_keep_the_board_sound(seed):
    game = melee(seed)
    for turn in range(8):
        seat = game.seats()[turn % len(game.seats())]
        game.state.turn = seat
        if tactical.can_activate(game, seat):
            play(tactical.tactical_action(game, seat), seed=seed * 100 + turn)
            _limits_hold(game, [event.where[0] for event in game.events if event.text.key == "ti4-activated"][-1])
        invariants.check(game.state)
        assert all(len(game.fleets(system)) <= 1 for system in game.state.systems)
