"""The hand of action cards: who may play what, and how a card is played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.effects import UseId
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import At, Component, Entry
from engine.ti4.abilities.occasions import WithCard
from engine.ti4.abilities.windows import Moment
from engine.ti4.components import ACTION_CARDS
from engine.ti4.play import Game, Point

PLAYS_CARDS = Point[bool, None]("plays_cards")
"""Whether this seat may play action cards."""


@dataclass(slots=True)
class CardPlayed(WithCard):
    """An action card is played; what it is aimed at is announced with it. TI-ACTIONCARD-06"""

    target: Text | None = None

    def aim(self) -> Text | None:
        return self.target


WHEN_ACTION_CARD_PLAYED = Moment[CardPlayed]("when_action_card_played", card=words.card)


class Hand(Component):
    """Action cards in hand. Everyone knows who has cards at all, and which lie in the discard pile."""

    open = False

    def some(self, game: Game, seat: Seat) -> bool:
        return bool(game.state.players[seat].action_cards) and PLAYS_CARDS(game, seat, True)

    def can_use(self, at: At, seat: Seat, ability: Entry) -> bool:
        if at.used and (seat, self.id(ability.source)) in at.used:
            return False
        return not _gone(at.game, ability.source)

    def among(self, game: Game, seat: Seat) -> Collection[str]:
        return game.state.players[seat].action_cards

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        able = ability.source in at.game.player(seat).action_cards and PLAYS_CARDS(at.game, seat, True)
        return [self.id(ability.source)] if able else []

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        """Plays a card: it is announced with its target, others may cancel it, then it resolves and is discarded.

        A canceled card has no effect, costs nothing, and does not count for the ban on a second card of its name,
        unless the table wants it to. TI-ACTIONCARD-05, TI-ACTIONCARD-06, TI-ACTIONCARD-07, TI-DOUBT-49
        """
        game, card, state = at.game, ability.source, at.game.state
        game.player(seat).action_cards.remove(card)
        state.action_played.append(card)
        _announce(game, seat, ability, target)
        aim = None if ability.targets is None else target.text
        played = await WHEN_ACTION_CARD_PLAYED.open(game, CardPlayed(seat, card, aim))
        if not played.cancelled:
            await ability.use(game, seat, at.occasion, target.id)
        else:
            if state.options.house.cancelled == "free":
                at.used.discard((seat, choice.id))
            game.say(T("ti4-card-cancelled", seat=seat_name(seat), card=words.card(card)))
        state.action_played.remove(card)
        state.action_discard.append(card)
        return not played.cancelled


def _announce(game: Game, seat: Seat, ability: Entry, target: Option) -> None:
    game.seal()
    card = words.card(ability.source)
    if ability.targets is None:
        game.say(T("ti4-plays-card", seat=seat_name(seat), card=card))
    else:
        game.say(T("ti4-plays-card-on", seat=seat_name(seat), card=card, target=target.text))


def _gone(game: Game, card: str) -> bool:
    """Whether everyone knows that nobody holds a card: all its copies lie in the discard pile."""
    return game.state.action_discard.count(card) >= ACTION_CARDS[card].copies


CARD = Hand("card")
