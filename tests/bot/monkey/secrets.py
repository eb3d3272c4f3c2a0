"""What only one seat may read: the cards of the toy by their marks, of every other game what a hand says in words.

And what only one person or two may read, whoever else moderates: notes, and words in private.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.live.model import Live
from bot.services.services import Services
from engine.ask import Seat
from tests.toy import ToyState

APART = "For nobody else"
"""With this begins what people note or say in private, so that it is known wherever it is seen."""
SHORTEST = 12
"""Fewer characters can stand anywhere."""
LANGUAGES = ("en", "pl")


class Secret(NamedTuple):
    """Words of a game that only whoever sits on the seat may read."""

    game: int
    words: str


def hands_of(live: Live, services: Services) -> dict[Seat | None, list[str]]:
    """What each seat of a running game reads of its hand, in each language; None: what everybody reads."""
    assert live.table is not None
    if isinstance(live.table.state, ToyState):
        return {seat: [*player.hand] for seat, player in enumerate(live.table.state.players)}
    seats = [None, *(row.seat for row in live.seats)]
    return {seat: [*dict.fromkeys(_held(live, seat, services))] for seat in seats}


def secrets_of(live: Live, hands: Mapping[Seat | None, Sequence[str]]) -> dict[Secret, int | None]:
    """Everything that one seat of a running game alone may read, and who sits there."""
    assert live.table is not None
    marked = isinstance(live.table.state, ToyState)
    return {
        Secret(live.game.id, line): live.user_of(seat)
        for seat, held in hands.items()
        if seat is not None
        for line in held
        if marked or (len(line) >= SHORTEST and not _stands_elsewhere(line, seat, hands))
    }


def _stands_elsewhere(line: str, seat: Seat, hands: Mapping[Seat | None, Sequence[str]]) -> bool:
    return any(line in other for at, held in hands.items() if at != seat for other in held)


def _held(live: Live, seat: Seat | None, services: Services) -> Iterator[str]:
    """What a view says of a hand, in each language."""
    assert live.table is not None
    view = live.rules.view(live.table.state, seat)
    for language in LANGUAGES:
        say = services.speaker(live, language)
        for section in live.rules.sections:
            yield from map(say, live.rules.held(view, section))


async def apart_of(services: Services, people: Iterable[int], tables: Iterable[Live]) -> AsyncIterator[tuple[str, int]]:
    """What people have noted or said in private, each with somebody who may read it."""
    for user in people:
        mine = await services.call(services.store.preferences, user)
        for note in mine.settings.notes.values():
            yield note.words, user
    for live in tables:
        for row in live.seats:
            for one in await services.tables.whispering.heard(live.game.id, row.seat):
                yield one.words, one.user
                if row.user is not None:
                    yield one.words, row.user
