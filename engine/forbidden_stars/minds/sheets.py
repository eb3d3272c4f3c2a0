"""What the ability of the own faction sheet would do in a system. FS-DOM-05"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.effects import UseId, component_of
from engine.forbidden_stars.abilities.windows import SHEET
from engine.forbidden_stars.components import AREAS, CACHE_WORTH, SYSTEM_OF
from engine.forbidden_stars.interface.view import CombatView, UnitView
from engine.forbidden_stars.minds import odds, sorties, supply, worth
from engine.forbidden_stars.minds.chart import Chart, chart, lacking, once_felt, taken_to, unhurt
from engine.forbidden_stars.minds.marching import mustering, risks
from engine.forbidden_stars.minds.mind import At
from engine.players.mind import POINT

USED, MOST, NONE = 40, 55, -1000
"""What it is worth where it does something, as a plan at most, and where it would only do harm."""
IN_FULL = POINT // 2
"""Half of an objective: from there on it counts in full."""
BACK, LEAST = 40, 20
"""What a world that is given up has to be outweighed by: one comes back to it by half an order; and what a move between
two own worlds has to bring more than: else units go to and fro.
"""
COST = {"space_marines": 1, "orks": supply.CHEAPEST}
"""What it costs at least."""
NEXT = {"scout": "space_marine", "space_marine": "land_raider"}
"""Whom the Space Marines promote, and to what."""


def uses(id: str) -> bool:
    """Whether an option uses the ability of a faction sheet."""
    used = UseId.maybe(id)
    return used is not None and used.holding == SHEET.name


def value(at: At, id: str) -> int:
    """What using it is worth in the active system."""
    system = at.view.active
    if system is None or worth.me(at).faction != component_of(id):
        return USED
    found = in_system(at, chart(at), system)
    return min(USED, found) if found > 0 else NONE


@once_felt
def in_system(at: At, here: Chart, system: str) -> int:
    """What it brings there at best; nothing where nobody could use it."""
    mine = worth.me(at)
    worlds = [area for area in here.board.worlds[system] if here.friendly(area)]
    if mine.faction == "orks":
        return _bought(at, here, system)
    units = [(area, unit.type) for area in worlds for unit in _able(here, mine.faction, area)]
    best = max((of_unit(at, here, *one) for one in dict.fromkeys(units)), default=0)
    return best if best >= IN_FULL else min(MOST, best)


def _able(here: Chart, faction: str, area: str) -> Iterable[UnitView]:
    """Units of an area on which it could be used: routed ones are not moved."""
    if faction == "chaos":
        return (unit for unit in here.standing(area) if unit.type == "cultist")
    return here.units(area) if faction == "space_marines" else here.standing(area)


def _bought(at: At, here: Chart, system: str) -> int:
    """A ground unit more, without a factory, as far as there is materiel that is not kept for others. FS-DEPLOY-13"""
    mine = worth.me(at)
    purse = mine.materiel + CACHE_WORTH * min(1, mine.assets.get("cache", 0)) - supply.reserved(at, here, system)
    room = any(supply.room_in(here, area) for area in here.board.worlds[system])
    able = room and purse >= supply.CHEAPEST and any(supply.ground(here, mine))
    return MOST + supply.manning(at, here, system) if able else 0


def of_unit(at: At, here: Chart, area: str, type: str) -> int:
    """What it brings to use it on a unit of an area."""
    mine = worth.me(at)
    if mine.faction == "space_marines":
        return _promoted(at, here, area, type)
    ends = near(here, SYSTEM_OF[area]) if mine.faction == "chaos" else friendly(here, area)
    lost = _left(at, here, area, type)
    found = [(risks.stands(at, here, end, type) - lost, end) for end in ends]
    return max((brings for brings, end in found if brings > LEAST or not here.friendly(end)), default=worth.FULL)


def _promoted(at: At, here: Chart, area: str, type: str) -> int:
    """What it brings that a better unit takes its place. FS-DOM-05"""
    mine, then = worth.me(at), NEXT.get(type)
    if then is None or mine.materiel <= 0 or mine.reserve.get(then, 0) <= 0:
        return 0
    return MOST - 10 + odds.value(type) // 10 + _better(at, here, area, type, then)


def _better(at: At, here: Chart, area: str, old: str, new: str) -> int:
    """What a better unit guards there: so much less often a seat wins that would win the game by it, else a part of
    what is in danger, but for a world that falls all the same. FS-WIN-01
    """
    gone, come = ([unhurt(type)] for type in (old, new))
    saved = worth.weakened(at, here, area, gone) - worth.weakened(at, here, area, gone, come)
    return max(saved, 0 if worth.overrun(at, here, area) else worth.threat(at, here, area) // 4)


def near(here: Chart, system: str) -> list[str]:
    """Worlds of adjacent systems that are the own or nobody's; storms do not matter. D-40"""
    worlds = [id for other in here.board.systems[system] for id in here.board.worlds[other]]
    return [id for id in worlds if here.friendly(id) or here.unclaimed(id)]


def friendly(here: Chart, start: str) -> list[str]:
    """The other own worlds."""
    return [id for id in here.areas if id != start and AREAS[id].kind == "world" and here.friendly(id)]


def _left(at: At, here: Chart, area: str, type: str) -> int:
    """What an area loses with one unit: all of it with the last, and what it costs to come back to it; only a bastion
    guards it meanwhile.
    """
    there = len(here.units(area))
    pulled = worth.pull(at, here, SYSTEM_OF[area]) // 3 + _thwarted(at, here, area, type)
    if there > 1:
        gone = (unhurt(type),)
        return pulled + max(worth.weakened(at, here, area, gone), worth.threat(at, here, area) // there)
    fort = any(one.kind == "bastion" for one in here.areas[area].structures)
    return pulled + worth.leaving(at, here, area) + (0 if fort else BACK)


def _thwarted(at: At, here: Chart, area: str, type: str) -> int:
    """What own Advance orders bring less without a unit, once all orders lie. FS-OPS-02"""
    if at.view.phase != "operations" or not worth.lying(at, "advance"):
        return 0
    return sorties.thwarted(at, here, lacking(here, (area, type)), "")


JOINS = 50
"""What a unit is worth that joins a combat, however it goes."""


def fetched(at: At, here: Chart, types: Sequence[str]) -> int:
    """What it brings that a card fetches the best unit of some types to the combat in course, from whatever world."""
    worlds = [area for area in here.areas if AREAS[area].kind == "world"]
    units = [(area, one.type) for area in worlds for one in here.standing(area) if not types or one.type in types]
    return max((taken(at, here, *one) for one in dict.fromkeys(units)), default=0)


def taken(at: At, here: Chart, area: str, type: str) -> int:
    """What it brings that a card takes a unit of an area to the combat in course, else to where nobody is. D-40"""
    fight, lost = at.view.combat, _left(at, here, area, type)
    if fight is not None:
        return worth.FULL if area == fight.area else _joins(at, here, fight, type) - lost
    ends = [id for id in here.areas if id != area and AREAS[id].kind == AREAS[area].kind and here.unclaimed(id)]
    return max((risks.stands(at, here, end, type) for end in ends), default=worth.FULL) - lost


def _joins(at: At, here: Chart, fight: CombatView, type: str) -> int:
    """What one more is worth in a combat; where there is no room for it afterwards, and it is won no oftener, somebody
    is lost. FS-CAP-01
    """
    surer = _wins(at, here, fight, (unhurt(type),)) - _wins(at, here, fight)
    if worth.free(here, fight.area) <= 0 and surer < mustering.ALIKE:
        return worth.FULL
    return JOINS + worth.pull(at, here, SYSTEM_OF[fight.area]) // 3


def _wins(at: At, here: Chart, fight: CombatView, more: Sequence[UnitView] = ()) -> int:
    """How often a combat is won as it stands, with some more."""
    attacks = fight.attacker == at.seat
    own = odds.side((*here.units(fight.area), *more), 0, odds.trained(worth.me(at)))
    other = worth.side(at, here, fight.area, fight.defender if attacks else fight.attacker)
    return odds.wins(own, other) if attacks else odds.SURE - odds.wins(other, own)


def moved(at: At, here: Chart, start: str) -> int:
    """What it brings to take units of an area to any other one of its kind that is the own or nobody's, without what
    own Advance orders bring less by it. D-40, FS-OPS-02
    """
    brings, free, end = max(_ends(at, here, start), default=(worth.FULL, 0, ""))
    if brings <= 0:
        return brings
    return brings - sorties.thwarted(at, here, taken_to(here, (start, end, free)), "")


def room(at: At, here: Chart, start: str) -> int:
    """How many of them find room where it brings most. FS-CAP-01"""
    return max(_ends(at, here, start), default=(worth.FULL, 0, ""))[1]


def _ends(at: At, here: Chart, start: str) -> Iterator[tuple[int, int, str]]:
    """What it brings to take units of an area to each other one, and for how many of them there is room."""
    units, kind = here.standing(start), AREAS[start].kind
    ends = [id for id in here.areas if id != start and AREAS[id].kind == kind and worth.free(here, id) > 0]
    for end in (id for id in ends if units and (here.friendly(id) or here.unclaimed(id))):
        yield _going(at, here, start, end, [one.type for one in units]), worth.free(here, end), end


def _going(at: At, here: Chart, start: str, end: str, types: Sequence[str]) -> int:
    """What such units are worth more there, as far as there is room for them; a void is opened by one ship."""
    if AREAS[end].kind == "void" and here.units(end):
        return 0
    going = min(len(types), worth.free(here, end))
    last = going == len(here.units(start))
    pulled = (worth.pull(at, here, SYSTEM_OF[end]) - worth.pull(at, here, SYSTEM_OF[start])) * (going - 1) // 6
    lost = worth.leaving(at, here, start) if last else 0
    return risks.stands(at, here, end, *types) + pulled - lost - _stood(at, here, start)


def _stood(at: At, here: Chart, start: str) -> int:
    return worth.pull(at, here, SYSTEM_OF[start]) // 3
