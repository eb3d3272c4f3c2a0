"""How often a world is still held that is taken. FS-REFRESH-03"""

from __future__ import annotations

from collections.abc import Iterable

from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.chart import Chart
from engine.forbidden_stars.minds.mind import At

RISKED = 300
"""Below that, in thousandths, it is asked how often a world is still held after those who may come to it."""


def kept(at: At, here: Chart, target: str, units: Iterable[UnitView]) -> int:
    """How often those who find room still hold a world at the end of the round, once all orders lie: others may come as
    well, and those of the attacked seat who stand elsewhere. For an own objective the risk is taken. FS-STACK-07,
    FS-REFRESH-03
    """
    area, foe = here.areas[target], here.foe(target)
    if at.view.phase != "operations" or here.friendly(target) or area.objective == at.seat:
        return odds.SURE
    best = sorted(units, key=lambda unit: -odds.value(unit.type))[: area.capacity]
    guard = odds.side(best, 0, odds.trained(worth.me(at)))
    others = [host for seat, host in worth.hosts(at, here, target).items() if seat != foe]
    if foe is not None:
        around = sorted(worth.comers(at, here, target) - {target})
        others.append(worth.host_of(at, foe, [unit for area in around for unit in here.units(area, foe)]))
    share = min((odds.SURE - odds.wins(host, guard) for host in others), default=odds.SURE)
    return share if share < RISKED else odds.SURE


def stands(at: At, here: Chart, area: str, type: str) -> int:
    """What one more unit in an area is worth, which comes there alone: as often as it holds one that is not the own."""
    found = worth.stand(at, here, area)
    if here.friendly(area) or found <= 0:
        return found
    share = kept(at, here, area, [UnitView(type, False, False, 0)])
    return found - worth.held(at, here, here.areas[area]) * (odds.SURE - share) // odds.SURE
