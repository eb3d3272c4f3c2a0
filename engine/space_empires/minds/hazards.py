"""What the odds of a battle do not tell: terrain in which all fire last, raiders that cannot be brought to battle,
aliens that harm nobody who lets them be, and mines. SE-RAIDER-04, SE-SCANNER-02, SE-ALIEN-04, SE-MINE-05, SE-SWEEP-02
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.space_empires.components import TURNS
from engine.space_empires.interface.view import StackView, UnitView
from engine.space_empires.minds.charts import ONCE, Chart, price, warship
from engine.space_empires.minds.odds import Group, Groups

RAIDER, SWEEPER = "R", "SW"
JUST, AT_HOME = 1, 6
"""So many turns ago raiders were announced that may still be where they were; at a colony of their own, at which nobody
can shoot while they are there, they stay longer.
"""
MINES, EARLY, ARMY = 3, 8, 60
"""So many mines are reckoned with at a colony of somebody who lays them, and from this round on at any home world;
sweepers are made for them once so many CP of ships can go there.
"""


def rough(here: Chart, goal: str) -> str:
    """Terrain in which all fire last. SE-TERRAIN-02"""
    kind = here.known(goal)
    return kind if kind in ("nebula", "asteroids") else ""


def cloaked(here: Chart, goal: str, units: Iterable[UnitView]) -> bool:
    """Whether all that is in a hex are raiders of players that these ships would not see: they move on, or strike first
    where they like, so that nobody hunts them without scanners. SE-RAIDER-04, SE-RAIDER-11, SE-SCANNER-05
    """
    level = _hidden(here, goal)
    return level > 0 and all(dict(unit.levels).get("scanner", 0) < level for unit in units)


@ONCE.once_each
def _hidden(here: Chart, goal: str) -> int:
    """The cloaking of raiders that are all there is in a hex, but for a colony; 0 where they are seen, or anything else
    is there. Raiders who decline battle keep a colony from being shot at, too. SE-BOMB-01, SE-RAIDER-04
    """
    stacks, one = here.foes(goal), here.hexes[goal]
    alone = stacks and one.machine is None and here.known(goal) != "nebula"
    if not alone or not all(_raiders(here, goal, stack) for stack in stacks):
        return 0
    return max(max(1, dict(here.view.seats[stack.owner].shown).get("cloaking", 0)) for stack in stacks)


def _raiders(here: Chart, goal: str, stack: StackView) -> bool:
    """Whether a stack is known to be raiders: they lie open, went there where all saw it, or were just announced there.

    SE-SCANNER-05
    """
    if stack.owner < 0 or any(unit.type != RAIDER for unit in stack.units):
        return False
    if followed(here, goal, stack):
        return True
    now = TURNS * here.view.round + here.view.turn
    told = [one for one in here.view.sightings if one.at == goal and one.owner == stack.owner and one.type == RAIDER]
    just = AT_HOME if here.enemy_colony(goal) else JUST
    late = any(not one.count and now - TURNS * one.round - one.turn <= just for one in told)
    return not stack.hidden or late


def followed(here: Chart, goal: str, stack: StackView) -> bool:
    """Whether the only face-down counter of a player in a hex are raiders: they were seen or announced, and everybody
    saw them go there. SE-SCANNER-05, D-82
    """
    came = [one for one, place in zip(here.view.sightings, here.places, strict=True) if place == goal]
    return stack.hidden == 1 and any((one.owner, one.type) == (stack.owner, RAIDER) for one in came)


@ONCE.once
def prowled(here: Chart) -> bool:
    """Whether raiders of a player are known to be at an own colony or beside one. SE-RAIDER-02, SE-BOMB-06"""
    near = dict.fromkeys(hex for port in here.colonies() for hex in (port.id, *here.ground.near[port.id]))
    stacks = ((hex, stack) for hex in near for stack in here.foes(hex))
    return any(any(one.type == RAIDER for one in stack.units) or _raiders(here, hex, stack) for hex, stack in stacks)


def met(here: Chart, technology: str) -> int:
    """The highest level of a technology that an enemy has shown."""
    foes = [one.shown for one in here.view.seats if here.hostile(one.seat)]
    return max((level for shown in foes for id, level in shown if id == technology), default=0)


def unseen(here: Chart, units: Sequence[UnitView]) -> bool:
    """Whether own ships are raiders that no enemy sees, by what was shown: who is beside them brings them to no battle
    that they do not want, but for a nebula. SE-RAIDER-02, SE-RAIDER-04, SE-RAIDER-06
    """
    scanner = met(here, "scanner")
    return bool(units) and all(one.type == RAIDER and dict(one.levels).get("cloaking", 0) > scanner for one in units)


def natives(here: Chart, goal: str) -> bool:
    """Whether all that is in a hex are aliens of a barren planet: they never leave it, so that nothing is saved where
    they are beaten. SE-ALIEN-01, SE-ALIEN-04
    """
    stacks, empires = here.foes(goal), [one.side for one in here.view.empires]
    return bool(stacks) and all(stack.owner < 0 and stack.owner not in empires for stack in stacks)


# --- mines -----------------------------------------------------------------------------------------------------------


def laying(here: Chart) -> bool:
    """Whether an enemy has shown mines."""
    return any(dict(one.shown).get("mines") for one in here.view.seats if here.hostile(one.seat))


def awaited(here: Chart) -> bool:
    """Whether sweepers are needed: for mines that were shown, and for those that any home world may have once an army
    could go there.
    """
    own = sum(price(unit) for _, unit in here.units() if warship(unit))
    return laying(here) or (_usual(here) and own >= ARMY and len(here.view.seats) > 1)


def _usual(here: Chart) -> bool:
    """Whether whoever has a home world may have laid mines there by now."""
    return ("mines", "True") in here.view.options and here.view.round >= EARLY


def laid(here: Chart, goal: str) -> int:
    """So many mines are reckoned with at a place. SE-MINE-05"""
    colony = here.hexes[goal].colony
    if colony is None or not here.enemy_colony(goal):
        return 0
    shown = [one.seat for one in here.view.seats if dict(one.shown).get("mines") or (colony.home and _usual(here))]
    return min(MINES, sum(stack.hidden for stack in here.foes(goal) if stack.owner in shown))


def swept(units: Iterable[UnitView]) -> int:
    """So many mines are removed by these ships. SE-SWEEP-02"""
    return sum(unit.count * dict(unit.levels).get("minesweep", 0) for unit in units if unit.type == SWEEPER)


def sweeping(units: Sequence[UnitView]) -> bool:
    """Whether these ships are sweepers alone: they fight nobody, and go where the army is."""
    return all(unit.type == SWEEPER for unit in units)


def mined(here: Chart, goal: str, side: Groups, units: Iterable[UnitView] = ()) -> Groups:
    """What is left of a side once it has met the mines that may lie at a colony, but for those that its ships sweep:
    their owner takes the dearest ships. SE-MINE-05, SE-MINE-06
    """
    lost, left = laid(here, goal) - swept(units), list[Group]()
    if lost <= 0:
        return side
    for group in sorted(side, key=lambda one: -one.cost):
        gone = min(lost, group.number)
        lost -= gone
        left += [group._replace(number=group.number - gone)] if group.number > gone else []
    return tuple(sorted(left))
