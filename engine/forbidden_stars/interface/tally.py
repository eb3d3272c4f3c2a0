"""What decided a game of Forbidden Stars. FS-WIN-03, FS-WIN-04, FS-WIN-05"""

from __future__ import annotations

from engine.ending import Points, Tally
from engine.forbidden_stars.phases import winning
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import State
from engine.kit.tallies import tally
from engine.text import T


def of(state: State) -> Tally:
    """Once the game is over: objective tokens, then friendly worlds, then units."""
    game, ties = Game(state), [T("forbidden_stars-tie-worlds"), T("forbidden_stars-tie-units")]
    points = [[Points(T("forbidden_stars-points-tokens"), player.collected)] for player in state.players]
    return tally(points, [winning.rank(game, player.seat) for player in state.players], state.winners, ties)
