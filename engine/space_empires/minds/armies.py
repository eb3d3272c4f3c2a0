"""What holds armies of a war among players together: ships go on to where they were sent, those who attack one place
arrive there together, and who would be beaten where it stands falls back on others. Alone against machines and alien
empires armies are led otherwise (`machines`, `campaigns`). SE-COMBAT-01, SE-MOVE-16
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.ids import Id
from engine.players.aims import Aim
from engine.space_empires.components import MOVEMENT, TURNS
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, hazards, odds, reach
from engine.space_empires.minds.charts import ONCE, Chart, price, warship
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.minds.odds import Groups

COLUMN, PACE, ROUND = 12, 2, 6
"""Half moves between ships that still wait for each other, of a hex, and of a round."""
GUARD, LATE, OPEN = 12, 2, 500
"""Half moves to fleets from which ships stay near the own home world, by which they may come there later, and how often
such a fleet would win there, in thousandths.
"""
GUARDED, CLOSE = 12, 4
"""After this round they may be nearer by half a move each round, down to so many."""
SURELY = 900
"""How often ships win, in thousandths, that wait for nobody."""
GATE = 4
"""So many half moves before mines ships wait for sweepers."""
SHARE = 4
"""Ships are waited for that are at least one part of so many of those who wait."""
FALLS_BACK = 20 * CP
"""What it is worth to get out of reach of a stronger enemy."""


@dataclass(frozen=True)
class Errand(Id):
    """A unit goes to a hex. `why`: an `Aim`."""

    at: str
    why: str
    worth: int


@dataclass(frozen=True, slots=True)
class Order:
    """Ships go to a hex."""

    at: str
    why: str
    worth: int


Stacks = Mapping[str, Sequence[UnitView]]
"""Ships by their hexes."""
Orders = Mapping[str, Order]
"""Orders of stacks, by their hexes."""


def rivals(here: Chart) -> bool:
    """Whether there are other players."""
    return len(here.view.seats) > 1


def value(units: Iterable[UnitView]) -> int:
    """CP of ships."""
    return sum(price(unit) for unit in units)


def sent_for(at: At, hex: str, units: Sequence[UnitView]) -> str | None:
    """Where most of these ships were to go when the last plan was made."""
    noted, goals = at.memory.get("errands"), dict[str, int]()
    if not isinstance(noted, dict) or len(at.view.seats) == 1:
        return None
    for unit in units:
        errand = Errand.maybe(str(noted.get(unit.id, "")))
        if errand is not None and errand.at != hex and errand.why in (Aim.ATTACK, Aim.DEFEND):
            goals[errand.at] = goals.get(errand.at, 0) + price(unit)
    return max(goals, key=lambda goal: (goals[goal], goal), default=None)


def needed(here: Chart, hex: str, units: Sequence[UnitView]) -> list[str]:
    """Hexes with fleets that would take the own home world without these ships, which can still be there in time: it
    is lost in a turn or two, and with it the game. The longer the war takes, the nearer they have to be: who only
    guards ends none, unless nothing else is left to it. Where none of them would by itself, those that would together.
    """
    if not rivals(here) or not here.home:
        return []
    left = guesses.own(unit for unit in here.own(here.home) if unit not in units)
    late = max(0, here.view.round - GUARDED) if len(here.colonies()) > 1 else 0
    guard = max(CLOSE, GUARD - late)
    near = [one for one in here.taken if here.far(hex, here.home) - LATE <= here.far(one, here.home) <= guard]
    return [one for one in near if odds.battle(reach.coming(here, one), left).wins > OPEN] or _joining(here, near, left)


def _joining(here: Chart, near: Sequence[str], left: Groups) -> list[str]:
    """Hexes with fleets of one player, each of them more than a scout, that can all be at the own home world within a
    round and would take it together. SE-COMBAT-01
    """
    close = [one for one in near if here.far(one, here.home) <= ROUND]
    fleets = [one for one in close if odds.cost(reach.coming(here, one)) > reach.SPARED]
    for seat in {stack.owner: True for one in fleets for stack in here.foes(one)}:
        party = [one for one in fleets if any(stack.owner == seat for stack in here.foes(one))]
        if len(party) > 1 and odds.battle(_party(here, party, seat), left).wins > OPEN:
            return party
    return []


@ONCE.once
def besieged(here: Chart) -> bool:
    """Whether fleets of a player could be at the own home world within a round that all warships as near would not beat
    together.
    """
    near = [unit for hex, unit in here.units() if warship(unit) and here.far(hex, here.home) <= ROUND]
    side, close = guesses.own(near), [one for one in here.taken if here.far(one, here.home) <= ROUND]
    fleets = [_party(here, close, seat) for seat in {stack.owner: True for one in close for stack in here.foes(one)}]
    large = [fleet for fleet in fleets if rivals(here) and odds.cost(fleet) > reach.SPARED]
    return any(not side or odds.battle(side, fleet).wins < OPEN for fleet in large)


def _party(here: Chart, hexes: Sequence[str], seat: int) -> Groups:
    """All that could come from those of some hexes where a player is."""
    own = [one for one in hexes if any(stack.owner == seat for stack in here.foes(one))]
    return tuple(sorted(group for one in own for group in reach.coming(here, one)))


def stays(here: Chart, hex: str, goal: str, foes: Sequence[str], *, meets: bool = True) -> bool:
    """Whether ships that are needed at home may go to a hex: to meet who comes, or no farther away than that. Of those
    who come the nearest is met: who went to another one would leave the home world to it, and who is at home leaves it
    to nobody who could be there in the next turn, and goes but one step to anything else. `meets`: they are at the
    goal in this turn; else who is there could go past them, too.
    """
    others = [one for one in foes if one != goal]
    if hex == here.home and any(one in reach.beside(here, hex) for one in (others if meets else foes)):
        return False
    if hex == here.home and foes and goal not in foes and here.far(goal, hex) > PACE:
        return False
    return all(here.far(goal, here.home) <= here.far(one, here.home) for one in others)


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
        or needed(here, hex, stacks[hex])
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


def _sure(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships win by themselves, also once more is there."""
    return odds.battle(guesses.own(units), meeting(here, goal, here.far(hex, goal))).wins >= SURELY


def meeting(here: Chart, goal: str, far: int) -> Groups:
    """What ships meet in a hex that come from so many half moves away."""
    more = guesses.built_by_then(here, goal, far // ROUND) if rivals(here) else ()
    return tuple(sorted([*guesses.at(here, goal), *more]))


def met(here: Chart, stacks: Stacks, orders: Orders) -> dict[str, Order]:
    """The orders of stacks that would go to where another one sets out from to where they are: they stay, and it comes
    to them, if it dares. Else both would change places. SE-MOVE-02
    """
    ends = {hex: _end(here, hex, order) for hex, order in orders.items()}
    going = {hex: order.at for hex, order in orders.items() if order.why == Aim.DEFEND and order.at in orders}
    crossed = {hex: to for hex, to in going.items() if rivals(here) and hex != to and ends[to] == hex}
    less = [(hex, to) for hex, to in crossed.items() if (orders[hex].worth, hex) < (orders[to].worth, to)]
    return {hex: Order(hex, Aim.KEEP, 0) for hex, to in less if not reach.outmatched(here, hex, stacks[to])}


def falling_back(
    here: Chart, stacks: Stacks, orders: Orders, meeting: str, sent: Sequence[str] = ()
) -> dict[str, Order]:
    """The orders of stacks that a stronger enemy could attack where they are going to be: they go to a colony, to the
    main fleet or another stack, or out of its way, and count on nobody who leaves in the same turn. Who is at the own
    home world stays there, for with it the game is lost, and so do those on whom others fall back. `sent`: ships that
    go elsewhere by themselves.
    """
    found, ends = dict[str, Order](), {hex: _end(here, hex, order) for hex, order in orders.items()}
    gone = [*sent, *(unit.id for hex, end in ends.items() if end != hex for unit in stacks[hex])]
    for hex, order in orders.items():
        held = ends[hex] == order.at and order.why == Aim.ATTACK
        if not rivals(here) or held or not reach.outmatched(here, ends[hex], stacks[hex], gone):
            continue
        stays = hex == here.home or any(found[one].at == hex for one in here.ground.near[hex] if one in found)
        to = hex if stays else _refuge(here, hex, stacks, meeting, gone)
        found |= {hex: Order(to, Aim.DEFEND, FALLS_BACK)} if to else {}
    return found | _relying(here, stacks, orders, found)


def _end(here: Chart, hex: str, order: Order) -> str:
    """Where a stack is after its next step."""
    return hex if order.at == hex else here.next(hex, order.at)


def _refuge(here: Chart, hex: str, stacks: Stacks, meeting: str, gone: Sequence[str]) -> str | None:
    """Where a stack is safe, the nearest first: at a colony or another stack, else beside it."""
    places = [*(port.id for port in here.colonies()), meeting, *stacks]
    near = [one for one in here.ground.near[hex] if here.hexes[one].explored and not here.held(one)]
    return reach.refuge(here, hex, stacks[hex], places, gone) or reach.refuge(here, hex, stacks[hex], near, gone)


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
