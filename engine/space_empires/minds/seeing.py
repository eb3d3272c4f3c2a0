"""Own ships among raiders at an enemy's colony that they cannot see: until a destroyer with scanners is there, those
decline every battle, and nobody fires at the colony. What it takes is saved up. SE-SCANNER-02, SE-BOMB-01
"""

from __future__ import annotations

from engine.space_empires.components import UNITS
from engine.space_empires.minds import arms, counters, hazards, learning
from engine.space_empires.minds.charts import Chart, warship
from engine.space_empires.minds.mind import At


def kept(at: At, here: Chart) -> bool:
    """Whether nothing is bought before scanners, or a destroyer that carries them, can be paid. SE-BUY-02"""
    own = at.view.own
    return own is not None and bool(own.sheets) and own.sheets[-1].left < _lacked(at, here)


def _lacked(at: At, here: Chart) -> int:
    """CP for what is still lacking to see raiders among which own ships stand; 0 for who has it, could not build it or
    is invaded.
    """
    if not halted(here) or arms.invaded(here) or arms.watchers(here) or not _buildable(at, here):
        return 0
    known = next((one for one in at.view.own.technology if one.id == "scanner"), None) if at.view.own else None
    if known is None or known.level >= max(1, hazards.met(here, "cloaking")):
        return UNITS[arms.DESTROYER].cost
    return known.cost or 0


def _buildable(at: At, here: Chart) -> bool:
    """Whether destroyers can be built. SE-SIZE-01, SE-YARD-07"""
    able = learning.able(arms.DESTROYER, learning.levels(at)) and arms.DESTROYER not in counters.spent(here)
    return able and arms.count(here, "SY") > 0


def halted(here: Chart) -> list[str]:
    """Colonies of enemies at which own ships stood in this round among raiders that were announced. SE-SCANNER-05"""
    late = [one for one in here.view.sightings if one.round == here.view.round and here.hostile(one.owner)]
    told = {one.at: True for one in late if one.type == hazards.RAIDER}
    held = [hex for hex in told if here.enemy_colony(hex) and here.foes(hex)]
    return [hex for hex in held if any(map(warship, here.own(hex)))]
