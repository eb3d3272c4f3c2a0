"""Hits: they gather on one ship of a group until it is destroyed; after the battle all is repaired.

SE-DAMAGE-01, SE-DAMAGE-02, SE-DAMAGE-03, SE-DAMAGE-06, SE-GROUP-10
"""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.combat import figures
from engine.space_empires.combat.field import MACHINE, Field
from engine.space_empires.galaxy import units
from engine.space_empires.state import Unit
from engine.text import T


def hurt(at: Field, target: Unit) -> bool:
    """One hit; whether it destroys a ship. SE-DAMAGE-01, SE-DAMAGE-02, SE-DAMAGE-03, SE-DAMAGE-04"""
    target.hits += 1
    if target.hits < figures.printed(at, target).hull:
        return False
    target.hits = 0
    at.battle.lost.append((target.owner, target.id, 1))
    if target.type == MACHINE:
        _wreck(at)
    else:
        units.lose(at.game, target)
        target.fired = min(target.fired, target.count)
    return True


def tell(at: Field, target: Unit, number: int) -> None:
    """So many ships of a group are destroyed."""
    if number:
        what = words.unit(target.type) if number == 1 else words.units(target.type, number)
        line = T("space_empires-destroyed", side=words.side(target.owner), unit=what)
        at.game.say(line, where=[at.at])


def _wreck(at: Field) -> None:
    """A machine is destroyed. SE-DOOM-02"""
    machines = at.game.state.machines
    at.game.state.machines = [machine for machine in machines if machine is not at.machine]


def repair(at: Field) -> None:
    """All damage on survivors is gone, but for a machine that others still fight, or of the solitaire game.

    SE-DAMAGE-06, SE-DOOM-06, SE-GROUP-16, D-78
    """
    for side in at.sides:
        for unit in at.units(side):
            if unit.type != MACHINE:
                unit.hits = unit.fired = 0
                unit.screened = False
    if at.machine is not None and at.shown is not None:
        kept = at.machine.rating or _others(at)
        at.machine.hits = at.shown.hits if kept else 0


def _others(at: Field) -> bool:
    """Whether ships of further players are there. D-78"""
    fighting = [owner for side in at.sides for owner in at.game.brothers(side)]
    return any(unit.owner not in fighting and at.game.armed(unit) for unit in at.game.at(at.at))
