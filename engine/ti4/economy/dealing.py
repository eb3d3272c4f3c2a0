"""Action cards in deals, where one of the two partners has an ability for it. TI-FACTION-09

Any number of them, both ways; hands stay secret, so that cards are asked for by name, whoever holds them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from engine.ask import Answer, Option, PickSome, Refusal, Seat, Shape
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.cards import action_cards
from engine.ti4.components import ACTION_CARDS
from engine.ti4.play import Game, Point
from engine.ti4.state import Offer, Terms

GIVEN, WANTED = "action_cards", "want_action_cards"
FIELDS = (GIVEN, WANTED)
Handover = tuple[Seat, Seat, Terms]
"""Who gives, who takes, and what."""

DEALS_CARDS = Point[bool, None]("deals_cards")
"""Whether action cards can be part of the seat's transactions."""


def allowed(game: Game, *seats: Seat) -> bool:
    """Whether one of these seats deals in action cards. TI-FACTION-09"""
    return any(DEALS_CARDS(game, seat, False) for seat in seats)


def fields(game: Game, seat: Seat, others: Sequence[Seat]) -> dict[str, Shape]:
    """What an offer of a seat says about action cards; nothing where none could be dealt in. TI-FACTION-09"""
    if not allowed(game, seat, *others):
        return {}
    held = max(len(game.player(other).action_cards) for other in others)
    shapes = {GIVEN: action_cards.hand_options(game, seat), WANTED: _unseen(game, seat) if held else []}
    most = {GIVEN: len(shapes[GIVEN]), WANTED: held}
    return {
        name: PickSome(options, 0, min(most[name], len(options)), rule="TI-FACTION-09")
        for name, options in shapes.items()
        if options
    }


def _unseen(game: Game, seat: Seat) -> list[Option]:
    """Every card that could be in some other hand, as the seat can tell; further copies as `direct_hit.2`."""
    state = game.state
    known = Counter([*state.action_discard, *state.action_played, *game.player(seat).action_cards])
    unseen = [(card, ACTION_CARDS[card].copies - known[card]) for card in action_cards.working()]
    return [_copy(card, number) for card, copies in unseen for number in range(1, copies + 1)]


@cache
def _copy(card: str, number: int) -> Option:
    return words.with_text(card, "card")._replace(id=words.Copy.nth(card, number).id)


def filled(value: object, shapes: Mapping[str, Shape]) -> object:
    """An answer to an offer's fields that says nothing of action cards deals in none."""
    if not isinstance(value, Mapping):
        return value
    return {name: [] for name in FIELDS if name in shapes} | dict(value)


def read(answer: Mapping[str, Answer], name: str) -> list[str]:
    """The cards that a field of an offer names."""
    chosen = answer.get(name, [])
    return [words.Copy.read(str(id)).card for id in chosen] if isinstance(chosen, list) else []


def taker(answer: Answer) -> Seat:
    """Before whom an offer is laid."""
    assert isinstance(answer, Mapping)
    return int(str(answer["to"]))


def refusal(game: Game, offer: Offer) -> Refusal | None:
    """Why the cards of an offer cannot be part of it. TI-FACTION-09"""
    if not (offer.gives.cards or offer.wants.cards) or allowed(game, offer.giver, offer.taker):
        return None
    return Refusal("TI-FACTION-09", T("ti4-deal-no-cards"))


def holds(game: Game, seat: Seat, cards: Sequence[str]) -> bool:
    """Whether all these cards are in a hand."""
    hand = game.player(seat).action_cards
    return all(hand.count(card) >= cards.count(card) for card in cards)


async def exchange(game: Game, sides: Sequence[Handover]) -> None:
    """Cards change hands at once; the limits of both hands hold again. TI-FACTION-09, TI-ACTIONCARD-02"""
    for giver, _, terms in sides:
        for card in terms.cards:
            game.player(giver).action_cards.remove(card)
    for _, taker, terms in sides:
        game.player(taker).action_cards += terms.cards
    for _, taker, terms in sides:
        if terms.cards:
            await action_cards.keep_limit(game, taker)


def named(terms: Terms, open: bool) -> tuple[Text, ...]:
    """The cards of one side, by name for the two partners, else by number. TI-HIDDEN-01"""
    if open or not terms.cards:
        return tuple(map(words.card, terms.cards))
    return (T("ti4-action-cards", n=len(terms.cards)),)
