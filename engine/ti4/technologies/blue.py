"""Propulsion technologies: Antimass Deflectors, Gravity Drive, Fleet Logistics, Light/Wave Deflector."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.combat.space_cannon import CANNON_ROLL
from engine.ti4.galaxy.board import anomaly
from engine.ti4.galaxy.movement import BOOSTS, PASSES_SHIPS, Passing
from engine.ti4.galaxy.routes import ENTERS, Entering
from engine.ti4.phases.action_phase import ACTIONS_PER_TURN
from engine.ti4.play import Game


@ENTERS.hook("antimass_deflectors")
def through_asteroids(game: Game, seat: Seat, allowed: bool, about: Entering) -> bool:
    """Own ships enter and cross asteroid fields. TI-ASTEROID-01, TI-ASTEROID-02"""
    return allowed or anomaly(about.system) == "asteroid_field"


@CANNON_ROLL.hook("antimass_deflectors")
def harder_to_hit(game: Game, seat: Seat, bonus: int, attacker: Seat) -> int:
    """Space Cannon dice of others against own units have -1. TI-SPACECANNON-06, TI-MODIFIER-02"""
    return bonus - 1


@BOOSTS.hook("gravity_drive")
def one_ship_farther(game: Game, seat: Seat, boosts: int, about: None) -> int:
    """One ship of each tactical action, named when ships move, goes one system farther. TI-MODIFIER-01"""
    return boosts + 1


@ACTIONS_PER_TURN.hook("fleet_logistics")
def two_actions(game: Game, seat: Seat, actions: int, about: None) -> int:
    """Two actions in each turn."""
    return max(2, actions)


@PASSES_SHIPS.hook("light_wave_deflector")
def through_fleets(game: Game, seat: Seat, allowed: bool, about: Passing) -> bool:
    """Own ships move through systems with ships of others. TI-MOVEMENT-05"""
    return True
