"""What the points of a game of Twilight Imperium came of. TI-VICTORY-02, TI-VICTORY-11"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ask import Seat
from engine.ending import Points, Tally
from engine.text import T, Text
from engine.ti4.components import OBJECTIVES
from engine.ti4.phases import order
from engine.ti4.play import Game
from engine.ti4.state import Player, State
from engine.ti4.words import Note

SUPPORT = "support_for_the_throne"


def of(state: State) -> Tally:
    """Once the game is over; places between equals go by initiative."""
    game = Game(state)
    first = order.initiative_order(game)
    places = sorted(first, key=lambda seat: (seat not in state.winners, -game.player(seat).points))
    points = tuple(tuple(one for one in _points(state, player) if one.n) for player in state.players)
    return Tally(points, tuple(places), _decided(state, places))


def _decided(state: State, places: Sequence[Seat]) -> Text | None:
    best, second = (state.players[seat].points for seat in places[:2])
    return T("ti4-tie-initiative") if best == second else None


def _points(state: State, player: Player) -> Iterator[Points]:
    """Kind by kind; what no card before the player tells of came of the custodians, Imperial and agendas."""
    public = [OBJECTIVES[id] for id, seats in state.scored.items() if player.seat in seats]
    known = [
        _of("stage-1", sum(one.points for one in public if one.stage == 1)),
        _of("stage-2", sum(one.points for one in public if one.stage == 2)),
        _of("secret", sum(OBJECTIVES[id].points for id in player.scored_secrets)),
        _of("support", sum(Note.read(id).name == SUPPORT for id in player.notes_in_play)),
    ]
    yield from known
    rest = player.points - sum(one.n for one in known)
    yield _of("others" if rest > 0 else "lost", rest)


def _of(kind: str, n: int) -> Points:
    return Points(Text(f"ti4-points-{kind}"), n)
