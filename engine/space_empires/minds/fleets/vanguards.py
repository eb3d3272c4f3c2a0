"""Before ships that would have to go into the unknown together one goes ahead, and the others wait for it.

SE-EXPLORE-01
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.components import UNITS
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import arms, reach
from engine.space_empires.minds.armies import Errand, by_hex
from engine.space_empires.minds.charts import FAR, Chart, price, warship
from engine.space_empires.minds.fleets import retreats
from engine.space_empires.minds.mind import CP

AHEAD = 8 * CP
"""What it is worth to go ahead."""

Errands = Mapping[str, Errand]
"""What each unit is to do, by its id."""
Standing = tuple[str, UnitView]
"""A unit and its hex."""


def vanguards(
    here: Chart, marches: Errands, scouts: Errands, fleet: Sequence[Standing]
) -> Iterator[tuple[str, Errand]]:
    """What those do who go ahead, those who wait for them, and those who go round the unknown."""
    ahead = _ahead(here, scouts)
    together = [[(hex, unit) for hex, unit in fleet if marches[unit.id].at == goal] for goal in _goals(marches)]
    for hex, units in (one for those in together for one in by_hex(those).items()):
        goal = _goal([marches[unit.id] for unit in units])
        blind, lone = _blind(here, hex, goal), [unit for unit in _able(units) if unit.count == 1 and unit.left > 0]
        if blind is None or sum(unit.count for unit in units) == 1:
            continue
        if _leads(here, hex, goal, units):
            yield from _sent(hex, units, lone, blind, led=blind in ahead)
        elif step := _round(here, hex, goal, units):
            yield from ((unit.id, Errand(step, Aim.DEFEND, marches[unit.id].worth)) for unit in units)


def _sent(
    hex: str, units: Sequence[UnitView], lone: Sequence[UnitView], blind: str, *, led: bool
) -> Iterator[tuple[str, Errand]]:
    """One of the `lone` ships goes ahead, unless somebody does already; all others wait."""
    if lone or led:
        yield from ((unit.id, Errand(hex, Aim.KEEP, 0)) for unit in units)
    if lone and not led:
        yield min(lone, key=lambda unit: (price(unit), unit.id)).id, Errand(blind, Aim.EXPAND, AHEAD)


def leading(here: Chart, noted: Errands) -> str | None:
    """The cheapest group of a fleet that has nobody to go ahead of it."""
    marching = [(hex, unit) for hex, unit in here.units() if warship(unit) and unit.left > 0 and unit.id in noted]
    ahead = _ahead(here, noted)
    for hex, units in by_hex(one for one in marching if noted[one[1].id].at != one[0]).items():
        goal, able = _goal([noted[unit.id] for unit in units]), _able(units)
        blind = _blind(here, hex, goal)
        alone = able and blind is not None and blind not in ahead and all(unit.count > 1 for unit in able)
        if alone and _leads(here, hex, goal, units):
            return min(able, key=lambda unit: (price(unit) // unit.count, unit.id)).id
    return None


def _goals(marches: Errands) -> list[str]:
    """Where any of them goes."""
    return list({errand.at: True for errand in marches.values()})


def _ahead(here: Chart, scouts: Errands) -> list[str]:
    """Where somebody goes and is in this turn."""
    return [
        scouts[unit.id].at for hex, unit in here.units() if unit.id in scouts and distance(hex, scouts[unit.id].at) <= 1
    ]


def _goal(marches: Iterable[Errand]) -> str:
    """Where most is to be had."""
    return max(marches, key=lambda one: (one.worth, one.at)).at


def _able(units: Iterable[UnitView]) -> list[UnitView]:
    """Ships that could go ahead; no carriers, and no fighters."""
    return [unit for unit in units if unit.type not in arms.TOGETHER]


def _blind(here: Chart, hex: str, goal: str) -> str | None:
    """The unexplored hex that comes next on the way to a goal."""
    if goal == hex or hex not in here.ways(goal):
        return None
    step = here.next(hex, goal)
    return None if here.hexes[step].explored else step


def _leads(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether one goes ahead: nobody does while the others would be beaten where they are, and no dear ship where a way
    leads round the unknown. SE-EXPLORE-01, SE-BLACK-01, SE-MOVE-16
    """
    if reach.outmatched(here, hex, units):
        return False
    cheap = any(UNITS[unit.type].cost <= reach.SPARED for unit in _able(units))
    return cheap or _round(here, hex, goal, units) is None


def _round(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> str | None:
    """The next hex on a way to a goal on which all is known, unless ships would be beaten there."""
    ways = here.ways(goal, quiet=True)
    near = [one for one in here.ground.near[hex] if ways.get(one, FAR) < ways.get(hex, FAR)]
    safe = [one for one in near if retreats.open_(here, one) and not reach.outmatched(here, one, units)]
    return min(safe, key=lambda one: (ways[one], one), default=None)
