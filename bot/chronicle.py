"""A game told turn by turn, from the answers that still count: what anybody may read of it, or one seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot import past
from bot.clock import moment
from bot.house import kept_lines
from bot.locales import Say
from bot.play import Live
from bot.posts import DETAIL, PLAIN, Told, paragraphs
from bot.store import Logged, Store
from engine.ask import Seat
from engine.events import Event
from engine.game import Rules
from engine.text import T, Text

KEPT = 16
"""The chronicles of so many games are kept."""
LONGEST = 100_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn with something to tell.

    Attributes:
        first, last: its answers, with those before it that had nothing to tell; 0 for the start of the game.
        headline: where the game stood when it began.
        round: which round it was in.
        told: the public lines, and for the chronicle of one seat its secret ones.
        where: the places it happened at.
    """

    first: int
    last: int
    headline: Text
    round: int
    at: str
    told: tuple[Told, ...] = ()
    where: tuple[str, ...] = ()


def entries(rules: Rules[Any], store: Store, game: int, since: int = 0, seat: Seat | None = None) -> Iterator[Entry]:
    """The turns of a game that have something to tell; blocks. `since`: from some answer at or before this one on.

    `seat`: with what this seat alone was told.
    """
    held: list[Logged] = []
    before, round = Text(""), 0
    for turn in past.turns(rules, store, game, since):
        held += turn.rows
        events = [Event.from_json(event) for row in turn.rows for event in row.events]
        told = tuple(line for event in events for line in _told(event, seat))
        if any(weight != DETAIL for _, weight in told):
            where = tuple(dict.fromkeys(place for event in events for place in event.where))
            yield Entry(held[0].seq, turn.last, before, round, turn.rows[-1].at, told, where)
            held = []
        before = rules.headline(turn.table.state)
        round = rules.round_of(rules.view(turn.table.state, None))
        if turn.last == 0:
            yield Entry(0, 0, before, round, store.game(game).created)


def _told(event: Event, seat: Seat | None) -> Iterator[Told]:
    yield event.text, event.weight
    if seat is not None and seat in event.secret:
        yield T("bot-only-you", text=event.secret[seat]), PLAIN


class Chronicles:
    """The chronicles of games as anybody may read them, each kept until its game goes on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[tuple[int, int], tuple[Entry, ...]]] = OrderedDict()
        self._turns = asyncio.Semaphore(1)

    async def of(self, live: Live, store: Store) -> tuple[Entry, ...]:
        """The whole game, the start first."""
        stands = live.game.answers, live.game.undone
        async with self._turns:
            kept = self._kept.get(live.game.id)
            if kept is None or kept[0] != stands:
                told = await asyncio.to_thread(lambda: tuple(entries(live.rules, store, live.game.id)))
                kept = self._kept[live.game.id] = stands, told
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(live.game.id)
            return kept[1]


# --- in words --------------------------------------------------------------------------------------------------------


def head(entry: Entry, say: Say) -> str:
    """Where the game stood, and when that was, in the reader's own time."""
    when = f"<t:{int(moment(entry.at).timestamp())}:f>" if entry.at else ""
    return say(T("bot-turn-head", headline=entry.headline, when=when))


def block(entry: Entry, say: Say, room: int) -> list[str]:
    """A turn: its head, and what happened; the first lines are left out where there are too many."""
    top, told = head(entry, say), [f"- {line}" for line in paragraphs(entry.told, say)]
    kept = kept_lines(told, room - len(top) - 40)
    left_out = len(told) - len(kept)
    return [top, *([f"- {say(T('bot-lines-before', n=left_out))}"] if left_out else []), *kept]


def blocks(told: Sequence[Entry], say: Say, room: int) -> list[str]:
    """As many of the last turns as fit, whole; of the very last one as much as fits."""
    kept: list[str] = []
    for entry in reversed(told):
        lines = block(entry, say, LONGEST if kept else room)
        size = sum(len(line) + 1 for line in lines)
        if kept and size > room:
            break
        kept, room = [*lines, *kept], room - size
    return kept
