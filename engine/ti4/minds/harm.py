"""What cards do to others at whom they are aimed, so that none is aimed where it does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.ti4 import words
from engine.ti4.components import GROUND, PLANETS
from engine.ti4.interface.view import PlanetView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights, worth

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


JAM = "ti4-ask-jam"
"""The question whose token is placed by Signal Jamming."""
LOCKED, BARRED = 4, 20
"""What it is worth that half a resource of ships cannot leave, and what part of the own stake that nobody can come."""


def jams(at: At) -> bool:
    """Whether a token could be placed that stops somebody: with or next to own ships, in no home system."""
    here, own = galaxy.of(at), [one for one in at.view.systems if galaxy.force(one.ships, at.seat)]
    reached = dict.fromkeys(id for one in own for id in (str(one.tile), *here.near[str(one.tile)]))
    return any(best_jam(at, id) for id in reached if here.systems[id].kind != "home")


def best_jam(at: At, system: str) -> int:
    """What it is worth to place a token of whoever is stopped most by it."""
    return max((jam(at, one.seat, system) for one in at.view.seats), default=0)


def jam(at: At, seat: int, system: str) -> int:
    """What a token of a seat keeps it from: leaving with its ships, or coming for what is the own seat's."""
    one, here = at.view.seats[seat], galaxy.of(at).systems[system]
    if seat == at.seat or one.passed or one.eliminated or not one.tactic or seat in here.tokens:
        return 0
    stays = LOCKED * forces.value(forces.ships(galaxy.force(here.ships, seat)), one)
    comes = worth.coming_to(at, system).get(seat, worth.Coming())
    return (stays + worth.stake(at, here) // BARRED * comes.lands) * (BASE + worth.dislike(at, seat)) // 100


def jammed(at: At) -> str:
    """The system for which a seat is chosen."""
    name = at.question.about.params.get("system")
    return next((id for id, text in words.SYSTEMS.items() if text == name), "")


def pays(one: PlanetView) -> int:
    """What it is worth that a planet can be exhausted in a round."""
    return one.resources * 45 + one.influence * 25


def foreign(at: At, one: PlanetView) -> bool:
    """Whether another seat has a planet."""
    return one.owner is not None and one.owner != at.seat
