"""A position of Twilight Imperium in the figures that tell who is likely to win: what everybody sees of it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.prospects.prospects import Figures, Prospects, Standing
from engine.ti4.interface.view import ForceView, SeatView, View

THOUSAND = 1000
COST = {
    "infantry": 1, "fighter": 1, "destroyer": 2, "cruiser": 4, "carrier": 6, "dreadnought": 8, "war_sun": 24,
    "flagship": 16, "pds": 4, "space_dock": 8,
}  # fmt: skip
"""What units are worth, in halves of a resource."""


def standing(view: View) -> Standing:
    """The seats as everybody sees them; how far the best one has come on the victory track."""
    best = max((seat.points for seat in view.seats), default=0)
    return Standing(min(THOUSAND, best * THOUSAND // view.goal), tuple(_figures(view, seat) for seat in view.seats))


def _figures(view: View, seat: SeatView) -> Figures | None:
    """All in thousandths; `near` grows as the goal comes near."""
    if seat.eliminated:
        return None
    share = seat.points * THOUSAND // view.goal
    return {
        "points": share,
        "near": share * share // THOUSAND,
        "resources": seat.total_resources * 100,
        "influence": seat.total_influence * 100,
        "planets": len(seat.planets) * 100,
        "fleet": _fleet(view, seat.seat) * 10,
        "technologies": len(seat.technologies) * 100,
        "tokens": (seat.tactic + seat.fleet + seat.strategy) * 100,
        "goods": (2 * seat.trade_goods + seat.commodities) * 50,
        "secrets": seat.secrets * 300,
        "action_cards": seat.action_cards * 100,
        "rex": THOUSAND * _holds_rex(view, seat.seat),
        "home": THOUSAND * _holds_home(view, seat),
        "first": (9 - (seat.initiative or 9)) * 100,
        "passed": THOUSAND * seat.passed,
    }


def _fleet(view: View, seat: int) -> int:
    """What all its units are worth, in halves."""
    return sum(_cost(force) for force in _forces(view) if force.seat == seat)


def _forces(view: View) -> Iterable[ForceView]:
    for system in view.systems:
        yield from system.ships
        for planet in system.planets:
            yield from planet.forces


def _cost(force: ForceView) -> int:
    return sum(number * COST.get(unit, 0) for unit, number in force.units.items())


def _holds_rex(view: View, seat: int) -> bool:
    return any(planet.owner == seat for one in view.systems if one.kind == "mecatol_rex" for planet in one.planets)


def _holds_home(view: View, seat: SeatView) -> bool:
    """Whether it holds all planets of its home system, without which no public objective can be scored."""
    homes = [one for one in view.systems if one.home_of == seat.faction and one.planets]
    return all(planet.owner == seat.seat for one in homes for planet in one.planets)


PROSPECTS: Prospects[View] = Prospects("engine.ti4", standing)
