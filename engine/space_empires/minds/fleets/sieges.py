"""Those who attack one place arrive there together, and an army before a home world is joined. SE-COMBAT-01,
SE-TURN-02
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.components import MOVEMENT, SIDES, TURNS
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, hazards, odds, reach
from engine.space_empires.minds.armies import (
    COLUMN,
    HOME,
    PACE,
    ROUND,
    SURELY,
    Order,
    Orders,
    Stacks,
    meeting,
    movement,
    rivals,
    value,
)
from engine.space_empires.minds.charts import Chart
from engine.space_empires.minds.fleets import defences, guarding
from engine.space_empires.minds.odds import SURE, Groups

GATE = 4
"""So many half moves before mines ships wait for sweepers."""
SHARE, HELP = 4, 100
"""Ships are waited for that are at least one part of so many of those who wait, or with which a home world falls so
much more often, in thousandths.
"""
FALLS = 600
"""How often a colony falls, in thousandths, that probably falls in this turn."""


def together(here: Chart, stacks: Stacks, orders: Orders) -> dict[str, Order]:
    """The orders of stacks that wait for others on their way to the same attack."""
    found = dict[str, Order]()
    for hex, order in orders.items():
        if order.why != Aim.ATTACK or not rivals(here):
            continue
        behind = _behind(here, hex, stacks, orders)
        if _unswept(here, hex, stacks, orders) or _worth_waiting(here, hex, order.at, stacks, behind):
            found[hex] = Order(hex, Aim.KEEP, 0)
    return found


def _behind(here: Chart, hex: str, stacks: Stacks, orders: Orders) -> list[str]:
    """Where ships are on their way to the same place, or to these ships, that need longer, but not too long. Who surely
    wins waits for nobody, but before a home world for those who are there before anything is built, and before others
    come to hold it. SE-TURN-02
    """
    goal, far, sure = orders[hex].at, here.far(hex, orders[hex].at), _sure(here, hex, orders[hex].at, stacks[hex])
    same = [one for one, order in orders.items() if order.why == Aim.ATTACK and order.at == goal and not sure]
    if home_world(here, goal):
        near = [one for one, order in orders.items() if order.at in (goal, hex) and one not in (hex, *same)]
        soon = [one for one in near if here.view.turn < TURNS and joins(here, one, goal, stacks[one])]
        alone = [one for one in soon if not _relieved(here, goal, here.far(one, goal))]
        same += alone if sure else [one for one in near if one in soon or here.far(one, hex) <= ROUND]
    return [one for one in same if PACE <= here.far(one, goal) - far <= COLUMN]


def _relieved(here: Chart, goal: str, far: int) -> bool:
    """Whether more than a scout of the player at a goal could come there within so many half moves. SE-MOVE-05"""
    owners = {stack.owner for stack in here.foes(goal)}
    near = [one for one in here.taken if one != goal and here.far(one, goal) <= far]
    own = [one for one in near if any(stack.owner in owners for stack in here.foes(one))]
    return any(reach.fleet(here, one) for one in own)


def _worth_waiting(here: Chart, hex: str, goal: str, stacks: Stacks, behind: Sequence[str]) -> bool:
    """Whether those behind are many, or win a home world that would hold without them."""
    late = [unit for one in behind for unit in stacks[one]]
    many = bool(late) and SHARE * value(late) >= value(stacks[hex])
    return many or (home_world(here, goal) and any(_help(here, goal, stacks, hex, one) >= HELP for one in behind))


def _help(here: Chart, goal: str, stacks: Stacks, lead: str, hex: str) -> int:
    """How much more often an army takes a home world with other ships, in thousandths, though more is built there until
    these have come. SE-TURN-02
    """
    alone, both = guesses.own(stacks[lead]), guesses.own([*stacks[lead], *stacks[hex]])
    now, then = meeting(here, goal, here.far(lead, goal)), meeting(here, goal, here.far(hex, goal))
    return odds.battle(both, then).wins - odds.battle(alone, now).wins


def _sure(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships win by themselves, also once more is there."""
    return odds.battle(guesses.own(units), meeting(here, goal, here.far(hex, goal))).wins >= SURELY


def wins(here: Chart, goal: str, units: Sequence[UnitView]) -> int:
    """How often ships win in a hex once they have met its mines, in thousandths. SE-MINE-05, SE-TERRAIN-02"""
    side = hazards.mined(here, goal, guesses.own(units), units)
    return odds.battle(side, guesses.at(here, goal), hazards.rough(here, goal)).wins


def home_world(here: Chart, goal: str) -> bool:
    """Whether a hex holds the home world of an enemy."""
    colony = here.hexes[goal].colony
    return colony is not None and colony.home and here.enemy_colony(goal)


def joins(here: Chart, hex: str, goal: str, units: Iterable[UnitView]) -> bool:
    """Whether ships are at a goal before the next Economic Phase. SE-TURN-02, SE-MOVE-05"""
    return here.far(hex, goal) <= PACE * sum(MOVEMENT[movement(units)][max(0, here.view.turn - 1) :])


def called(here: Chart, hex: str, stacks: Stacks, lead: str, orders: Mapping[str, Order | None]) -> bool:
    """Whether ships go to an army before a home world, whatever else they could do, unless it is worth more than what
    they add there: sweepers that it needs, and others that are not needed at home.
    """
    siege, order = orders[lead], orders[hex]
    goal = _stormed(here, lead, siege) if siege is not None and siege.why == Aim.ATTACK else None
    if siege is None or goal is None or not rivals(here) or not 0 < here.far(hex, lead) <= COLUMN:
        return False
    if (order is not None and order.at == goal) or guarding.needed(here, hex, stacks[hex]):
        return False
    other = 0 if order is None else order.worth
    return _sweeps(here, hex, stacks, lead, goal) or _added(here, hex, stacks, lead, siege, goal) > other


def _stormed(here: Chart, lead: str, siege: Order) -> str | None:
    """The home world that an army storms, or near which it takes colonies first."""
    homes = [one for one in here.taken if home_world(here, one)]
    near = [one for one in homes if one == siege.at or here.far(lead, one) <= ROUND]
    return min(near, key=lambda one: (one != siege.at, here.far(lead, one), one), default=None)


def _sweeps(here: Chart, hex: str, stacks: Stacks, lead: str, goal: str) -> bool:
    """Whether there are sweepers among them that the army lacks. SE-SWEEP-02"""
    return bool(hazards.swept(stacks[hex])) and hazards.laid(here, goal) > hazards.swept(stacks[lead])


def _added(here: Chart, hex: str, stacks: Stacks, lead: str, siege: Order, goal: str) -> int:
    """What ships add to a siege: by how much more often the home world falls, or their share of it."""
    help = _help(here, goal, stacks, lead, hex)
    return max(_share(here, hex, stacks, lead, siege), HOME * help // SURE if help >= HELP else 0)


def _share(here: Chart, hex: str, stacks: Stacks, lead: str, siege: Order) -> int:
    """The share of ships in the worth of a storm: of many of them, that are there before anything is built.

    SE-TURN-02
    """
    own, army = value(stacks[hex]), value(stacks[lead])
    many = SHARE * own >= army and home_world(here, siege.at)
    return siege.worth * own // max(1, army) if many and joins(here, hex, siege.at, stacks[hex]) else 0


def _unswept(here: Chart, hex: str, stacks: Stacks, orders: Orders) -> bool:
    """Whether ships stand before mines that they do not sweep, and sweepers are coming. Those that are ahead do not:
    they wait there for these. SE-SWEEP-02
    """
    goal, far = orders[hex].at, here.far(hex, orders[hex].at)
    if far > GATE or hazards.laid(here, goal) <= hazards.swept(stacks[hex]):
        return False
    moving = [one for one, order in orders.items() if one not in (hex, order.at) and here.far(one, hex) <= COLUMN]
    coming = [one for one in moving if orders[one].at == hex or here.far(one, goal) > far]
    return any(hazards.swept(stacks[one]) for one in coming)


def razed(here: Chart, goal: str, side: Groups) -> bool:
    """Whether ships probably destroy a colony of an enemy within a round. SE-BOMB-02, SE-BOMB-06"""
    hits = TURNS * sum(group.attack * group.number for group in side)
    return hits >= SIDES * defences.steps(here.hexes[goal].colony)


def falls(here: Chart, hex: str, side: Groups) -> bool:
    """Whether a colony of an enemy that nobody defends probably falls in this turn to those who stand there: each ship
    fires once. SE-BOMB-02, SE-BOMB-03, SE-BOMB-06
    """
    if not rivals(here) or not here.enemy_colony(hex) or guesses.at(here, hex):
        return False
    hits = defences.steps(here.hexes[hex].colony)
    chances = [SURE, *[0] * hits]
    for attack in (group.attack for group in side for _ in range(group.number)):
        scored = [chance * min(attack, SIDES) // SIDES for chance in chances[:-1]]
        chances = [chance - less + more for chance, less, more in zip(chances, [*scored, 0], [0, *scored], strict=True)]
    return chances[-1] >= FALLS
