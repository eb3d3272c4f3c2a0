"""Voids in the way to an own objective: what is opened by a combat, or a ship where nobody is. FS-PATH-07, FS-ADV-11"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.forbidden_stars.components import ORDERS_A_ROUND, SYSTEM_OF
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import marks, odds, sorties, worth
from engine.forbidden_stars.minds.chart import Chart, go, once_felt, sailed, ship_at, with_forces
from engine.forbidden_stars.minds.marching import fleets, mustering
from engine.forbidden_stars.minds.mind import At

LATER = 50
"""How much a march counts, in hundredths, for which an order is still to be laid."""
FAR = 3
"""Whoever looks so far ahead plans a march upon a march."""


class Lane(NamedTuple):
    """A march into a void: what it opens, what of that is left after what own orders to come lose by it, how often it
    is won, and the board after it.
    """

    opens: int
    worth: int
    chance: int
    then: Chart


@once_felt
def best(at: At, here: Chart, system: str) -> Lane | None:
    """The best march of an Advance order into a void there for a way to an own objective."""
    sources = (None, *here.linked(system))
    return max(
        (lane for source in sources if (lane := best_from(at, here, system, source))),
        key=lambda lane: lane.worth,
        default=None,
    )


def best_from(at: At, here: Chart, system: str, source: str | None) -> Lane | None:
    """The best one with ships of the system and one adjacent system."""
    lanes = (_into(at, here, (void, source)) for void in here.board.voids[system])
    return max((lane for lane in lanes if lane is not None), key=lambda lane: lane.worth, default=None)


def _unsailed(at: At, here: Chart, void: str) -> bool:
    """Whether nobody holds a void, for who looks so far ahead as to send a ship there for a march to come."""
    return at.character.level.foresight >= FAR and here.unclaimed(void)


def opens(at: At, here: Chart, void: str) -> int:
    """What a march into a void opens, from wherever ships could come."""
    ways = (_into(at, here, (void, source)) for source in marks.sources(at, here, SYSTEM_OF[void]))
    return max((way.opens for way in ways if way is not None), default=0)


@once_felt
def _into(at: At, here: Chart, way: tuple[str, str | None]) -> Lane | None:
    """A march into one void from its system and another one; None where nothing is opened by it, or it is not sure
    enough.
    """
    void, _ = way
    foe, goals = here.foe(void), _goals(at, here, SYSTEM_OF[void])
    if not goals:
        return None
    if foe is not None:
        return _fought(at, here, way, goals, foe)
    return _sailed(at, here, way, goals) if _unsailed(at, here, void) else None


def _fought(at: At, here: Chart, way: tuple[str, str | None], goals: list[str], foe: int) -> Lane | None:
    """The best ships go to fight for a void."""
    void, source = way
    ships = _ships(at, here, void, source)
    if not ships:
        return None
    ours = odds.side((unit for _, unit in ships), 0, odds.trained(worth.me(at)))
    chance = odds.wins(ours, worth.guard(at, here, void, foe))
    if chance < mustering.bold(at.character):
        return None
    then = _won(here, void, ships)
    found = max(_opened(at, here, then, void, goal) for goal in goals) * chance // odds.SURE
    lost = sorties.thwarted(at, here, then, SYSTEM_OF[void]) if found > 0 else 0
    return Lane(found, found - lost, chance, then) if found > lost else None


def _sailed(at: At, here: Chart, way: tuple[str, str | None], goals: list[str]) -> Lane | None:
    """One ship goes to a void of nobody's: the one that is missed least."""
    void, source = way
    harbours = sorties.harbours(at, here, SYSTEM_OF[void], source)
    starts = [start for start in harbours if not fleets.strands(here, start, SYSTEM_OF[void])]
    missed = {start: sorties.broken(at, here, start, void) for start in starts}
    start = min(missed, key=lambda one: (missed[one], odds.value(ship_at(here, one).type)), default=None)
    if start is None:
        return None
    then, onward = sailed(here, (start, void)), [goal for goal in goals if _follows(at, void, goal) or _more(at)]
    found = max((_opened(at, here, then, void, goal) for goal in onward), default=0)
    return Lane(found, found - missed[start], odds.SURE, then) if found > missed[start] else None


def _goals(at: At, here: Chart, system: str) -> list[str]:
    """The systems there and next to it with own objectives that are still to be reached."""
    open_ = {area.system for area in worth.goals(at, here) if area.owner != at.seat}
    return [one for one in (system, *here.linked(system)) if one in open_ and _comes(at, one)]


def _comes(at: At, system: str) -> bool:
    """Whether an own march there may still follow."""
    late = worth.last_round(at) and at.view.phase == "operations"
    return not late or system in worth.lying(at, "advance")


def _ships(at: At, here: Chart, void: str, source: str | None) -> list[tuple[str, UnitView]]:
    """The best ships that could come, and whence."""
    return sorted(fleets.ships(at, here, void, source), key=lambda one: -odds.value(one[1].type))[: fleets.MOST]


def _won(here: Chart, void: str, ships: list[tuple[str, UnitView]]) -> Chart:
    """The board once they have won: no more are left there than there is room for. FS-CAP-01"""
    areas = dict(here.areas)
    for start, unit in ships:
        go(here.seat, areas, start, void, [unit])
    left = [unit for _, unit in ships][: areas[void].capacity]
    areas[void] = replace(areas[void], forces=with_forces(areas[void], here.seat, left))
    return replace(here, areas=areas, known={})


def _opened(at: At, here: Chart, then: Chart, void: str, system: str) -> int:
    """How much more the march to an own objective in a system brings: half where its order is still to be laid."""
    more = _reached(at, then, system) - max(0, _reached(at, here, system))
    return more if _follows(at, void, system) else more * LATER // 100


def _follows(at: At, void: str, system: str) -> bool:
    """Whether an own order for the march lies after the one that opens its way."""
    return sorties.followed(at, system) if system == SYSTEM_OF[void] else system in worth.lying(at, "advance")


def _more(at: At) -> bool:
    """Whether another order can still be laid after the one that opens a way."""
    return at.view.phase != "operations" and len(worth.planned(at)) < ORDERS_A_ROUND - 1


@once_felt
def _reached(at: At, here: Chart, system: str) -> int:
    """What the best march to an own objective there brings that is sure enough to be opened a way by another order."""
    marches = (one for source in (None, *here.linked(system)) for one in sorties.every(at, here, system, source))
    goals = (one for one in marches if here.areas[one.target].objective == at.seat)
    return max((one.worth for one in goals if one.chance >= mustering.bold(at.character)), default=0)
