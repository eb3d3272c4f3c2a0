"""The own home world is not left to fleets that would take it, for with it the game is lost. SE-BOMB-08"""

from __future__ import annotations

from collections.abc import Sequence

from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, odds, reach
from engine.space_empires.minds.armies import ROUND, rivals
from engine.space_empires.minds.charts import ONCE, Chart, warship
from engine.space_empires.minds.fleets import clocks
from engine.space_empires.minds.odds import Groups

GUARD, LATE, OPEN = 12, 2, 500
"""Half moves to fleets from which ships stay near the own home world, by which they may come there later, and how often
such a fleet would win there, in thousandths.
"""
GUARDED, CLOSE = 12, 4
"""After this round they may be nearer by half a move each round, down to so many."""


def needed(here: Chart, hex: str, units: Sequence[UnitView]) -> list[str]:
    """Hexes with fleets that would take the own home world without these ships, which can still be there in time: it
    is lost in a turn or two, and with it the game. Where none of them would by itself, those that would together.
    """
    if not rivals(here) or not here.home:
        return []
    left = guesses.own(unit for unit in here.own(here.home) if unit not in units)
    able = [one for one in here.taken if here.far(hex, here.home) - LATE <= here.far(one, here.home)]
    found = [one for one in able if odds.battle(_marching(here, one, hex), left).wins > OPEN]
    return found or _joining(here, [one for one in able if here.far(one, here.home) <= _guarded(here)], left)


@ONCE.once
def _guarded(here: Chart) -> int:
    """Half moves to fleets against which ships stay near the home world. The longer the war takes, the fewer: who only
    guards ends none, unless nothing else is left to it.
    """
    late = max(0, here.view.round - GUARDED) if len(here.colonies()) > 1 else 0
    return max(CLOSE, GUARD - late)


def _marching(here: Chart, one: str, hex: str) -> Groups:
    """What could march from a hex on the home world: whatever is near it, and farther off an army, from the moment in
    which ships elsewhere have to set out so as to be there in time. SE-MOVE-05
    """
    far = here.far(one, here.home)
    if far <= _guarded(here):
        return reach.coming(here, one)
    return reach.army(here, one) if far <= min(GUARD, max(ROUND, here.far(hex, here.home))) else ()


def _joining(here: Chart, near: Sequence[str], left: Groups) -> list[str]:
    """Hexes with fleets of one player, each of them more than a scout, that can all be at the own home world within a
    round and would take it together. SE-COMBAT-01
    """
    close = [one for one in near if here.far(one, here.home) <= ROUND]
    fleets = [one for one in close if reach.fleet(here, one)]
    for seat in {stack.owner: True for one in fleets for stack in here.foes(one)}:
        party = [one for one in fleets if any(stack.owner == seat for stack in here.foes(one))]
        if len(party) > 1 and odds.battle(_party(here, party, seat), left).wins > OPEN:
            return party
    return []


@ONCE.once
def besieged(here: Chart) -> bool:
    """Whether fleets of a player could be at the own home world within a round that all warships as near would not beat
    together.
    """
    near = [unit for hex, unit in here.units() if warship(unit) and here.far(hex, here.home) <= ROUND]
    side, close = guesses.own(near), [one for one in here.taken if here.far(one, here.home) <= ROUND]
    fleets = [_party(here, close, seat) for seat in {stack.owner: True for one in close for stack in here.foes(one)}]
    large = [fleet for fleet in fleets if rivals(here) and odds.cost(fleet) > reach.SPARED]
    return any(not side or odds.battle(side, fleet).wins < OPEN for fleet in large)


def _party(here: Chart, hexes: Sequence[str], seat: int) -> Groups:
    """All that could come from those of some hexes where a player is."""
    own = [one for one in hexes if any(stack.owner == seat for stack in here.foes(one))]
    return tuple(sorted(group for one in own for group in reach.coming(here, one)))


def stays(here: Chart, hex: str, goal: str, foes: Sequence[str], *, meets: bool = True) -> bool:
    """Whether ships that are needed at home may go to a hex: if they are back before anybody could be there, or no
    later than by the straight way. Who goes to meet one of those who come leaves the home world to none of the others
    who would take it by himself, and who is at home to nobody who could be there in the next turn. `meets`: they are
    at the goal in this turn; else who is there could go past them, too. SE-MOVE-05, SE-MOVE-16
    """
    others = [one for one in foes if one != goal]
    if hex == here.home and foes:
        past = reach.past(here, hex, goal)
        if any(one in past for one in (others if meets else foes)):
            return False
    able = [one for one in others if goal not in foes or _takes(here, one, hex)]
    return not able or _back_by(here, hex, goal, min(clocks.comes(here, one) for one in able))


def _back_by(here: Chart, hex: str, goal: str, turns: int) -> bool:
    """Whether ships are home from a goal within so many turns, or as soon as by the straight way."""
    return clocks.home_by(here, hex, goal) <= max(turns, clocks.home_by(here, hex, here.home))


def _takes(here: Chart, one: str, hex: str) -> bool:
    """Whether a fleet takes the own home world by itself, without the warships of a hex."""
    left = guesses.own(unit for unit in here.own(here.home) if hex != here.home or not warship(unit))
    return odds.battle(reach.coming(here, one), left).wins > OPEN


def early(here: Chart, hex: str, foes: Sequence[str]) -> bool:
    """Whether ships that are needed at home are there in time if they set out a turn later. SE-MOVE-05"""
    return bool(foes) and clocks.waits(here, hex) <= min(clocks.comes(here, one) for one in foes)


def due(here: Chart, hex: str, units: Sequence[UnitView]) -> bool:
    """Whether ships are needed at home, and have to set out now."""
    foes = needed(here, hex, units)
    return bool(foes) and not early(here, hex, foes)
