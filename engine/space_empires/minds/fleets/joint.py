"""Stacks beside the same enemy that would beat it only together: they attack it in the same turn. SE-COMBAT-01"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import armies, guesses, hazards, wars
from engine.space_empires.minds.armies import Order
from engine.space_empires.minds.charts import Chart
from engine.space_empires.minds.fleets import defences, guarding, sieges
from engine.space_empires.minds.mind import At, felt

Stacks = Mapping[str, Sequence[UnitView]]


def orders(at: At, here: Chart, stacks: Stacks) -> dict[str, Order]:
    """What ships do that attack together, by their ids: what is worth most first, and more than all else they could."""
    found = dict[str, Order]()
    goals = list(here.taken) if armies.rivals(here) and len(stacks) > 1 else []
    plans = [plan for goal in goals for plan in _plans(at, here, goal, stacks)]
    for order, hexes in sorted(plans, key=lambda plan: (-plan[0].worth, plan[0].at)):
        units = [unit for hex in hexes for unit in stacks[hex]]
        found |= {} if any(unit.id in found for unit in units) else {unit.id: order for unit in units}
    return found


def _plans(at: At, here: Chart, goal: str, stacks: Stacks) -> Iterator[tuple[Order, list[str]]]:
    """The attack on a hex by all stacks beside it, if it is surely won, and by none of them alone."""
    able = [hex for hex, units in stacks.items() if not hazards.sweeping(units) and all(unit.left for unit in units)]
    hexes = [hex for hex in able if goal in here.ground.near[hex] and not here.held(hex)]
    units = [unit for hex in hexes for unit in stacks[hex]]
    if len(hexes) < 2 or hazards.cloaked(here, goal, units) or here.hexes[goal].machine is not None:
        return
    if not all(guarding.stays(here, hex, goal, guarding.needed(here, hex, units)) for hex in hexes):
        return
    wins = [sieges.wins(here, goal, some) for some in (units, *(stacks[hex] for hex in hexes))]
    if wins[0] < armies.SURELY or max(wins[1:]) >= armies.SURELY:
        return
    worth = felt(at, _worth(at, here, goal, hexes[0], units), wars.named(here, goal, guesses.own(units)))
    order = Order(goal, Aim.ATTACK, worth)
    alone = [wars.best(at, here, hex, stacks[hex]) for hex in hexes]
    if order.worth > sum(one.worth for one in alone if one is not None and not _met(here, one, goal)):
        yield order, hexes


def _met(here: Chart, alone: Order, goal: str) -> bool:
    """Whether ships would by themselves hold a place against those whom all attack together: it is held just as well
    once these are beaten. SE-BOMB-08
    """
    return alone.why == Aim.DEFEND and goal in defences.threats(here, alone.at)


def _worth(at: At, here: Chart, goal: str, hex: str, units: Sequence[UnitView]) -> int:
    """What the attack is worth, and what it saves."""
    home = defences.OWN_HOME if goal in guarding.needed(here, hex, units) else 0
    menace = max(home, defences.menaces(here, units).get(goal, 0))
    return wars.assault(at, here, goal, hazards.mined(here, goal, guesses.own(units), units), menace)
