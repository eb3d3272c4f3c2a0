"""What the points of a game of Eclipse came of. EC-SCORE-01, EC-SCORE-09"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Seat
from engine.eclipse.components import SECTORS
from engine.eclipse.phases import scoring
from engine.eclipse.play import Game
from engine.eclipse.state import State
from engine.ending import Points, Tally
from engine.kit.tallies import tally
from engine.text import T, Text


def of(state: State) -> Tally:
    """Once the game is over."""
    game, seats = Game(state), [player.seat for player in state.players]
    ranks = [(scoring.points(game, seat), sum(game.player(seat).storage.values())) for seat in seats]
    points = [list(_points(game, seat)) for seat in seats]
    return tally(points, ranks, state.winners, [T("eclipse-tie-storage")])


def _points(game: Game, seat: Seat) -> Iterator[Points]:
    """Kind by kind; of who left before the end only what was counted then. EC-SCORE-02 to EC-SCORE-08, EC-ELIM-03"""
    player, sectors = game.player(seat), game.controlled(seat)
    if player.out:
        yield _of("left", scoring.points(game, seat))
        return
    monoliths = scoring.MONOLITH * sum(sector.monolith for sector in sectors)
    yield _of("sectors", sum(SECTORS[sector.id].vp for sector in sectors))
    yield _of("monoliths", monoliths)
    yield _of("reputation", sum(player.reputation))
    yield _of("ambassadors", scoring.AMBASSADOR * len(player.ambassadors))
    yield _of("discoveries", scoring.KEPT * len(player.kept))
    yield _of("technologies", scoring.of_technologies(player))
    yield _of("species", scoring.of_species(game, seat))
    yield _of("traitor", scoring.TRAITOR if game.state.traitor == seat else 0)


def _of(kind: str, n: int) -> Points:
    return Points(Text(f"eclipse-points-{kind}"), n)
