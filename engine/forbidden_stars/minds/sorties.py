"""Sorties: what an Advance order could do in a system, and the best of it. FS-ADV-01"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.forbidden_stars.components import STACKED, SYSTEM_OF, OrderKind
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import buying, marks, odds, supply, worth
from engine.forbidden_stars.minds.chart import Chart, once_felt, reachable_worlds, sailed, unhurt
from engine.forbidden_stars.minds.marching import risks, standings
from engine.forbidden_stars.minds.mind import At
from engine.players.characters import Character

GOAL = 60
"""For an own objective a combat may be less sure: in hundredths of what it takes elsewhere."""
NEARER, IDLE, LEAST = 150, 20, 20
"""How much a unit counts that comes nearer to the objectives, in hundredths, what moving for that alone costs, and what
has to be gained by it besides where the last one leaves a structure.
"""
BOLD = 560
"""How often a combat should be won, in thousandths, before one is sought."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A ship that goes to a void of the active system, and the void that its last ship leaves."""

    start: str
    void: str
    closed: str | None


@dataclass(frozen=True, slots=True)
class Sortie:
    """Units that go to a world.

    Attributes:
        units: how many of which type from which area.
        chance: how often the combat is won; 1000 without one.
    """

    system: str
    source: str | None
    opening: Opening | None
    target: str
    units: tuple[tuple[str, str, int], ...]
    worth: int
    chance: int = odds.SURE


@once_felt
def best(at: At, here: Chart, system: str) -> Sortie | None:
    """The best sortie of a system from wherever units could come."""
    found = [one for source in (None, *here.linked(system)) if (one := best_from(at, here, system, source))]
    return max(found, key=lambda one: (one.worth, one.target), default=None)


def best_from(at: At, here: Chart, system: str, source: str | None) -> Sortie | None:
    """The best one with units of the system and one adjacent system, with a ship moved where that helps."""
    return max(every(at, here, system, source), key=_rank, default=None)


def _rank(one: Sortie) -> tuple[int, bool, str]:
    return one.worth, one.opening is None, one.target


def every(at: At, here: Chart, system: str, source: str | None) -> list[Sortie]:
    """All of them, with a ship moved or without."""
    return [*plain(at, here, system, source), *opened(at, here, system, source)]


def plain(at: At, here: Chart, system: str, source: str | None) -> Iterator[Sortie]:
    """Those for which no ship has to move."""
    return _all(at, here, system, source, None)


def opened(at: At, here: Chart, system: str, source: str | None) -> Iterator[Sortie]:
    """Those for which a ship opens the way, without what own orders that lie lose by it."""
    for opening in openings(at, here, system, source):
        lost = broken(at, here, opening.start, opening.void)
        yield from (replace(one, worth=one.worth - lost) for one in _all(at, here, system, source, opening))


def broken(at: At, here: Chart, start: str, void: str) -> int:
    """How much less own Advance orders that lie elsewhere bring once the ship has gone over which their way leads.
    FS-PATH-07
    """
    if len(here.units(start)) > 1 or not _elsewhere(at, SYSTEM_OF[void]):
        return 0
    return thwarted(at, here, sailed(here, (start, void)), SYSTEM_OF[void])


def thwarted(at: At, here: Chart, then: Chart, active: str) -> int:
    """How much less own Advance orders bring on a board as it would be: those elsewhere, and a further one there."""
    return sum(max(0, _marches(at, here, one) - _marches(at, then, one)) for one in _elsewhere(at, active))


def _elsewhere(at: At, active: str) -> list[str]:
    lying = worth.lying(at, "advance")
    return [system for system in lying if system != active or followed(at, system)]


def followed(at: At, system: str) -> bool:
    """Whether after an own Advance order of a system, which may be in course, a further one lies there. FS-STACK-04"""
    order = at.view.resolving
    resolves = order is not None and (order.seat, order.system, order.kind) == (at.seat, system, "advance")
    number = sum(one.seat == at.seat and one.kind in (None, "advance") for one in worth.stack(at, system)) + resolves
    return number > 1 and worth.planned(at).count(f"advance:{system}") > 1


@once_felt
def _marches(at: At, here: Chart, system: str) -> int:
    """What an Advance order there would bring, whatever others lose by it; 0 where it would only do harm."""
    sources = (None, *here.linked(system))
    ways = ((source, way) for source in sources for way in (None, *openings(at, here, system, source)))
    return max([0, *(one.worth for source, way in ways for one in _all(at, here, system, source, way))])


def to(at: At, here: Chart, target: str, source: str | None) -> Iterator[Sortie]:
    """Those to one world, as ships stand now."""
    return (one for one in plain(at, here, SYSTEM_OF[target], source) if one.target == target)


def openings(at: At, here: Chart, system: str, source: str | None) -> Iterator[Opening]:
    """Ships that could go to a void of the system that nobody holds."""
    for void in here.board.voids[system]:
        if here.areas[void].owner is None and here.foe(void) is None:
            for start in harbours(at, here, system, source):
                yield _opening(here, start, void)


def _opening(here: Chart, start: str, void: str) -> Opening:
    return Opening(start, void, start if len(here.units(start)) == 1 else None)


def harbours(at: At, here: Chart, system: str, source: str | None) -> list[str]:
    """The voids from which ships could come that have not moved by the order in course."""
    voids = [void for one in ([system] if source is None else [system, source]) for void in here.board.voids[one]]
    return [void for void in voids if marks.fresh(at, here, void, system)]


def sailing(at: At, here: Chart, start: str, void: str) -> int:
    """What the best sortie to the system of a void is worth once a ship has gone there; 0 without any."""
    system, home, opening = SYSTEM_OF[void], SYSTEM_OF[start], _opening(here, start, void)
    sources = marks.sources(at, here, system) if home == system else (home,)
    return max((one.worth for source in sources for one in _all(at, here, system, source, opening)), default=0)


def _all(at: At, here: Chart, system: str, source: str | None, opening: Opening | None) -> Iterator[Sortie]:
    for end, starts in starts_of(at, here, system, source, opening).items():
        found = _mustered(at, here, (end, *starts))
        if found is not None:
            yield Sortie(system, source, opening, end, *found)


def starts_of(
    at: At, here: Chart, system: str, source: str | None, opening: Opening | None = None
) -> dict[str, list[str]]:
    """The worlds of a system to which units could go, and from which others."""
    systems = [system] if source is None else [system, source]
    void, closed = (None, None) if opening is None else (opening.void, opening.closed)
    found = dict[str, list[str]]()
    for start in (world for one in systems for world in here.board.worlds[one]):
        if marks.fresh(at, here, start, system):
            for end in reachable_worlds(here, start, systems, void, closed):
                if SYSTEM_OF[end] == system:
                    found.setdefault(end, []).append(start)
    return found


# --- who goes --------------------------------------------------------------------------------------------------------

Able = Sequence[tuple[str, UnitView]]
Going = tuple[tuple[tuple[str, str, int], ...], int, int]


@once_felt
def _mustered(at: At, here: Chart, march: tuple[str, ...]) -> Going | None:
    """The best of all that stand in some areas; where they go comes first."""
    target, *starts = march
    system = SYSTEM_OF[target]
    able = [(start, unit) for start in starts for unit in marks.fresh(at, here, start, system)]
    return muster(at, here, target, able)


def muster(at: At, here: Chart, target: str, able: Able, most: int = STACKED) -> Going | None:
    """Which of these units, so many at most, best go to a world, what that is worth, and how often it is won."""
    room = min(most, worth.free(here, target) + (here.foe(target) is not None))
    ranked = sorted(able, key=lambda one: (_home(at, here, one[0]), -odds.value(one[1].type), one[0]))
    fit = [chosen for chosen in _choices(here, ranked, room) if not _bares(at, here, target, chosen)]
    found = [_going(at, here, target, chosen) for chosen in fit]
    return max(_needed(at, here, target, found), key=lambda one: one[1], default=None)


def _bares(at: At, here: Chart, target: str, chosen: Able) -> bool:
    """Whether the last unit of a structure goes as one of several, or after others by the same order, to a world where
    nobody has to be fought and that one takes as well. FS-CONT-03
    """
    came = len(here.standing(target)) > len(marks.fresh(at, here, target, SYSTEM_OF[target]))
    filler = came or (len(chosen) > 1 and not here.friendly(target))
    if not filler or here.foe(target) is not None or here.areas[target].objective == at.seat:
        return False
    starts = [start for start, _ in chosen]
    return any(worth.built(here, start) and len(here.units(start)) == starts.count(start) for start in starts)


ALIKE = 20
"""By how much more often, in thousandths, a combat has to be won for units that find no room afterwards."""


def _needed(at: At, here: Chart, target: str, found: list[Going]) -> list[Going]:
    """Without those who are more than the world holds, though the best that it holds win as well. FS-CAP-01"""
    free = max(0, worth.free(here, target))
    return [one for one in found if _number(one) <= free or one[2] >= _alone(at, here, target, one, free) + ALIKE]


def _number(going: Going) -> int:
    return sum(number for _, _, number in going[0])


def _alone(at: At, here: Chart, target: str, going: Going, free: int) -> int:
    """How often the best of them win without the others, as many as there is room for."""
    types = sorted([type for _, type, number in going[0] for _ in range(number)], key=lambda type: -odds.value(type))
    return _chance(at, here, target, [unhurt(type) for type in types[:free]])


def _home(at: At, here: Chart, area: str) -> int:
    """Units leave where little is lost first."""
    return worth.leaving(at, here, area) // (1 + len(here.units(area)))


def _choices(here: Chart, ranked: Able, room: int) -> Iterator[Able]:
    """Some of them: all without the last of each world, and all; fewer where nobody stands."""
    kept, staying = list[tuple[str, UnitView]](), dict[str, int]()
    for start, unit in ranked:
        staying.setdefault(start, len(here.units(start)))
        if staying[start] > 1:
            staying[start] -= 1
            kept.append((start, unit))
    for number in range(1, min(room, len(kept)) + 1):
        yield kept[:number]
    for number in range(1, min(room, len(ranked)) + 1):
        if ranked[:number] != kept[:number]:
            yield ranked[:number]


def _going(at: At, here: Chart, target: str, chosen: Able) -> Going:
    """Where others fight already, only what those who follow add counts."""
    chance = _chance(at, here, target, [unit for _, unit in chosen])
    fought = here.foe(target) is not None and bool(here.units(target))
    before = _chance(at, here, target, []) if fought else 0
    starts = [start for start, _ in chosen]
    paid = sum([_left_behind(at, here, target, start, chosen) for start in dict.fromkeys(starts)])
    behind = max([worth.near(at, here, start) for start in dict.fromkeys(starts)], default=0)
    staying = min(len(chosen), max(1, worth.free(here, target)))
    nearer = _nearer(at, here, target, staying, behind, emptied=paid > 0)
    own, kept = here.friendly(target), risks.kept(at, here, target, [unit for _, unit in chosen])
    stood = _guarding(at, here, target, starts, staying) if own else _gain(at, here, target, staying, kept)
    gain = (stood + nearer) * (chance - before) // odds.SURE
    paid += _unbought(at, here, target, starts) + _unbuilt(at, here, target, starts)
    values = sorted([odds.value(unit.type) for _, unit in chosen])
    lost = sum(values) * (odds.SURE - chance) // odds.SURE + excess(here, target, values, chance)
    if chance < _sure(at, here, target) and not fought:
        lost += UNSURE
    lost = lost * (100 if standings.level(at) else worth.lasting(at)) // 100
    counted = dict[tuple[str, str], int]()
    for start, unit in chosen:
        counted[start, unit.type] = counted.get((start, unit.type), 0) + 1
    return tuple((start, type, n) for (start, type), n in counted.items()), gain - lost - paid, chance


def excess(here: Chart, target: str, values: Sequence[int], chance: int) -> int:
    """What is lost because a world holds fewer than go there: all of it where nobody falls in the combat. FS-CAP-01"""
    over = max(0, len(values) - max(0, worth.free(here, target)))
    return sum(values[:over]) * max(0, 2 * chance - odds.SURE) // odds.SURE


UNSURE = 300
"""What is counted against a combat that is not sure enough."""


def _sure(at: At, here: Chart, target: str) -> int:
    """How often a combat there should be won."""
    own = here.areas[target].objective == at.seat and not at.character.deputy
    return bold(at.character) * (GOAL if own else 100) // 100


def bold(character: Character) -> int:
    """How sure a combat must be; a deputy attacks only where it can hardly lose."""
    return 850 if character.deputy else BOLD * 100 // max(70, character.traits.war)


def _left_behind(at: At, here: Chart, target: str, start: str, chosen: Able) -> int:
    """What is lost in an area that all units leave, or some where a seat would win by it; whoever is attacked does not
    come there.
    """
    gone = [unit for from_, unit in chosen if from_ == start]
    met = worth.comers(at, here, start) == {target}
    if len(gone) < len(here.units(start)):
        thinned = 0 if here.friendly(target) else risks.thinned(at, here, start, gone, target)
        return 0 if met else max(worth.weakened(at, here, start, gone), thinned)
    left = worth.leaving(at, here, start) - (worth.seized(at, here, start) if met else 0)
    return left if here.friendly(target) else max(left, risks.thinned(at, here, start, gone, target))


UPGRADE = 14
"""What an upgrade is worth for each round to come in which it serves."""


def _unbought(at: At, here: Chart, target: str, starts: Sequence[str]) -> int:
    """What an own Strategize order could no longer buy in a system that all leave by a march: somebody has to be there.
    FS-STRAT-03
    """
    if not any(_deserted(here, system, starts) for system in _laid_behind(at, target, starts, "strategize")):
        return 0
    able = any(price <= worth.me(at).materiel for prices in buying.wares(at) for price in prices)
    return UPGRADE * worth.left(at) if able else 0


def _unbuilt(at: At, here: Chart, target: str, starts: Sequence[str]) -> int:
    """What own Deploy orders could no longer build where a march leaves the last world without any. FS-DEPLOY-12"""
    if supply.purse(worth.me(at)).without(supply.CHEAPEST) is None:
        return 0
    laid = _laid_behind(at, target, starts, "deploy")
    return sum(supply.building(at, here, system) for system in laid if _vacated(here, system, starts))


def _laid_behind(at: At, target: str, starts: Sequence[str], kind: OrderKind) -> list[str]:
    """The systems from which units go to another one, and in which own orders of a kind lie."""
    left = dict.fromkeys(SYSTEM_OF[start] for start in starts if SYSTEM_OF[start] != SYSTEM_OF[target])
    return [system for system in left if system in worth.lying(at, kind)]


def _vacated(here: Chart, system: str, starts: Sequence[str]) -> bool:
    """Whether none of the own worlds of a system that are bare is left once these have gone."""
    bare = supply.bare(here, system)
    return bool(bare) and all(len(here.units(area)) == starts.count(area) for area in bare)


def _deserted(here: Chart, system: str, starts: Sequence[str]) -> bool:
    """Whether nobody and nothing of the own is left in a system once these have gone."""
    areas = here.board.areas_of[system]
    gone = all(len(here.units(area)) == starts.count(area) for area in areas)
    return gone and not any(worth.built(here, area) for area in areas)


def _chance(at: At, here: Chart, target: str, units: Iterable[UnitView]) -> int:
    foe = here.foe(target)
    if foe is None:
        return odds.SURE
    ours = odds.side([*units, *here.units(target)], 0, odds.trained(worth.me(at)))
    return odds.wins(ours, worth.guard(at, here, target, foe))


def _nearer(at: At, here: Chart, target: str, number: int, behind: int, *, emptied: bool) -> int:
    """What it is worth that so many come nearer to the objectives. Whoever takes one need not be near to others as
    well; the rest stays as near as may be. It counts less where a world is given up for it.
    """
    if worth.last_round(at):
        return 0
    nearer = worth.near(at, here, target) - behind
    if here.areas[target].objective == at.seat:
        return nearer * (number - 1) * NEARER // 100
    return nearer * number if emptied and nearer > 0 else nearer * (number + 1) * NEARER // 100


def _guarding(at: At, here: Chart, target: str, starts: Sequence[str], number: int) -> int:
    """What it is worth that so many guard an own world rather than one that they leave to others of the own. The last
    one does not leave a structure for next to nothing. FS-CONT-03
    """
    left = {start: len(here.units(start)) - starts.count(start) for start in starts}
    danger = max((worth.threat(at, here, start) for start, stay in left.items() if stay > 0), default=0)
    bare = any(stay <= 0 and worth.built(here, start) for start, stay in left.items())
    found = (worth.threat(at, here, target) - danger) * number // 4 - IDLE - LEAST * bare
    return found + (0 if here.units(target) or worth.overrun(at, here, target) else worth.awaited(at, here, target))


def _gain(at: At, here: Chart, target: str, number: int, kept: int) -> int:
    """What it is worth to stand there afterwards, as often as it is `kept`."""
    area, foe = here.areas[target], here.foe(target)
    found = _holding(at, here, target) * kept // odds.SURE + 12 * (number - 1)
    if foe is not None:
        spoils = 70 + sum(odds.value(unit.type) for unit in here.units(target, foe)) // 2
        found += (
            (spoils + worth.held(at, here, area) // 3 * (area.objective != at.seat)) * at.character.traits.war // 100
        )
    return found


def _holding(at: At, here: Chart, target: str) -> int:
    """What it is worth to hold a world; nothing more where an own Deploy order would put units there. FS-DEPLOY-02"""
    area, system = here.areas[target], SYSTEM_OF[target]
    if here.unclaimed(target) and area.objective != at.seat and system in worth.lying(at, "deploy"):
        paid = supply.purse(worth.me(at)).without(supply.CHEAPEST)
        if paid is not None and supply.capacity(here, system):
            return 0
    return worth.held(at, here, area)
