"""Action cards of the Invasion step, and of gaining control of planets."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.occasions import InSystem
from engine.ti4.actions.invasion import AFTER_COMMIT_GROUND_FORCES, START_OF_INVASION, Landing
from engine.ti4.cards import choosing
from engine.ti4.combat.bombardment import BOMBARD_ROLL, PLANETARY_SHIELD, Bombarding
from engine.ti4.combat.space_cannon import CANNONS, Gun
from engine.ti4.components import STRUCTURES
from engine.ti4.galaxy import board, reinforcements, structures, units
from engine.ti4.galaxy.control import AFTER_GAIN_CONTROL_OF_PLANET, WHEN_GAIN_CONTROL_OF_PLANET, Taking
from engine.ti4.play import Game

STEP = "invasion"


def _owns_there(game: Game, seat: Seat, moment: InSystem) -> bool:
    planets = board.planets_of(game.state, moment.system)
    return any(game.state.planets[planet].owner == seat for planet in planets)


@START_OF_INVASION.ability(CARD, "bunker", who="other", when=_owns_there)
async def bunker(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """-4 to bombardment rolls against own planets in this invasion. TI-BOMBARD-06"""
    game.begin("bunker", seat, STEP)


@BOMBARD_ROLL.hook("bunker")
def _dug_in(game: Game, seat: Seat, value: int, about: Bombarding) -> int:
    return value - 4 if game.state.planets[about.planet].owner == seat else value


def _pds_owners(game: Game, seat: Seat, moment: InSystem) -> list[Seat]:
    planets = board.planets_of(game.state, moment.system)
    return [other for other in game.others(seat) if any(units.count(game, other, "pds", planet) for planet in planets)]


def _faces_pds(game: Game, seat: Seat, moment: InSystem) -> bool:
    return bool(_pds_owners(game, seat, moment))


@START_OF_INVASION.ability(CARD, "disable", when=_faces_pds)
async def disable(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Opponents' PDS in the active system lose Planetary Shield and Space Cannon in this invasion."""
    for other in _pds_owners(game, seat, moment):
        game.begin("disable", other, STEP, system=moment.system)


@PLANETARY_SHIELD.hook("disable")
def _shield_down(game: Game, seat: Seat, value: bool, planet: str) -> bool:
    effect = game.effect("disable", seat)
    return value and (effect is None or effect.about["system"] != game.state.planets[planet].system)


@CANNONS.hook("disable")
def _guns_down(game: Game, seat: Seat, value: list[Gun], system: str) -> list[Gun]:
    effect = game.effect("disable", seat)
    if effect is None or effect.about["system"] != system:
        return value
    return [gun for gun in value if gun.unit != "pds" or board.system_of(game.state, gun.place) != system]


def _own_planet(game: Game, seat: Seat, moment: Landing) -> bool:
    return game.state.planets[moment.planet].owner == seat


@AFTER_COMMIT_GROUND_FORCES.ability(CARD, "parley", who="other", when=_own_planet)
async def parley(game: Game, seat: Seat, moment: Landing, target: str) -> None:
    """Units just committed to an own planet go back into space, and cannot land again in this action."""
    landed = moment.pieces or {"infantry": moment.amount}
    there = {type: min(number, units.count(game, moment.actor, type, moment.planet)) for type, number in landed.items()}
    back = {type: number for type, number in there.items() if number}
    for type, number in back.items():
        units.shift(game, moment.actor, type, number, moment.planet, moment.system)
    if back:
        what = words.units(back)
        game.say(T("ti4-sent-back", seat=seat_name(moment.actor), units=what, planet=words.place(moment.planet)))
    moment.cancelled = True


# --- control ---------------------------------------------------------------------------------------------------------


def _structures_there(game: Game, seat: Seat, moment: Taking) -> bool:
    return any(number for _, _, number in _foreign_structures(game, seat, moment.planet))


def _foreign_structures(game: Game, seat: Seat, planet: str) -> list[tuple[Seat, str, int]]:
    others = [other for other in sorted(game.state.planets[planet].ground) if other != seat]
    found = [(other, type, units.count(game, other, type, planet)) for other in others for type in STRUCTURES]
    return [entry for entry in found if entry[2]]


@WHEN_GAIN_CONTROL_OF_PLANET.ability(CARD, "infiltrate", when=_structures_there)
async def infiltrate(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """Swaps each PDS and space dock on the planet for an own one; what cannot be swapped falls with the planet."""
    for other, type, number in _foreign_structures(game, seat, moment.planet):
        place = structures.stand(game, seat, type, moment.planet)
        placed = await reinforcements.place_from_reinforcements(game, seat, type, number, place)
        units.remove(game, other, type, placed, moment.planet)
    await structures.destroy_blockaded(game, game.state.planets[moment.planet].system)


def _can_repair(game: Game, seat: Seat, moment: Taking) -> bool:
    """One half of the effect has to do something."""
    if moment.other != seat:
        return False
    return bool(choosing.readied(game, moment.actor) or choosing.exhausted(game, seat))


@AFTER_GAIN_CONTROL_OF_PLANET.ability(CARD, "reparations", who="other", when=_can_repair)
async def reparations(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """Whoever took an own planet has one exhausted, and one of the own planets is readied. TI-ABILITY-06"""
    taken = T("ti4-ask-exhaust-planet", seat=seat_name(seat), other=seat_name(moment.actor))
    choosing.exhaust_all(game, await choosing.one_planet(game, seat, choosing.readied(game, moment.actor), taken))
    own = T("ti4-ask-ready-planet", seat=seat_name(seat))
    choosing.ready_all(game, await choosing.one_planet(game, seat, choosing.exhausted(game, seat), own))
