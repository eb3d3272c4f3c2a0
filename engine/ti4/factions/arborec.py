"""The Arborec: its infantry produces, grows by itself and wanders from planet to planet."""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY, UNIT
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import InSystem, Occasion, OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.cards import choosing
from engine.ti4.economy import notes, production
from engine.ti4.economy.batch import Batch
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.production import MAKES, PRODUCES, Making
from engine.ti4.galaxy import reinforcements, units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.phases.status_phase import END_OF_STATUS_PHASE, START_OF_STATUS_PHASE
from engine.ti4.play import Game, Question

works("letani_warrior_1")
INFANTRY, DONE = "infantry", "done"
ABOARD = 5


# --- Mitosis ---------------------------------------------------------------------------------------------------------


@MAKES.hook("mitosis")
def no_infantry_from_docks(game: Game, seat: Seat, value: bool, about: Making) -> bool:
    """Space docks produce no infantry, whatever else produces there. TI-LATER-16"""
    return value and not (about.producer == "space_dock" and about.unit == INFANTRY)


def _soils(game: Game, seat: Seat) -> list[str]:
    return choosing.placeable_in(game, seat, INFANTRY, game.planets(seat))


def _has_soil(game: Game, seat: Seat, moment: Occasion) -> bool:
    return bool(_soils(game, seat))


@START_OF_STATUS_PHASE.ability(FACTION, "mitosis", who="any", when=_has_soil, mandatory=True)
async def mitosis(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """In the status phase 1 infantry grows on any own planet. TI-ABILITY-05"""
    for planet in await choosing.one_planet(game, seat, _soils(game, seat), T("ti4-ask-mitosis", seat=seat_name(seat))):
        await reinforcements.place_from_reinforcements(game, seat, INFANTRY, 1, planet)


# --- the flagship ----------------------------------------------------------------------------------------------------


def _hold(game: Game, seat: Seat, system: str) -> Batch:
    """What the flagship builds in its system: not by Production, so that nothing makes it cheaper."""
    grounds = production.grounds(game, seat, system, {system: ABOARD})
    return Batch(system, ABOARD, grounds, ability=False)


def _can_build(game: Game, seat: Seat, moment: InSystem) -> bool:
    system = moment.system
    there = units.count(game, seat, "flagship", system) > 0
    return there and production.can_produce(game, seat, _hold(game, seat, system))


@AFTER_ACTIVATE_SYSTEM.ability(UNIT, "duha_menaimon", when=_can_build)
async def duha_menaimon(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Its system is activated: up to 5 units are built there and paid for. TI-ABILITY-15, TI-PRODUCTION-09"""
    await production.produce(game, seat, _hold(game, seat, moment.system))


# --- Bioplasmosis ----------------------------------------------------------------------------------------------------


def _reach(game: Game, seat: Seat, planet: str) -> list[str]:
    """Own planets to which infantry may go from a planet: of its system and of adjacent ones."""
    state, home = game.state, game.state.planets[planet].system
    near = [other for system in (home, *game.near(seat)[home]) for other in planets_of(state, system)]
    own = [other for other in dict.fromkeys(near) if other != planet and state.planets[other].owner == seat]
    return [other for other in own if MAY_PLACE(game, seat, True, Placing(other, INFANTRY))]


def _roots(game: Game, seat: Seat) -> list[str]:
    """Own planets with infantry that can go somewhere."""
    grown = [planet for planet in game.planets(seat) if units.count(game, seat, INFANTRY, planet)]
    return [planet for planet in grown if _reach(game, seat, planet)]


def _can_wander(game: Game, seat: Seat, moment: Occasion) -> bool:
    return bool(_roots(game, seat))


BIOPLASMOSIS_FROM = Question("bioplasmosis_from", open=False)


@END_OF_STATUS_PHASE.ability(TECHNOLOGY, "bioplasmosis", who="any", when=_can_wander)
async def bioplasmosis(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """Infantry goes to own planets of the same or an adjacent system, all at once: none goes twice."""
    plan: dict[str, dict[str, int]] = {}
    while options := words.planet_options(planet for planet in _roots(game, seat) if planet not in plan):
        about = T("ti4-ask-bioplasmosis-from", seat=seat_name(seat))
        done = Option(DONE, T("ti4-bioplasmosis-done"))
        origin = await game.pick(BIOPLASMOSIS_FROM, seat, [*options, done], about)
        if origin == DONE:
            break
        plan[origin] = await _choose_targets(game, seat, origin)
    for origin, targets in plan.items():
        for planet, number in targets.items():
            units.shift(game, seat, INFANTRY, number, origin, planet)
    _tell(game, seat, plan)
    await reinforcements.settle_groups(game, seat, INFANTRY)


BIOPLASMOSIS_TO = Question("bioplasmosis_to", open=False)


async def _choose_targets(game: Game, seat: Seat, origin: str) -> dict[str, int]:
    there = units.count(game, seat, INFANTRY, origin)
    slots = [Slot(planet, words.planet(planet), there) for planet in _reach(game, seat, origin)]
    about = T("ti4-ask-bioplasmosis-to", seat=seat_name(seat), planet=words.planet(origin))
    return await game.spread(BIOPLASMOSIS_TO, seat, Spread(slots, 0, there), about)


def _tell(game: Game, seat: Seat, plan: dict[str, dict[str, int]]) -> None:
    for origin, targets in plan.items():
        for planet, number in targets.items():
            ends = {"origin": words.planet(origin), "planet": words.planet(planet)}
            game.say(T("ti4-bioplasmosis-moved", seat=seat_name(seat), n=number, **ends))


# --- the promissory note ---------------------------------------------------------------------------------------------

notes.lasting("stymie")


@COMPONENT_ACTION.ability(NOTE, "stymie")
async def stymie(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """It lies faceup before its holder until that one activates a system with units of the Arborec. TI-PROMISSORY-08"""


@PRODUCES.hook_others("note:stymie")
def kept_from_producing(game: Game, seat: Seat, value: bool, system: str, owner: Seat) -> bool:
    """The Arborec produces nothing in or next to systems, no homes, with units of the holder."""
    if seat != notes.origin(game, "stymie"):
        return value
    around = [id for id in (system, *game.near(owner)[system]) if not choosing.home_system(id)]
    return value and not any(notes.has_units(game, owner, id) for id in around)
