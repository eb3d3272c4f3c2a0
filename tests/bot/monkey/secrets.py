"""What only one seat may read: the cards of the toy by their marks, of every other game what a hand says in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.live.model import Live
from bot.services.services import Services
from engine.ask import Seat
from tests.toy import ToyState

SHORTEST = 12
"""Fewer characters can stand anywhere."""
LANGUAGES = ("en", "pl")


class Secret(NamedTuple):
    """Words of a game that only whoever sits on the seat may read."""

    game: int
    words: str


def secrets_of(live: Live, services: Services) -> dict[Secret, int | None]:
    """Everything that one seat of a running game alone may read, and who sits there."""
    assert live.table is not None
    if isinstance(live.table.state, ToyState):
        hands = enumerate(player.hand for player in live.table.state.players)
        return {Secret(live.game.id, card): live.user_of(seat) for seat, hand in hands for card in hand}
    seats = [None, *(row.seat for row in live.seats)]
    lines = {seat: [*dict.fromkeys(_held(live, seat, services))] for seat in seats}
    return {
        Secret(live.game.id, line): live.user_of(seat)
        for seat, held in lines.items()
        if seat is not None
        for line in held
        if len(line) >= SHORTEST and not any(line in other for at in seats if at != seat for other in lines[at])
    }


def _held(live: Live, seat: Seat | None, services: Services) -> Iterator[str]:
    """What a view says of a hand, in each language."""
    assert live.table is not None
    view = live.rules.view(live.table.state, seat)
    for language in LANGUAGES:
        say = services.speaker(live, language)
        for section in live.rules.sections:
            yield from map(say, live.rules.held(view, section))
