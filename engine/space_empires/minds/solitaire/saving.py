"""Alone against alien empires, where no fleet that can be kept up would win: what ships cost in maintenance would buy
better ones, so none are added, CP go into technology and are kept, until ships for all of them would take a home world.
Those are then built at once: what is kept costs no maintenance, and nothing of it is lost where ships cost more than
comes in. SE-MAINT-01, SE-MAINT-03, SE-MAINT-04, SE-BUY-02
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.space_empires.components import CAPACITY, GROUP, UNITS
from engine.space_empires.interface.view import EmpireView
from engine.space_empires.minds import guesses, learning
from engine.space_empires.minds.charts import Chart, warship
from engine.space_empires.minds.learning import LADDER
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.odds import Group
from engine.space_empires.minds.solitaire import campaigns

LATE = 20
"""Until this round fleets grow as fast as they can: most games are won by then."""
YARD_CP = 30
"""CP in hand for which there is one more ship yard, so that all that was kept is built in a few rounds."""
TYPES, FULL = 4, 100
"""Of so many types an army is built; with so many CP left over there is no use in waiting for more."""
BURDEN = 45
"""Hundredths of the income that ships may cost, for more to be built."""


def saves(at: At, here: Chart) -> bool:
    """Whether CP are kept: ships are a burden or needless, and those that CP would buy now could not win."""
    if not here.view.empires or campaigns.exposed(here):
        return False
    return (sealed(here) or (at.view.round > LATE and burdened(at, here))) and not mustered(at, here)


def given_up(at: At, here: Chart) -> list[str]:
    """Warships that only cost maintenance: nobody can come, and they are not on their way."""
    if at.character.deputy or campaigns.arming(at) is not None or not sealed(here) or not saves(at, here):
        return []
    return [unit.id for _, unit in here.units() if warship(unit)]


def burdened(at: At, here: Chart) -> bool:
    """Whether ships cost as much of the income as they may."""
    due = sum(UNITS[unit.type].maintenance * unit.count for _, unit in here.units())
    return at.view.own is not None and 100 * due >= BURDEN * at.view.own.income


def sealed(here: Chart) -> bool:
    """Whether no home world that still stands has a way for its fleets to the own one: they enter no black hole."""
    left = [empire for empire in here.view.empires if empire.value or empire.fleets]
    return all(_shut(here, empire) for empire in left)


def _shut(here: Chart, empire: EmpireView) -> bool:
    ways = here.ways(empire.home)
    return here.home in ways and campaigns.deadly(here, here.home, empire.home) > 0


def mustered(at: At, here: Chart) -> bool:
    """Whether all warships, with those that CP in hand buy, would take a home world, or no more could be built."""
    bought, rounds, full = bought_now(at, here)
    side = tuple(sorted([*guesses.own(unit for _, unit in here.units() if warship(unit)), *bought]))
    able = [empire for empire in here.view.empires if campaigns.reached(here, here.home, empire)]
    wins = max((campaigns.chance(here, here.home, one, side, rounds, wary=True) for one in able), default=0)
    if not able or (wins < campaigns.sought(at) and not full):
        return False
    if campaigns.arming(at) is None:
        at.memory[campaigns.MUSTER] = {"round": at.view.round, "wins": wins}
    return True


def bought_now(at: At, here: Chart) -> tuple[Sequence[Group], int, bool]:
    """The best ships for all CP in hand, the rounds in which ship yards build them, and whether more could be paid than
    there are counters for.
    """
    levels, against = learning.levels(at), learning.foe(here)
    able = [type for type in LADDER if UNITS[type].requires.get("ship_size", 1) <= levels.get("ship_size", 1)]
    liked = sorted(able, key=lambda type: (learning.margin(type, learning.newest(type, levels), against), type))
    cp, hulls, found = 0 if at.view.own is None else at.view.own.cp, 0, list[Group]()
    for type in reversed(liked[-TYPES:]):
        number = min(cp // UNITS[type].cost, UNITS[type].counters * GROUP - _owned(here, type))
        group = guesses.group(type, number, learning.newest(type, levels)) if number > 0 else None
        found += [group] if group is not None else []
        cp, hulls = cp - max(0, number) * UNITS[type].cost, hulls + max(0, number) * UNITS[type].hull
    yards = sum(unit.count for _, unit in here.units() if unit.type == "SY")
    return found, 1 + hulls // max(1, yards * CAPACITY[levels.get("ship_yard") or 1] // 2), cp >= FULL


def _owned(here: Chart, type: str) -> int:
    return sum(unit.count for _, unit in here.units() if unit.type == type)


def kept_for_yards(at: At) -> int:
    """So many ship yards more build all that was kept in a few rounds."""
    return 0 if at.view.own is None else at.view.own.cp // YARD_CP
