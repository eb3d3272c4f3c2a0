"""What is hidden, dealt anew: from one seat, for the test that views do not interfere; or from all, after a rollback.

SE-SYS-02, SE-GROUP-03, SE-ECON-03, D-82
"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal, shuffled
from engine.space_empires.components import GROUP, UNITS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import presence, units
from engine.space_empires.play import Game
from engine.space_empires.solitaire.tables import LEAST_FLEET, MOST_DEFENSE
from engine.space_empires.state import Empire, Marker, Player, State, Unit

KEPT = ("SY", "BASE", "CV", "F", "MINES")
"""Types that stay what they are: they cannot lie everywhere."""


def redeal_hidden(state: State, seat: Seat | None, chance: Random) -> None:
    """Deals markers anew that this seat has not seen, and what others hide: their counters, technology, CP.

    After the end nothing is hidden.
    """
    if state.phase == "over":
        return
    game = Game(state)
    seen = [] if seat is None else list(state.players[seat].looked)
    redeal_markers(state, chance, seen)
    for player in state.players:
        if player.seat != seat and player.technology:
            _player(game, player, chance)
    for empire in state.empires:
        _empire(empire, chance)


def _empire(empire: Empire, chance: Random) -> None:
    """What an alien empire has in its accounts, and what a fleet will be built from."""
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
    redeal([state.alien_pool], chance)


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
    """Counters lie where they lay; what they are, and what the player has, is drawn anew."""
    player.cp = int(chance.random() * (player.cp + 10))
    for card in game.technologies:
        least = max(player.shown.get(card.id, card.start), card.start)
        top = max(card.costs[game.options.costs])
        player.technology[card.id] = min(top, max(least, player.technology[card.id] - 1 + int(chance.random() * 3)))
    for unit in player.units:
        unit.levels = {id: min(level, player.technology.get(id, level)) for id, level in unit.levels.items()}
    _counters(game, player, chance)
    _supply(player)


def _counters(game: Game, player: Player, chance: Random) -> None:
    """Face-down counters stay where they lie, and are something else there; bases and ship yards stay what they are.

    What becomes another counter gets a number that was free: an id means the same place in both worlds. Where an enemy
    lies beside it, an armed one stays armed: others would have been destroyed there. SE-MOVE-17
    """
    types = [card.id for card in game.types if card.group and card.id not in KEPT]
    free = {type: units.free(game, player.seat, type) for type in types}
    by_hex = presence.stacks(game)
    for unit in player.units:
        if presence.hidden(unit) and unit.type not in KEPT and int(chance.random() * 2):
            met = bool(presence.enemies(game, unit.at, unit.owner, by_hex))
            type = shuffled(types, chance)[0]
            if not met or UNITS[type].combat == UNITS[unit.type].combat:
                _turn_into(game, unit, type, free, chance)


def _turn_into(game: Game, unit: Unit, type: str, free: dict[str, list[int]], chance: Random) -> None:
    if free[type] and not unit.hits:
        unit.type, unit.number = type, free[type].pop()
        unit.count, unit.levels = 1 + int(chance.random() * GROUP), technology.newest(game, unit.owner, type)


def _supply(player: Player) -> None:
    """Numbers that are on the board are in no supply, all others are."""
    for type, numbers in player.supply.items():
        used = [unit.number for unit in player.units if unit.type == type]
        everything = range(1, UNITS[type].counters + 1)
        kept = [number for number in numbers if number not in used]
        player.supply[type] = kept + [number for number in everything if number not in used + kept]
