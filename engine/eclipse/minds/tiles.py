"""The reputation track: whether it has room for something more, and which tile has to go where it has none."""

from __future__ import annotations

from engine.eclipse.combat.reputation import fits
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import At


def room(at: At, *, ambassador: bool = False) -> bool:
    """Whether one more reputation tile, or ambassador, fits on the own track. EC-REP-06, EC-DIPL-07"""
    mine = economy.me(at)
    return fits(mine.spaces, mine.reputation + (not ambassador), len(mine.ambassadors) + ambassador)


def gone(at: At, *, ambassador: bool = False) -> int:
    """The points of the own tile that goes for it: the one that is worth least; 0 where there is room. EC-DIPL-08"""
    if at.view.own is None or room(at, ambassador=ambassador):
        return 0
    return min(at.view.own.reputation, default=0)
