"""Victory points, and how the game ends."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, Text, seat_name
from engine.ti4.phases.order import initiative_order
from engine.ti4.play import Game


class GameEnds(Exception):
    """The game has been won, in the middle of whatever was going on. Only phases.step catches it. TI-VICTORY-09"""


async def gain_points(game: Game, seat: Seat, number: int, why: Text) -> None:
    """Gains victory points, up to the goal; who reaches it wins at once.

    TI-VICTORY-01, TI-VICTORY-02, TI-VICTORY-03, TI-VICTORY-04, TI-VICTORY-05, TI-VICTORY-06, TI-VICTORY-09,
    TI-PLAYERS-07, TI-DOUBT-31

    Raises:
        GameEnds: the goal is reached.
    """
    player, goal = game.player(seat), game.state.options.points
    gained = min(number, goal - player.points)
    player.points += gained
    game.say(T("ti4-gained-points", seat=seat_name(seat), n=gained, total=player.points, why=why))
    if player.points >= goal:
        end(game, seat)


async def lose_points(game: Game, seat: Seat, number: int, why: Text) -> None:
    """Loses victory points, never below none. TI-VICTORY-05"""
    player = game.player(seat)
    lost = min(number, player.points)
    player.points -= lost
    game.say(T("ti4-lost-points", seat=seat_name(seat), n=lost, total=player.points, why=why))


def end(game: Game, winner: Seat) -> None:
    """The game is over now, whatever else was still to do. TI-VICTORY-09

    Raises:
        GameEnds: always.
    """
    game.state.winners, game.state.phase = [winner], "over"
    game.say(T("ti4-wins", seat=seat_name(winner), points=game.player(winner).points), weight=2)
    raise GameEnds


def end_without_objectives(game: Game) -> None:
    """No objective is left to reveal: most points win, among equals the first in initiative order.

    TI-STATUSPHASE-06, TI-VICTORY-11, TI-DOUBT-18

    Raises:
        GameEnds: always.
    """
    game.say(T("ti4-no-objective-left"), weight=2)
    end(game, leaders(game)[0])


def leaders(game: Game) -> list[Seat]:
    """Everyone with the most points, in initiative order. TI-VICTORY-07, TI-VICTORY-10, TI-DOUBT-32, TI-LATER-17"""
    most = max(game.player(seat).points for seat in game.seats())
    return [seat for seat in initiative_order(game) if game.player(seat).points == most]


def trailers(game: Game) -> list[Seat]:
    """Everyone with the fewest points, in initiative order. TI-VICTORY-07"""
    fewest = min(game.player(seat).points for seat in game.seats())
    return [seat for seat in initiative_order(game) if game.player(seat).points == fewest]
