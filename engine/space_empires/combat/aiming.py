"""What a group can do when its moment comes: at whom it may fire, where it may retreat to.

SE-FIRE-07, SE-CARRIER-03, SE-CARRIER-04, SE-COMBAT-15, SE-SCREEN-05, SE-RETREAT-01, SE-RETREAT-02, D-11, D-43, D-61
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.ask import Option
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.combat import figures, retreat
from engine.space_empires.combat.field import MACHINE, Field
from engine.space_empires.galaxy import managing, stranding, units
from engine.space_empires.state import Unit
from engine.text import T, Text

HOLD = "hold"


@dataclass(frozen=True)
class Away(Id):
    """A retreat of so many ships to a hex: the damaged one goes first, or stays."""

    to: str
    count: int
    healthy: bool = False
    tag: ClassVar[str] = "retreat"


def shots(at: Field, unit: Unit) -> int:
    """Shots of a group in a round."""
    return figures.printed(at, unit).shots if unit.type == MACHINE else unit.count


def fighter(unit: Unit) -> bool:
    """Whether it is a group of fighters."""
    return unit.type == figures.FIGHTER


def targets(at: Field, unit: Unit, there: Sequence[Unit] | None = None) -> list[Unit]:
    """Enemy units that may be fired at: not screened ones, nor carriers behind fighters, nor machines by fighters.

    SE-FIRE-07, SE-CARRIER-03, SE-CARRIER-04, SE-DOOM-07, D-43

    Args:
        there: the armed ones of the enemy, where they are known.
    """
    if fighter(unit) and at.machine is not None and at.weakness != "fighters":
        return []
    there = at.armed(at.other(unit.owner)) if there is None else there
    fighters = [one for one in there if fighter(one)]
    covered = bool(fighters) and not any(one.screened for one in fighters)
    return [one for one in there if not one.screened and not (covered and one.type == stranding.CARRIER)]


def exits(at: Field, unit: Unit) -> list[str]:
    """Where ships of a group may retreat to, which stays so while they fire. SE-RETREAT-01"""
    may = at.battle.round > 1 and retreat.able(at, unit)
    return retreat.hexes(at.game, at.at, unit.owner) if may else []


def choices(at: Field, unit: Unit, near: Sequence[Unit], early: bool, away: Sequence[str]) -> list[Option]:
    """Targets, retreat from the second round on, or nothing. SE-COMBAT-15, SE-SCREEN-05, D-11

    Args:
        near: the targets; `early`: only fighters are, by point defense; `away`: where it may retreat to.
    """
    found = [] if unit.screened else [_target(at, unit, one) for one in near if not early or fighter(one)]
    if not early:
        found += retreats(at, unit, away)
    return [*found, Option(HOLD, T("space_empires-hold-fire"))] if found else []


def _target(at: Field, unit: Unit, target: Unit) -> Option:
    text = T("space_empires-target", group=words.group(target), need=figures.need(at, unit, target), hits=target.hits)
    return Option(at.key(target), text)


def retreats(at: Field, unit: Unit, away: Sequence[str]) -> list[Option]:
    """SE-RETREAT-02"""
    numbers = retreat.most(at, unit, unit.count - unit.fired) if away else []
    ways = [way for to in away for n in numbers for way in _ways(unit, n, to)]
    return [*ways, *_freeing(at, unit)] if away else []


def _ways(unit: Unit, count: int, to: str) -> list[Option]:
    """With the damaged one and, where that can stay, without it. SE-RETREAT-02, SE-DAMAGE-05"""
    if not retreat.healthy(unit, count):
        return [going("retreat", unit.type, count, to)]
    return [going("retreat-damaged", unit.type, count, to), going("retreat-healthy", unit.type, count, to)]


@cache
def going(how: str, type: str, count: int, to: str) -> Option:
    """A retreat of so many ships of a type."""
    text = Text(f"space_empires-{how}", {"units": words.units(type, count), "hex": words.hex(to)})
    return Option(Away(to, count, how == "retreat-healthy").id, text)


def _freeing(at: Field, unit: Unit) -> list[Option]:
    """Other groups of the type may be scuttled where a part of this one needs a counter to retreat. D-61"""
    if unit.count < 2 or units.free(at.game, unit.owner, unit.type):
        return []
    others = [one for one in at.game.player(unit.owner).units if one.type == unit.type and one is not unit]
    return [managing.offer_scuttle(one) for one in others if managing.can_scuttle(at.game, one)]
