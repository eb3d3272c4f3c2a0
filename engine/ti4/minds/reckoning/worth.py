"""What planets, ships and places are worth to a seat now, and where it is in danger."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.ti4.components import GROUND
from engine.ti4.interface.view import ForceView, PlanetView, SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, grudges, objectives, odds, rivals, standing, weights

PACE = 2
"""Points that whoever leads gains in a round."""
LAST = 8
NEAR = 2
"""So far others' ships are a threat."""
HOLDS: Mapping[str, int] = {"infantry": 2, "pds": 3}
"""What units on a planet are worth against a landing, in half resources."""


@galaxy.once
def left(at: At) -> int:
    """Rounds that are still to come after this one, at least 0, as far ahead as the character looks."""
    most = max((seat.points for seat in at.view.seats), default=0)
    by_points = -(-max(0, at.view.goal - most) // PACE) - 1
    by_deck = sum(at.view.facedown) - 1 if at.view.round else LAST
    return max(0, min(LAST - at.view.round, by_points + 1, by_deck, at.character.level.foresight + 2))


def token(at: At) -> int:
    """What one more command token is worth: less where there are many, or the game ends before it is used."""
    mine = galaxy.me(at)
    plenty = weights.PLENTY[min(len(weights.PLENTY) - 1, mine.tactic + mine.strategy)]
    return weights.TOKEN * plenty * min(weights.AHEAD, left(at) + 1) // (100 * weights.AHEAD)


def growth(at: At, worth: int) -> int:
    """Worth as somebody sees it who likes to build up, or does not."""
    return worth * at.character.traits.growth // 100


def war(at: At, worth: int) -> int:
    """Worth as somebody sees it who likes to fight, or does not."""
    return worth * at.character.traits.war // 100


# --- planets ---------------------------------------------------------------------------------------------------------


def pays(at: At, planet: PlanetView) -> int:
    """What a planet will pay for the rest of the game."""
    a_resource, an_influence = weights.PAYS
    return (planet.resources * a_resource + planet.influence * an_influence) * left(at)


def planet(at: At, one: PlanetView) -> int:
    """What controlling a planet is worth beyond objectives."""
    extra = weights.PLANET + (weights.PLANET // 2 if one.specialty else 0) + rivals.holy(at, one, at.seat)
    if one.id == galaxy.MECATOL:
        extra += weights.MECATOL // 2 + (weights.CUSTODIANS if guarded(at) else 0) + rivals.crown(at, at.seat)
    return growth(at, pays(at, one)) + extra


@galaxy.once
def guarded(at: At) -> bool:
    """Whether the custodians token still lies on the center."""
    return any(system.custodians for system in at.view.systems)


def own_home(at: At, id: str) -> bool:
    """Whether a planet is one of the own home."""
    return galaxy.of(at).lies[id] == galaxy.home(at)


# --- danger ----------------------------------------------------------------------------------------------------------


def threat(at: At, system: str) -> int:
    """The worth of the strongest fleet of another that could soon be there, in half resources."""
    return max((coming.worth for coming in coming_to(at, system).values()), default=0)


def invaders(at: At, system: str, beaten: str = "") -> int:
    """The same, of those alone who could bring ground forces; but for fleets that are beaten where they are."""
    return max((coming.worth for coming in _coming(at, (system, beaten)).values() if coming.lands), default=0)


class Coming(NamedTuple):
    """What of a seat's fleets could soon be in a place, and whether they could land there."""

    worth: int = 0
    lands: bool = False


def coming_to(at: At, system: str) -> Mapping[int, Coming]:
    """What of others' fleets could soon be there, by seat."""
    return _coming(at, (system, ""))


@galaxy.once_each
def _coming(at: At, case: tuple[str, str]) -> Mapping[int, Coming]:
    """The same, but for fleets in the second place."""
    (system, beaten), by_seat = case, dict[int, Coming]()
    near, waits = galaxy.distance(at, system, NEAR), system == galaxy.CENTRE
    for other in [id for id in near if id != beaten]:
        here = galaxy.of(at).systems[other]
        for one in [one for one in galaxy.foes(here.ships, at.seat) if waits or not _held(here, one, near[other])]:
            before, going = by_seat.get(one.seat, Coming()), _going(at, one, near[other])
            lands = bool(going) and _carries(at, here, one, going)
            price = forces.value(going, at.view.seats[one.seat])
            by_seat[one.seat] = Coming(before.worth + price, before.lands or lands)
    return by_seat


def _held(here: SystemView, one: ForceView, far: int) -> bool:
    """Whether a fleet is held by a token of its own in this round; to the center it comes in the next."""
    return far > 0 and one.seat in here.tokens


def _going(at: At, one: ForceView, far: int) -> dict[str, int]:
    """What of a fleet can go so far."""
    known = forces.cards(at.view.seats[one.seat])
    going = {type: n for type, n in one.units.items() if type in known and known[type].move >= far}
    return forces.ships(going | _raised(at, one, far))


def _raised(at: At, one: ForceView, far: int) -> dict[str, int]:
    """The one ship of it that a technology lets go so far: one that carries first, then the dearest. TI-MODIFIER-01"""
    seat = at.view.seats[one.seat]
    if forces.BOOST not in galaxy.technologies(seat):
        return {}
    known = forces.cards(seat)
    short = [known[type] for type in one.units if type in known and 0 < known[type].move == far - 1]
    best = max(short, key=lambda card: (card.capacity > 0, card.cost or 0), default=None)
    return {best.type: 1} if best is not None else {}


def _carries(at: At, here: SystemView, one: ForceView, going: Mapping[str, int]) -> bool:
    """Whether ships that leave a place can take ground forces along."""
    there = sum(galaxy.force(planet.forces, one.seat).get(GROUND[0], 0) for planet in here.planets)
    return bool(there + one.units.get(GROUND[0], 0)) and forces.capacity(going, at.view.seats[one.seat]) > 0


def stake(at: At, system: SystemView) -> int:
    """What the own seat would lose with a system: its planets, and what they mean for objectives; with its home the
    more, where a public objective wins the game. TI-PUBLICOBJ-04
    """
    mine = tuple(one.id for one in system.planets if one.owner == at.seat)
    if not mine:
        return 0
    home = str(system.tile) == galaxy.home(at)
    scored = weights.HOME * objectives.decisive(at) // 100 if home else hopes(at, mine)
    return sum(planet(at, galaxy.of(at).planets[id]) for id in mine) + scored


@galaxy.once_each
def hopes(at: At, planets: tuple[str, ...]) -> int:
    """What is hoped of objectives that hangs on these own planets."""
    held = objectives.holding(at)
    return objectives.now(at) - objectives.worth(at, replace(held, planets=held.planets.difference(planets)))


def strength(at: At, pieces: Mapping[str, int]) -> int:
    """The worth of own ships, in half resources."""
    return forces.value(forces.ships(pieces), galaxy.me(at))


def danger(at: At, system: SystemView, own: int, attackers: int) -> int:
    """What of the stake in a place is in danger, where own ships of that worth stand against others."""
    own += _garrisons(at, system)
    if attackers <= own or not attackers:
        return 0
    return stake(at, system) * (attackers - own) // (2 * attackers)


@galaxy.once_each
def relief(at: At, case: tuple[str, int]) -> int:
    """How much less of a system is in danger by so many ground forces more; nothing anywhere but in the own home, nor
    there while no public objective wins the game. TI-PUBLICOBJ-04
    """
    id, number = case
    if id != galaxy.home(at) or objectives.decisive(at) <= objectives.USUAL:
        return 0
    here, attackers = galaxy.of(at).systems[id], invaders(at, id)
    own = strength(at, galaxy.force(here.ships, at.seat))
    return danger(at, here, own, attackers) - danger(at, here, own + HOLDS[GROUND[0]] * number, attackers)


def _garrisons(at: At, system: SystemView) -> int:
    """What those are worth against a landing who stand on own planets."""
    mine = [galaxy.force(planet.forces, at.seat) for planet in system.planets]
    return sum(HOLDS.get(type, 0) * number for pieces in mine for type, number in pieces.items())


# --- the others ------------------------------------------------------------------------------------------------------


@galaxy.once
def leader(at: At) -> int | None:
    """The other seat that is nearest to winning."""
    others = [seat for seat in standing.ahead(at) if seat != at.seat]
    return max(others, key=lambda seat: standing.ahead(at)[seat], default=None)


USUAL, MILD, STERN = 30, 12, 120
"""What it is worth that a seat loses something worth 100: as a rule, at least and at most."""
SLOPE = 24
"""By how much more for each point that it stands above the mean."""


def dislike(at: At, seat: int) -> int:
    """How much it is worth that a seat loses something worth 100: more where it is ahead, or attacked the own one, and
    less where it lags behind.
    """
    return max(MILD, min(STERN, USUAL + SLOPE * standing.ahead(at).get(seat, 0) // 100)) + grudges.held(at, seat)


def likely(outcome: odds.Outcome) -> int:
    """The chance of a fight to be won, in thousandths."""
    return outcome.wins * 1000 // odds.UNIT
