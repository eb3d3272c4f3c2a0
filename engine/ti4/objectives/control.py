"""Objectives that ask for planets under control."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.components import PLANETS
from engine.ti4.objectives.registry import requires
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM, MECATOL

TRAITS = ("cultural", "hazardous", "industrial")


def with_trait(game: Game, seat: Seat, trait: str) -> int:
    """How many planets of a trait the seat controls."""
    return sum(PLANETS[planet].trait == trait for planet in game.planets(seat))


def with_specialty(game: Game, seat: Seat) -> int:
    """How many planets with a technology specialty the seat controls."""
    return sum(PLANETS[planet].specialty is not None for planet in game.planets(seat))


def beyond_home(game: Game, seat: Seat) -> int:
    """How many planets the seat controls that lie in nobody's home system."""
    return sum(PLANETS[planet].home_of is None for planet in game.planets(seat))


@requires("corner_the_market")
def four_alike(game: Game, seat: Seat, objective: str) -> bool:
    """Four planets of one trait."""
    return any(with_trait(game, seat, trait) >= 4 for trait in TRAITS)


@requires("unify_the_colonies")
def six_alike(game: Game, seat: Seat, objective: str) -> bool:
    """Six planets of one trait."""
    return any(with_trait(game, seat, trait) >= 6 for trait in TRAITS)


@requires("forge_an_alliance")
def four_cultural(game: Game, seat: Seat, objective: str) -> bool:
    """Four cultural planets."""
    return with_trait(game, seat, "cultural") >= 4


@requires("mine_rare_metals")
def four_hazardous(game: Game, seat: Seat, objective: str) -> bool:
    """Four hazardous planets."""
    return with_trait(game, seat, "hazardous") >= 4


@requires("monopolize_production")
def four_industrial(game: Game, seat: Seat, objective: str) -> bool:
    """Four industrial planets."""
    return with_trait(game, seat, "industrial") >= 4


@requires("expand_borders")
def six_beyond_home(game: Game, seat: Seat, objective: str) -> bool:
    """Six planets outside all home systems."""
    return beyond_home(game, seat) >= 6


@requires("subdue_the_galaxy")
def eleven_beyond_home(game: Game, seat: Seat, objective: str) -> bool:
    """Eleven planets outside all home systems."""
    return beyond_home(game, seat) >= 11


@requires("found_research_outposts")
def three_specialties(game: Game, seat: Seat, objective: str) -> bool:
    """Three planets with a technology specialty."""
    return with_specialty(game, seat) >= 3


@requires("form_galactic_brain_trust")
def five_specialties(game: Game, seat: Seat, objective: str) -> bool:
    """Five planets with a technology specialty."""
    return with_specialty(game, seat) >= 5


@requires("conquer_the_weak")
def foreign_home_planet(game: Game, seat: Seat, objective: str) -> bool:
    """A planet of somebody else's home system, an eliminated player's included."""
    return any(PLANETS[planet].home_of not in (None, game.faction(seat).id) for planet in game.planets(seat))


@requires("occupy_the_seat_of_the_empire")
def fleet_over_mecatol(game: Game, seat: Seat, objective: str) -> bool:
    """Mecatol Rex, and three ships in its system."""
    ships = sum(game.ships(seat, CUSTODIANS_SYSTEM).values())
    return game.state.planets[MECATOL].owner == seat and ships >= 3
