"""Doomsday machines of optional rule 17: after all players they move towards what is near, and destroy it.

SE-DOOM-08, SE-DOOM-09, SE-DOOM-10, SE-DOOM-11, SE-DOOM-12, SE-DOOM-13, SE-DOOM-14, SE-DOOM-15, SE-DOOM-16, SE-DOOM-17,
D-57, D-78
"""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.combat import battle
from engine.space_empires.components import PLANETS
from engine.space_empires.galaxy import colonies, presence
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.solitaire import tables
from engine.space_empires.state import ALIENS, MACHINES, Machine, Owner
from engine.text import T

RADIUS = 2
ASTEROIDS = "asteroids"


async def move_all(game: Game) -> None:
    """One after the other, the earliest revealed first, each one's battle before the next moves. SE-DOOM-08, D-78"""
    for machine in list(game.state.machines):
        if machine in game.state.machines and not victory.over(game):
            _advance(game, machine)
            await attack(game, machine)


def _advance(game: Game, machine: Machine) -> None:
    """Towards the nearest target within two hexes, else one hex at random. SE-DOOM-09, SE-DOOM-10, SE-DOOM-13"""
    way = _towards(game, machine) or _astray(game, machine)
    if way:
        start, machine.at = machine.at, way[-1]
        line = T("space_empires-machine-moves", n=machine.number, start=words.hex(start), hex=words.hex(machine.at))
        game.say(line, where=[start, *way], weight=2)


def _towards(game: Game, machine: Machine) -> list[str]:
    """The way to the nearest target; among equally near ones chance decides. SE-DOOM-10"""
    ways = _ways(game, machine.at)
    found = [to for to in ways if _target(game, to) and _may_stop(game, to)]
    near = [to for to in found if len(ways[to]) == min(len(ways[one]) for one in found)]
    return ways[game.shuffle(near, "machine target")[0]] if near else []


def _ways(game: Game, start: str) -> dict[str, list[str]]:
    """The shortest way to each hex within reach that it may enter; it may pass what it may not stop on. SE-DOOM-12"""
    ways: dict[str, list[str]] = {start: []}
    for _ in range(RADIUS):
        for at in list(ways):
            for to in game.beside(at):
                if to not in ways and _may_enter(game, to):
                    ways[to] = [*ways[at], to]
    return {to: way for to, way in ways.items() if way}


def _may_enter(game: Game, to: str) -> bool:
    """Never a home system; there are none on random maps. SE-DOOM-17"""
    return game.system(to).home is None


def _may_stop(game: Game, to: str) -> bool:
    """SE-DOOM-12, SE-DOOM-17"""
    return _may_enter(game, to) and game.system(to).known and presence.machine(game, to) is None


def _target(game: Game, at: str) -> bool:
    """A planet, asteroids or ships. SE-DOOM-09"""
    return game.terrain(at) in (*PLANETS, ASTEROIDS) or any(unit.owner != MACHINES for unit in game.at(at))


def _astray(game: Game, machine: Machine) -> list[str]:
    """A random direction; one that is not legal is rolled again. SE-DOOM-13, D-57"""
    free = [to for to in game.beside(machine.at) if _may_stop(game, to)]
    return game.shuffle(free, "machine direction")[:1]


async def attack(game: Game, machine: Machine) -> None:
    """It fights all ships in its hex, side by side in player order, then destroys planet or asteroids.

    SE-DOOM-11, SE-DOOM-14, SE-DOOM-15, D-78
    """
    for side in _opponents(game, machine.at):
        if machine in game.state.machines and game.at(machine.at, side) and not victory.over(game):
            await battle.fight(game, machine.at, MACHINES, side)
    if machine in game.state.machines and not victory.over(game):
        machine.hits = machine.hits if machine.rating else 0
        await _devastate(game, machine)


def _opponents(game: Game, at: str) -> list[Owner]:
    there = list(dict.fromkeys(unit.owner for unit in game.at(at)))
    seats = game.apart(seat for seat in game.state.order if seat in there)
    return seats + [side for side in there if side == ALIENS]


async def _devastate(game: Game, machine: Machine) -> None:
    """Planet, asteroids and colony are gone; in the solitaire game asteroids stay, and planets repair it. SE-DOOM-15"""
    at, system = machine.at, game.system(machine.at)
    if system.marker is None or game.terrain(at) not in (PLANETS if machine.rating else (*PLANETS, ASTEROIDS)):
        return
    machine.hits = max(0, machine.hits - tables.FED)
    game.say(T("space_empires-devastated", hex=words.hex(at), marker=words.marker(system.marker)), weight=2)
    if system.colony is not None:
        await colonies.destroy(game, at, MACHINES)
    system.marker = None
