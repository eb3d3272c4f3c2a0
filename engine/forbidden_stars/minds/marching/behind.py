"""What a march leaves behind: worlds that are lost, and own orders that serve less. FS-CONT-03"""

from __future__ import annotations

from collections.abc import Sequence

from engine.forbidden_stars.components import SYSTEM_OF, OrderKind
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import buying, supply, worth
from engine.forbidden_stars.minds.chart import Chart
from engine.forbidden_stars.minds.marching import gains, risks
from engine.forbidden_stars.minds.mind import At


def lost(at: At, here: Chart, target: str, start: str, chosen: Sequence[tuple[str, UnitView]]) -> int:
    """What is lost in an area that all units leave, or some where a seat would win by it; whoever is attacked does not
    come there.
    """
    gone = [unit for from_, unit in chosen if from_ == start]
    met = worth.comers(at, here, start) == {target}
    if len(gone) < len(here.units(start)):
        thinned = 0 if here.friendly(target) else risks.thinned(at, here, start, gone, target)
        return 0 if met else max(worth.weakened(at, here, start, gone), thinned)
    left = worth.leaving(at, here, start) - (worth.seized(at, here, start) if met else 0)
    left = left if here.friendly(target) else max(left, risks.thinned(at, here, start, gone, target))
    return left + _last_factory(at, here, start, target)


FACTORY = 400
"""What the only factory is worth: without one, nothing is made any more."""


def _last_factory(at: At, here: Chart, start: str, target: str) -> int:
    """What is in danger besides where nobody is left on the world of the only factory, beside others who are not
    attacked; neither a bastion nor those whom an own Deploy order may buy. FS-CONT-03, FS-DEPLOY-02
    """
    kinds = [one.kind for one in here.areas[start].structures if one.owner == at.seat]
    if "factory" not in kinds or "bastion" in kinds or gains.supplied(at, here, start):
        return 0
    alone = bool(risks.beside(here, start, target)) and _factories(at, here) == 1
    return FACTORY * worth.lasting(at) // 100 * alone


def _factories(at: At, here: Chart) -> int:
    kinds = [one.kind for area in here.areas.values() for one in area.structures if one.owner == at.seat]
    return kinds.count("factory")


UPGRADE = 14
"""What an upgrade is worth for each round to come in which it serves."""


def unbought(at: At, here: Chart, target: str, starts: Sequence[str]) -> int:
    """What an own Strategize order could no longer buy in a system that all leave by a march: somebody has to be there.
    FS-STRAT-03
    """
    if not any(_deserted(here, system, starts) for system in _laid_behind(at, target, starts, "strategize")):
        return 0
    able = any(price <= worth.me(at).materiel for prices in buying.wares(at) for price in prices)
    return UPGRADE * worth.left(at) if able else 0


def unbuilt(at: At, here: Chart, target: str, starts: Sequence[str]) -> int:
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


def swapped(at: At, here: Chart, target: str, starts: Sequence[str]) -> bool:
    """Whether a march only changes own worlds, which nobody and no structure keeps any longer, for one that brings no
    more, and is no own objective; in the end two for one. FS-AREA-07, FS-MAT-02, FS-WIN-04
    """
    given = [start for start in dict.fromkeys(starts) if _forsaken(at, here, start, starts)]
    if here.areas[target].objective == at.seat or not given:
        return False
    if worth.last_round(at):
        return len(given) > 1
    return sum(_yield(here, start) for start in given) >= _yield(here, target)


def _forsaken(at: At, here: Chart, start: str, starts: Sequence[str]) -> bool:
    """Whether an own world is nobody's once these have gone, though it could be held."""
    gone = len(here.units(start)) == starts.count(start) and not worth.built(here, start)
    return gone and here.friendly(start) and not worth.overrun(at, here, start)


def _yield(here: Chart, area: str) -> int:
    """What a world brings each round: materiel and symbols."""
    return here.areas[area].materiel + len(here.areas[area].assets)
