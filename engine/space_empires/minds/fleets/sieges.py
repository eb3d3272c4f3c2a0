"""Those who attack one place arrive there together, and an army before a home world is joined. SE-COMBAT-01,
SE-TURN-02
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.components import MOVEMENT, TURNS
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, hazards, odds
from engine.space_empires.minds.armies import COLUMN, PACE, SURELY, Order, Stacks, meeting, rivals, value
from engine.space_empires.minds.charts import Chart
from engine.space_empires.minds.fleets import guarding

GATE = 4
"""So many half moves before mines ships wait for sweepers."""
SHARE = 4
"""Ships are waited for that are at least one part of so many of those who wait."""


def together(here: Chart, stacks: Stacks, orders: Mapping[str, Order]) -> dict[str, Order]:
    """The orders of stacks that wait for others on their way to the same attack."""
    found = dict[str, Order]()
    for hex, order in orders.items():
        if order.why != Aim.ATTACK or not rivals(here):
            continue
        behind = _behind(here, hex, stacks, orders)
        if _unswept(here, hex, stacks, orders) or (behind and SHARE * value(behind) >= value(stacks[hex])):
            found[hex] = Order(hex, Aim.KEEP, 0)
    return found


def _behind(here: Chart, hex: str, stacks: Stacks, orders: Mapping[str, Order]) -> list[UnitView]:
    """Ships on their way to the same place, or to these ships, that need longer, but not too long. Who surely wins
    waits for nobody, but before a home world for those who are there before anything is built. SE-TURN-02
    """
    goal, far, sure = orders[hex].at, here.far(hex, orders[hex].at), _sure(here, hex, orders[hex].at, stacks[hex])
    same = [one for one, order in orders.items() if order.why == Aim.ATTACK and order.at == goal and not sure]
    if home_world(here, goal) and here.view.turn < TURNS:
        near = [one for one, order in orders.items() if order.at in (goal, hex) and one not in (hex, *same)]
        same += [one for one in near if joins(here, one, goal, stacks[one])]
    return [unit for one in same if PACE <= here.far(one, goal) - far <= COLUMN for unit in stacks[one]]


def _sure(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships win by themselves, also once more is there."""
    return odds.battle(guesses.own(units), meeting(here, goal, here.far(hex, goal))).wins >= SURELY


def home_world(here: Chart, goal: str) -> bool:
    """Whether a hex holds the home world of an enemy."""
    colony = here.hexes[goal].colony
    return colony is not None and colony.home and here.enemy_colony(goal)


def joins(here: Chart, hex: str, goal: str, units: Iterable[UnitView]) -> bool:
    """Whether ships are at a goal before the next Economic Phase. SE-TURN-02, SE-MOVE-05"""
    level = min((dict(unit.levels).get("move", 1) for unit in units), default=1)
    return here.far(hex, goal) <= PACE * sum(MOVEMENT[level][max(0, here.view.turn - 1) :])


def called(here: Chart, hex: str, stacks: Stacks, lead: str, orders: Mapping[str, Order | None]) -> bool:
    """Whether ships go to an army before a home world, whatever else they could do: sweepers that it needs, and who is
    there before anything is built, for what is worth less than what he adds. SE-SWEEP-02, SE-TURN-02
    """
    siege, order = orders[lead], orders[hex]
    siege = siege if siege is not None and siege.why == Aim.ATTACK and home_world(here, siege.at) else None
    if (
        siege is None
        or not rivals(here)
        or guarding.needed(here, hex, stacks[hex])
        or (order is not None and order.at == siege.at)
    ):
        return False
    near = 0 < here.far(hex, lead) <= COLUMN
    sweeps = bool(hazards.swept(stacks[hex])) and hazards.laid(here, siege.at) > hazards.swept(stacks[lead])
    share = siege.worth * value(stacks[hex]) // max(1, value(stacks[lead]))
    lesser = SHARE * value(stacks[hex]) >= value(stacks[lead]) and (order is None or order.worth < share)
    return near and (sweeps or (lesser and joins(here, hex, siege.at, stacks[hex])))


def _unswept(here: Chart, hex: str, stacks: Stacks, orders: Mapping[str, Order]) -> bool:
    """Whether ships stand before mines that they do not sweep, and sweepers are coming. Those that are ahead do not:
    they wait there for these. SE-SWEEP-02
    """
    goal, far = orders[hex].at, here.far(hex, orders[hex].at)
    if far > GATE or hazards.laid(here, goal) <= hazards.swept(stacks[hex]):
        return False
    moving = [one for one, order in orders.items() if one not in (hex, order.at) and here.far(one, hex) <= COLUMN]
    coming = [one for one in moving if orders[one].at == hex or here.far(one, goal) > far]
    return any(hazards.swept(stacks[one]) for one in coming)
