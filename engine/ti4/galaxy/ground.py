"""The ground: who has troops on a planet, and whom an invader meets there."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.components import GROUND, SHIPS
from engine.ti4.galaxy import units
from engine.ti4.galaxy.board import force_at
from engine.ti4.play import Game


def forces(game: Game, seat: Seat, place: str) -> int:
    """How many ground forces a seat has on a planet or, aboard its ships, in a space area.

    TI-GROUNDFORCE-01, TI-GROUNDFORCE-02, TI-GROUNDFORCE-03
    """
    here = force_at(game.state, place, seat).units
    return sum(here.get(type, 0) for type in GROUND)


def troops(game: Game, seat: Seat, planet: str) -> int:
    """Ground forces of a seat on a planet, and ships that landed to fight like them."""
    here = force_at(game.state, planet, seat).units
    return sum(here.get(type, 0) for type in (*GROUND, *SHIPS))


def take_off(game: Game, seat: Seat, planet: str) -> None:
    """Ships that landed go back into space; they never hold a planet. TI-CONTROL-06"""
    here, system = force_at(game.state, planet, seat), game.state.planets[planet].system
    landed = {type: here.units[type] for type in SHIPS if type in here.units}
    for type, number in landed.items():
        units.shift(game, seat, type, number, planet, system, here.damaged.get(type, 0))
    if landed:
        text = T("ti4-taken-off", seat=seat_name(seat), units=words.units(landed), planet=words.planet(planet))
        game.say(text, where=[system])


def defender(game: Game, seat: Seat, planet: str) -> Seat | None:
    """The other player with ground forces on a planet. TI-OPPONENT-01, TI-OPPONENT-02"""
    others = (other for other in sorted(game.state.planets[planet].ground) if other != seat)
    return next((other for other in others if forces(game, other, planet)), None)
