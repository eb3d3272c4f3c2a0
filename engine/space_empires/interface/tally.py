"""What the score of a game of Space Empires came of. SE-GEN-02"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Seat
from engine.ending import Points, Tally
from engine.kit.tallies import tally
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.state import State
from engine.text import T, Text


def of(state: State) -> Tally:
    """Once the game is over: colony points, where they are counted, else the CP of home worlds and colonies."""
    game, seats = Game(state), [player.seat for player in state.players]
    counted = state.options.victory == "colony_points"
    points = [list(_colony_points(game, seat) if counted else _worlds(game, seat)) for seat in seats]
    ranks = [(sum(one.n for one in points[seat]), victory.fleet_value(game, seat)) for seat in seats]
    found = tally(points, ranks, state.winners, [T("space_empires-tie-ships")])
    return found if counted else Tally(found.seats, found.order)


def score(state: State, seat: Seat) -> int:
    """Colony points, else CP of all colonies."""
    game = Game(state)
    if state.options.victory == "colony_points":
        return victory.colony_points(game, seat)
    return sum(one.n for one in _worlds(game, seat))


def _colony_points(game: Game, seat: Seat) -> Iterator[Points]:
    """For colonies destroyed, and for own full ones far from home."""
    destroyed = game.player(seat).points
    yield _of("destroyed", destroyed)
    yield _of("full", victory.colony_points(game, seat) - destroyed)


def _worlds(game: Game, seat: Seat) -> Iterator[Points]:
    held = [system.colony for system in game.colonies(seat) if system.colony is not None]
    yield _of("home", sum(colony.value for colony in held if colony.home))
    yield _of("colonies", sum(colony.value for colony in held if not colony.home))


def _of(kind: str, n: int) -> Points:
    return Points(Text(f"space_empires-points-{kind}"), n)
