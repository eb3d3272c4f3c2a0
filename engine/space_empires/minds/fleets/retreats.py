"""Who would be beaten where it stands falls back on others, and nobody changes places with another. SE-MOVE-16"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from engine.players.aims import Aim
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, reach
from engine.space_empires.minds.armies import ROUND, Order, Orders, Stacks, rivals, value
from engine.space_empires.minds.charts import DEADLY, Chart
from engine.space_empires.minds.fleets import guarding
from engine.space_empires.minds.mind import CP

FALLS_BACK, MEETS = 20 * CP, 3 * CP
"""What it is worth to get out of reach of a stronger enemy, and to go to those who come."""


def met(here: Chart, stacks: Stacks, orders: Orders) -> dict[str, Order]:
    """The orders of stacks that would go to where another one sets out from to where they are: they stay, and it comes
    to them, if it dares. Else both would change places. SE-MOVE-02
    """
    ends = {hex: _end(here, hex, order) for hex, order in orders.items()}
    going = {hex: order.at for hex, order in orders.items() if order.why == Aim.DEFEND and order.at in orders}
    crossed = {hex: to for hex, to in going.items() if rivals(here) and hex != to and ends[to] == hex}
    less = [(hex, to) for hex, to in crossed.items() if (orders[hex].worth, hex) < (orders[to].worth, to)]
    return {hex: Order(hex, Aim.KEEP, 0) for hex, to in less if not reach.outmatched(here, hex, stacks[to])}


def ahead(here: Chart, orders: Orders, lead: str) -> dict[str, Order]:
    """The orders of stacks that go to the army, which leaves for another hex itself: who is as near to that hex goes
    there. SE-MOVE-02
    """
    to = _end(here, lead, orders[lead]) if lead in orders else lead
    if to == lead or not rivals(here) or here.held(to):
        return {}
    going = [(hex, one) for hex, one in orders.items() if (one.at, one.why) == (lead, Aim.DEFEND) and hex != lead]
    near = [(hex, one) for hex, one in going if here.far(hex, to) <= here.far(hex, lead)]
    return {hex: Order(to, Aim.KEEP if hex == to else one.why, one.worth) for hex, one in near}


def halfway(here: Chart, stacks: Stacks, orders: Orders, lead: str) -> dict[str, Order]:
    """The order of an army that waits for others where nothing is left to do: it goes to meet them, if that leads no
    farther away from the home worlds of its enemies. SE-MOVE-05
    """
    coming = [hex for hex, one in orders.items() if (one.at, one.why) == (lead, Aim.DEFEND) and hex != lead]
    waits = lead in orders and (orders[lead].at, orders[lead].why) == (lead, Aim.KEEP)
    if not waits or not coming or not rivals(here) or here.hexes[lead].colony is not None:
        return {}
    step = here.next(lead, max(coming, key=lambda hex: (value(stacks[hex]), hex)))
    homes = [one.home for one in here.view.seats if here.hostile(one.seat) and one.home in here.hexes]
    near = [min((here.far(hex, home) for home in homes), default=0) for hex in (step, lead)]
    safe = open_(here, step) and not reach.outmatched(here, step, stacks[lead])
    return {lead: Order(step, Aim.DEFEND, MEETS)} if safe and near[0] <= near[1] else {}


def falling_back(
    here: Chart, stacks: Stacks, orders: Orders, meeting: str, sent: Sequence[str] = ()
) -> dict[str, Order]:
    """The orders of stacks that a stronger enemy could attack where they are going to be: they go to each other, to a
    colony, to the main fleet or another stack, or out of its way, and count on nobody who leaves in the same turn. Who
    is at the own home world stays there, for with it the game is lost, and so do those on whom others fall back.
    `sent`: ships that go elsewhere by themselves.
    """
    ends = {hex: _end(here, hex, order) for hex, order in orders.items()}
    gone = [*sent, *(unit.id for hex, end in ends.items() if end != hex for unit in stacks[hex])]
    beaten = [hex for hex, order in orders.items() if rivals(here) and _beaten(here, hex, order, stacks[hex], gone)]
    found = _joined(here, beaten, stacks, gone)
    for hex in (hex for hex in beaten if hex not in found):
        stays = hex == here.home or any(found[one].at == hex for one in here.ground.near[hex] if one in found)
        army = _with_the_army(here, hex, stacks, ends, gone)
        to = hex if stays else army or _refuge(here, hex, stacks, meeting, gone)
        if to and _caught(here, hex, to, stacks[hex], gone):
            to = _beside(here, hex, stacks, gone) or (hex if here.enemy_colony(hex) else to)
        found |= {hex: Order(to, Aim.DEFEND, FALLS_BACK)} if to else {}
    return found | _relying(here, stacks, orders, found)


def _caught(here: Chart, hex: str, to: str, units: Sequence[UnitView], gone: Sequence[str]) -> bool:
    """Whether ships would be caught just as well on their way out of reach: they go where it is safe beside them, and
    at a colony of an enemy they stay and fire if that is nowhere. SE-BOMB-03, SE-MOVE-16
    """
    return to != hex and not _goes_round(here, hex, to, units, gone)


def _beaten(here: Chart, hex: str, order: Order, units: Sequence[UnitView], gone: Sequence[str]) -> bool:
    """Whether ships could be attacked by a stronger enemy where they are going to be, other than where they fight, and
    know no other way to what they are to hold. Who is needed at home goes there all the same. SE-BOMB-08
    """
    end = _end(here, hex, order)
    fights = end == order.at and order.why == Aim.ATTACK and bool(guesses.at(here, end))
    if fights or not reach.outmatched(here, end, units, gone):
        return False
    if order.why == Aim.DEFEND and order.at == here.home and guarding.needed(here, hex, units):
        return False
    return order.why != Aim.DEFEND or not _goes_round(here, hex, order.at, units, gone)


def _joined(here: Chart, beaten: Sequence[str], stacks: Stacks, gone: Sequence[str]) -> dict[str, Order]:
    """The orders of two stacks that would be beaten each, but not together: they meet in this turn. SE-COMBAT-01"""
    found = dict[str, Order]()
    for one, other in combinations([hex for hex in beaten if hex != here.home], 2):
        step, both = {hex: (hex, *here.ground.near[hex]) for hex in (one, other)}, [*stacks[one], *stacks[other]]
        common = [hex for hex in dict.fromkeys((one, other, *step[one])) if hex in step[one] and hex in step[other]]
        safe = [hex for hex in common if open_(here, hex) and not reach.outmatched(here, hex, both, gone)]
        if safe and one not in found and other not in found:
            found |= dict.fromkeys((one, other), Order(safe[0], Aim.DEFEND, FALLS_BACK))
    return found


def open_(here: Chart, hex: str) -> bool:
    """Whether ships can go to a hex without meeting anybody."""
    return here.hexes[hex].explored and here.ground.tolls[hex] < DEADLY and not here.held(hex)


def _end(here: Chart, hex: str, order: Order) -> str:
    """Where a stack is after its next step."""
    return hex if order.at == hex else here.next(hex, order.at)


def _goes_round(here: Chart, hex: str, goal: str, units: Sequence[UnitView], gone: Sequence[str]) -> bool:
    """Whether another step brings ships nearer to what they are to hold, and is safe."""
    far = here.far(hex, goal)
    near = [one for one in here.ground.near[hex] if here.far(one, goal) < far and open_(here, one)]
    return any(not reach.outmatched(here, one, units, gone) for one in near)


def _with_the_army(here: Chart, hex: str, stacks: Stacks, ends: Mapping[str, str], gone: Sequence[str]) -> str | None:
    """Where the strongest stack is going to be, if another is safe with it and on its way there."""
    lead = max(stacks, key=lambda one: (value(stacks[one]), one))
    to, party = ends[lead], [*stacks[hex], *stacks[lead]]
    near = lead != hex and not here.held(to) and 0 < here.far(hex, to) <= ROUND
    if not near or reach.outmatched(here, to, party, gone):
        return None
    beside = to in here.ground.near[hex]
    return to if beside or _goes_round(here, hex, to, stacks[hex], gone) else None


def _refuge(here: Chart, hex: str, stacks: Stacks, meeting: str, gone: Sequence[str]) -> str | None:
    """Where a stack is safe, the nearest first: at a colony or another stack, else beside it."""
    places = [*(port.id for port in here.colonies()), meeting, *stacks]
    return reach.refuge(here, hex, stacks[hex], places, gone) or _beside(here, hex, stacks, gone)


def _beside(here: Chart, hex: str, stacks: Stacks, gone: Sequence[str]) -> str | None:
    """A hex beside it in which a stack is safe."""
    near = [one for one in here.ground.near[hex] if here.hexes[one].explored and not here.held(one)]
    return reach.refuge(here, hex, stacks[hex], near, gone)


def _relying(here: Chart, stacks: Stacks, orders: Orders, fleeing: Orders) -> dict[str, Order]:
    """The orders of stacks that were to go where others fall back from: they stay, for they counted on those there, and
    those may count on them. Else both would change places, and be as weak as before.
    """
    left = {hex: order.at for hex, order in fleeing.items() if order.at != hex}
    going = {hex: order.at for hex, order in orders.items() if left and hex not in fleeing and order.at != hex}
    ahead = {hex: here.next(hex, goal) for hex, goal in going.items()}
    counted = [hex for hex, to in ahead.items() if to in left]
    safe = [hex for hex in counted if hex == left[ahead[hex]] or not reach.outmatched(here, hex, stacks[hex])]
    return {hex: Order(hex, Aim.KEEP, 0) for hex in safe}
