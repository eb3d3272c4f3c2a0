"""Where a round stands: three turns of all players in order, then the Economic Phase.

SE-TURN-02, SE-TURN-03
"""

from __future__ import annotations

from engine.ask import Seat
from engine.space_empires.components import TURNS
from engine.space_empires.play import Game
from engine.text import T, seat_name


def begin_round(game: Game, order: list[Seat]) -> None:
    """A round begins in this player order. SE-BID-03, SE-TURN-05"""
    state = game.state
    state.round, state.order = state.round + 1, _teams(game, order)
    order = state.order
    names = tuple(map(seat_name, order))
    game.say(T("space_empires-round-begins", round=state.round, order=names), weight=2)
    begin_turn(game, 1)


def _teams(game: Game, order: list[Seat]) -> list[Seat]:
    """Blood brothers come one right after the other; else the order is what it was."""
    return [seat for first in game.apart(order) for seat in order if seat in game.brothers(first)]


def begin_turn(game: Game, number: int) -> None:
    """A turn begins for all players, one after the other. SE-TURN-03"""
    state = game.state
    state.phase, state.step, state.turn, state.queue = "turn", "start", number, list(state.order)
    game.say(T("space_empires-turn-begins", turn=number, round=state.round), weight=1)


def turn_over(game: Game) -> None:
    """All players have had this turn. SE-TURN-02"""
    state = game.state
    state.active = None
    if state.turn < TURNS:
        begin_turn(game, state.turn + 1)
    else:
        state.phase, state.step = "economy", "start"
