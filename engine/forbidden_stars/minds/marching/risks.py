"""How often a world is held that is taken, and how much less safe one is that some leave. FS-REFRESH-03"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.forbidden_stars.components import AREAS
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.chart import Chart, once_felt, unhurt
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


def stands(at: At, here: Chart, area: str, *types: str) -> int:
    """What one more unit in an area is worth, which comes there alone or with some others: as often as they hold one
    that is not the own.
    """
    return _stands(at, here, (area, *types))


@once_felt
def _stands(at: At, here: Chart, who: tuple[str, ...]) -> int:
    area, *types = who
    found = worth.stand(at, here, area)
    if here.friendly(area) or found <= 0:
        return found
    share = kept(at, here, area, [unhurt(type) for type in types])
    return found - worth.held(at, here, here.areas[area]) * (odds.SURE - share) // odds.SURE


def thinned(at: At, here: Chart, area: str, gone: Iterable[UnitView], target: str) -> int:
    """What an own world that some leave is less safe from those who stand beside it, once they stand again: so much
    oftener they take it in the next round, and an objective of theirs with it, unless they are attacked. FS-CONT-03,
    FS-REFRESH-05
    """
    danger, near = worth.threat(at, here, area), beside(here, area, target)
    if not danger or not near:
        return 0
    danger += worth.DENIED if here.areas[area].objective in near else 0
    guard = worth.side(at, here, area, at.seat)
    then = guard.without(odds.side(gone))
    hosts = [worth.host_of(at, seat, units) for seat, units in near.items()]
    return danger * max(odds.wins(host, then) - odds.wins(host, guard) for host in hosts) // odds.SURE


def taken(at: At, here: Chart, area: str, guard: odds.RatedSide) -> int:
    """How often those who stand beside an own world win there against a guard, in thousandths. FS-CONT-03"""
    hosts = [worth.host_of(at, seat, units) for seat, units in beside(here, area, area).items()]
    return max([odds.wins(host, guard) for host in hosts], default=0)


MOSTLY = 700
"""So often, in thousandths, a world falls on which a structure is no more than a gift."""


@once_felt
def swamped(at: At, here: Chart, area: str) -> bool:
    """Whether they mostly do, even if one more guards it. FS-COMBAT-25"""
    return taken(at, here, area, worth.side(at, here, area, at.seat).one_more()) > MOSTLY


def beside(here: Chart, area: str, but: str) -> dict[int, list[UnitView]]:
    """The units of each other seat on the worlds of its system and on those that touch it, as if none lay."""
    worlds = dict.fromkeys((*here.board.worlds[here.areas[area].system], *here.board.near[area]))
    found = dict[int, list[UnitView]]()
    for world in (id for id in worlds if AREAS[id].kind == "world" and id != but):
        foe = here.foe(world)
        units = () if foe is None else here.units(world, foe)
        if foe is not None and units:
            found.setdefault(foe, []).extend(replace(unit, routed=False) for unit in units)
    return found
