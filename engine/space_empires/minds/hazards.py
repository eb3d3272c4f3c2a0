"""What the odds of a battle do not tell: raiders that cannot be brought to battle, and aliens that harm nobody who lets
them be. SE-RAIDER-04, SE-SCANNER-02, SE-ALIEN-04
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.space_empires.components import TURNS
from engine.space_empires.interface.view import StackView, UnitView
from engine.space_empires.minds.charts import ONCE, Chart

RAIDER = "R"
JUST = 1
"""So many turns ago raiders were announced that may still be where they were."""


def cloaked(here: Chart, goal: str, units: Iterable[UnitView]) -> bool:
    """Whether all that is in a hex are raiders of players that these ships would not see: they move on, or strike first
    where they like, so that nobody hunts them without scanners. SE-RAIDER-04, SE-RAIDER-11, SE-SCANNER-05
    """
    level = _hidden(here, goal)
    return level > 0 and all(dict(unit.levels).get("scanner", 0) < level for unit in units)


@ONCE.once_each
def _hidden(here: Chart, goal: str) -> int:
    """The cloaking of raiders that are all there is in a hex; 0 where they are seen, or anything else is there."""
    stacks, one = here.foes(goal), here.hexes[goal]
    alone = stacks and not here.enemy_colony(goal) and one.machine is None and here.known(goal) != "nebula"
    if not alone or not all(_raiders(here, goal, stack) for stack in stacks):
        return 0
    return max(max(1, dict(here.view.seats[stack.owner].shown).get("cloaking", 0)) for stack in stacks)


def _raiders(here: Chart, goal: str, stack: StackView) -> bool:
    """Whether a stack is known to be raiders: they lie open, or were just announced there. SE-SCANNER-05"""
    if stack.owner < 0 or any(unit.type != RAIDER for unit in stack.units):
        return False
    now = TURNS * here.view.round + here.view.turn
    told = [one for one in here.view.sightings if one.at == goal and one.owner == stack.owner and one.type == RAIDER]
    late = any(not one.count and now - TURNS * one.round - one.turn <= JUST for one in told)
    return not stack.hidden or late


def natives(here: Chart, goal: str) -> bool:
    """Whether all that is in a hex are aliens of a barren planet: they never leave it, so that nothing is saved where
    they are beaten. SE-ALIEN-01, SE-ALIEN-04
    """
    stacks, empires = here.foes(goal), [one.side for one in here.view.empires]
    return bool(stacks) and all(stack.owner < 0 and stack.owner not in empires for stack in stacks)
