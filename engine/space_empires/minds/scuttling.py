"""Ships that are given up, for their maintenance leaves nothing for what a long war needs. SE-MAINT-01, SE-MAINT-04"""

from __future__ import annotations

from engine.space_empires.components import UNITS
from engine.space_empires.minds import armies, arms, counters, errands, seeing
from engine.space_empires.minds.charts import Chart, price, warship
from engine.space_empires.minds.mind import At

SPARE = 4
"""CP a round that maintenance leaves at least to who needs them."""
SMALL = 3
"""He gives up ships of at most one part in so many of his fleet at once."""
STANDSTILL = 30
"""After this round a war in which nobody could pay a colony ship any more would last for ever."""
SETTLER = "COLONY_SHIP"


def given_up(at: At, here: Chart) -> list[str]:
    """The ships that are missed least, where scanners or settlers could not be paid otherwise. SE-MAINT-04, D-61"""
    own = at.view.own
    if own is None or own.income - own.maintenance >= SPARE or at.character.deputy:
        return []
    if not (_blind(at, here) or _stalled(at, here)):
        return []
    halted = seeing.halted(here)
    fleet = [(hex, unit) for hex, unit in here.units() if warship(unit) and unit.type != arms.DESTROYER]
    most = armies.value(unit for _, unit in fleet) // SMALL
    small = sorted((hex in halted, price(unit), unit.id) for hex, unit in fleet if price(unit) <= most)
    return [id for _, _, id in small[:1]]


def _blind(at: At, here: Chart) -> bool:
    """Whether scanners are saved for in a long war. SE-SCANNER-02"""
    return at.view.round > armies.WAITED and seeing.kept(at, here)


def _stalled(at: At, here: Chart) -> bool:
    """Whether nothing has been left for a colony ship so late in a war among players, though there are planets for some
    and nobody is at an own colony. SE-BUY-02
    """
    own, others = at.view.own, armies.rivals(here)
    if own is None or not own.sheets or not others or at.view.round <= STANDSTILL:
        return False
    poor = own.sheets[-1].left < UNITS[SETTLER].cost and SETTLER not in counters.spent(here)
    return poor and not arms.invaded(here) and bool(errands.safe_planets(here))
