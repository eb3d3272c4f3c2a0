"""Positions as minds read them, and turns that they play."""

from __future__ import annotations

from dataclasses import replace

from engine.ask import Answer, Shape
from engine.players.player import Player, player, situation
from engine.table import Table
from engine.text import T, Text
from engine.ti4.minds.mind import MIND, At
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import State


def who(kind: str = "sharp") -> Player:
    """A player; without noise unless another level is named."""
    return player(MIND, kind, "test")


def table(game: Game, seat: int = 0) -> Table:
    """The position as a table that waits for that seat, whose strategy cards are used up."""
    mine = game.player(seat)
    mine.exhausted_strategy_cards = list(mine.strategy_cards)
    return Table(RULES, game.state)


def reading(game: Game, seat: int = 0, kind: str = "sharp", seed: str = "test") -> At:
    """What a player reads whose turn it is; `seed`: of its chance."""
    return situation(table(game, seat), seat, player(MIND, kind, seed))


def answered(at: At, kind: str, shape: Shape, about: Text | None = None) -> Answer:
    """What it answers to another question, asked in this position."""
    question = replace(at.question, kind=kind, shape=shape, about=about or T("asked"))
    return MIND.decide(replace(at, question=question)).answer


def turn(game: Game, seat: int = 0, kind: str = "sharp", most: int = 40) -> Game:
    """The whole turn of a player, as it plays it."""
    at, one = table(game, seat), who(kind)
    for _ in range(most):
        if at.ask is None or state(at).turn != seat or seat not in at.ask.must:
            break
        at.answer(seat, one.decide(at, seat).answer)
    return Game(state(at))


def state(at: Table) -> State:
    """The state of a table."""
    assert isinstance(at.state, State)
    return at.state
