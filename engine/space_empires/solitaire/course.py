"""Stand-in."""

from __future__ import annotations

from engine.space_empires.options import doomsday
from engine.space_empires.play import Game


async def prepare(game: Game) -> None:
    """Setup."""


async def move(game: Game) -> None:
    """Machines of the optional rule move. SE-DOOM-08"""
    if not game.scenario.solitaire:
        await doomsday.move_all(game)


async def economy(game: Game) -> None:
    """Economic Phase."""


def over(game: Game) -> None:
    """Won or lost."""
    if game.scenario.solitaire and game.state.round > 20:
        game.state.winners = [0]
