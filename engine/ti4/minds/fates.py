"""Agendas that do something to what stands on the board: what comes to each seat by an outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ti4.agendas.military import KEPT
from engine.ti4.agendas.research import WAR_SUNS
from engine.ti4.components import AGAINST, FOR, GROUND
from engine.ti4.interface.view import SeatView, SystemView
from engine.ti4.minds import ballots, harm
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights

Fate = Callable[[At, SeatView], int]
DEADLY = frozenset({"alpha", "beta"})
"""Wormholes at which ships are lost."""
SUSTAINED, A_SOLDIER, FEW = 150, 50, 3
"""What it costs that a war sun sustains no damage, what an infantry is worth, and how many units are lost beside the
center.
"""


@galaxy.once_each
def worth(at: At, case: tuple[str, str]) -> int:
    """What an outcome of an agenda is worth by what it does to each seat: what harms others does good."""
    fate = FATES.get(case)
    if fate is None:
        return 0
    return sum(ballots.for_seat(at, seat.seat, fate(at, seat)) for seat in at.view.seats if not seat.eliminated)


def _stands(seat: SeatView, here: SystemView) -> int:
    """What a seat would lose with all it has in the space of a system."""
    pieces = galaxy.force(here.ships, seat.seat)
    return forces.value(forces.ships(pieces), seat) * weights.LOST // 2 + pieces.get(GROUND[0], 0) * A_SOLDIER


def _wormholes(at: At, seat: SeatView) -> int:
    """A technology for whoever has ships at a wormhole, which are lost."""
    there = [here for here in at.view.systems if here.wormholes and forces.ships(galaxy.force(here.ships, seat.seat))]
    lost = sum(_stands(seat, here) for here in there if DEADLY & set(here.wormholes))
    return weights.TECHNOLOGY * bool(there) - lost


def _disarmed(at: At, seat: SeatView) -> int:
    """The dreadnoughts and cruisers that nobody may keep."""
    every = [galaxy.force(here.ships, seat.seat) for here in at.view.systems]
    spare = {type: max(0, sum(pieces.get(type, 0) for pieces in every) - kept) for type, kept in KEPT.items()}
    return -forces.value(spare, seat) * weights.LOST // 2


def _artifact(at: At, seat: SeatView) -> int:
    """Technologies for all, or the end of all who stand in the center, and of some beside it: half of each."""
    around = galaxy.distance(at, galaxy.CENTRE, 1)
    lost = 0
    for id, far in around.items():
        here = galaxy.of(at).systems[id]
        troops = sum(galaxy.force(planet.forces, seat.seat).get(GROUND[0], 0) for planet in here.planets)
        units = sum(galaxy.force(here.ships, seat.seat).values()) + troops
        lost += min(FEW, units) * A_SOLDIER if far else _stands(seat, here) + troops * A_SOLDIER
    return weights.TECHNOLOGY - lost // 2


def _published(at: At, seat: SeatView) -> int:
    """War suns that sustain no damage any more."""
    return -SUSTAINED * sum(galaxy.force(here.ships, seat.seat).get("war_sun", 0) for here in at.view.systems)


def _hand_lost(at: At, seat: SeatView) -> int:
    """The hand of whoever has learned to build war suns."""
    return ballots.hand_lost(at, seat) if any(card.id in WAR_SUNS for card in seat.technologies) else 0


def _exhausted(at: At, seat: SeatView) -> int:
    """The planets that pay least, one for each technology, for a round."""
    paid = sorted(harm.pays(galaxy.of(at).planets[id]) for id in galaxy.planets(at, seat.seat))
    return -sum(paid[: len(seat.technologies)])


def _held(at: At, seat: SeatView) -> int:
    """The ships at wormholes, which cannot leave in the next round."""
    there = [galaxy.force(here.ships, seat.seat) for here in at.view.systems if here.wormholes]
    return -harm.LOCKED * sum(forces.value(forces.ships(pieces), seat) for pieces in there)


FATES: Mapping[tuple[str, str], Fate] = {
    ("anti_intellectual_revolution", AGAINST): _exhausted,
    ("wormhole_reconstruction", AGAINST): _held,
    ("wormhole_research", FOR): _wormholes,
    ("arms_reduction", FOR): _disarmed,
    ("ixthian_artifact", FOR): _artifact,
    ("publicize_weapon_schematics", FOR): _published,
    ("publicize_weapon_schematics", AGAINST): _hand_lost,
}
"""What comes to a seat by an agenda and its outcome."""
