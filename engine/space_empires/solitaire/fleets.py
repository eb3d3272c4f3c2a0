"""Fleets of alien empires: which colony each goes for, how it gets there, and what it does there.

They never screen or retreat, turn no marker, and neither asteroids nor nebulae slow them.
"""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.combat import battle, bombard, cloaking, scanning
from engine.space_empires.components import MOVEMENT, TURNS, UNITS
from engine.space_empires.galaxy import board, entering, presence, warp
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.solitaire.machines import ALONE
from engine.space_empires.state import Empire, Fleet
from engine.text import T

SHUNNED = ("supernova", "black_hole")


async def act(game: Game, empire: Empire) -> None:
    """All fleets of an empire move, then they fight and fire at colonies, hex by hex."""
    for fleet in empire.fleets:
        if not victory.over(game):
            await _move(game, empire, fleet)
    game.state.step = "combat"
    for at in [at for at in game.state.systems if any(fleet.at == at for fleet in empire.fleets)]:
        if not victory.over(game):
            await _fight(game, empire, at)
    game.state.step = "start"


# --- moving ----------------------------------------------------------------------------------------------------------


def speed(empire: Empire, turn: int) -> int:
    """Hexes in this turn. SE-MOVE-03"""
    return MOVEMENT[max(1, empire.technology["move"])][turn - 1]


async def _move(game: Game, empire: Empire, fleet: Fleet) -> None:
    """Towards its target, as far as it comes; armed counters of the player stop it. SE-MOVE-16, SE-MOVE-17"""
    ways = ways_from(game, fleet.at)
    target = chosen_target(game, empire, fleet, ways)
    start, path = fleet.at, [] if target is None else ways[target][: speed(empire, game.state.turn)]
    for to in path:
        _step(fleet, to)
        if _stopped(game, empire, fleet):
            break
        entering.destroy_defenceless(game, to, empire.side)
    if fleet.at != start:
        side, hexes = words.side(empire.side), (words.hex(start), words.hex(fleet.at))
        line = T("space_empires-fleet-moves", side=side, n=fleet.number, start=hexes[0], hex=hexes[1])
        game.say(line, where=[start, *path], weight=2)


def _step(fleet: Fleet, to: str) -> None:
    fleet.at = to
    for unit in fleet.units:
        unit.came, unit.at = unit.at, to


def _stopped(game: Game, empire: Empire, fleet: Fleet) -> bool:
    """Armed units stop it, but not raiders that they do not see, nor raiders alone that it does not see.

    SE-RAIDER-03
    """
    there = [unit for unit in presence.enemies(game, fleet.at, empire.side) if unit.owner >= 0]
    armed = [unit for unit in there if game.armed(unit) or unit.type == presence.MINES]
    if not armed or (fleet.raider and scanning.cloaked(game, fleet.at, empire.side, ALONE)):
        return False
    hidden = [unit.id for unit in scanning.cloaked(game, fleet.at, ALONE, empire.side)]
    return any(unit.id not in hidden for unit in there)


def ways_from(game: Game, start: str) -> dict[str, list[str]]:
    """A shortest way to each hex that it can reach, through no known supernova or black hole."""
    ways: dict[str, list[str]] = {start: []}
    for at in (edge := [start]):
        for to in warp.adjacent(game, at):
            if to not in ways and game.terrain(to) not in SHUNNED:
                ways[to] = [*ways[at], to]
                edge.append(to)
    return ways


def chosen_target(game: Game, empire: Empire, fleet: Fleet, ways: dict[str, list[str]]) -> str | None:
    """The colony reached in the fewest Economic Phases, undefended ones first, then in the fewest moves, then the
    largest, then the nearest to the home world.
    """
    home = game.player(ALONE).home
    ranks = {
        system.id: (
            phases(game, empire, len(ways[system.id])),
            defended(game, system.id),
            len(ways[system.id]),
            -system.colony.value,
            board.distance(system.id, home),
        )
        for system in game.colonies(ALONE)
        if system.colony is not None and system.id in ways
    }
    return min(ranks, key=lambda at: ranks[at], default=None)


def defended(game: Game, at: str) -> bool:
    """Whether a group counter of the player lies there; everybody sees that."""
    return any(UNITS[unit.type].group for unit in game.at(at, ALONE))


def phases(game: Game, empire: Empire, steps: int) -> int:
    """Economic Phases that pass before a fleet has moved so far."""
    turn, passed, left = game.state.turn, 0, steps - speed(empire, game.state.turn)
    while left > 0:
        turn = turn % TURNS + 1
        passed += turn == 1
        left -= speed(empire, turn)
    return passed


# --- fighting --------------------------------------------------------------------------------------------------------


async def _fight(game: Game, empire: Empire, at: str) -> None:
    """Battle, then each ship fires at the colony. SE-COMBAT-01, SE-BOMB-01"""
    for seat in await cloaking.meet(game, at, empire.side):
        if seat >= 0 and any(fleet.at == at for fleet in empire.fleets):
            await battle.fight(game, at, empire.side, seat)
    if not any(fleet.at == at for fleet in empire.fleets):
        return
    if presence.armed_sides(game, at, empire.side):
        return
    entering.destroy_defenceless(game, at, empire.side)
    colony = game.colony(at)
    if colony is not None and colony.owner >= 0:
        await bombard.bombard(game, at, empire.side)
