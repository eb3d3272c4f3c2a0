"""A position of Eclipse in the figures that tell who is likely to win: what everybody sees of it."""

from __future__ import annotations

from engine.eclipse.components import ROUNDS
from engine.eclipse.interface.view import BlueprintView, SeatView, View
from engine.prospects.prospects import Figures, Prospects, Standing

THOUSAND = 1000


def standing(view: View) -> Standing | None:
    """The seats as everybody sees them, once all have a board; how many rounds are over."""
    if not all(seat.species for seat in view.seats):
        return None
    progress = max(0, view.round - 1) * THOUSAND // ROUNDS
    return Standing(progress, tuple(_figures(view, seat) for seat in view.seats))


def _figures(view: View, seat: SeatView) -> Figures | None:
    """All in thousandths. Tiles that lie hidden are counted."""
    if seat.out:
        return None
    return {
        "points": seat.open_points * 50,
        "sectors": seat.sectors * 100,
        "reputation": seat.reputation * 200,
        "kept": seat.kept * 200,
        **{track.resource: track.production * 50 for track in seat.tracks},
        "stored": sum(track.stored for track in seat.tracks) * 20,
        "discs": seat.discs * 100,
        "technologies": len(seat.technologies) * 100,
        "fleet": _fleet(view, seat) * 20,
        "strength": _strength(seat) * 20,
        "traitor": THOUSAND * (view.traitor == seat.seat),
        "passed": THOUSAND * seat.passed,
    }


def _fleet(view: View, seat: SeatView) -> int:
    """What its ships cost."""
    cost = {one.type: one.cost for one in seat.blueprints}
    fleets = [fleet for sector in view.sectors for fleet in sector.fleets if fleet.seat == seat.seat]
    return sum(len(damage) * cost.get(type, 0) for fleet in fleets for type, damage in fleet.ships.items())


def _strength(seat: SeatView) -> int:
    """How good its ships are as they are designed."""
    return sum(_worth(one) for one in seat.blueprints)


def _worth(one: BlueprintView) -> int:
    return one.hull * 2 + one.computer + one.shield + 2 * sum(one.cannons.values()) + sum(one.missiles.values())


PROSPECTS: Prospects[View] = Prospects("engine.eclipse", standing)
