"""An own token on top of one by which another seat would win. FS-STACK-07"""

from __future__ import annotations

from engine.forbidden_stars.minds import worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import At

COVER, LATER = 60, 120
"""What any token is worth at least on top of one by which another seat would win, and how much later it is resolved."""


def covers(at: At, system: str, *, laid: bool = False) -> bool:
    """Whether an own token in a system lies, or once it is `laid` would lie, on top of one of a seat that would win by
    what it does there: that one has to wait. FS-STACK-07, FS-OPS-11
    """
    here = chart(at)
    stack = next(one.orders for one in at.view.systems if one.id == system)
    below = [one.seat for one in stack if not laid or one.seat != at.seat]
    if not below or below[-1] == at.seat:
        return False
    worlds = [here.areas[area] for area in here.board.worlds[system]]
    wanted = [area for area in worlds if area.objective == below[-1] and area.owner != below[-1]]
    return any(worth.denied(at, here, area) >= worth.LOOMS for area in wanted)
