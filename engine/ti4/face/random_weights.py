"""Where chance would rather go, so that stand-ins and random play fly, land and fight instead of idling.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.ask import Seat
from engine.ti4.galaxy.board import planets_of
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM

TACTICAL, PASS, END_TURN, DONE = "tactical", "pass", "end_turn", "done"


def to_action(id: str) -> int:
    """Rather fly than pass."""
    return {TACTICAL: 8, PASS: 1, END_TURN: 2}.get(id, 3)


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_system(game: Game, seat: Seat) -> Callable[[str], int]:
    """Rather where own ships can go and something is to be won."""

    @cache
    def reached() -> frozenset[str]:
        near, systems = game.near(seat), game.state.systems
        starts = [start for start in game.fleet_systems(seat) if seat not in systems[start].tokens]
        return frozenset(reach for start in starts for reach in (start, *near[start]))

    def appeal(system: str) -> int:
        if system not in reached():
            return 1
        prey = any(other != seat for other in game.state.systems[system].space)
        planets = [game.state.planets[planet] for planet in planets_of(game.state, system)]
        prizes = sum(planet.owner != seat for planet in planets)
        throne = 20 if system == CUSTODIANS_SYSTEM and game.state.custodians else 0
        docks = sum("space_dock" in planet.ground[seat].units for planet in planets if seat in planet.ground)
        return 4 + 10 * prey + 6 * prizes + 6 * docks + throne

    return appeal
