"""A whole battle in a hex. SE-COMBAT-01, SE-COMBAT-05, SE-COMBAT-08, SE-COMBAT-14, SE-COMBAT-16, D-50"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Seat
from engine.space_empires import words
from engine.space_empires.combat import (
    aiming,
    damage,
    field,
    figures,
    firing,
    mines,
    retreat,
    scanning,
    screening,
    telling,
)
from engine.space_empires.combat.field import Field
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import presence, stranding, units
from engine.space_empires.play import Game, Question
from engine.space_empires.solitaire import muster, tables
from engine.space_empires.state import MACHINES, Owner, Unit
from engine.text import T, Text

SLIP_AWAY = Question("slip_away", open=False)
STAY = "stay"
IN_BATTLE = ("attack", "defense", "tactics")
"""The levels of each group that are announced in every battle. SE-TREVEAL-02"""


async def fight(game: Game, at: str, attacker: Owner, defender: Owner) -> None:
    """From the reveal to the repair of what is left. SE-COMBAT-08"""
    muster.ready(game, at, (attacker, defender))
    place = field.opened(game, at, attacker, defender)
    line = T("space_empires-battle", attacker=words.side(attacker), defender=words.side(defender), hex=words.hex(at))
    game.say(line, where=[at], weight=2)
    await game.during(T("space_empires-step-battle", hex=words.hex(at)), _fight(place))
    game.state.battle = None
    muster.disband(game)


async def _fight(at: Field) -> None:
    """SE-COMBAT-08, SE-COMBAT-04, D-50"""
    _reveal(at)
    await _slip_away(at)
    if at.both_armed() or any(mines.laid(at, side) for side in at.sides):
        _announce(at)
        await mines.clear(at)
    while at.both_armed():
        await _round(at)
    await _aftermath(at)


def _reveal(at: Field) -> None:
    """Decoys are removed, all else is shown. SE-COMBAT-06, SE-COMBAT-07, SE-GROUP-04, SE-DECOY-06, SE-REVEAL-01"""
    at.game.seal()
    for side in at.sides:
        for unit in at.units(side):
            unit.up = True
        for decoy in [unit for unit in at.units(side) if unit.type == "DECOY"]:
            at.game.say(T("space_empires-decoy-gone", side=words.side(side)), where=[at.at])
            units.remove(at.game, decoy)
        what = words.groups(at.units(side)) if side != MACHINES else (words.side(side),)
        at.game.say(T("space_empires-reveals", side=words.side(side), what=what), where=[at.at], weight=2)


# --- before the first shot -------------------------------------------------------------------------------------------


async def _slip_away(at: Field) -> None:
    """Cloaked raiders may retreat before technology is announced, the attacker's first. SE-RAIDER-06, D-50"""
    for side in at.sides:
        if side >= 0:
            for unit in scanning.cloaked(at.game, at.at, side, at.other(side)):
                await _leave(at, unit.owner, unit)


async def _leave(at: Field, side: Seat, unit: Unit) -> None:
    found = retreat.hexes(at.game, at.at, side)
    if not found:
        return
    options = [Option(STAY, T("space_empires-stay-and-fight"))]
    options += [Option(to, T("space_empires-slip-to", hex=words.hex(to))) for to in found]
    about = T("space_empires-ask-slip", side=words.side(side), group=words.group(unit), hex=words.hex(at.at))
    to = await at.game.pick(SLIP_AWAY, side, options, about, where=[at.at], lean=lambda id: 6 if id == STAY else 1)
    if to != STAY:
        await retreat.withdraw(at, unit, unit.count, to)


def _announce(at: Field) -> None:
    """The levels of what takes part. SE-TREVEAL-02, SE-TREVEAL-05, SE-RAIDER-07, D-50, D-81"""
    if at.both_armed():
        for side in at.sides:
            _announce_groups(at, at.armed(side) if side >= 0 else ())


def _announce_groups(at: Field, groups: Sequence[Unit]) -> None:
    """Those of each group; groups that are alike are named together. SE-TREVEAL-02, D-81"""
    alike: dict[tuple[Owner, tuple[tuple[str, int], ...]], list[Text]] = {}
    for unit in groups:
        levels = {id: technology.level(at.game, unit, id) for id in (*IN_BATTLE, *_equipment(at, unit))}
        for id, number in levels.items():
            technology.remember(at.game, unit.owner, id, number)
        unit.told |= levels
        alike.setdefault((unit.owner, tuple(levels.items())), []).append(words.counter_name(unit.id))
    for (owner, known), names in alike.items():
        told = tuple(words.level(id, number) for id, number in known)
        line = T("space_empires-group-levels", side=words.side(owner), groups=tuple(names), levels=told)
        at.game.say(line, where=[at.at])


def _equipment(at: Field, unit: Unit) -> list[str]:
    """What a group has that matters in this battle. SE-TREVEAL-05, D-81"""
    enemy = [other.type for other in at.units(at.other(unit.owner))]
    found = [figures.OWN_LEVEL[unit.type]] if unit.type in figures.OWN_LEVEL else []
    if unit.type == figures.SCOUT and figures.FIGHTER in enemy:
        found.append("point_defense")
    if unit.type == scanning.DESTROYER and scanning.RAIDER in enemy:
        found.append("scanner")
    return found


# --- rounds ----------------------------------------------------------------------------------------------------------


async def _round(at: Field) -> None:
    """Screening, fleet size bonus, fire. SE-COMBAT-14, SE-SCANNER-03"""
    battle = at.battle
    battle.round, battle.before, battle.shots = battle.round + 1, battle.shots, []
    for side in at.sides:
        for unit in at.units(side):
            unit.fired = 0
    battle.cloaked = [side for side in at.sides if _cloaked(at, side)]
    battle.scanned = {side: scanning.scanners(at.game, at.at, at.other(side)) for side in battle.cloaked}
    await screening.screen(at)
    battle.bonus = bonus(at)
    await firing.fire_round(at)
    telling.round_ends(at)


def _cloaked(at: Field, side: Owner) -> bool:
    """Whether there are raiders that the enemy does not see, or that a machine of the solitaire game is weak to.

    SE-RAIDER-02
    """
    if scanning.cloaked(at.game, at.at, side, at.other(side)):
        return True
    rough = at.terrain == "nebula"
    return at.weakness == "cloaking" and not rough and bool(scanning.raiders(at.game, at.at, side))


def bonus(at: Field) -> Owner | None:
    """The side with at least twice as many ships; never against a machine. SE-COMBAT-09, SE-COMBAT-10, SE-COMBAT-11,
    SE-DOOM-05, D-09, D-67
    """
    if MACHINES in at.sides:
        return _swarm(at)
    counted = at.armed if at.game.options.fleet_bonus == "all" else at.ready
    one, other = (field.number(counted(side)) for side in at.sides)
    if one >= 2 * other:
        return at.battle.attacker
    return at.battle.defender if other >= 2 * one else None


def _swarm(at: Field) -> Owner | None:
    """Large fleets have the bonus against a machine of the solitaire game that is weak to them."""
    side = at.other(MACHINES)
    if at.weakness != "large fleets" or at.shown is None:
        return None
    able = [unit for unit in at.ready(side) if aiming.targets(at, unit) and figures.need(at, unit, at.shown) > 0]
    return side if field.number(able) >= tables.LARGE_FLEET else None


# --- after -----------------------------------------------------------------------------------------------------------


async def _aftermath(at: Field) -> None:
    """Unarmed ships whose companions are gone are destroyed; the others are repaired.

    SE-COMBAT-16, SE-COMBAT-17, SE-DAMAGE-06, SE-PIPE-04, D-71
    """
    for side in at.sides:
        enemy_left = bool(at.armed(at.other(side)))
        if not at.armed(side) and (enemy_left or side in at.companions):
            for unit in [unit for unit in at.units(side) if unit.type != presence.MINES]:
                _sink(at, unit)
    damage.repair(at)
    for owner in [one for side in at.sides for one in at.game.brothers(side)]:
        await stranding.strand(at.game, at.at, owner)
    _say_end(at)


def _sink(at: Field, unit: Unit) -> None:
    what = words.units(unit.type, unit.count)
    at.game.say(T("space_empires-lost-with-fleet", side=words.side(unit.owner), what=what), where=[at.at])
    at.battle.lost.append((unit.owner, unit.id, unit.count))
    units.remove(at.game, unit)


def _say_end(at: Field) -> None:
    left = [side for side in at.sides if at.armed(side)]
    if len(left) == 1:
        line = T("space_empires-battle-won", side=words.side(left[0]), hex=words.hex(at.at))
        at.game.say(line, where=[at.at], weight=2)
    if at.battle.round or at.battle.lost:
        telling.losses(at)
