"""What can still be recruited: figures in reserve for which command level and forge tokens suffice. FS-DEPLOY-15"""

from __future__ import annotations

from collections.abc import Iterator

from engine.forbidden_stars.components import MATERIEL_LIMIT, UNITS, UNITS_OF
from engine.forbidden_stars.interface.view import SeatView


def recruits(mine: SeatView, level: int) -> Iterator[tuple[str, int]]:
    """Types of units that a seat could buy at a command level, and how many of each."""
    forges = mine.assets.get("forge", 0)
    for type in UNITS_OF[mine.faction]:
        needed = type.forge + max(0, type.level - level)
        left = mine.reserve.get(type.id, 0)
        number = min(left, forges // needed) if needed else left
        if type.level <= level + 1 and number > 0:
            yield type.id, number


def spending(mine: SeatView, most: int) -> int:
    """Materiel that so many units cost at most, as far as there are any."""
    prices = sorted((UNITS[id].cost for id, number in recruits(mine, mine.level) for _ in range(number)), reverse=True)
    return sum(prices[:most])


def opened(mine: SeatView) -> int:
    """How many more units one command level makes available."""
    now, then = (sum(number for _, number in recruits(mine, level)) for level in (mine.level, mine.level + 1))
    return then - now


BUSY, FEW = 6, 3
"""So many units can be bought in a round or two, and by a factory that has just been built."""


def unlocked(mine: SeatView) -> int:
    """Materiel that will lie idle in the next round and could be spent with one command level more."""
    idle = max(0, mine.materiel + mine.income - spending(mine, BUSY))
    return min(idle, 3 * opened(mine)) if idle else 0


def overflow(mine: SeatView) -> int:
    """Materiel that the dial will not hold in the next round, if none is spent. FS-MAT-02"""
    return max(0, mine.materiel + mine.income - MATERIEL_LIMIT)
