"""What several rooms ask when a card is resolved."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol, cast

from engine.ask import YES, Answer, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import Entry
from engine.forbidden_stars.interface import random_weights
from engine.forbidden_stars.play import INTERRUPTS, Game, Question
from engine.kit.order_tables import orders_of
from engine.question import IF_YES
from engine.questions.standing_order import StandingOrder
from engine.text import T, Text, seat_name


class Paragraph(Protocol):
    """What an ability does, as far as this room has to know."""

    @property
    def text(self) -> Text:
        """What it says."""

    def idle(self, game: Game, seat: Seat) -> bool:
        """Whether it would change nothing, for all to see."""

    def offers(self, game: Game, seat: Seat) -> bool:
        """Whether its owner need not be asked before, for what it asks first can be answered by leaving it out."""

    def gives(self, game: Game, seat: Seat) -> bool:
        """Whether it brings its owner gifts alone."""


GIFTS = Question("gifts", open=False)
TAKE, ASK = "take", "ask"
"""The standing order on abilities that only give something, and what it can say."""


ABILITY = Question("ability", open=True, leads_to=IF_YES)


async def declines(game: Game, seat: Seat, ability: Entry) -> bool:
    """Whether a player leaves a paragraph out that it may decline; what could do nothing is left out unasked, and what
    brings gifts alone is taken unless the player wants to be asked.

    FS-CARD-06, FS-CARD-07, FS-EVENT-06
    """
    paragraph = cast(Paragraph, ability.use)
    if paragraph.idle(game, seat):
        return True
    if paragraph.offers(game, seat) or (paragraph.gives(game, seat) and not game.player(seat).asks_gifts):
        return False
    card, text = words.card(ability.source), paragraph.text
    about = T("forbidden_stars-ask-ability", seat=seat_name(seat), card=card, text=text)
    return await game.ask_one(ABILITY, seat, _USE, about) != YES


_USE = random_weights.to_resolve(T("forbidden_stars-use-it"), T("forbidden_stars-leave-it"))


@INTERRUPTS.verb(GIFTS, lambda game, seat: None if game.player(seat).out else order_of(GIFTS.name).shape)
async def lay_down_gifts(game: Game, seat: Seat, value: Answer) -> None:
    """Whether this player is asked about abilities that only give something. FS-CARD-07, FS-EVENT-06"""
    game.player(seat).asks_gifts = value == ASK


def order_of(name: str) -> StandingOrder:
    """An order that the game itself keeps, without what is laid down."""
    return replace(orders_of("forbidden_stars", KEPT, [name])[0], verb=name, drop=KEPT[name][0])


KEPT = {GIFTS.name: (TAKE, ASK)}
"""What each of them can say; the first holds for whoever has laid down nothing."""
