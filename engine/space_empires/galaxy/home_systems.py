"""The hexes of a scenario and the home systems that they belong to, before their markers lie there. SE-SYS-05"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.ask import Seat
from engine.space_empires.components import Scenario
from engine.space_empires.galaxy import board
from engine.space_empires.state import System

Sitting = Mapping[int, Seat]
"""The seat at each place; the home system of a place where nobody sits yet is nobody's."""


def of(scenario: Scenario, sitting: Sitting, extra: Mapping[str, Seat | None]) -> dict[str, System]:
    """The hexes that are played; `extra`: those further ones that home systems have, and whose these are."""
    owners = {at: sitting.get(place) for place, hexes in enumerate(scenario.homes) for at in hexes}
    owners.update(extra)
    played = [at for at in board.HEXES if at in owners or at in scenario.deep]
    return {at: System(at, owners.get(at)) for at in played}


def offered(scenario: Scenario, sitting: Sitting) -> dict[str, System]:
    """The same with all hexes that can be the extra one, unexplored: a map on which to choose a home world."""
    place, hexes = scenario.extra or (0, ())
    mapped = of(scenario, sitting, dict.fromkeys(hexes, sitting.get(place)))
    return {at: replace(one, known=False) for at, one in mapped.items()}
