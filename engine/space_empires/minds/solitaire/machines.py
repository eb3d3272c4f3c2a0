"""Alone against doomsday machines: ships that cannot crush one wait for it at the home world, with the base and the
ship yards there. Damage of a machine stays, but the next one comes soon, and a home world that is lost loses the game.

SE-DOOM-06, SE-DOOM-14
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, odds
from engine.space_empires.minds.charts import Chart
from engine.space_empires.minds.odds import Groups

CRUSHING = 650
"""What has to be left of ships, in thousandths, that meet a machine away from home."""
HELD = 10
"""How often a machine may win at the home world, in thousandths, for ships to be spared there."""


def awaited(here: Chart) -> bool:
    """Whether the only seat plays against machines, those still to come among them."""
    return len(here.view.seats) == 1 and bool(here.view.machines or here.view.arrivals)


def hunting(here: Chart) -> bool:
    """Whether they are on the board."""
    return len(here.view.seats) == 1 and bool(here.view.machines)


def stands(here: Chart, at: str) -> bool:
    """Whether one of them is in a hex."""
    return hunting(here) and here.hexes[at].machine is not None


def crushed(side: Groups, foe: Groups) -> bool:
    """Whether a machine is beaten with few losses."""
    return odds.battle(foe, side).foe_left >= CRUSHING


def needed(here: Chart, start: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether a machine could be at the home world before these ships are back from a goal, and would win there."""
    if not hunting(here):
        return False
    back = (here.far(start, goal) + here.far(goal, here.home)) // 2
    left = guesses.own(_without(here, here.home, units))
    near = [one for one in here.hexes if one != goal and distance(one, here.home) <= back + 1 and stands(here, one)]
    return any(odds.battle(guesses.at(here, one), left).wins > HELD for one in near)


def may_hold(here: Chart, start: str, port: str, units: Sequence[UnitView], foe: Groups) -> bool:
    """Whether ships may wait for an enemy at a colony: for a machine only where they crush it and home is held."""
    if port == here.home or not hunting(here) or not any(group.machine for group in foe):
        return True
    side = guesses.own([*_without(here, port, units), *units])
    return crushed(side, foe) and not needed(here, start, port, units)


def _without(here: Chart, at: str, units: Sequence[UnitView]) -> Iterable[UnitView]:
    return [unit for unit in here.own(at) if unit not in units]
