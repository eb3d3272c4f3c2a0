"""Doomsday machines of the solitaire scenarios: when and where they come, and how they move. SE-DOOM-14"""

from __future__ import annotations

from engine.ask import Option
from engine.space_empires import words
from engine.space_empires.components import SIDES
from engine.space_empires.galaxy import board, presence
from engine.space_empires.options import doomsday
from engine.space_empires.phases import victory
from engine.space_empires.play import Game, Question
from engine.space_empires.solitaire import tables
from engine.space_empires.state import Machine, System
from engine.text import T

MACHINE_TARGET = Question("machine_target", open=False)
ALONE = 0
"""The only seat."""


def prepare(game: Game) -> None:
    """When machines come is known from the start; the hexes where they can enter are played and empty."""
    state = game.state
    state.arrivals = list(tables.ARRIVALS[game.options.scenario][game.options.difficulty])
    open_hexes(game, list(tables.ENTRIES[game.options.scenario].values()))


def open_hexes(game: Game, hexes: list[str]) -> None:
    """Hexes without a marker join the board."""
    systems = game.state.systems
    systems |= {at: System(at) for at in hexes if at not in systems}
    game.state.systems = {at: systems[at] for at in board.HEXES if at in systems}


def arrive(game: Game) -> None:
    """The machines of this Economic Phase enter by a die; it is rolled again where one is already."""
    due = [arrival for arrival in game.state.arrivals if arrival[0] == game.state.round]
    for arrival in due:
        game.state.arrivals.remove(arrival)
        _enter(game, arrival[1])


def _enter(game: Game, rating: int) -> None:
    entries = tables.ENTRIES[game.options.scenario]
    at = entries[game.roll(1, SIDES, "machine entry")[0]]
    while presence.machine(game, at) is not None:
        at = entries[game.roll(1, SIDES, "machine entry")[0]]
    state = game.state
    machine = Machine(_number(game), at, rating)
    state.machines.append(machine)
    game.say(
        T("space_empires-machine-enters", n=machine.number, rating=rating, hex=words.hex(at)), where=[at], weight=2
    )


def _number(game: Game) -> int:
    """Machines are numbered in the order of their coming: those destroyed, too."""
    scheduled = tables.ARRIVALS[game.options.scenario][game.options.difficulty]
    return len(scheduled) - len(game.state.arrivals)


async def move_all(game: Game) -> None:
    """Each moves one hex towards the nearest colony and fights what it meets, before the next moves."""
    for machine in list(game.state.machines):
        if machine in game.state.machines and not victory.over(game):
            await _advance(game, machine)
            await doomsday.attack(game, machine)


async def _advance(game: Game, machine: Machine) -> None:
    target = await _target(game, machine)
    to = None if target is None else _step(game, machine, target)
    if to is None:
        return
    start, machine.at = machine.at, to
    line = T("space_empires-machine-moves", n=machine.number, start=words.hex(start), hex=words.hex(to))
    game.say(line, where=[start, to], weight=2)


async def _target(game: Game, machine: Machine) -> str | None:
    """The nearest colony; of several the largest, then the one nearest to the home world, then the player's choice."""
    home, ways = game.player(ALONE).home, distances(game, machine.at)
    ranks = {
        system.id: (ways[system.id], -system.colony.value, board.distance(system.id, home))
        for system in game.colonies(ALONE)
        if system.colony is not None and ways.get(system.id)
    }
    best = [at for at in ranks if ranks[at] == min(ranks.values())]
    if not best:
        return None
    options = [Option(at, words.hex(at)) for at in best]
    return await game.pick(MACHINE_TARGET, ALONE, options, T("space_empires-ask-machine-target", n=machine.number))


def distances(game: Game, start: str) -> dict[str, int]:
    """Steps over hexes in play, without warp points."""
    found, edge = {start: 0}, [start]
    for at in edge:
        for to in game.beside(at):
            if to not in found:
                found[to] = found[at] + 1
                edge.append(to)
    return found


def _step(game: Game, machine: Machine, target: str) -> str | None:
    """The next hex on a shortest way, of equal ones the nearer to the home world; never where another machine is."""
    ways, home = distances(game, target), game.player(ALONE).home
    near = [to for to in game.beside(machine.at) if ways[to] < ways[machine.at] and presence.machine(game, to) is None]
    return min(near, key=lambda to: board.distance(to, home), default=None)
