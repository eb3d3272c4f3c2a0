"""Hands for tests of cards, notes and deals."""

from __future__ import annotations

from typing import Any

from engine.ti4.actions import component_action
from engine.ti4.economy import notes
from engine.ti4.play import INTERRUPTS, Game
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import Played, play

SOL, HACAN, LETNEV = 0, 1, 2
EMPTY_OFFER = {
    "trade_goods": 0,
    "commodities": 0,
    "note": "none",
    "want_trade_goods": 0,
    "want_commodities": 0,
    "want_note": "none",
    "hold_fire": "no",
    "promise": "",
    "want_promise": "",
}


def hold(game: Game, seat: int, *cards: str) -> None:
    """Puts action cards into a hand."""
    game.player(seat).action_cards += cards


def component(game: Game, seat: int, card: str, *answers: Any, others: str = "pass") -> Played:
    """Takes a card as a component action; it must be among those offered."""
    hold(game, seat, card)
    choice = f"card:{card}"
    assert choice in [option.id for option in component_action.component_actions(game, seat)], f"{card} is not offered"
    return play(component_action.take(game, seat, choice), *answers, others=others)


def offered(game: Game, seat: int, card: str) -> bool:
    """Whether a card in hand can be taken as a component action."""
    hold(game, seat, card)
    return f"card:{card}" in [option.id for option in component_action.component_actions(game, seat)]


def opened(game: Game, moment: Moment, *answers: Any, others: str = "pass") -> Played:
    """Opens a window."""
    return play(window(game, moment), *answers, others=others)


def cut(game: Game, seat: int, verb: str, value: Any) -> None:
    """Cuts in, as at a table: the shape judges the value first."""
    shape = INTERRUPTS.may(game, seat)[verb]
    play(INTERRUPTS.cut_in(game, seat, verb, shape.check(value)))


def offer(game: Game, giver: int, taker: int, **fields: Any) -> int:
    """Makes an offer; returns its id."""
    cut(game, giver, "offer", {**EMPTY_OFFER, "to": str(taker), **fields})
    return game.state.offered


def deal(game: Game, giver: int, taker: int, **fields: Any) -> None:
    """Makes an offer that is accepted at once."""
    cut(game, taker, "accept", str(offer(game, giver, taker, **fields)))


def lend(game: Game, note: str, holder: int) -> None:
    """A note goes from wherever it is to a hand, as everyone could see."""
    for player in game.state.players:
        player.notes = [other for other in player.notes if other != note]
    game.player(notes.issuer(note)).notes_lent += 1
    game.player(holder).notes.append(note)
    game.player(holder).notes_taken += 1
