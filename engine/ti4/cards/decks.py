"""The decks of action cards, agendas and secret objectives; the last card of a list lies on top. TI-LIMIT-06"""

from __future__ import annotations

from functools import partial

from engine.kit.decks import draw
from engine.text import T
from engine.ti4.play import Game


def actions(game: Game, number: int) -> list[str]:
    """Takes action cards; the discard pile becomes a new deck. TI-ACTIONCARD-01, TI-LIMIT-06"""
    state = game.state
    renewed = partial(game.say, T("ti4-action-deck-shuffled"))
    return draw(game, state.action_deck, number, discards=state.action_discard, purpose="action deck", renewed=renewed)


def agendas(game: Game, number: int) -> list[str]:
    """Takes agendas; the discard pile becomes a new deck. TI-SPEAKER-03, TI-LIMIT-06"""
    state = game.state
    renewed = partial(game.say, T("ti4-agenda-deck-shuffled"))
    return draw(game, state.agenda_deck, number, discards=state.agenda_discard, purpose="agenda deck", renewed=renewed)


def secrets(game: Game, number: int) -> list[str]:
    """Takes secret objectives, which are never discarded: whoever gives one back mixes it in. TI-SECRETOBJ-05"""
    return draw(game, game.state.secret_deck, number)
