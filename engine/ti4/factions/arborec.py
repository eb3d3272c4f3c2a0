"""The Arborec: its infantry produces, grows by itself and wanders from planet to planet."""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import notes, production, reinforcements, units, words
from engine.ti4.board import planets_of
from engine.ti4.cards import choosing
from engine.ti4.component_action import WINDOW
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.play import Game
from engine.ti4.production import Batch
from engine.ti4.windows import Moment, ability

works("letani_warrior_1")
INFANTRY, DONE = "infantry", "done"
ABOARD = 5


# --- Mitosis ---------------------------------------------------------------------------------------------------------


@hook("mitosis", "makes")
def no_infantry_from_docks(game: Game, seat: Seat, value: bool, /, *, producer: str, unit: str) -> bool:
    """Space docks produce no infantry, whatever else produces there. TI-LATER-16"""
    return value and not (producer == "space_dock" and unit == INFANTRY)


def _soils(game: Game, seat: Seat) -> list[str]:
    return [planet for planet in game.planets(seat) if choosing.placeable(game, seat, INFANTRY, planet)]


def _has_soil(game: Game, seat: Seat, moment: Moment) -> bool:
    return bool(_soils(game, seat))


@ability("faction", "mitosis", "start_of_status_phase", who="any", when=_has_soil, mandatory=True)
async def mitosis(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """In the status phase 1 infantry grows on any own planet. TI-ABILITY-05"""
    for planet in await choosing.one_planet(game, seat, _soils(game, seat), T("ti4-ask-mitosis", seat=seat_name(seat))):
        await reinforcements.place_from_reinforcements(game, seat, INFANTRY, 1, planet)


# --- the flagship ----------------------------------------------------------------------------------------------------


def _hold(game: Game, seat: Seat, system: str) -> Batch:
    """What the flagship builds in its system: not by Production, so that nothing makes it cheaper."""
    grounds = production.grounds(game, seat, system, {system: ABOARD})
    return Batch(system, ABOARD, grounds, ability=False)


def _can_build(game: Game, seat: Seat, moment: Moment) -> bool:
    system = moment.system or ""
    there = units.count(game, seat, "flagship", system) > 0
    return there and production.can_produce(game, seat, _hold(game, seat, system))


@ability("unit", "duha_menaimon", "after_activate_system", when=_can_build)
async def duha_menaimon(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its system is activated: up to 5 units are built there and paid for. TI-ABILITY-15, TI-PRODUCTION-09"""
    await production.produce(game, seat, _hold(game, seat, moment.system or ""))


# --- Bioplasmosis ----------------------------------------------------------------------------------------------------


def _reach(game: Game, seat: Seat, planet: str) -> list[str]:
    """Own planets to which infantry may go from a planet: of its system and of adjacent ones."""
    state, home = game.state, game.state.planets[planet].system
    near = [other for system in (home, *game.near(seat)[home]) for other in planets_of(state, system)]
    own = [other for other in dict.fromkeys(near) if other != planet and state.planets[other].owner == seat]
    return [other for other in own if game.fold("may_place", True, seat, planet=other, unit=INFANTRY)]


def _roots(game: Game, seat: Seat) -> list[str]:
    """Own planets with infantry that can go somewhere."""
    grown = [planet for planet in game.planets(seat) if units.count(game, seat, INFANTRY, planet)]
    return [planet for planet in grown if _reach(game, seat, planet)]


def _can_wander(game: Game, seat: Seat, moment: Moment) -> bool:
    return bool(_roots(game, seat))


@ability("tech", "bioplasmosis", "end_of_status_phase", who="any", when=_can_wander)
async def bioplasmosis(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Infantry goes to own planets of the same or an adjacent system, all at once: none goes twice."""
    plan: dict[str, dict[str, int]] = {}
    while options := words.planet_options(planet for planet in _roots(game, seat) if planet not in plan):
        about = T("ti4-ask-bioplasmosis-from", seat=seat_name(seat))
        done = Option(DONE, T("ti4-bioplasmosis-done"))
        origin = await game.pick("bioplasmosis_from", seat, [*options, done], about)
        if origin == DONE:
            break
        plan[origin] = await _choose_targets(game, seat, origin)
    for origin, targets in plan.items():
        for planet, number in targets.items():
            units.shift(game, seat, INFANTRY, number, origin, planet)
    _tell(game, seat, plan)
    await reinforcements.settle_groups(game, seat, INFANTRY)


async def _choose_targets(game: Game, seat: Seat, origin: str) -> dict[str, int]:
    there = units.count(game, seat, INFANTRY, origin)
    slots = [Slot(planet, words.planet(planet), there) for planet in _reach(game, seat, origin)]
    about = T("ti4-ask-bioplasmosis-to", seat=seat_name(seat), planet=words.planet(origin))
    return await game.spread("bioplasmosis_to", seat, Spread(slots, 0, there), about)


def _tell(game: Game, seat: Seat, plan: dict[str, dict[str, int]]) -> None:
    for origin, targets in plan.items():
        for planet, number in targets.items():
            ends = {"origin": words.planet(origin), "planet": words.planet(planet)}
            game.say(T("ti4-bioplasmosis-moved", seat=seat_name(seat), n=number, **ends))


# --- the promissory note ---------------------------------------------------------------------------------------------

notes.lasting("stymie")


@ability("note", "stymie", WINDOW)
async def stymie(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """It lies faceup before its holder until that one activates a system with units of the Arborec. TI-PROMISSORY-08"""


@hook("note:stymie", "produces", whose="others")
def kept_from_producing(game: Game, seat: Seat, value: bool, /, *, owner: Seat, system: str) -> bool:
    """The Arborec produces nothing in or next to systems, no homes, with units of the holder."""
    if seat != notes.origin(game, "stymie"):
        return value
    around = [id for id in (system, *game.near(owner)[system]) if not choosing.home_system(id)]
    return value and not any(notes.has_units(game, owner, id) for id in around)
