"""What technologies of others take from whoever activates a system where their ships are."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ti4.factions.jol_nar import SIPHONED
from engine.ti4.interface.view import SeatView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights, worth

SIPHONS, NEUROGLAIVE = "e_res_siphons", "neuroglaive"


def paid(at: At, system: str) -> int:
    """What all of that is worth."""
    there = _owners(at, system)
    return _siphoned(at, there) + _scrapped(at, _taken(at, there)) if there else 0


def limit(at: At, system: str) -> int:
    """Own ships that may be in a system once it is activated. TI-FLEETPOOL-01, TI-FLEETPOOL-03"""
    asked = system != at.view.active_system
    return forces.limit(galaxy.me(at)) - (_taken(at, _owners(at, system)) if asked else 0)


def _owners(at: At, system: str) -> list[SeatView]:
    """Others whose ships are in a system."""
    return [at.view.seats[one.seat] for one in galaxy.foes(galaxy.of(at).systems[system].ships, at.seat)]


def _siphoned(at: At, there: list[SeatView]) -> int:
    """What it means that others gain trade goods. TI-TRADEGOOD-03"""
    gaining = [one.seat for one in there if SIPHONS in galaxy.technologies(one)]
    return sum(SIPHONED * weights.TRADE_GOOD * worth.dislike(at, seat) // 100 for seat in gaining)


def _taken(at: At, there: list[SeatView]) -> int:
    """Tokens of the fleet pool that are lost."""
    return min(galaxy.me(at).fleet, sum(NEUROGLAIVE in galaxy.technologies(one) for one in there))


@galaxy.once_each
def _scrapped(at: At, tokens: int) -> int:
    """What so many tokens of the fleet pool are worth, and the ships for which none are left. TI-FLEETPOOL-03"""
    most = forces.limit(galaxy.me(at)) - tokens
    fleets = [galaxy.force(one.ships, at.seat) for one in at.view.systems] if tokens else []
    lost = sum(sum(_prices(at, pieces)[: max(0, forces.big(pieces) - most)]) for pieces in fleets)
    return tokens * worth.token(at) + lost * weights.LOST // 2


def _prices(at: At, pieces: Mapping[str, int]) -> list[int]:
    """What ships of a fleet cost, in half resources, the cheapest first."""
    ships = [(forces.price(type, galaxy.me(at)), n) for type, n in pieces.items() if forces.big({type: n})]
    return [price for price, number in sorted(ships) for _ in range(number)]
