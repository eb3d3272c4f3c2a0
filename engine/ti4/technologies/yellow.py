"""Yellow technologies: industry."""

from __future__ import annotations

from engine.ask import Refusal, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import TECHNOLOGY
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.combat.space_cannon import BEFORE_SPACE_CANNON_ROLL, Shooting
from engine.ti4.components import GROUND
from engine.ti4.economy import payment, production
from engine.ti4.economy.batch import Batch
from engine.ti4.economy.prices import PRODUCTION_COST
from engine.ti4.galaxy import reinforcements, units
from engine.ti4.galaxy.control import AFTER_GAIN_CONTROL_OF_PLANET, Taking
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.play import Game, Question

DIODES = 4
PAIR = 2


@PRODUCTION_COST.hook("sarween_tools")
def _sarween_tools(game: Game, seat: Seat, value: int, system: str) -> int:
    """Everything made with one use of Production costs 1 less together."""
    return value - 1


def _has_ground_and_planet(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return bool(game.planets(seat)) and any(game.on_board(seat, type) for type in GROUND)


TRANSIT_DIODES_TO = Question("transit_diodes_to", open=True)


@START_OF_TURN.ability(TECHNOLOGY, "transit_diodes", when=_has_ground_and_planet)
async def _transit_diodes(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """As many as four ground forces from anywhere land on planets the player controls."""
    lifted = await _lift(game, seat)
    number = sum(lifted.values())
    if not number:
        return
    for place, pieces in lifted.items():
        units.remove(game, seat, "infantry", pieces, place)
    slots = [Slot(planet, words.planet(planet), number) for planet in _landing(game, seat)]
    about = T("ti4-ask-diodes-to", seat=seat_name(seat), units=words.units({"infantry": number}))
    landed = await game.spread(TRANSIT_DIODES_TO, seat, Spread(slots, number, number), about)
    for planet, pieces in landed.items():
        units.add(game, seat, "infantry", pieces, planet)
    game.say(T("ti4-diodes-moved", seat=seat_name(seat), planets=tuple(map(words.planet, landed)), n=number))
    await reinforcements.settle_groups(game, seat, "infantry")


TRANSIT_DIODES_FROM = Question("transit_diodes_from", open=True)


async def _lift(game: Game, seat: Seat) -> dict[str, int]:
    there = game.on_board(seat, "infantry")
    slots = [Slot(place, words.place(place), min(number, DIODES)) for place, number in there.items()]
    most = min(DIODES, sum(there.values())) if _landing(game, seat) else 0
    about = T("ti4-ask-diodes-from", seat=seat_name(seat), n=most)
    return await game.spread(TRANSIT_DIODES_FROM, seat, Spread(slots, 0, most), about)


def _landing(game: Game, seat: Seat) -> list[str]:
    return [id for id in game.planets(seat) if MAY_PLACE(game, seat, True, Placing(id, "infantry"))]


def _can_build(game: Game, seat: Seat, moment: Taking) -> bool:
    if not production.may_produce(game, seat, game.state.planets[moment.planet].system):
        return False
    return payment.value(game, moment.planet, "resources") > 0


@AFTER_GAIN_CONTROL_OF_PLANET.ability(TECHNOLOGY, "integrated_economy", when=_can_build)
async def _integrated_economy(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """A newly controlled planet builds units for as many resources as it has; they are paid for. TI-PRODUCTION-15"""
    system = game.state.planets[moment.planet].system
    cap = payment.value(game, moment.planet, "resources")
    grounds = [moment.planet] if MAY_PLACE(game, seat, True, Placing(moment.planet, "")) else []
    batch = Batch(system, PAIR * cap, grounds, _foreign_ships(game, seat, system), cap, ability=False)
    await production.produce(game, seat, batch)


def _foreign_ships(game: Game, seat: Seat, system: str) -> Refusal | None:
    if all(other == seat for other in game.fleets(system)):
        return None
    return Refusal("TI-BLOCKADE-02", T("ti4-foreign-ships", system=words.system(system)))


def _fires_at_ships(game: Game, seat: Seat, moment: Shooting) -> bool:
    return moment.volley.step == "offense"


@BEFORE_SPACE_CANNON_ROLL.ability(TECHNOLOGY, "graviton_laser_system", when=_fires_at_ships)
async def _graviton_laser_system(game: Game, seat: Seat, moment: Shooting, target: str) -> None:
    """The hits of this space cannon roll go to non-fighter ships as far as there are any."""
    moment.volley.pinned = True
