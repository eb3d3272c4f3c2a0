"""What a storm is worth where it lies: whom it keeps from where they would go. FS-STORM-02"""

from __future__ import annotations

from collections.abc import Iterable

from engine.forbidden_stars.interface.view import AreaView, UnitView
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.chart import Chart
from engine.forbidden_stars.minds.marching import standings
from engine.forbidden_stars.minds.mind import At
from engine.players.mind import POINT

PARTS, WITHIN, BESIDE, AWAY = 120, -30, 20, 10
"""What is lost by a storm between own units and their objectives; what one is worth between own systems, beside one,
and elsewhere.
"""
LIKELY = 3
"""One of so many who could come does come."""


def stormy(at: At, here: Chart, edge: str) -> int:
    """What a storm on an edge is worth: between others and what they would take, never between the own units and their
    objectives.
    """
    one, other = here.board.beside(edge)
    if one is None or other is None:
        return 0
    kept = _kept(at, here, one, other) + _kept(at, here, other, one)
    mine = [here.present(system) for system in (one, other)]
    if parts(at, here, edge):
        return kept - _parted(at, here)
    within = all(mine) or (any(mine) and (_aims(at, here, one) or _aims(at, here, other)))
    return kept or (WITHIN if within else BESIDE if any(mine) else AWAY)


def _parted(at: At, here: Chart) -> int:
    """What is lost where it lies before an own objective: as much as it keeps others from where it is the last one.
    FS-WIN-01
    """
    return worth.LOOMS // 2 if worth.objective(at, here) > POINT else PARTS


def parts(at: At, here: Chart, edge: str) -> bool:
    """Whether a storm there would lie between own units and an objective that they would win."""
    one, other = here.board.beside(edge)
    if one is None or other is None:
        return False
    return _seeks(at, here, one, other) or _seeks(at, here, other, one)


def _seeks(at: At, here: Chart, start: str, end: str) -> bool:
    """Whether own units of a system would win an own objective in another one."""
    host = worth.host_of(at, at.seat, _units(here, start, at.seat))
    return bool(host.dice) and any(_wins(at, here, host, area) for area in _aims(at, here, end))


def _aims(at: At, here: Chart, system: str) -> list[AreaView]:
    """The own objectives there that are still to be reached."""
    return [area for area in _worlds(here, system) if area.objective == at.seat != area.owner]


def _kept(at: At, here: Chart, start: str, end: str) -> int:
    """What others who stand in a system do not take in another one."""
    seats = {seat for world in here.board.worlds[start] if (seat := here.foe(world)) is not None}
    return sum(_barred(at, here, seat, start, end) for seat in seats if _units(here, start, seat))


def _barred(at: At, here: Chart, seat: int, start: str, end: str) -> int:
    """What a seat does not take: the dearest own world that it would win there, or the objective by which it would win
    the game, whose ever it is. FS-CONT-03, FS-WIN-01
    """
    host = worth.host_of(at, seat, _units(here, start, seat))
    own = (area for area in _worlds(here, end) if here.friendly(area.id) and _wins(at, here, host, area))
    dearest = max((_lost(at, here, area) for area in own), default=0) // LIKELY
    last = standings.objectives(at, here, seat) + 1 >= at.view.target
    sought = last and any(area.objective == seat != area.owner for area in _worlds(here, end))
    return max(dearest, worth.LOOMS // 2 if sought else 0)


def _lost(at: At, here: Chart, area: AreaView) -> int:
    """What is lost with an own world: a structure on it as well."""
    return worth.held(at, here, area) + (worth.SEIZED if worth.built(here, area.id) else 0)


def _wins(at: At, here: Chart, host: odds.RatedSide, area: AreaView) -> bool:
    """Whether a host would rather take a world than not, as it is guarded now."""
    owner = area.owner
    return owner is None or odds.wins(host, worth.side(at, here, area.id, owner)) > odds.SURE // 2


def _worlds(here: Chart, system: str) -> Iterable[AreaView]:
    return (here.areas[world] for world in here.board.worlds[system])


def _units(here: Chart, system: str, seat: int) -> list[UnitView]:
    return [unit for world in here.board.worlds[system] for unit in here.units(world, seat)]
