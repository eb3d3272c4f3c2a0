"""Objectives that ask for units on the board."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.galaxy.board import anomaly, planets_of
from engine.ti4.objectives.registry import requires
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM


def with_ships(game: Game, seat: Seat) -> list[str]:
    """Systems that hold ships of the seat."""
    return game.fleet_systems(seat)


def on_board(game: Game, seat: Seat, type: str) -> int:
    """How many units of a type the seat has on the board."""
    return sum(game.on_board(seat, type).values())


def foreign_homes(game: Game, seat: Seat) -> list[str]:
    """Home systems of everyone else, eliminated players included."""
    return [str(game.faction(player.seat).home) for player in game.state.players if player.seat != seat]


def foreign_docks(game: Game, seat: Seat, system: str) -> bool:
    """Whether somebody else's space dock stands in a system, or flies there."""
    forces = [
        game.state.systems[system].space,
        *(game.state.planets[id].ground for id in planets_of(game.state, system)),
    ]
    return any(force.units.get("space_dock") for here in forces for other, force in here.items() if other != seat)


@requires("intimidate_council")
def two_beside_mecatol(game: Game, seat: Seat, objective: str) -> bool:
    """Ships in two systems adjacent to Mecatol Rex; those in its own system do not count."""
    around = game.near(seat)[CUSTODIANS_SYSTEM]
    return sum(system in around for system in with_ships(game, seat)) >= 2


@requires("become_the_gatekeeper")
def at_both_wormholes(game: Game, seat: Seat, objective: str) -> bool:
    """Ships at an alpha and at a beta wormhole."""
    guarded = {kind for system in with_ships(game, seat) for kind in game.wormholes(system)}
    return {"alpha", "beta"} <= guarded


@requires("control_the_region")
def in_six_systems(game: Game, seat: Seat, objective: str) -> bool:
    """Ships in six systems."""
    return len(with_ships(game, seat)) >= 6


@requires("cut_supply_lines")
def over_a_foreign_dock(game: Game, seat: Seat, objective: str) -> bool:
    """Ships in the system of another player's space dock."""
    return any(foreign_docks(game, seat, system) for system in with_ships(game, seat))


@requires("learn_the_secrets_of_the_cosmos")
def three_beside_anomalies(game: Game, seat: Seat, objective: str) -> bool:
    """Ships in three systems, each adjacent to an anomaly."""
    near = game.near(seat)
    return sum(any(map(anomaly, near[system])) for system in with_ships(game, seat)) >= 3


@requires("threaten_enemies")
def beside_a_foreign_home(game: Game, seat: Seat, objective: str) -> bool:
    """Ships in a system adjacent to another player's home system."""
    near, fleets = game.near(seat), with_ships(game, seat)
    return any(system in near[home] for home in foreign_homes(game, seat) for system in fleets)


@requires("establish_a_perimeter")
def four_pds(game: Game, seat: Seat, objective: str) -> bool:
    """Four PDS."""
    return on_board(game, seat, "pds") >= 4


@requires("fuel_the_war_machine")
def three_docks(game: Game, seat: Seat, objective: str) -> bool:
    """Three space docks."""
    return on_board(game, seat, "space_dock") >= 3


@requires("gather_a_mighty_fleet")
def five_dreadnoughts(game: Game, seat: Seat, objective: str) -> bool:
    """Five dreadnoughts."""
    return on_board(game, seat, "dreadnought") >= 5
