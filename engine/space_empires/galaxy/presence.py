"""Who is in a hex, and who is whose enemy there."""

from __future__ import annotations

from collections import defaultdict

from engine.space_empires.components import UNITS
from engine.space_empires.play import Game
from engine.space_empires.state import ALIENS, MACHINES, Machine, Owner, Unit

MINES, RAIDER = "MINES", "R"
Stacks = dict[str, list[Unit]]
Occupied = dict[str, int]
"""Hexes with how many counters of enemies lie there."""


def stacks(game: Game) -> Stacks:
    """Every unit on the board by hex, for those who look at many hexes at once."""
    found: Stacks = defaultdict(list)
    for unit in game.everything():
        found[unit.at].append(unit)
    return found


def occupied(game: Game, side: Owner) -> Occupied:
    """The hexes with units of enemies, machines or fleets, for those who look at many hexes at once, each with how
    many counters of them everybody sees there. SE-GEN-07, SE-GROUP-03, D-82
    """
    found: Occupied = {}
    players, state = game.state.players, game.state
    for other in game.foes(side):
        for unit in players[other].units if other >= 0 else game.units(other):
            found[unit.at] = found.get(unit.at, 0) + 1
    if state.empires or state.machines:
        _add_automata(game, found)
    return found


def _add_automata(game: Game, found: Occupied) -> None:
    """Machines and fleets of alien empires that are not built yet; home worlds that may still build defenses: none."""
    state = game.state
    fleets = [fleet.at for empire in state.empires for fleet in empire.fleets if not fleet.units]
    for at in [*fleets, *(one.at for one in state.machines)]:
        found[at] = found.get(at, 0) + 1
    for empire in state.empires:
        if not empire.drained and game.alien_home(empire) is not None:
            found.setdefault(empire.home, 0)


def machine(game: Game, at: str) -> Machine | None:
    """The doomsday machine in a hex."""
    machines = game.state.machines
    return next((one for one in machines if one.at == at), None) if machines else None


def enemies(game: Game, at: str, side: Owner, by_hex: Stacks | None = None) -> list[Unit]:
    """Units of enemies in a hex. SE-GEN-07"""
    if by_hex is not None:
        return [unit for unit in by_hex.get(at, []) if game.hostile(side, unit.owner)]
    players = game.state.players
    return [
        unit
        for other in game.foes(side)
        for unit in (players[other].units if other >= 0 else game.units(other))
        if unit.at == at
    ]


def met(game: Game, at: str, side: Owner) -> bool:
    """Whether a side meets anything in a hex but colonies."""
    return bool(enemies(game, at, side)) or _automata(game, at)


def foreign(game: Game, at: str, side: Owner, occupied: Occupied) -> bool:
    """Whether anything of an enemy is there that everybody sees: a counter, a machine, a fleet, a colony.

    SE-MOVE-15
    """
    if at in occupied:
        return True
    colony = game.state.systems[at].colony
    return colony is not None and colony.owner != side and game.hostile(side, colony.owner)


def hindered(game: Game, at: str, side: Owner) -> bool:
    """Whether something of an enemy hinders a new colony: all but raiders, which are there only while they hide.

    SE-COLONY-04, SE-RAIDER-04, D-74
    """
    return any(unit.type != RAIDER for unit in enemies(game, at, side)) or _automata(game, at)


def _automata(game: Game, at: str) -> bool:
    """Whether a fleet of an alien empire or a machine is there."""
    if not game.state.empires and not game.state.machines:
        return False
    return bool(_fleets(game, at)) or machine(game, at) is not None


def _fleets(game: Game, at: str) -> list[Owner]:
    """Alien empires with a fleet in a hex, built or not, or with a home world that may still build defenses."""
    if not game.state.empires:
        return []
    found = [empire.side for empire in game.state.empires if any(fleet.at == at for fleet in empire.fleets)]
    ready = [empire for empire in game.state.empires if empire.home == at and not empire.drained]
    return found + [empire.side for empire in ready if game.alien_home(empire) is not None]


def armed_sides(game: Game, at: str, side: Owner) -> list[Owner]:
    """Enemy sides that can fight in a hex, also by mines alone. SE-MOVE-16, D-05, D-06"""
    found = [unit.owner for unit in enemies(game, at, side) if game.armed(unit) or unit.type == MINES]
    if side != MACHINES and machine(game, at) is not None:
        found.append(MACHINES)
    if side >= 0:
        found += _fleets(game, at)
    return game.apart(sorted(dict.fromkeys(found), reverse=True)) if found else []


def defenceless(game: Game, at: str, side: Owner) -> list[Unit]:
    """Enemy units in a hex that go down without a fight: those of sides that have nothing armed there.

    SE-MOVE-17, SE-DECOY-04
    """
    there = enemies(game, at, side)
    if not there:
        return []
    armed = [owner for one in armed_sides(game, at, side) for owner in game.brothers(one)]
    return [unit for unit in there if unit.owner not in armed]


def together(game: Game, at: str, side: Owner) -> list[Unit]:
    """Units of a side in a hex, with those of blood brothers."""
    if game.options.teams != "blood_brothers":
        return game.at(at, side)
    return [unit for one in game.brothers(side) for unit in game.at(at, one)]


def own_armed(game: Game, at: str, side: Owner) -> list[Unit]:
    """A side's combat-capable units in a hex, without those of team mates."""
    return [unit for unit in game.at(at, side) if game.armed(unit)]


def mates(game: Game, at: str, side: Owner) -> bool:
    """Whether a team mate has anything in a hex."""
    colony = game.colony(at)
    owners = [unit.owner for unit in game.at(at)] + ([colony.owner] if colony is not None else [])
    return any(owner != side and not game.hostile(side, owner) for owner in owners)


def hidden(unit: Unit) -> bool:
    """Whether others see only a counter. SE-GROUP-03"""
    return not unit.up and (unit.owner == ALIENS or UNITS[unit.type].group)
