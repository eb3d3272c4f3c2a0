"""What cards do to others at whom they are aimed, so that none is aimed where it does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.ti4.components import GROUND, PLANETS
from engine.ti4.interface.view import PlanetView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, weights, worth

BASE, SPARED = 60, -1000
"""How much of harm counts whoever it is done to, in hundredths, and what it is worth to aim at what nobody else has."""


class Blow(NamedTuple):
    """Units that a card destroys on a planet, how many at most and what each counts; whether it exhausts the planet,
    and what its player gains for each resource of it.
    """

    unit: str = ""
    most: int = 99
    each: int = 0
    exhausts: bool = False
    gains: int = 0


BLOWS: Mapping[str, Blow] = {
    "cripple_defenses": Blow("pds", each=130),
    "plague": Blow(GROUND[0], each=50),
    "unstable_planet": Blow(GROUND[0], most=3, each=100, exhausts=True),
    "uprising": Blow(exhausts=True, gains=weights.TRADE_GOOD),
    "x_89_bacterial_weapon": Blow(GROUND[0], each=100),
}
"""What is done to a planet."""


def to_planet(at: At, card: str, id: str) -> int:
    """What a card does to a planet of another, more where that one is ahead."""
    one, blow = galaxy.of(at).planets[id], BLOWS[card]
    if not foreign(at, one):
        return SPARED
    assert one.owner is not None
    there = sum(force.units.get(blow.unit, 0) for force in galaxy.foes(one.forces, at.seat))
    spent = pays(one) if blow.exhausts and not one.exhausted else 0
    done = min(blow.most, there) * blow.each + spent
    return done * (BASE + worth.dislike(at, one.owner)) // 100 + one.resources * blow.gains


def does_something(at: At, card: str) -> bool:
    """Whether there is a planet to which it would do something."""
    return any(_reaches(card, one) and to_planet(at, card, one.id) > 0 for one in galaxy.of(at).planets.values())


def _reaches(card: str, one: PlanetView) -> bool:
    """Whether it may be aimed there, and has an effect."""
    if card == "unstable_planet":
        return PLANETS[one.id].trait == "hazardous"
    return card != "uprising" or not (one.exhausted or galaxy.is_home(one.id))


def to_system(at: At, id: str) -> int:
    """What others' readied planets in a system pay."""
    here = galaxy.of(at).systems[id]
    return sum(pays(one) for one in here.planets if foreign(at, one) and not one.exhausted)


def pays(one: PlanetView) -> int:
    """What it is worth that a planet cannot be exhausted any more in a round."""
    return one.resources * 45 + one.influence * 25


def foreign(at: At, one: PlanetView) -> bool:
    """Whether another seat has a planet."""
    return one.owner is not None and one.owner != at.seat
