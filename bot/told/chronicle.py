"""A game told turn by turn, from the answers that still count: what anybody may read of it, or one seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.live.values import Live
from bot.store import Logged, Store
from bot.told import positions
from bot.told.figures import Figures, figures
from engine.ask import Seat
from engine.events import Event
from engine.game import AnyRules
from engine.text import T, Text

X = TypeVar("X")
KEPT = 16
"""The chronicles of so many games are kept."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn with something to tell.

    Attributes:
        first, last: its answers, with those before it that had nothing to tell; 0 for the start of the game.
        headline: where the game stood when it began.
        round: which round it was in.
        told: the public lines with their weight (`Event.weight`), and for the chronicle of one seat its secret ones.
        where: the places it happened at.
    """

    first: int
    last: int
    headline: Text
    round: int
    at: str
    told: tuple[tuple[Text, int], ...] = ()
    where: tuple[str, ...] = ()


def entries(rules: AnyRules, store: Store, game: int, since: int = 0, seat: Seat | None = None) -> Iterator[Entry]:
    """The turns of a game that have something to tell; blocks. `since`: only what was done after this answer.

    `seat`: with what this seat alone was told.
    """
    held: list[Logged] = []
    before, round = T("bot-none"), 0
    for turn in positions.turns(rules, store, game, since):
        rows = [row for row in turn.rows if row.seq > since]
        held += rows
        events = [Event.from_json(event) for row in rows for event in row.events]
        told = tuple(line for event in events for line in _told(event, seat))
        if any(weight for _, weight in told):
            where = tuple(
                dict.fromkeys(place for event in events for line in event.lines(seat) for place in line.where)
            )
            yield Entry(held[0].seq, turn.last, before, round, rows[-1].at, told, where)
            held = []
        view = rules.view(turn.table.state, None)
        before, round = rules.headline(view), rules.round_of(view)
        if turn.last == 0 == since:
            yield Entry(0, 0, before, round, store.game(game).created)


def _told(event: Event, seat: Seat | None) -> Iterator[tuple[Text, int]]:
    for line in event.lines(seat):
        yield (T("bot-only-you", text=line.text), 1) if line.secret else (line.text, event.weight)


def evenly(things: Sequence[int], most: int) -> list[int]:
    """At most so many of them (two or more), the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[round(n * (len(things) - 1) / (most - 1))] for n in range(most)]


class Latest(Generic[X]):
    """Something made of a whole game in a thread, one at a time, and kept until the game goes on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[tuple[int, int], X]] = OrderedDict()
        self._turns = asyncio.Semaphore(1)

    async def of(self, live: Live, make: Callable[[], X]) -> X:
        """What was kept, or is made now."""
        stands = live.game.answers, live.game.undone
        async with self._turns:
            kept = self._kept.get(live.game.id)
            if kept is None or kept[0] != stands:
                kept = self._kept[live.game.id] = stands, await asyncio.to_thread(make)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(live.game.id)
            return kept[1]


class Chronicles:
    """Chronicles and figures of games as anybody may read them."""

    def __init__(self) -> None:
        self._told = Latest[tuple[Entry, ...]]()
        self._counted = Latest[Figures]()

    async def of(self, live: Live, store: Store) -> tuple[Entry, ...]:
        """The whole game, the start first."""
        return await self._told.of(live, lambda: tuple(entries(live.rules, store, live.game.id)))

    async def figures(self, live: Live, store: Store) -> Figures:
        """The game in figures."""
        return await self._counted.of(live, lambda: figures(live.rules, store, live.game.id))
