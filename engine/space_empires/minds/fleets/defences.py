"""What enemies near own colonies would take, and who has to hold them. SE-BOMB-02, SE-BOMB-08"""

from __future__ import annotations

from collections.abc import Sequence

from engine.players.aims import Aim
from engine.space_empires.components import COLONY_STEPS, HOME_STEP, SIDES
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import ColonyView, HexView, UnitView
from engine.space_empires.minds import armies, guesses, odds
from engine.space_empires.minds.armies import PACE, ROUND, STEP, SURELY, TURNS_OFF, WAITED, Order
from engine.space_empires.minds.charts import FIXED, ONCE, PLAIN, Chart
from engine.space_empires.minds.fleets import guarding
from engine.space_empires.minds.hazards import rough
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.minds.odds import SURE, Groups
from engine.space_empires.minds.solitaire import machines

OWN_HOME, OWN_HIT = 600 * CP, 12 * CP
LATE = 2
"""Half moves by which ships may come later than those who attack."""
PRESSING = 160
"""Hundredths that a colony counts at which enemies are already."""
HOPE = 4
"""Where the home world seems lost with them as well, ships save it once in so many times: guesses are guesses."""
AFAR = 70
"""Hundredths of that where they are still some way off: they are rather met by who is sure to win."""
SOON = 2 * PACE
"""Half moves to enemies that ships rather go to meet than wait for them in a colony, where they surely beat them."""
HITS, FIRED, GROWN, POORER = 30, 30, 10, 3
"""Tenths of hits that destroy a colony, of shots that each ship has at it in a round, and of hits for which it grows
back in a round; what it brings less meanwhile is one part of so many.
"""


@ONCE.once_each
def threats(here: Chart, goal: str) -> list[str]:
    """Hexes with enemies that could soon be in one of the own."""
    return [one for one in here.hexes if one in here.taken and one != goal and _moving(here, one, goal)]


def raids(here: Chart, foe: str) -> bool:
    """Whether enemies in a hex are at an own colony other than the home world, or could soon be."""
    own = [port.id for port in here.colonies() if port.id != here.home]
    return any(port == foe or foe in threats(here, port) for port in own)


def _moving(here: Chart, one: str, goal: str) -> bool:
    """Whether anything goes from a hex to another; aliens stay where they are. SE-ALIEN-04"""
    beyond = not here.view.links and PLAIN * distance(one, goal) > TURNS_OFF
    if beyond or here.far(one, goal) > TURNS_OFF:
        return False
    empires = here.view.empires
    fleets = any(fleet.at == one for empire in empires for fleet in empire.fleets)
    sides = {empire.side for empire in empires}
    able = [stack for stack in here.foes(one) if stack.owner >= 0 or stack.owner in sides]
    ships = any(stack.hidden or any(unit.type not in FIXED for unit in stack.units) for stack in able)
    return fleets or here.hexes[one].machine is not None or ships


def menaces(here: Chart, units: Sequence[UnitView], lost: Sequence[str] = ()) -> dict[str, int]:
    """What enemies at own colonies and near them would take, by where they are; these units left out. Colonies that are
    `lost` by then count for nothing, but those who shoot them down go on to the next. SE-BOMB-06
    """
    pressing = PRESSING if armies.rivals(here) else 100
    held = [port for port in here.colonies() if here.held(port.id) and port.id not in lost]
    found = {port.id: _lost(here, port, guesses.at(here, port.id), firing=True) * pressing // 100 for port in held}
    for port in (one for one in here.colonies() if one.id not in lost):
        there = guesses.own(unit for unit in here.own(port.id) if unit not in units)
        for foe in threats(here, port.id):
            side = guesses.at(here, foe)
            wins = odds.battle(side, there, rough(here, port.id)).wins
            found[foe] = max(found.get(foe, 0), _lost(here, port, side) * wins // SURE)
    return found


def _lost(here: Chart, port: HexView, foe: Groups, *, firing: bool = False) -> int:
    """What an own colony loses to enemies who may fire at it: a scout takes long, and no army is held up by it; until
    it fires it may as well go elsewhere, and the colony grows again. A home world counts whole. SE-BOMB-02,
    SE-BOMB-06, SE-GROW-01
    """
    if not armies.rivals(here) or (port.colony is not None and port.colony.home):
        return _worth(port)
    hits = sum(group.attack * group.number for group in foe) * FIRED // SIDES
    return _worth(port) * min(HITS, hits if firing else max(hits // POORER, hits - GROWN)) // HITS


def _worth(port: HexView) -> int:
    """What an own colony is worth."""
    return OWN_HOME if port.colony is not None and port.colony.home else OWN_HIT * _shown(port.colony)


def orders(here: Chart, hex: str, units: Sequence[UnitView]) -> list[Order]:
    """Own colonies that would be lost without these ships; who is needed at home goes to none that lies too far off."""
    found, needed = [], guarding.needed(here, hex, units)
    for port in here.colonies():
        if port.id != here.home and not guarding.stays(here, hex, port.id, needed):
            continue
        foes = [*threats(here, port.id), *(needed if port.id == here.home else ())]
        if not foes or here.far(hex, port.id) > 2 * TURNS_OFF or _too_late(here, hex, port, foes):
            continue
        strongest = max((guesses.at(here, foe) for foe in foes), key=_weight)
        there = [unit for unit in here.own(port.id) if unit not in units]
        held = _within_reach(here, hex, units, foes, guesses.own(there), home=port.id == here.home)
        if held or not machines.may_hold(here, hex, port.id, units, strongest):
            continue
        without = odds.battle(strongest, guesses.own(there), rough(here, port.id)).wins
        together = odds.battle(strongest, guesses.own([*there, *units]), rough(here, port.id)).wins
        near = 100 if threats(here, port.id) else AFAR
        less = max(without - together, without // HOPE if port.id == here.home else 0)
        saved = _lost(here, port, strongest) * less // SURE * near // 100
        saved -= STEP * here.far(hex, port.id)
        found.append(Order(port.id, Aim.DEFEND, saved))
    return found


def saved(at: At, here: Chart, port: HexView) -> int:
    """What a base saves at a colony from those who threaten it: nothing where it holds without, and nothing from an
    army, to which the base is only lost as well; at the home world it fights beside all the others.
    """
    own = () if at.view.own is None else at.view.own.technology
    base = guesses.group("BASE", 1, tuple(sorted((one.id, one.level) for one in own)))
    there = guesses.own(here.own(port.id))
    side = tuple(sorted([*there, *((base,) if base is not None else ())]))
    found = 0
    for foe in (guesses.at(here, one) for one in threats(here, port.id)):
        without, beside = (odds.battle(foe, one, rough(here, port.id)).wins for one in (there, side))
        if beside >= SURE // 2 and port.id != here.home:
            return 0
        found = max(found, _lost(here, port, foe) * (without - beside) // SURE)
    return found


def _within_reach(
    here: Chart, hex: str, units: Sequence[UnitView], foes: Sequence[str], there: Groups = (), *, home: bool = True
) -> bool:
    """Whether all who threaten a colony stand beside these ships, or two hexes off unless it is the home world, and are
    beaten there: nobody waits for them, for they would shoot another one meanwhile; nor for one farther away whom those
    who are `there` surely beat, or these ships themselves, unless it is the home world. In a long war near by is
    enough: else both would wait, and could build nothing for what those ships cost. SE-BOMB-06, SE-MAINT-01
    """
    near = TURNS_OFF if here.view.round > WAITED else PLAIN if home else SOON
    close = [foe for foe in foes if here.far(hex, foe) <= near]
    away, side = (guesses.at(here, foe) for foe in foes if foe not in close), guesses.own(units)
    kept = (there,) if home else (there, side)
    waited = (all(odds.battle(foe, one).wins > SURE - SURELY for one in kept) for foe in away)
    if not armies.rivals(here) or not close or any(waited):
        return False
    return all(odds.battle(side, guesses.at(here, foe), rough(here, foe)).wins >= SURELY for foe in close)


def _too_late(here: Chart, hex: str, port: HexView, foes: Sequence[str]) -> bool:
    """Whether ships would come to a colony only after those who threaten it; a home world holds out for a round, and
    who is later had better take that of the enemy. SE-BOMB-08
    """
    if not armies.rivals(here):
        return False
    held = ROUND if port.colony is not None and port.colony.home else LATE
    return here.far(hex, port.id) > min(here.far(foe, port.id) for foe in foes) + held


def in_time(here: Chart, port: HexView, far: int) -> bool:
    """Whether ships so many half moves away come before enemies at an own colony have probably shot it down.

    SE-BOMB-02, SE-BOMB-06, SE-BOMB-08
    """
    hits = sum(group.attack * group.number for group in guesses.at(here, port.id))
    return far <= LATE + PACE * steps(port.colony) * SIDES // max(1, hits)


def steps(colony: ColonyView | None) -> int:
    """Hits that destroy a colony. SE-BOMB-06, SE-BOMB-07, SE-BOMB-08"""
    if colony is None or not colony.value:
        return 1
    return colony.value // HOME_STEP if colony.home else COLONY_STEPS.index(colony.value)


def _weight(side: Groups) -> tuple[int, int]:
    """By what sides are compared: machines, which cost the same, by what they fire with."""
    return odds.cost(side), max((group.attack for group in side), default=0)


def _shown(colony: ColonyView | None) -> int:
    """CP that a colony shows, and a little of what it will show."""
    return 0 if colony is None else 2 + colony.value
