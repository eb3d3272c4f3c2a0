"""What the cards choose among: planets, systems, units and players, as options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.ids import Id
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.combat import hits
from engine.ti4.components import PLANETS, TILES
from engine.ti4.economy import payment
from engine.ti4.galaxy import board, reinforcements, units
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.interface.question_notes import of_planets
from engine.ti4.play import Game, Question
from engine.ti4.state import POOLS

_HOMES = frozenset(str(id) for id, tile in TILES.items() if tile.home_of is not None and tile.kind == "home")


def home_system(system: str) -> bool:
    """Whether a tile is somebody's home system."""
    return system in _HOMES


def planets_with(game: Game, seat: Seat, trait: str) -> list[str]:
    """A seat's planets of a trait."""
    return [planet for planet in game.planets(seat) if PLANETS[planet].trait == trait]


def foreign_planets(game: Game, seat: Seat) -> list[str]:
    """Planets that other players control."""
    return [planet.id for planet in game.state.planets.values() if planet.owner not in (None, seat)]


def foreign_ships(game: Game, seat: Seat, system: str) -> bool:
    """Whether somebody else's ships are in a system."""
    return any(other != seat for other in game.fleets(system))


def systems_with_ships(game: Game, seat: Seat) -> list[str]:
    """Systems that hold ships of a seat."""
    return game.fleet_systems(seat)


def places(game: Game, system: str) -> list[str]:
    """The space area of a system and its planets."""
    return [system, *board.planets_of(game.state, system)]


@dataclass(frozen=True)
class Unit(Id):
    """A single unit: whose it is, where, of what type, and whether it is a damaged one beside sound ones."""

    owner: Seat
    place: str
    type: str
    damaged: bool = False


def unit_options(game: Game, seats: Iterable[Seat], where: Iterable[str], types: tuple[str, ...]) -> list[Option]:
    """Single units of those types, by their ids (`Unit`)."""
    spots = [(place, forces) for place in where if (forces := units.forces(game.state, place))]
    return [
        option
        for seat in seats
        for place, forces in spots
        if seat in forces
        for option in _units_there(game, seat, place, types)
    ]


def _units_there(game: Game, seat: Seat, place: str, types: tuple[str, ...]) -> Iterator[Option]:
    for slot in hits.slots_of(game, seat, place, types):
        text = T("ti4-unit-at", seat=seat_name(seat), unit=slot.text, place=words.place(place))
        lost = hits.Lost.read(slot.id)
        yield Option(Unit(seat, place, lost.type, lost.damaged).id, text)


async def destroy_option(game: Game, choice: str, by: Seat, cause: str) -> tuple[Seat, str]:
    """Destroys the unit of an option of `unit_options`. Returns whose it was and where."""
    unit = Unit.read(choice)
    hurt = unit.damaged or hits.all_damaged(game, unit.owner, unit.type, unit.place)
    await hits.destroy(game, unit.owner, unit.type, 1, unit.place, cause=hits.Cause(by, cause), damaged=int(hurt))
    return unit.owner, unit.place


def placeable(game: Game, seat: Seat, type: str, place: str, number: int = 1) -> bool:
    """Whether that many units can be put down in a place from reinforcements."""
    return bool(placeable_in(game, seat, type, [place], number))


def placeable_in(game: Game, seat: Seat, type: str, places: Iterable[str], number: int = 1) -> list[str]:
    """The places in which that many units can be put down from reinforcements."""
    planets, had = game.state.planets, reinforcements.supply(game, seat, type)
    found = [place for place in places if had(place) >= number]
    if not MAY_PLACE.touches(game, seat):
        return found
    return [place for place in found if place not in planets or MAY_PLACE(game, seat, True, Placing(place, type))]


def readied(game: Game, seat: Seat) -> list[str]:
    """A seat's readied planets."""
    return payment.readied(game, seat)


def exhausted(game: Game, seat: Seat) -> list[str]:
    """A seat's exhausted planets."""
    return [planet for planet in game.planets(seat) if game.state.planets[planet].exhausted]


PLANET = Question("planet", open=False)
PLANET.notes(of_planets)


async def one_planet(game: Game, seat: Seat, planets: list[str], about: Text) -> list[str]:
    """One of the planets, of the seat's choice; none when there is none."""
    return [await game.pick(PLANET, seat, words.planet_options(planets), about)] if planets else []


def exhaust_all(game: Game, planets: Iterable[str]) -> None:
    """Exhausts those of the planets that are readied."""
    for planet in planets:
        if not game.state.planets[planet].exhausted:
            payment.exhaust(game, planet)
            game.say(T("ti4-planet-exhausted", planet=words.planet(planet)))


def ready_all(game: Game, planets: Iterable[str]) -> None:
    """Readies those of the planets that are exhausted."""
    for planet in planets:
        if game.state.planets[planet].exhausted:
            payment.ready(game, planet)
            game.say(T("ti4-planet-readied", planet=words.planet(planet)))


def has_token(game: Game, seat: Seat) -> bool:
    """Whether a seat has any command token off the board."""
    player = game.player(seat)
    return game.reserve(seat) > 0 or any(getattr(player, pool) for pool in POOLS)
