"""After all players have moved, what no seat plays moves. SE-DOOM-08"""

from __future__ import annotations

from engine.space_empires.phases import rounds, victory
from engine.space_empires.play import Game
from engine.space_empires.solitaire import course


async def step(game: Game) -> None:
    """Machines and alien empires move and fight; then the next turn, or the Economic Phase."""
    await course.move(game)
    if not victory.over(game):
        rounds.turn_over(game)
