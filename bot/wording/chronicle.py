"""A game told turn by turn, from the answers that still count, as its reader may read it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.live.model import Live
from bot.store import AnswerRow, Store
from bot.wording import positions
from bot.wording.figures import GameFigures, figures
from bot.wording.reader import ANYBODY, Reader
from engine.events import UNTOLD, Event
from engine.game import AnyRules
from engine.text import T, Text

X = TypeVar("X")
KEPT = 32
"""So many chronicles are kept."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn with something to tell.

    Attributes:
        first, last: its answers, with those before it that had nothing to tell; 0 for the start of the game. Nobody may
            be shown these: see `bot.live.answer_counts.Numbers`.
        headline: where the game stood when it began.
        round: which round it was in.
        told: the lines that its reader reads, with their weight (`Event.weight`).
        where: the places it happened at.
    """

    first: int
    last: int
    headline: Text
    round: int
    at: str
    told: tuple[tuple[Text, int], ...] = ()
    where: tuple[str, ...] = ()


def entries(rules: AnyRules, store: Store, game: int, since: int = 0, reader: Reader = ANYBODY) -> Iterator[Entry]:
    """The turns of a game that have something to tell this reader; blocks. `since`: only what was done after this
    answer.
    """
    held: list[AnswerRow] = []
    before, round = T("bot-none"), 0
    for turn in positions.turns(rules, store, game, since):
        rows = [row for row in reader.may_know_of(turn.rows, turn.table) if row.seq > since]
        held += rows
        told = [line for row in rows for event in row.events for line in reader.lines_of(Event.from_json(event))]
        if any(line.weight not in UNTOLD for line in told):
            where = tuple(dict.fromkeys(place for line in told for place in line.where))
            lines = tuple((line.text, line.weight) for line in told)
            yield Entry(held[0].seq, rows[-1].seq, before, round, rows[-1].at, lines, where)
            held = []
        view = rules.view(turn.table.state, None)
        before, round = rules.headline(view), rules.round_of(view)
        if turn.last == 0 == since:
            yield Entry(0, 0, before, round, store.game(game).created)


def evenly(things: Sequence[int], most: int) -> list[int]:
    """At most so many of them (two or more), the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[round(n * (len(things) - 1) / (most - 1))] for n in range(most)]


Stand = tuple[int, int, tuple[int, ...], bool]


def stand_of(live: Live) -> Stand:
    """Changes with every answer that is given or taken back, and with whether figures tell chances."""
    return live.game.answers, live.game.undone, tuple(live.game.own.values()), live.game.settings.chances


class Latest(Generic[X]):
    """Something made of a whole game in a thread, one at a time, and kept for its readers until the game goes on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Reader], tuple[Stand, X]] = OrderedDict()
        self._turns = asyncio.Semaphore(1)

    async def of(self, live: Live, make: Callable[[], X], reader: Reader = ANYBODY) -> X:
        """What was kept, or is made now."""
        key, stands = (live.game.id, reader), stand_of(live)
        async with self._turns:
            kept = self._kept.get(key)
            if kept is None or kept[0] != stands:
                kept = self._kept[key] = stands, await asyncio.to_thread(make)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return kept[1]


class Chronicles:
    """Chronicles of games as their readers may read them, and figures as anybody may."""

    def __init__(self) -> None:
        self._told = Latest[tuple[Entry, ...]]()
        self._counted = Latest[GameFigures]()

    async def of(self, live: Live, store: Store, reader: Reader = ANYBODY) -> tuple[Entry, ...]:
        """The whole game, the start first."""

        def make() -> tuple[Entry, ...]:
            return tuple(entries(live.rules, store, live.game.id, 0, reader))

        return await self._told.of(live, make, reader)

    async def figures(self, live: Live, store: Store) -> GameFigures:
        """The game in figures."""
        return await self._counted.of(live, lambda: figures(live.rules, store, live.game.id))
