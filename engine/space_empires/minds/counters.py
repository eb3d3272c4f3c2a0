"""Own counters: which types have none left, and which groups could be one. SE-GROUP-02, SE-BUY-06"""

from __future__ import annotations

from collections.abc import Iterator

from engine.space_empires.components import GROUP, UNITS
from engine.space_empires.economy.technology import recorded
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds.charts import ONCE, Chart


@ONCE.once
def out(here: Chart) -> frozenset[str]:
    """Types of ships, among players, of which all counters are in play. SE-BUY-06"""
    own = here.view.own
    if own is None or len(here.view.seats) == 1:
        return frozenset()
    return frozenset(type for type, free in own.free if free <= 0 and UNITS[type].group)


@ONCE.once
def spent(here: Chart) -> frozenset[str]:
    """Those of them of which no more can be built: no group at a ship yard has room for new ships. D-32"""
    yards = {hex for hex, unit in here.units() if unit.type == "SY"}
    joined = {unit.type for hex, unit in here.units() if hex in yards and unit.count < GROUP and _newest(here, unit)}
    return out(here) - joined


def _newest(here: Chart, unit: UnitView) -> bool:
    """Whether a group has all technology that new ships of its type would have. SE-PLACE-05"""
    own = here.view.own
    known = {} if own is None else {one.id: one.level for one in own.technology}
    return dict(unit.levels) == recorded(unit.type, known)


def pairs(here: Chart) -> Iterator[tuple[UnitView, UnitView]]:
    """Groups that could be one where their type has no counter left, those first that show or hide the same: what joins
    an open group is seen. SE-GROUP-01, D-76
    """
    able = [(hex, unit) for hex, unit in here.units() if unit.type in out(here) and not unit.moved]
    found = [(one, other) for hex, one in able for at, other in able if at == hex and _alike(one, other)]
    yield from sorted(found, key=lambda pair: (pair[0].up != pair[1].up, -pair[0].count - pair[1].count))


def _alike(one: UnitView, other: UnitView) -> bool:
    """Whether one group fits into another. SE-GROUP-01, SE-GROUP-02"""
    same = one.id != other.id and one.type == other.type and one.levels == other.levels and one.left == other.left
    return same and one.count + other.count <= GROUP
