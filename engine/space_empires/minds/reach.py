"""Who could come to a hex in the next turn: what is known of enemies beside it, whether ships that stand there would be
beaten, and whether unarmed ones would be taken. Aliens and machines are left out: aliens stay where they are, machines
have a room of their own. SE-MOVE-16, SE-MOVE-17, SE-ALIEN-04
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.space_empires.components import UNITS
from engine.space_empires.interface.view import StackView, UnitView
from engine.space_empires.minds import guesses, odds
from engine.space_empires.minds.charts import FAR, ONCE, Chart, warship
from engine.space_empires.minds.odds import Groups

OUTMATCHED = 800
"""How often an enemy beside them wins, in thousandths, for ships to keep out of its reach."""
SPARED = 9
"""Ships of so many CP are sent where more would be too many: who scouts and raids may be lost."""


@ONCE.once_each
def beside(here: Chart, hex: str) -> list[str]:
    """Hexes next to one from which ships of another player could come."""
    return [one for one in here.ground.near.get(hex, ()) if here.held(one) and any(map(_goes, _players(here, one)))]


def _players(here: Chart, hex: str) -> list[StackView]:
    return [stack for stack in here.foes(hex) if stack.owner >= 0]


def _goes(stack: StackView) -> bool:
    """Whether anything in a stack could be ships that go to war."""
    return bool(stack.hidden) or any(warship(unit) for unit in stack.units)


def bare(here: Chart, hex: str, gone: Collection[str] = ()) -> bool:
    """Whether unarmed ships could be taken in a hex: enemies are next to it, and nobody there fights for them, but for
    those who are about to leave.
    """
    return not _armed(unit for unit in here.own(hex) if unit.id not in gone) and bool(beside(here, hex))


def _armed(units: Iterable[UnitView]) -> bool:
    return any(UNITS[unit.type].combat for unit in units)


def outmatched(here: Chart, hex: str, units: Sequence[UnitView]) -> bool:
    """Whether these ships would be beaten in a hex, with all that stands there, by what could come from beside it."""
    side = guesses.own({unit.id: unit for unit in [*here.own(hex), *units]}.values())
    if hex == here.home or odds.cost(side) <= SPARED:
        return False
    return any(odds.battle(coming(here, one), side).wins >= OUTMATCHED for one in beside(here, hex))


@ONCE.once_each
def coming(here: Chart, hex: str) -> Groups:
    """What could come from a hex: ships that lie open or were seen there of late, and a guess for other counters."""
    return tuple(sorted(one for stack in _players(here, hex) for one in guesses.going(here, hex, stack)))


def refuge(here: Chart, hex: str, units: Sequence[UnitView], places: Iterable[str]) -> str | None:
    """The nearest of some places in which ships would not be beaten."""
    free = [one for one in places if one != hex and not here.held(one) and here.far(hex, one) < FAR]
    safe = [one for one in free if not outmatched(here, one, units)]
    return min(safe, key=lambda one: (here.far(hex, one), one), default=None)
