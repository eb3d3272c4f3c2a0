"""A position of Forbidden Stars in the figures that tell who is likely to win: what everybody sees of it."""

from __future__ import annotations

from engine.forbidden_stars.components import ROUNDS, UNITS
from engine.forbidden_stars.interface.view import AreaView, SeatView, View
from engine.prospects.prospects import Figures, Prospects, Standing

THOUSAND = 1000
STRUCTURE = {"bastion": 2, "city": 2, "factory": 3}


def standing(view: View) -> Standing | None:
    """The seats as everybody sees them, once the board is built; how far the rounds and the best seat have come."""
    if not view.round or not all(seat.faction for seat in view.seats):
        return None
    best = max(seat.collected for seat in view.seats) * THOUSAND // max(1, view.target)
    progress = max(max(0, view.round - 1) * THOUSAND // ROUNDS, min(THOUSAND, best))
    return Standing(progress, tuple(_figures(view, seat) for seat in view.seats))


def _figures(view: View, seat: SeatView) -> Figures | None:
    """All in thousandths. `reach`: own objectives on areas that are the seat's already; they are collected soon."""
    if seat.out:
        return None
    share = seat.collected * THOUSAND // max(1, view.target)
    wanted = [area for area in view.areas if area.objective == seat.seat]
    return {
        "points": share,
        "near": share * share // THOUSAND,
        "reach": sum(area.owner == seat.seat for area in wanted) * 300,
        "disputed": sum(area.owner is None and _stands(area, seat.seat) for area in wanted) * 300,
        "worlds": seat.worlds * 100,
        "income": seat.income * 50,
        "materiel": seat.materiel * 50,
        "assets": sum(seat.assets.values()) * 50,
        "army": sum(_army(area, seat.seat) for area in view.areas) * 20,
        "structures": sum(_built(area, seat.seat) for area in view.areas) * 50,
        "upgrades": len(seat.upgrades) * 200,
        "level": seat.level * 200,
        "first": THOUSAND * (view.first == seat.seat),
    }


def _stands(area: AreaView, seat: int) -> bool:
    return any(force.seat == seat for force in area.forces)


def _army(area: AreaView, seat: int) -> int:
    """What its units there cost; routed ones half."""
    units = [unit for force in area.forces if force.seat == seat for unit in force.units]
    return sum(UNITS[unit.type].cost // (2 if unit.routed else 1) for unit in units if unit.type in UNITS)


def _built(area: AreaView, seat: int) -> int:
    return sum(STRUCTURE.get(one.kind, 0) for one in area.structures if one.owner == seat)


PROSPECTS: Prospects[View] = Prospects("engine.forbidden_stars", standing)
