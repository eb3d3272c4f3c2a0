"""An army on the march stays together: who of it waits for whom. SE-MOVE-02, SE-COMBAT-01"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds.armies import SURELY, Errand, rivals, value
from engine.space_empires.minds.charts import FAR, Chart, price, warship
from engine.space_empires.minds.fleets import relief, sieges

Column = tuple[str, str]
"""A hex, and the errand on which ships leave it."""


def waited_for(here: Chart, plan: Mapping[str, Errand]) -> dict[Column, bool]:
    """Attacks, by hex and errand, of whose ships some can go no farther in this turn: an army stays together, though
    not for a few that were upgraded, nor where those who can go on need nobody.
    """
    cp, ready = dict[Column, int](), dict[Column, list[UnitView]]()
    for hex, unit in here.units():
        if unit.id in plan and unit.type != "F" and plan[unit.id].why == Aim.ATTACK:
            key = hex, plan[unit.id].id
            ready.setdefault(key, []).extend([unit] * bool(unit.left))
            cp[key] = cp.get(key, 0) + (0 if unit.left else max(1, price(unit)))
    least = sieges.SHARE if rivals(here) else FAR
    late = [key for key, spent in cp.items() if spent and least * spent >= value(ready[key])]
    return {key: True for key in late if not _goes_on(here, key, ready[key])}


def _goes_on(here: Chart, column: Column, units: Sequence[UnitView]) -> bool:
    """Whether ships attack by themselves: sent to an own colony, or beside those whom they surely beat. Before a home
    world they wait for the others.
    """
    hex, errand = column[0], Errand.read(column[1])
    if errand.worth == relief.RELIEF:
        return True
    beside = errand.at in here.ground.near[hex] and not sieges.home_world(here, errand.at)
    return beside and sieges.wins(here, errand.at, units) >= SURELY


def meeting(here: Chart, plan: Mapping[str, Errand], hex: str) -> list[UnitView]:
    """Ships that are to meet others in a hex and are there in this turn. SE-COMBAT-01, SE-TURN-02"""
    beside = [unit for one in here.ground.near.get(hex, ()) for unit in here.own(one)]
    return [unit for unit in beside if unit.left and unit.id in plan and plan[unit.id].at == hex and warship(unit)]
