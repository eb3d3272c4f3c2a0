"""Control of planets: who holds a planet card, how it is gained and how it is lost.

The planet card lies with its controller (`Planet.owner`); a planet that nobody controls has its card in the planet
deck. Attached cards are part of the planet, so they stay whoever takes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OnPlanet
from engine.ti4.abilities.windows import Moment
from engine.ti4.galaxy import ground, structures
from engine.ti4.galaxy.board import force_at
from engine.ti4.phases import elimination
from engine.ti4.play import Game


@dataclass(slots=True)
class Taking(OnPlanet):
    """A planet gets a new controller. `other` controlled it before."""

    other: Seat | None


WHEN_GAIN_CONTROL_OF_PLANET = Moment[Taking]("when_gain_control_of_planet")
AFTER_GAIN_CONTROL_OF_PLANET = Moment[Taking]("after_gain_control_of_planet")
WHEN_LOSE_CONTROL_OF_PLANET = Moment[OnPlanet]("when_lose_control_of_planet")


async def gain_control(game: Game, seat: Seat, planet: str) -> None:
    """The planet card goes to its new controller, exhausted; structures of others there are destroyed.

    TI-CONTROL-01, TI-CONTROL-02, TI-CONTROL-03, TI-CONTROL-04, TI-CONTROL-05, TI-INVASION-13, TI-PLANET-07,
    TI-PLANET-08, TI-ATTACH-03
    """
    place = game.state.planets[planet]
    before = place.owner
    if before == seat:
        return
    await WHEN_GAIN_CONTROL_OF_PLANET.open(game, Taking(seat, place.system, planet, before))
    if before is not None:
        await lose_control(game, planet)
    place.owner, place.exhausted = seat, True
    game.say(_gained(seat, planet, before), where=[place.system])
    await structures.raze(game, planet, seat)
    await AFTER_GAIN_CONTROL_OF_PLANET.open(game, Taking(seat, place.system, planet, before))


async def lose_control(game: Game, planet: str) -> None:
    """Whoever controls the planet does no longer; its control token is gone with the card.

    TI-ELIMINATION-01, TI-CONTROL-05, TI-CONTROL-09, TI-CONTROL-10
    """
    place = game.state.planets[planet]
    if place.owner is None:
        return
    loser, place.owner, place.exhausted = place.owner, None, False
    game.say(T("ti4-control-lost", seat=seat_name(loser), planet=words.place(planet)), weight=0)
    await WHEN_LOSE_CONTROL_OF_PLANET.open(game, OnPlanet(actor=loser, planet=planet, system=place.system))
    await elimination.check_elimination(game)


async def settle(game: Game, planet: str) -> None:
    """Gives the planet to whoever has units there when its controller has none left; without any units it stays.

    TI-CONTROL-06, TI-CONTROL-07, TI-CONTROL-08. Within an invasion only Establish Control decides: TI-DOUBT-46.
    """
    owner = game.state.planets[planet].owner
    there = [seat for seat in game.state.planets[planet].ground if force_at(game.state, planet, seat).units]
    if owner in there or not there:
        return
    await gain_control(game, max(there, key=lambda seat: ground.forces(game, seat, planet)), planet)


def _gained(seat: Seat, planet: str, before: Seat | None) -> Text:
    if before is None:
        return T("ti4-control-gained", seat=seat_name(seat), planet=words.place(planet))
    return T("ti4-control-taken", seat=seat_name(seat), planet=words.place(planet), before=seat_name(before))
