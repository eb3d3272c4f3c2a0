"""Propulsion technologies: Antimass Deflectors, Gravity Drive, Fleet Logistics, Light/Wave Deflector."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.board import anomaly
from engine.ti4.hooks import hook
from engine.ti4.play import Game


@hook("antimass_deflectors", "enters")
def through_asteroids(game: Game, seat: Seat, allowed: bool, /, *, system: str, crossing: bool) -> bool:
    """Own ships enter and cross asteroid fields. TI-ASTEROID-01, TI-ASTEROID-02"""
    return allowed or anomaly(system) == "asteroid_field"


@hook("antimass_deflectors", "cannon_roll")
def harder_to_hit(game: Game, seat: Seat, bonus: int, /, *, attacker: Seat) -> int:
    """Space Cannon dice of others against own units have -1. TI-SPACECANNON-06, TI-MODIFIER-02"""
    return bonus - 1


@hook("gravity_drive", "boosts")
def one_ship_farther(game: Game, seat: Seat, boosts: int, /) -> int:
    """One ship of each tactical action, named when ships move, goes one system farther. TI-MODIFIER-01"""
    return boosts + 1


@hook("fleet_logistics", "actions_per_turn")
def two_actions(game: Game, seat: Seat, actions: int, /) -> int:
    """Two actions in each turn."""
    return max(2, actions)


@hook("light_wave_deflector", "passes_ships")
def through_fleets(game: Game, seat: Seat, allowed: bool, /, *, system: str, origin: str, unit: str) -> bool:
    """Own ships move through systems with ships of others. TI-MOVEMENT-05"""
    return True
