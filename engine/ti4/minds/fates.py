"""Agendas that do something to what stands on the board: what comes to each seat by an outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.ti4.agendas.military import KEPT
from engine.ti4.agendas.research import WAR_SUNS
from engine.ti4.components import AGAINST, FOR, GROUND
from engine.ti4.interface.view import PlanetView, SeatView, SystemView
from engine.ti4.minds import ballots, harm
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights

Fate = Callable[[At, SeatView], int]
DEADLY = frozenset({"alpha", "beta"})
"""Wormholes at which ships are lost."""
SUSTAINED, FEW = 150, 3
"""What it costs that a war sun sustains no damage, and how many units are lost beside the center."""
STANDING: Mapping[str, int] = {"infantry": 60, "pds": 120, "space_dock": 260}
"""What those are worth who stand on a planet."""
BARE = 100
"""What it costs that no ground forces are left on one."""


@galaxy.once_each
def worth(at: At, case: tuple[str, str]) -> int:
    """What an outcome of an agenda is worth by what it does to each seat: what harms others does good."""
    fate = FATES.get(case)
    if fate is None:
        return 0
    return sum(ballots.for_seat(at, seat.seat, fate(at, seat)) for seat in at.view.seats if not seat.eliminated)


def mined(planet: PlanetView) -> int:
    """What is lost with one infantry on a planet, if there is any. TI-AGENDACARD-04"""
    troops = sum(one.units.get(GROUND[0], 0) for one in planet.forces)
    return STANDING[GROUND[0]] + BARE * (troops == 1) if troops else 0


def _stands(seat: SeatView, here: SystemView) -> int:
    """What a seat would lose with all it has in the space of a system."""
    pieces = galaxy.force(here.ships, seat.seat)
    return forces.value(forces.ships(pieces), seat) * weights.LOST // 2 + pieces.get(GROUND[0], 0) * STANDING[GROUND[0]]


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
    """Technologies for all, or the end of all who stand in the center, and of the cheapest beside it: half of each."""
    lost = 0
    for id, far in galaxy.distance(at, galaxy.CENTRE, 1).items():
        prices = sorted(_prices(seat, galaxy.of(at).systems[id]))
        lost += sum(prices[:FEW] if far else prices)
    return weights.TECHNOLOGY - lost // 2


def _prices(seat: SeatView, here: SystemView) -> Iterator[int]:
    """What each unit of a seat in a system is worth, those on its planets included."""
    for forces_ in (here.ships, *(planet.forces for planet in here.planets)):
        for type, number in galaxy.force(forces_, seat.seat).items():
            worth_ = STANDING.get(type, forces.price(type, seat) * weights.LOST // 2)
            yield from [worth_] * number


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
