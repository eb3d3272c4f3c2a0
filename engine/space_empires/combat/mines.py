"""Mines: swept, then detonated before the first shot.

SE-MINE-05, SE-MINE-06, SE-MINE-07, SE-MINE-09, SE-MINE-12, SE-MINE-14, SE-SWEEP-02, D-49
"""

from __future__ import annotations

from engine.ask import Option, Slot, Spread
from engine.space_empires import words
from engine.space_empires.combat import choosing, damage, scanning
from engine.space_empires.combat.field import MACHINE, Field, number
from engine.space_empires.components import SIDES, SWEPT
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import stranding, units
from engine.space_empires.galaxy.presence import MINES
from engine.space_empires.play import Question
from engine.space_empires.solitaire import tables
from engine.space_empires.state import Owner, Unit
from engine.text import T

MINE = Question("mine", open=False)
SACRIFICE = Question("sacrifice", open=False)


def laid(at: Field, side: Owner) -> list[Unit]:
    """A side's mines in the battle. SE-MINE-04"""
    return [unit for unit in at.units(side) if unit.type == MINES]


async def clear(at: Field) -> None:
    """Sweeping, then detonation, of the mines of both sides. SE-COMBAT-08, SE-MINE-08"""
    for side in at.sides[::-1]:
        if laid(at, side):
            _sweep(at, side)
            _strike(at, side)
            await _detonate(at, side)
            await _sacrifice(at, side)


def _sweep(at: Field, side: Owner) -> None:
    """Whatever of the enemy carries minesweeping removes what it can; that there are mines everybody knows.

    SE-SWEEP-02, D-81
    """
    swept = 0
    technology.announce(at.game, laid(at, side)[0].owner, "mines", 1)
    for unit in at.units(at.other(side)):
        level = technology.level(at.game, unit, "minesweep")
        swept += unit.count * SWEPT.get(level, 0)
        technology.announce(at.game, unit.owner, "minesweep", level)
    swept = min(swept, number(laid(at, side)))
    if swept:
        at.game.say(T("space_empires-swept", count=swept, hex=words.hex(at.at)), where=[at.at], weight=2)
        _use(at, side, swept)


def _use(at: Field, side: Owner, count: int) -> None:
    """Mines are removed from the game."""
    for unit in laid(at, side):
        gone = min(unit.count, count)
        count -= gone
        if gone:
            units.lose(at.game, unit, gone)


def _strike(at: Field, side: Owner) -> None:
    """Each mine may hit a machine of the solitaire game that is weak to mines."""
    while at.weakness == "mines" and laid(at, side) and at.units(at.other(side)) and at.shown is not None:
        _use(at, side, 1)
        roll = at.game.roll(1, SIDES, "mine")[0]
        key = "space_empires-mine-strikes" if roll <= tables.MINE_HITS else "space_empires-mine-misses"
        at.game.say(T(key, roll=roll, hex=words.hex(at.at)), where=[at.at], weight=2)
        if roll <= tables.MINE_HITS:
            damage.tell(at, at.shown, damage.hurt(at, at.shown))


def exposed(at: Field, side: Owner) -> list[Unit]:
    """Enemy ships that the mines of a side can hit: all but cloaked raiders and machines.

    SE-MINE-12, SE-DOOM-07, SE-MINE-11, SE-MINE-13, D-49
    """
    enemy = at.other(side)
    hidden = [at.key(unit) for unit in scanning.cloaked(at.game, at.at, enemy, side)]
    return [unit for unit in at.units(enemy) if unit.type not in (MACHINE, MINES) and at.key(unit) not in hidden]


async def _detonate(at: Field, side: Owner) -> None:
    """Each mine destroys a ship of its owner's choice, whatever its type.

    SE-MINE-05, SE-MINE-06, SE-MINE-09, SE-MINE-10, SE-SWEEP-03
    """
    while laid(at, side) and (found := exposed(at, side)):
        options = [Option(at.key(unit), words.group(unit)) for unit in found]
        about = T("space_empires-ask-mine", side=words.side(side), hex=words.hex(at.at))
        id = await choosing.pick(at, MINE, side, options, about, choosing.dearest(at))
        await _blow_up(at, side, at.named(at.other(side), id))


async def _blow_up(at: Field, side: Owner, target: Unit) -> None:
    """A ship is lost, and with a carrier at once the fighters for which no other has room. SE-MINE-07, D-83"""
    _use(at, side, 1)
    what = words.unit(target.type)
    at.game.say(T("space_empires-mine-hits", side=words.side(target.owner), unit=what, hex=words.hex(at.at)), weight=2)
    at.battle.lost.append((target.owner, target.id, 1))
    units.lose(at.game, target)
    if target.type == stranding.CARRIER:
        await stranding.strand(at.game, at.at, target.owner)


async def _sacrifice(at: Field, side: Owner) -> None:
    """Cloaked raiders may uncloak and take mines with them. SE-MINE-14"""
    enemy, mines = at.other(side), number(laid(at, side))
    there = [unit for unit in at.units(enemy) if unit.type == scanning.RAIDER]
    if enemy < 0 or not mines or not there:
        return
    slots = [Slot(at.key(unit), words.part(unit.type, unit.number), unit.count) for unit in there]
    shape = Spread(slots, 0, min(mines, number(there)), "SE-MINE-14", lean=True)
    about = T("space_empires-ask-sacrifice", side=words.side(enemy), hex=words.hex(at.at))
    given = await at.game.spread(SACRIFICE, enemy, shape, about, always=True, where=[at.at])
    for unit in there:
        for _ in range(given.get(at.key(unit), 0)):
            await _blow_up(at, side, unit)
