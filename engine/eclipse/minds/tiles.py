"""The reputation track: whether it has room for something more, and which tile has to go where it has none."""

from __future__ import annotations

from engine.eclipse.combat.reputation import fits
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import At


def room(at: At, *, ambassador: bool = False) -> bool:
    """Whether one more reputation tile, or ambassador, fits on the own track. EC-REP-06, EC-DIPL-07"""
    mine = economy.me(at)
    return fits(mine.spaces, mine.reputation + (not ambassador), len(mine.ambassadors) + ambassador)


def gone(at: At, *, ambassador: bool = False, before: int = 0) -> int:
    """The points of the own tiles that go for it: those that are worth least; 0 where there is room. `before`: so many
    ambassadors come first. EC-DIPL-08
    """
    worst = sorted(at.view.own.reputation) if at.view.own is not None else []
    first, last = _going(at, before), _going(at, before + ambassador, not ambassador)
    return sum(worst[first:last])


def _going(at: At, ambassadors: int, tiles: int = 0) -> int:
    """How many own tiles make room for so many more ambassadors and tiles; all of them where that is not enough."""
    mine = economy.me(at)
    kept = range(mine.reputation, -1, -1)
    enough = (one for one in kept if fits(mine.spaces, one + tiles, len(mine.ambassadors) + ambassadors))
    return mine.reputation - next(enough, 0)
