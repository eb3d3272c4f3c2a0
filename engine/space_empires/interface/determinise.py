"""What is hidden, dealt anew: from one seat, for the test that views do not interfere; or from all, after a rollback.

SE-SYS-02, SE-GROUP-03, SE-ECON-03, D-82
"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal
from engine.space_empires.interface import hidden_counters, hidden_sheets
from engine.space_empires.play import Game
from engine.space_empires.solitaire import shipbuilding
from engine.space_empires.solitaire.tables import LEAST_FLEET, MOST_DEFENSE
from engine.space_empires.state import Empire, Marker, Player, State


def redeal_hidden(state: State, seat: Seat | None, chance: Random) -> None:
    """Deals markers anew that this seat has not seen, and what others hide: their counters, technology, CP.

    After the end nothing is hidden.
    """
    if state.phase == "over":
        return
    game = Game(state)
    seen = [] if seat is None else list(state.players[seat].looked)
    redeal_markers(state, chance, seen)
    redeal_aliens(state, chance)
    for player in state.players:
        if player.seat != seat and player.technology:
            _player(game, player, chance)
    for empire in state.empires:
        _empire(game, empire, chance)


def _empire(game: Game, empire: Empire, chance: Random) -> None:
    """What an alien empire has in its accounts and has researched, and what a fleet will be built from; how far its
    fleets move everybody sees.
    """
    for id in empire.technology:
        if id != "move" and shipbuilding.price(game, empire, id) is not None and chance.random() * 2 < 1:
            empire.technology[id] += 1
    for unit in game.units(empire.side):
        unit.levels = shipbuilding.levels(empire, unit.type)
    empire.fleet_cp, empire.tech_cp = int(chance.random() * 40), int(chance.random() * 40)
    empire.defense_cp = int(chance.random() * MOST_DEFENSE)
    for fleet in empire.fleets:
        if not fleet.built:
            fleet.cp = LEAST_FLEET + int(chance.random() * 30)


def redeal_all(state: State, chance: Random) -> None:
    """After a rollback: markers that nobody has seen, and the alien counters. After the end nothing is hidden."""
    if state.phase == "over":
        return
    seen = [at for player in state.players for at in player.looked]
    redeal_markers(state, chance, list(dict.fromkeys(seen)))
    redeal_aliens(state, chance)


def redeal_aliens(state: State, chance: Random) -> None:
    """The counters not drawn, and those that lie face down on planets. SE-ALIEN-03"""
    down = [unit for unit in state.aliens if not unit.up]
    types = [unit.type for unit in down]
    redeal([state.alien_pool, types], chance)
    for unit, type in zip(down, types, strict=True):
        unit.type, unit.number = type, 0
    for unit in down:
        used = [other.number for other in state.aliens if other.type == unit.type]
        unit.number = next(number for number in range(1, len(used) + 1) if number not in used)


def redeal_markers(state: State, chance: Random, seen: list[str]) -> None:
    """Face-down markers among their hexes: home systems apart from deep space with what was set aside. SE-SYS-02

    While homes are chosen none lies there yet.
    """
    down = [one for one in state.systems.values() if not one.known and one.marker is not None and one.id not in seen]
    for home in [None, *(player.seat for player in state.players)]:
        places = [system for system in down if system.home == home]
        fronts: list[list[Marker]] = [[system.marker] for system in places if system.marker is not None]
        redeal([*fronts, *([state.aside] if home is None else [])], chance)
        for system, front in zip(places, fronts, strict=True):
            system.marker = front[0]
    for player in state.players:
        for at in player.looked:
            marker = state.systems[at].marker
            if marker is not None:
                player.looked[at] = marker


def _player(game: Game, player: Player, chance: Random) -> None:
    """Counters lie where they lay; what they are, and what the player has, is drawn anew: sometimes little of it, for
    most worlds in which all is another could not have come to where the game stands.
    """
    share = chance.random() * chance.random() * chance.random()
    hidden_sheets.redeal(game, player, share, chance)
    hidden_counters.redeal(game, player, share, chance)
