"""Own ships among raiders at an enemy's colony that they cannot see: until a destroyer with scanners is there, those
decline every battle, and nobody fires at the colony. What it takes is saved up. SE-SCANNER-02, SE-BOMB-01
"""

from __future__ import annotations

from engine.space_empires.components import UNITS
from engine.space_empires.minds import armies, arms, counters, hazards, learning
from engine.space_empires.minds.charts import Chart, price, warship
from engine.space_empires.minds.mind import At

SPARE = 4
"""CP a round that maintenance leaves at least to who saves for scanners."""
SMALL = 3
"""He gives up ships of at most one part in so many of his fleet at once."""


def kept(at: At, here: Chart) -> bool:
    """Whether nothing is bought before scanners, or a destroyer that carries them, can be paid. SE-BUY-02"""
    own = at.view.own
    return own is not None and bool(own.sheets) and own.sheets[-1].left < _lacked(at, here)


def given_up(at: At, here: Chart) -> list[str]:
    """The ships that are missed least, where maintenance leaves nothing for that in a long war.

    SE-MAINT-01, SE-MAINT-04, D-61
    """
    own, halted = at.view.own, _halted(here)
    if own is None or own.income - own.maintenance >= SPARE or at.view.round <= armies.WAITED:
        return []
    if at.character.deputy or not kept(at, here):
        return []
    fleet = [(hex, unit) for hex, unit in here.units() if warship(unit) and unit.type != arms.DESTROYER]
    most = armies.value(unit for _, unit in fleet) // SMALL
    small = sorted((hex in halted, price(unit), unit.id) for hex, unit in fleet if price(unit) <= most)
    return [id for _, _, id in small[:1]]


def _lacked(at: At, here: Chart) -> int:
    """CP for what is still lacking to see raiders among which own ships stand; 0 for who has it, could not build it or
    is invaded.
    """
    if not _halted(here) or arms.invaded(here) or arms.watchers(here) or not _buildable(at, here):
        return 0
    known = next((one for one in at.view.own.technology if one.id == "scanner"), None) if at.view.own else None
    if known is None or known.level >= max(1, hazards.met(here, "cloaking")):
        return UNITS[arms.DESTROYER].cost
    return known.cost or 0


def _buildable(at: At, here: Chart) -> bool:
    """Whether destroyers can be built. SE-SIZE-01, SE-YARD-07"""
    able = learning.able(arms.DESTROYER, learning.levels(at)) and arms.DESTROYER not in counters.spent(here)
    return able and arms.count(here, "SY") > 0


def _halted(here: Chart) -> list[str]:
    """Colonies of enemies at which own ships stood in this round among raiders that were announced. SE-SCANNER-05"""
    late = [one for one in here.view.sightings if one.round == here.view.round and here.hostile(one.owner)]
    told = {one.at: True for one in late if one.type == hazards.RAIDER}
    held = [hex for hex in told if here.enemy_colony(hex) and here.foes(hex)]
    return [hex for hex in held if any(map(warship, here.own(hex)))]
