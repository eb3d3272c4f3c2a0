"""Fleets of alien empires that fight for the first time are built."""

from __future__ import annotations

from engine.space_empires.play import Game
from engine.space_empires.state import Side


async def muster(game: Game, at: str, sides: tuple[Side, Side]) -> None:
    """Before a battle between `sides`; a battle knows no more of what no seat plays."""
