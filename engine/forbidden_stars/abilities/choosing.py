"""What several rooms ask when a card is resolved."""

from __future__ import annotations

from typing import Protocol, cast

from engine.ask import YES, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import Entry
from engine.forbidden_stars.face import random_weights
from engine.forbidden_stars.play import Game
from engine.text import T, Text, seat_name


class Paragraph(Protocol):
    """What an ability does, as far as this room has to know."""

    @property
    def text(self) -> Text:
        """What it says."""

    def idle(self, game: Game, seat: Seat) -> bool:
        """Whether it would change nothing, for all to see."""

    def settled(self, game: Game, seat: Seat) -> bool:
        """Whether its owner need not be asked before: nobody would leave it out, or what it asks offers that."""


async def declines(game: Game, seat: Seat, ability: Entry) -> bool:
    """Whether a player leaves a paragraph out that it may decline; what could do nothing is left out unasked, and what
    brings gifts alone is taken.

    FS-CARD-06, FS-CARD-07, FS-EVENT-06
    """
    paragraph = cast(Paragraph, ability.use)
    if paragraph.idle(game, seat):
        return True
    if paragraph.settled(game, seat):
        return False
    card, text = words.card(ability.source), paragraph.text
    about = T("forbidden_stars-ask-ability", seat=seat_name(seat), card=card, text=text)
    return await game.ask_one("ability", seat, _USE, about) != YES


_USE = random_weights.to_resolve(T("forbidden_stars-use-it"), T("forbidden_stars-leave-it"))
