"""Action cards: the deck, the hand and its limit, and playing a card.

What a card does stands in cards/, one function a card, registered for the window that its opening words name. A card
without a registered effect is not in the deck. Deck order: the last card of the list is the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.ask import Option, PickSome, Seat
from engine.effects.watched import CHANGES
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities import windows
from engine.ti4.cards import decks
from engine.ti4.components import ACTION_CARDS, HAND_LIMIT
from engine.ti4.play import Game, Point, Question

HAND_SIZE = Point[int, None]("hand_limit")
"""Action cards that may be held."""
DRAWN_CARDS = Point[int, None]("drawn_cards")
"""Action cards drawn by one instruction."""
CARDS_TO_DISCARD = Point[int, None]("cards_to_discard")
"""Action cards discarded after a draw."""


def working() -> Sequence[str]:
    """The cards that do what they say, in the order of the data."""
    return _working(CHANGES.registered)


@lru_cache(maxsize=1)
def _working(change: int) -> Sequence[str]:
    """Those that do since abilities were registered last."""
    registered = windows.registered()
    return [card for card in ACTION_CARDS if card in registered]


async def draw(game: Game, seat: Seat, number: int) -> None:
    """Draws cards from the top into the hand, then keeps the hand limit.

    TI-ACTIONCARD-01, TI-ACTIONCARD-04, TI-HIDDEN-01
    """
    wanted = DRAWN_CARDS(game, seat, number) if number else 0
    drawn = decks.actions(game, wanted)
    if not drawn:
        return
    game.player(seat).action_cards += drawn
    _tell(game, seat, drawn)
    surplus = CARDS_TO_DISCARD(game, seat, 0)
    if surplus:
        await choose_discards(game, seat, surplus)
    await keep_limit(game, seat)


def _tell(game: Game, seat: Seat, drawn: Sequence[str]) -> None:
    game.seal({seat})
    cards = [words.explained(words.card(id)) for id in drawn]
    secret = {seat: T("ti4-your-new-cards", cards=words.listed(cards))}
    game.say(T("ti4-draws-cards", seat=seat_name(seat), n=len(drawn)), secret=secret)


async def take_random(game: Game, seat: Seat, victim: Seat) -> None:
    """A card drawn at random from another hand. TI-ACTIONCARD-04"""
    card = game.shuffle(game.player(victim).action_cards, "random card")[0]
    game.player(victim).action_cards.remove(card)
    game.player(seat).action_cards.append(card)
    game.seal({seat, victim})
    game.say(
        T("ti4-card-taken", seat=seat_name(seat), victim=seat_name(victim)),
        secret={other: T("ti4-card-taken-secret", card=words.card(card)) for other in (seat, victim)},
    )
    await keep_limit(game, seat)


def limit(game: Game, seat: Seat) -> int:
    """How many cards a seat may hold. TI-ACTIONCARD-02, TI-ACTIONCARD-03"""
    return HAND_SIZE(game, seat, HAND_LIMIT)


async def keep_limit(game: Game, seat: Seat) -> None:
    """Over the limit, the player chooses at once what to keep and discards the rest. TI-ACTIONCARD-02"""
    excess = len(game.player(seat).action_cards) - limit(game, seat)
    if excess > 0:
        await choose_discards(game, seat, excess, T("ti4-ask-hand-limit", seat=seat_name(seat), n=excess))


DISCARD_CARDS = Question("discard_cards", open=False)


async def choose_discards(game: Game, seat: Seat, number: int, about: Text | None = None) -> None:
    """The player discards that many cards of choice; nobody sees which before they lie there."""
    hand = hand_options(game, seat)
    shape = PickSome(hand, number, number, rule="TI-ACTIONCARD-02")
    about = about or T("ti4-ask-discard-cards", seat=seat_name(seat), n=number)
    for choice in await game.pick_some(DISCARD_CARDS, seat, shape, about):
        discard(game, seat, words.Copy.read(choice).card)


def hand_options(game: Game, seat: Seat) -> list[Option]:
    """The cards of a hand to choose from; further copies of a card have ids such as `direct_hit.2`."""
    options, copies = [], dict[str, int]()
    for card in game.player(seat).action_cards:
        copies[card] = copies.get(card, 0) + 1
        copy = words.Copy.nth(card, copies[card])
        options.append(words.with_text(card, "card")._replace(id=copy.id))
    return options


def discard(game: Game, seat: Seat, card: str) -> None:
    """Puts a card of the hand on the discard pile, open to all. TI-HIDDEN-06"""
    game.player(seat).action_cards.remove(card)
    game.state.action_discard.append(card)
    game.seal()
    game.say(T("ti4-discards-card", seat=seat_name(seat), card=words.card(card)))
