"""The plan of a turn: where every unit is to go, what for, and what that is worth. It is made once a turn, and anew
when units appear that it does not name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.ids import BadId
from engine.players.aims import Aim
from engine.space_empires.components import PLANETS
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import HexView, UnitView
from engine.space_empires.minds import armies, hazards, reach, wars
from engine.space_empires.minds.armies import Errand
from engine.space_empires.minds.charts import FAR, ONCE, Chart, warship
from engine.space_empires.minds.fleets import guarding, relief, resting, vanguards
from engine.space_empires.minds.mind import CP, At, felt
from engine.space_empires.minds.solitaire import campaigns, machines

COLONY, SCOUTED, TOWED = 30 * CP, 8 * CP, 10 * CP
"""What it is worth to begin a colony, to know a hex of the home system, to bring minerals home."""
FRONTIER, BESIDE, OUTING = 5 * CP, 2, 6
"""What it is worth for settlers to wait where planets may be found, and within how many hexes of there; half moves that
they go for it: they do not follow the unknown about.
"""
DEEP, ON_THE_WAY = 2 * CP, 6 * CP
"""What it is worth to know a hex of deep space, anywhere and on the way to an enemy."""
ROAD, SEARCHERS = 7 * CP, 2
"""What it is worth to know a hex on the easiest way to an alien home world; how many look for it later on."""
ELSEWHERE = 40
"""Hundredths of what other hexes are worth as long as the home system is not known: settlers wait for its planets."""
EARLY = 9
"""Until which round ships explore where no way leads."""
DETOUR = 2
FLEES, UNARMED = 7 * CP, ("COLONY_SHIP", "MINER")
"""What it is worth to an unarmed ship to get away from enemies."""
STEP = 30
"""What half a move more takes off the worth of a goal."""
TOWABLE = ("minerals", "space_wreck")


Errands = Mapping[str, Errand]
"""What each unit is to do, by its id."""


def plan(at: At, here: Chart) -> Errands:
    """The plan of this turn: as it was made, or a new one."""
    known = _noted(at)
    if known is None or any(unit.id not in known for _, unit in here.units()):
        resting.note(at, here, turn(at))
        known = made(at, here)
        at.memory["turn"], at.memory["tried"] = turn(at), []
        at.memory["errands"] = {id: errand.id for id, errand in known.items()}
    return known


def turn(at: At) -> str:
    """The name of a turn, for what is noted in it."""
    return f"{at.view.round}/{at.view.turn}"


def leaving(at: At, here: Chart, hex: str) -> list[str]:
    """Units in a hex that are to go elsewhere in this turn: they guard nobody there, but for those who go to meet whom
    they would guard against.
    """
    known, met = plan(at, here) if here.own(hex) else {}, (hex, *reach.beside(here, hex))
    return [unit.id for unit in here.own(hex) if unit.left and unit.id in known and known[unit.id].at not in met]


def _noted(at: At) -> Errands | None:
    noted = at.memory.get("errands")
    if at.memory.get("turn") != turn(at) or not isinstance(noted, dict):
        return None
    try:
        return {id: Errand.read(str(text)) for id, text in noted.items()}
    except BadId:
        return None


def made(at: At, here: Chart) -> Errands:
    """A new plan: settlers, miners and explorers first, then all that fights."""
    units = {unit.id: (hex, unit) for hex, unit in here.units()}
    found = {id: Errand(hex, Aim.KEEP, 0) for id, (hex, _) in units.items()}
    found |= _nearest(here, list(_settlers(here, units.values())), quiet=True)
    found |= _nearest(here, list(_miners(here, units.values())), quiet=True)
    found |= resting.unarmed(at, here, found)
    found |= _pipes(here, units.values())
    scouts = _scouting(at, here, _felt(at, _explorers(at, here, units.values())))
    fleet = [(hex, unit) for id, (hex, unit) in units.items() if warship(unit) and id not in scouts]
    orders = (campaigns.orders if here.view.empires else relief.orders)(at, here, fleet)
    marches = {id: Errand(one.at, one.why, one.worth) for id, one in orders.items()}
    marches |= resting.resting(at, here, marches, fleet)
    found |= dict(_fleeing(here, found, {**scouts, **marches}, units))
    return {**found, **scouts, **marches, **dict(vanguards.vanguards(here, marches, scouts, fleet))}


@dataclass(frozen=True, slots=True)
class Wish:
    """A unit could go to a hex. `claims`: nobody else needs to go there then."""

    unit: str
    start: str
    goal: str
    why: str
    worth: int
    claims: bool = True


def _felt(at: At, wishes: Iterable[Wish]) -> list[Wish]:
    """The same as this character sees them; nobody thinks less of what lies beside it than it is."""
    worths = [(one, felt(at, one.worth, f"goal {one.goal}"), distance(one.start, one.goal) <= 1) for one in wishes]
    return [replace(one, worth=max(worth, one.worth) if near else worth) for one, worth, near in worths]


def _nearest(here: Chart, wishes: list[Wish], *, quiet: bool = False, most: int = FAR) -> dict[str, Errand]:
    """One after the other the best wish that is left; each unit and each goal once."""
    found, taken = dict[str, Errand](), dict[str, bool]()
    far = [here.ways(one.start, quiet=quiet).get(one.goal, FAR) for one in wishes]
    valued = [(one.worth - STEP * steps, one) for steps, one in zip(far, wishes, strict=True) if steps < FAR]
    for worth, one in sorted(valued, key=lambda pair: (-pair[0], pair[1].unit, pair[1].goal)):
        if one.unit not in found and one.goal not in taken and len(found) < most:
            found[one.unit] = Errand(one.goal, one.why, max(100, worth))
            taken |= {one.goal: True} if one.claims else {}
    return found


# --- settlers and miners ---------------------------------------------------------------------------------------------

Standing = tuple[str, UnitView]
"""A unit and its hex."""


@ONCE.once
def free_planets(here: Chart) -> list[HexView]:
    """Explored planets on which nobody lives, and where no enemy is."""
    open_ = [one for one in here.hexes.values() if one.explored and one.colony is None]
    return [one for one in open_ if here.known(one.id) in PLANETS and not here.held(one.id)]


def safe_planets(here: Chart) -> list[HexView]:
    """Free planets for which it is worth making settlers: where no enemy lives near by, and none will be first."""
    free, foes = free_planets(here), [one.home for one in here.view.seats if here.hostile(one.seat) and one.home]
    own = [one.id for one in here.colonies()]
    near = {one.id: min((distance(one.id, port) for port in own), default=FAR) for one in free}
    theirs = {one.id: min((distance(one.id, home) for home in foes), default=FAR) for one in free}
    return [one for one in free if not _danger(here, one.id) and near[one.id] < theirs[one.id]]


def _settlers(here: Chart, units: Iterable[Standing]) -> Iterator[Wish]:
    """To planets, and to where some may be found; to none where a new colony would be shot at once. SE-BOMB-07"""
    free, frontier = free_planets(here), _frontier(here)
    for hex, unit in units:
        if unit.type != "COLONY_SHIP":
            continue
        if hex not in frontier:
            ways = here.ways(hex, quiet=True)
            near = [to for to in frontier if ways.get(to, FAR) <= OUTING]
            yield from (Wish(unit.id, hex, to, Aim.EXPAND, frontier[to]) for to in near)
        able = dict(unit.levels).get("terraforming", 0)
        for planet in (one for one in free if not _shot(here, one.id)):
            if able or here.known(planet.id) != "barren_planet":
                yield Wish(unit.id, hex, planet.id, Aim.EXPAND, COLONY - _danger(here, planet.id))


def _shot(here: Chart, planet: str) -> bool:
    """Whether a new colony would be shot before it brings anything: a single hit is enough. SE-BOMB-07"""
    siege = guarding.besieged(here) and here.far(planet, here.home) <= armies.ROUND
    return siege or reach.bare(here, planet)


@ONCE.once
def _frontier(here: Chart) -> dict[str, int]:
    """Where settlers wait for planets to be found: near hexes of the home system that nobody has explored."""
    unknown = hidden(here)
    known = [one.id for one in here.hexes.values() if one.explored] if unknown else []
    near = {id: sum(distance(id, hex) <= BESIDE for hex in unknown) for id in known}
    return {id: FRONTIER + STEP * number for id, number in near.items() if number and not _danger(here, id)}


def hidden(here: Chart) -> list[str]:
    """Hexes of the home system that nobody has explored."""
    return [one.id for one in here.hexes.values() if one.home == here.seat and not one.explored]


def _waiting(here: Chart) -> int:
    """Settlers for whom planets must still be found."""
    settlers = sum(unit.type == "COLONY_SHIP" for _, unit in here.units())
    able = [one.id for one in free_planets(here) if here.known(one.id) != "barren_planet"]
    return max(0, settlers - len(able)) if hidden(here) else 0


@ONCE.once_each
def _danger(here: Chart, hex: str) -> int:
    """What is taken off a place for enemies near by, and for one that the own home world is far from."""
    near = sum(distance(hex, held) <= 2 for held in here.taken)
    return 5 * CP * min(3, near)


@ONCE.once
def lodes(here: Chart) -> list[HexView]:
    """Minerals and wrecks that are known, and not nearer to the home of an enemy than to an own colony: unarmed ships
    would only be taken there. SE-MOVE-17
    """
    found = [one for one in here.hexes.values() if one.explored and here.known(one.id) in TOWABLE]
    ports, foes = [one.id for one in here.colonies()], wars.homes(here)
    near = {one.id: min((distance(one.id, port) for port in ports), default=FAR) for one in found}
    return [one for one in found if all(distance(one.id, home) > near[one.id] for home in foes)]


def _fleeing(
    here: Chart, errands: Errands, armed: Errands, units: Mapping[str, Standing]
) -> Iterator[tuple[str, Errand]]:
    """Unarmed ships that would be taken where they stand, and have nowhere to go that is safe, leave. Ships that go
    elsewhere guard nobody. SE-MOVE-17
    """
    gone = [id for id, errand in armed.items() if errand.at != units[id][0]]
    for hex, unit in units.values():
        if unit.type not in UNARMED or not reach.bare(here, hex, gone):
            continue
        near = [one for one in here.quiet.near[hex] if here.quiet.tolls[one] < FAR and not reach.bare(here, one, gone)]
        ways = here.ways(errands[unit.id].at, quiet=True)
        on_the_way = any(ways.get(one, FAR) < ways.get(hex, FAR) for one in near)
        settling = unit.type == "COLONY_SHIP" and 0 < distance(hex, errands[unit.id].at) <= 1
        if near and not on_the_way and not settling:
            yield unit.id, Errand(min(near, key=lambda one: (here.far(one, here.home), one)), Aim.DEFEND, FLEES)


def _miners(here: Chart, units: Iterable[Standing]) -> Iterator[Wish]:
    ports = _harbours(here)
    for hex, unit in units:
        if unit.type != "MINER":
            continue
        if unit.cargo is not None:
            yield from (Wish(unit.id, hex, port, Aim.EARN, TOWED, claims=False) for port in ports)
            continue
        for lode in lodes(here):
            home = min((distance(lode.id, port) for port in ports), default=FAR)
            rich = 2 * CP * (lode.marker is not None and lode.marker.value > 5)
            yield Wish(unit.id, hex, lode.id, Aim.EARN, TOWED + rich - 2 * STEP * home)


def _harbours(here: Chart) -> list[str]:
    """Own colonies to which minerals are brought: none that enemies hold, and, if there are others, none where their
    ships would be taken. SE-MINERAL-03, SE-MINERAL-11
    """
    free = [one.id for one in here.colonies() if not here.held(one.id)]
    return [id for id in free if not reach.bare(here, id)] or free


def _pipes(here: Chart, units: Iterable[Standing]) -> dict[str, Errand]:
    """Pipelines lie on the ways from the home world to its colonies, the nearest first."""
    own = [(hex, unit) for hex, unit in units if unit.type == "MS"]
    if not own:
        return {}
    wanted = track(here)
    laid = {hex: unit.id for hex, unit in own if hex in wanted}
    wishes = [
        Wish(unit.id, hex, goal, Aim.EARN, 4 * CP)
        for hex, unit in own
        for goal in wanted
        if laid.get(hex) != unit.id and goal not in laid
    ]
    return _nearest(here, wishes, quiet=True)


def track(here: Chart) -> list[str]:
    """The hexes of a chain from the home world to its colonies, the nearest colonies first: all of them hexes that a
    pipeline can enter. SE-MOVE-15, SE-PIPE-13
    """
    found, home = dict[str, None](), here.home
    ways, tolls = here.ways(home, quiet=True), here.quiet.tolls
    ports = sorted((one.id for one in here.colonies()), key=lambda id: (ways.get(id, FAR), id))
    for port in ports:
        at = port
        while at != home and at not in found and at in ways:
            found[at] = None
            at = min(here.quiet.near[at], key=lambda to: (ways.get(to, FAR) + tolls[to] * (to != home), to))
        found |= {at: None} if at == home else {}
    return list(found)


# --- explorers -------------------------------------------------------------------------------------------------------


def unknown(at: At, here: Chart) -> dict[str, int]:
    """Hexes that are worth being explored now."""
    found, roads = dict[str, int](), campaigns.roads(here) if here.view.empires else {}
    for one in here.hexes.values():
        if not one.explored and not here.held(one.id) and here.known(one.id) not in ("danger", "supernova"):
            found[one.id] = ROAD if one.id in roads else _knowing(at, here, one)
    at_home = {id: here.hexes[id].home == at.seat for id in found}
    if any(at_home.values()):
        found = {id: worth if at_home[id] else worth * ELSEWHERE // 100 for id, worth in found.items()}
    return {id: worth for id, worth in found.items() if worth > 0}


def _knowing(at: At, here: Chart, one: HexView) -> int:
    """What it is worth to know a hex."""
    if one.home == at.seat:
        return SCOUTED - STEP * distance(here.home, one.id) // 2
    if here.view.empires and at.view.round > EARLY:
        return 0
    goals = wars.homes(here)
    if any(distance(here.home, one.id) + distance(one.id, to) <= distance(here.home, to) + DETOUR for to in goals):
        return ON_THE_WAY
    return DEEP if at.view.round <= EARLY and distance(here.home, one.id) <= 2 * at.view.round else 0


def explorers(at: At, here: Chart) -> int:
    """So many ships explore at once, more while settlers wait; none while machines are about or the home world is
    besieged, for then every ship is needed.
    """
    if here.view.empires and at.view.round > EARLY:
        return SEARCHERS
    return 0 if machines.hunting(here) or guarding.besieged(here) else at.character.level.foresight + _waiting(here)


def _scouting(at: At, here: Chart, wishes: list[Wish]) -> dict[str, Errand]:
    """What those do who explore."""
    return _nearest(here, wishes, quiet=True, most=explorers(at, here))


def _explorers(at: At, here: Chart, units: Iterable[Standing]) -> Iterator[Wish]:
    """Single ships, the cheapest first; dearer ones where it is worth that. Nobody leaves an enemy's colony for it, nor
    easily the way to a hex for which it was sent; nor goes who alone sees raiders while some are about. SE-SCANNER-02
    """
    goals, watching = unknown(at, here), hazards.prowled(here)
    for hex, unit in units:
        if watching and dict(unit.levels).get("scanner", 0):
            continue
        if warship(unit) and unit.count == 1 and unit.type in wars.SCOUTS and not here.enemy_colony(hex):
            noted = armies.errand(at, unit)
            sent = noted.at if noted is not None and noted.why == Aim.EXPAND else None
            dear, far = 3 * CP * wars.SCOUTS.index(unit.type), here.ways(hex, quiet=True)
            near = [goal for goal, worth in goals.items() if not dear or worth - dear > STEP * far.get(goal, FAR)]
            able = [goal for goal in near if not resting.turned(at, here, hex, goal, unit)]
            able = [goal for goal in able if not reach.waylaid(here, hex, goal, unit)]
            worths = {goal: goals[goal] * (wars.KEPT if goal == sent else 100) // 100 - dear for goal in able}
            yield from (Wish(unit.id, hex, goal, Aim.EXPAND, worth) for goal, worth in worths.items())


def parting(at: At, here: Chart, noted: Errands) -> str | None:
    """A group of which one ship should go ahead of its fleet, or a group of scouts of which one should explore: not
    before there is something to do for it. SE-GROUP-02
    """
    exploring = sum(errand.why == Aim.EXPAND and id.startswith("SC") for id, errand in noted.items())
    if exploring >= min(explorers(at, here), len(unknown(at, here))):
        return vanguards.leading(here, noted)
    groups = [one for one in here.units() if one[1].type == "SC" and one[1].count > 1 and one[1].left > 0]
    able = [unit for hex, unit in groups if _explores(at, here, hex, unit)]
    first = min(able, key=lambda unit: (unit.count, unit.number), default=None)
    return vanguards.leading(here, noted) if first is None else first.id


def _explores(at: At, here: Chart, hex: str, group: UnitView) -> bool:
    """Whether a ship that leaves a group would explore, beside all others. Nobody errs in that: once it has left, it
    goes.
    """
    single = replace(group, id=f"{group.id} alone", count=1)
    wishes = list(_explorers(at, here, [*here.units(), (hex, single)]))
    return single.id in _scouting(at, here, wishes)
