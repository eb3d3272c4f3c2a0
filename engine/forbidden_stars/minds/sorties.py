"""Sorties: what an Advance order could do in a system, and the best of it. FS-ADV-01"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.forbidden_stars.components import SYSTEM_OF
from engine.forbidden_stars.minds import marks, odds, worth
from engine.forbidden_stars.minds.chart import Chart, once_felt, reachable_worlds, sailed
from engine.forbidden_stars.minds.marching import mustering
from engine.forbidden_stars.minds.mind import At


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


@once_felt
def _mustered(at: At, here: Chart, march: tuple[str, ...]) -> mustering.Going | None:
    """The best of all that stand in some areas; where they go comes first."""
    target, *starts = march
    system = SYSTEM_OF[target]
    able = [(start, unit) for start in starts for unit in marks.fresh(at, here, start, system)]
    return mustering.muster(at, here, target, able)
