"""What cards do to others at whom they are aimed, so that none is aimed where it does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.ti4 import words
from engine.ti4.components import GROUND, PLANETS
from engine.ti4.interface.view import PlanetView
from engine.ti4.minds.happened import Aim
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, weights, worth

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


def jams(at: At) -> int:
    """What it is worth to place a token where it stops somebody most: with or next to own ships, in no home system."""
    here, own = galaxy.of(at), [one for one in at.view.systems if galaxy.force(one.ships, at.seat)]
    reached = dict.fromkeys(id for one in own for id in (str(one.tile), *here.near[str(one.tile)]))
    return max((best_jam(at, id) for id in reached if here.systems[id].kind != "home"), default=0)


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


# --- to the own seat -------------------------------------------------------------------------------------------------

HARMS: Mapping[str, int] = {
    "plague": 150, "uprising": 200, "unstable_planet": 120, "reactor_meltdown": 300, "insubordination": 260,
    "cripple_defenses": 120, "lucky_shot": 240, "spy": 110, "signal_jamming": 200, "imperial_rider": 500,
    "tactical_bombardment": 150, "focused_research": 300, "mining_initiative": 130, "direct_hit": 300,
    "rise_of_a_messiah": 200, "war_effort": 160, "veto": 120, "industrial_initiative": 130, "summit": 300,
    "courageous_to_the_end": 240, "parley": 260, "leadership_rider": 320, "warfare_rider": 220,
}  # fmt: skip
"""What a card of another does to the own seat, or for its player."""
UNNAMED = 60
CHOSEN = frozenset({
    "plague", "uprising", "unstable_planet", "reactor_meltdown", "insubordination", "cripple_defenses", "lucky_shot",
    "spy", "signal_jamming",
})  # fmt: skip
"""What is done to one of all others."""
FOUGHT = frozenset({"direct_hit", "courageous_to_the_end", "parley"})
"""What is done in a fight, to whoever fights there."""
AIMED_AT = {"reactor_meltdown": ("space_dock", False), "cripple_defenses": ("pds", True)}
"""What a card destroys, and whether also in home systems."""


def feared(at: At, who: int, card: str, aim: Aim | None = None) -> int:
    """What it is worth that a card does nothing which another plays; more where an objective counts what it destroys,
    and less where it is not known which of several it hits. `aim`: what it is aimed at, where that is known.
    """
    if _spared(at, card, aim):
        return 0
    others = sum(not seat.eliminated for seat in at.view.seats) - 1
    aimed = others if card in CHOSEN and aim is None else 1
    return HARMS.get(card, UNNAMED) * (60 + worth.dislike(at, who)) // (100 * aimed) + _uncounted(at, card, aim)


def _spared(at: At, card: str, aim: Aim | None) -> bool:
    """Whether a card is aimed at another, at what the own seat does not have, or used in a fight of others."""
    another = card in CHOSEN and aim is not None and aim.seat != at.seat
    return another or (card in AIMED_AT and not _exposed(at, *AIMED_AT[card])) or (card in FOUGHT and not _fights(at))


def _uncounted(at: At, card: str, aim: Aim | None) -> int:
    """What objectives are worth less by the units that a card destroys, such as every PDS of a planet, and by what the
    planet that it exhausts would have paid for them.
    """
    if aim is None or aim.seat != at.seat:
        return 0
    if aim.planet and card in BLOWS and BLOWS[card].exhausts:
        return objectives.now(at) - objectives.now(_without(at, galaxy.of(at).planets[aim.planet]))
    unit, number = aim.unit, 1
    if aim.planet and card in AIMED_AT:
        unit = AIMED_AT[card][0]
        number = galaxy.force(galaxy.of(at).planets[aim.planet].forces, at.seat).get(unit, 0)
    left = objectives.holding(at).with_units(**{unit: -number})
    return objectives.now(at) - objectives.worth(at, left)


def _without(at: At, one: PlanetView) -> At:
    """The position with what an own planet pays spent."""
    mine = galaxy.me(at)
    paid = (0, 0) if one.exhausted else (one.resources, one.influence)
    less = replace(mine, resources=mine.resources - paid[0], influence=mine.influence - paid[1])
    view = replace(at.view, seats=tuple(less if seat.seat == at.seat else seat for seat in at.view.seats))
    return replace(at, look=lambda: view)


def _exposed(at: At, unit: str, home: bool) -> bool:
    """Whether the own seat has such a unit on a planet; `home`: also where it counts in the home system."""
    planets = [galaxy.of(at).planets[id] for id in galaxy.planets(at)]
    return any(galaxy.force(one.forces, at.seat).get(unit) for one in planets if home or not galaxy.is_home(one.id))


def _fights(at: At) -> bool:
    """Whether the own seat takes part in what happens in the active system."""
    here = galaxy.active(at)
    there = (here.ships, *(planet.forces for planet in here.planets)) if here is not None else ()
    return at.view.turn == at.seat or any(galaxy.force(some, at.seat) for some in there)
