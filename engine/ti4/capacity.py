"""Fleet pool and capacity: how many ships, fighters and ground forces a space area may hold."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.play import Game


async def enforce_fleet_everywhere(game: Game, seat: Seat) -> None:
    """Checks every system against the fleet pool. TI-FLEETPOOL-03, TI-STATUSPHASE-11"""
