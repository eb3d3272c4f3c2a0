"""The board as it will be once the orders that are laid have gone as planned: whoever has marched stands elsewhere, and
from there the next march begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.forbidden_stars.interface.view import AreaView, ForceView, UnitView
from engine.forbidden_stars.minds import odds, sorties
from engine.forbidden_stars.minds.chart import ONCE, Chart
from engine.forbidden_stars.minds.mind import At

FAR = 3
"""Whoever looks so far ahead plans a march upon a march."""


def after(at: At, here: Chart, systems: Iterable[str]) -> Chart:
    """After Advance orders in these systems; as it is for whoever does not look so far ahead."""
    return course(at, here, systems)[0]


def course(at: At, here: Chart, systems: Iterable[str]) -> tuple[Chart, int]:
    """The same, and how often it comes to that, in thousandths."""
    chance = odds.SURE
    if at.character.level.foresight >= FAR:
        for system in systems:
            sortie = sorties.best(at, here, system)
            if sortie is not None:
                here, chance = marched(here, sortie), chance * sortie.chance // odds.SURE
    return here, chance


@ONCE.once_each
def marched(here: Chart, sortie: sorties.Sortie) -> Chart:
    """After a sortie that was won: half of those who have fought lie, and no more are left than there is room for.
    FS-ROUT-05, FS-CAP-01
    """
    areas = dict(here.areas)
    if sortie.opening is not None:
        _go(here.seat, areas, sortie.opening.start, sortie.opening.void, [_ship(here, sortie.opening.start)])
    for start, type, number in sortie.units:
        able = [unit for unit in here.standing(start) if unit.type == type]
        _go(here.seat, areas, start, sortie.target, able[:number])
    if sortie.chance < odds.SURE:
        _fight(here.seat, areas, sortie.target)
    return replace(here, areas=areas, known={})


def _fight(seat: int, areas: dict[str, AreaView], area: str) -> None:
    """What a combat leaves: the best bear the damage."""
    best = sorted(_own(areas[area], seat), key=lambda unit: -odds.value(unit.type))[: areas[area].capacity]
    lies = (len(best) + 1) // 2
    left = [replace(unit, routed=unit.routed or place < lies) for place, unit in enumerate(best)]
    areas[area] = replace(areas[area], forces=_with(areas[area], seat, left))


@ONCE.once_each
def sailed(here: Chart, voyage: tuple[str, str]) -> Chart:
    """Once a ship has gone from one void to another one."""
    start, void = voyage
    areas = dict(here.areas)
    _go(here.seat, areas, start, void, [_ship(here, start)])
    return replace(here, areas=areas, known={})


def without(here: Chart, voids: Iterable[str]) -> Chart:
    """Once all own ships have left these voids."""
    areas = dict(here.areas)
    for void in voids:
        areas[void] = replace(areas[void], forces=_with(areas[void], here.seat, []), owner=None)
    return replace(here, areas=areas, known={})


def _ship(here: Chart, start: str) -> UnitView:
    return here.standing(start)[0]


def _go(seat: int, areas: dict[str, AreaView], start: str, end: str, units: list[UnitView]) -> None:
    """Units go from an area to another one, which is their own then."""
    left, there = list(_own(areas[start], seat)), _own(areas[end], seat)
    for unit in units:
        left.remove(unit)
    kept = any(one.owner == seat for one in areas[start].structures)
    areas[start] = replace(areas[start], forces=_with(areas[start], seat, left))
    if not left and not kept:
        areas[start] = replace(areas[start], owner=None)
    held = tuple(replace(one, owner=seat) for one in areas[end].structures if one.kind != "bastion")
    own = (ForceView(seat, (*there, *units)),)
    areas[end] = replace(areas[end], forces=own, structures=held, owner=seat)


def _own(area: AreaView, seat: int) -> tuple[UnitView, ...]:
    return next((force.units for force in area.forces if force.seat == seat), ())


def _with(area: AreaView, seat: int, units: list[UnitView]) -> tuple[ForceView, ...]:
    others = tuple(force for force in area.forces if force.seat != seat)
    return (*others, ForceView(seat, tuple(units))) if units else others
