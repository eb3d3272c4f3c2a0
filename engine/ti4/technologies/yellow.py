"""Yellow technologies: industry."""

from __future__ import annotations

from engine.ask import Refusal, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import payment, production, reinforcements, units, words
from engine.ti4.components import GROUND
from engine.ti4.hooks import hook
from engine.ti4.play import Game
from engine.ti4.production import Batch
from engine.ti4.space_cannon import Volley
from engine.ti4.windows import Moment, ability

DIODES = 4
PAIR = 2


@hook("sarween_tools", "production_cost")
def _sarween_tools(game: Game, seat: Seat, value: int, /, *, system: str) -> int:
    """Everything made with one use of Production costs 1 less together."""
    return value - 1


def _has_ground_and_planet(game: Game, seat: Seat, moment: Moment) -> bool:
    return bool(game.planets(seat)) and any(game.on_board(seat, type) for type in GROUND)


@ability("tech", "transit_diodes", "start_of_turn", when=_has_ground_and_planet)
async def _transit_diodes(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """As many as four ground forces from anywhere land on planets the player controls."""
    lifted = await _lift(game, seat)
    number = sum(lifted.values())
    if not number:
        return
    for place, pieces in lifted.items():
        units.remove(game, seat, "infantry", pieces, place)
    slots = [Slot(planet, words.planet(planet), number) for planet in _landing(game, seat)]
    about = T("ti4-ask-diodes-to", seat=seat_name(seat), units=words.units({"infantry": number}))
    landed = await game.spread("transit_diodes_to", seat, Spread(slots, number, number), about)
    for planet, pieces in landed.items():
        units.add(game, seat, "infantry", pieces, planet)
    game.say(T("ti4-diodes-moved", seat=seat_name(seat), planets=tuple(map(words.planet, landed)), n=number))
    await reinforcements.settle_groups(game, seat, "infantry")


async def _lift(game: Game, seat: Seat) -> dict[str, int]:
    there = game.on_board(seat, "infantry")
    slots = [Slot(place, words.place(place), min(number, DIODES)) for place, number in there.items()]
    most = min(DIODES, sum(there.values())) if _landing(game, seat) else 0
    about = T("ti4-ask-diodes-from", seat=seat_name(seat), n=most)
    return await game.spread("transit_diodes_from", seat, Spread(slots, 0, most), about)


def _landing(game: Game, seat: Seat) -> list[str]:
    return [id for id in game.planets(seat) if game.fold("may_place", True, seat, planet=id, unit="infantry")]


def _can_build(game: Game, seat: Seat, moment: Moment) -> bool:
    if moment.planet is None or not production.may_produce(game, seat, game.state.planets[moment.planet].system):
        return False
    return payment.value(game, moment.planet, "resources") > 0


@ability("tech", "integrated_economy", "after_gain_control_of_planet", when=_can_build)
async def _integrated_economy(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """A newly controlled planet builds units for as many resources as it has; they are paid for. TI-PRODUCTION-15"""
    assert moment.planet is not None
    system = game.state.planets[moment.planet].system
    cap = payment.value(game, moment.planet, "resources")
    grounds = [moment.planet] if game.fold("may_place", True, seat, planet=moment.planet, unit="") else []
    batch = Batch(system, PAIR * cap, grounds, _foreign_ships(game, seat, system), cap, ability=False)
    await production.produce(game, seat, batch)


def _foreign_ships(game: Game, seat: Seat, system: str) -> Refusal | None:
    if all(other == seat for other in game.fleets(system)):
        return None
    return Refusal("TI-BLOCKADE-02", T("ti4-foreign-ships", system=words.system(system)))


def _fires_at_ships(game: Game, seat: Seat, moment: Moment) -> bool:
    return isinstance(moment.combat, Volley) and moment.combat.step == "offense"


@ability("tech", "graviton_laser_system", "before_space_cannon_roll", when=_fires_at_ships)
async def _graviton_laser_system(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The hits of this space cannon roll go to non-fighter ships as far as there are any."""
    assert isinstance(moment.combat, Volley)
    moment.combat.pinned = True
