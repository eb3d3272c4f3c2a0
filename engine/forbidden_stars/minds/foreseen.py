"""The board as it will be once the orders that are laid have gone as planned: whoever has marched stands elsewhere, and
from there the next march begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.forbidden_stars.interface.view import AreaView
from engine.forbidden_stars.minds import odds, sorties, worth
from engine.forbidden_stars.minds.chart import ONCE, Chart, go, own_units, ship_at, with_forces
from engine.forbidden_stars.minds.marching import lanes
from engine.forbidden_stars.minds.mind import At


def after(at: At, here: Chart, systems: Iterable[str]) -> Chart:
    """After Advance orders in these systems; as it is for whoever does not look so far ahead."""
    return course(at, here, systems)[0]


def course(at: At, here: Chart, systems: Iterable[str]) -> tuple[Chart, int]:
    """The same, and how often it comes to that, in thousandths."""
    chance = odds.SURE
    if at.character.level.foresight >= lanes.FAR:
        for system in systems:
            sortie, lane = sorties.best(at, here, system), lanes.best(at, here, system)
            if lane is not None and (sortie is None or lane.worth > sortie.worth):
                here, chance = lane.then, chance * lane.chance // odds.SURE
            elif sortie is not None:
                here, chance = marched(here, sortie), chance * sortie.chance // odds.SURE
    return here, chance


def again(at: At, here: Chart, ahead: Chart, system: str) -> Chart:
    """The board before a second Advance order in a system: whoever looks no further sees that much, that the first one
    has marched. FS-STACK-04
    """
    sortie = sorties.best(at, here, system)
    return ahead if sortie is None or at.character.level.foresight >= lanes.FAR else marched(here, sortie)


def hanging(at: At, here: Chart, system: str) -> int:
    """What an own Advance order that lies is to bring once the others that lie have gone. FS-OPS-02"""
    others = [other for other in worth.lying(at, "advance") if other != system]
    found = sorties.best(at, after(at, here, others), system)
    return max(0, found.worth) if found is not None else 0


@ONCE.once_each
def marched(here: Chart, sortie: sorties.Sortie) -> Chart:
    """After a sortie that was won: half of those who have fought lie, and no more are left than there is room for.
    FS-ROUT-05, FS-CAP-01
    """
    areas = dict(here.areas)
    if sortie.opening is not None:
        go(here.seat, areas, sortie.opening.start, sortie.opening.void, [ship_at(here, sortie.opening.start)])
    for start, type, number in sortie.units:
        able = [unit for unit in here.standing(start) if unit.type == type]
        go(here.seat, areas, start, sortie.target, able[:number])
    if sortie.chance < odds.SURE:
        _fight(here.seat, areas, sortie.target)
    return replace(here, areas=areas, known={})


def _fight(seat: int, areas: dict[str, AreaView], area: str) -> None:
    """What a combat leaves: the best bear the damage."""
    best = sorted(own_units(areas[area], seat), key=lambda unit: -odds.value(unit.type))[: areas[area].capacity]
    lies = (len(best) + 1) // 2
    left = [replace(unit, routed=unit.routed or place < lies) for place, unit in enumerate(best)]
    areas[area] = replace(areas[area], forces=with_forces(areas[area], seat, left))
