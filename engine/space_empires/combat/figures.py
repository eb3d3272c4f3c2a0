"""Class, strengths and the number to hit with.

SE-FIRE-04, SE-FIRE-11, SE-FIRE-12, SE-FIRE-14, SE-FIRE-16, SE-TERRAIN-02, SE-TERRAIN-04, SE-TERRAIN-05, SE-POINTDEF-02,
SE-POINTDEF-03, SE-POINTDEF-04, SE-RAIDER-08, SE-RAIDER-09, SE-FIGHTER-07, SE-ALIEN-05, SE-ALIEN-06, SE-DOOM-04
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.space_empires.combat.field import MACHINE, Field
from engine.space_empires.components import (
    ALIEN_POINT_DEFENSE,
    ALIEN_TACTICS,
    ALIENS,
    POINT_DEFENSE,
    UNITS,
    AlienCard,
    Strength,
    UnitCard,
)
from engine.space_empires.economy import technology
from engine.space_empires.solitaire import strength, tables
from engine.space_empires.state import Unit

FIGHTER, RAIDER, SCOUT = "F", "R", "SC"
OWN_LEVEL: dict[str, str] = {FIGHTER: "fighter", RAIDER: "cloaking"}
LAST_CLASS = "E"


@dataclass(frozen=True, slots=True)
class CombatValues:
    """What a unit has in a battle without technology of attack and defense. `shots`: in a round."""

    letter: str
    attack: int
    defense: int
    hull: int
    tactics: int
    shots: int = 1


def printed(at: Field, unit: Unit) -> CombatValues:
    """The figures of a unit's counter, with the levels of its own technology. SE-GROUP-05, SE-FIGHTER-07"""
    if unit.type == MACHINE:
        assert at.machine is not None
        return _machine(at)
    if unit.type in ALIENS:
        alien = ALIENS[unit.type]
        return _figures(alien.letter, alien.attack, alien.defense, alien.hull, ALIEN_TACTICS)
    own = _strength(at, unit)
    tactics = technology.level(at.game, unit, "tactics")
    return _figures(_letter(at, unit), own.attack, own.defense, UNITS[unit.type].hull, tactics)


def _strength(at: Field, unit: Unit) -> CombatValues | Strength | UnitCard | AlienCard:
    """Whatever tells attack and defense of a unit. SE-GROUP-05, SE-FIGHTER-07"""
    if unit.type in ALIENS:
        return ALIENS[unit.type]
    if unit.type == MACHINE:
        return printed(at, unit)
    card = UNITS[unit.type]
    if unit.type not in OWN_LEVEL:
        return card
    return card.levels[max(1, technology.level(at.game, unit, OWN_LEVEL[unit.type]))]


_figures = cache(CombatValues)


def _machine(at: Field) -> CombatValues:
    """SE-DOOM-04, D-56"""
    assert at.machine is not None
    row = strength.of(at.machine.rating)
    return _figures(row.letter, row.attack, row.defense, row.hull, row.tactics, row.attacks)


def _letter(at: Field, unit: Unit) -> str:
    """SE-RAIDER-08, SE-RAIDER-09"""
    if unit.type == RAIDER and unseen(at, unit):
        return "A"
    return UNITS[unit.type].letter or LAST_CLASS


def unseen(at: Field, unit: Unit) -> bool:
    """Whether a unit is a raider that is cloaked in this round. SE-RAIDER-02, SE-SCANNER-02, SE-SCANNER-03"""
    if unit.type != RAIDER or not at.battle.cloaked:
        return False
    side = at.side_of(unit.owner)
    if side not in at.battle.cloaked:
        return False
    return technology.level(at.game, unit, "cloaking") > at.battle.scanned.get(side, 0)


def letter(at: Field, unit: Unit) -> str:
    """The class in which a unit fires: in asteroids and nebulae E, but a machine keeps its own.

    SE-FIRE-04, SE-TERRAIN-02, SE-TERRAIN-05, SE-DOOM-16
    """
    if unit.type == MACHINE:
        return printed(at, unit).letter
    if at.terrain in ("asteroids", "nebula"):
        return LAST_CLASS
    return ALIENS[unit.type].letter if unit.type in ALIENS else _letter(at, unit)


def point_defense(at: Field, unit: Unit) -> int:
    """The Attack Strength against fighters of a unit with point defense; 0 without. SE-POINTDEF-01, SE-ALIEN-06"""
    if unit.type in ALIENS:
        return POINT_DEFENSE[ALIEN_POINT_DEFENSE]
    if unit.type != SCOUT:
        return 0
    return POINT_DEFENSE.get(technology.level(at.game, unit, "point_defense"), 0)


def attack(at: Field, unit: Unit, target: Unit) -> int:
    """Total attack on a target. SE-FIRE-11"""
    return sum([by for _, by in attack_parts(at, unit, target)])


def attack_parts(at: Field, unit: Unit, target: Unit) -> list[tuple[str, int]]:
    """What the total attack on a target is made of.

    SE-FIRE-11, SE-POINTDEF-04, SE-COMBAT-09, SE-RAIDER-08, SE-TERRAIN-01, SE-TERRAIN-03
    """
    strength = _strength(at, unit).attack
    if target.type == FIGHTER:
        strength = point_defense(at, unit) or strength
    tech = 0 if at.terrain == "asteroids" else technology.limited(at.game, unit, "attack")
    numbers = int(at.battle.bonus == at.side_of(unit.owner))
    surprise = int(at.battle.round == 1 and unseen(at, unit))
    parts = [("strength", strength), ("technology", tech), ("numbers", numbers), ("surprise", surprise)]
    return [*parts, ("dazzled", -_dazzled(at, unit, target))]


def _dazzled(at: Field, unit: Unit, target: Unit) -> int:
    """A machine of the solitaire game that is weak to cloaking aims badly at raiders."""
    weak = unit.type == MACHINE and target.type == RAIDER and at.weakness == "cloaking"
    return tables.DAZZLED if weak else 0


def defense(at: Field, target: Unit) -> int:
    """What is subtracted. SE-FIRE-12"""
    return -sum([by for _, by in defense_parts(at, target)])


def defense_parts(at: Field, target: Unit) -> list[tuple[str, int]]:
    """What is subtracted, part by part. SE-FIRE-12, SE-TERRAIN-04, SE-TERRAIN-06"""
    nebula = at.terrain == "nebula"
    tech = 0 if nebula else technology.limited(at.game, target, "defense")
    return [("defense", -_strength(at, target).defense), ("defense-technology", -tech)]


def need(at: Field, unit: Unit, target: Unit) -> int:
    """The highest roll that hits; a 1 always does. SE-FIRE-12, SE-FIRE-13, SE-FIRE-14, D-12"""
    return need_of(at, target, [*attack_parts(at, unit, target), *defense_parts(at, target)])


def need_of(at: Field, target: Unit, made: Sequence[tuple[str, int]]) -> int:
    """The same by the parts of which it is made."""
    least = 0 if target.type == MACHINE and at.machine is not None and at.machine.rating else 1
    return max(sum([by for _, by in made]), least)
