"""Orders of play: initiative, clockwise, from the speaker."""

from __future__ import annotations

from functools import lru_cache

from engine.ask import Seat
from engine.ids import MOST
from engine.ti4.components import STRATEGY_CARDS
from engine.ti4.play import Game
from engine.ti4.state import State

LAST = 99
_NUMBERS = {id: card.initiative for id, card in STRATEGY_CARDS.items()}


def initiative(state: State, seat: Seat) -> int:
    """The lower of a seat's strategy cards, 0 with the token of that number; 99 without a card to lay it on.

    TI-INITIATIVE-02, TI-PLAYERS-03, TI-LATER-07
    """
    cards = state.players[seat].strategy_cards
    if not cards:
        return LAST
    if state.zero == seat:
        return 0
    return _lowest(tuple(cards))


@lru_cache(MOST)
def _lowest(cards: tuple[str, ...]) -> int:
    return min(map(_NUMBERS.__getitem__, cards))


def initiative_order(game: Game) -> list[Seat]:
    """From the lowest initiative to the highest; without cards clockwise from the speaker. TI-INITIATIVE-03"""
    numbers = [initiative(game.state, player.seat) for player in game.state.players]
    return sorted(speaker_order(game), key=numbers.__getitem__)


def action_order(game: Game) -> list[Seat]:
    """Initiative order, going on from the active player and wrapping around. TI-TIMING-01, TI-DOUBT-61"""
    order = initiative_order(game)
    if game.state.turn not in order:
        return order
    at = order.index(game.state.turn)
    return order[at:] + order[:at]


def speaker_order(game: Game) -> list[Seat]:
    """Clockwise from the speaker, who holds the token. TI-TIMING-02, TI-SPEAKER-01"""
    return game.clockwise(game.state.speaker)


def voting_order(game: Game) -> list[Seat]:
    """Clockwise from the speaker's left; the speaker last. TI-VOTE-01, TI-SPEAKER-04"""
    order = speaker_order(game)
    return order[1:] + order[:1] if game.state.speaker in order else order


def reaction_order(game: Game) -> list[Seat]:
    """Who is first when several want to use something at the same time. TI-TIMING-01, TI-TIMING-02, TI-DOUBT-36"""
    return speaker_order(game) if game.state.phase in ("strategy", "agenda") else action_order(game)


def going_on(order: list[Seat], actor: Seat) -> list[Seat]:
    """The same order, from the one after a seat on."""
    at = order.index(actor) + 1
    return order[at:] + order[:at]
