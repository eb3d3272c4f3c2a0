"""How much one person may ask of the bot, so that nobody fills a server with tables or keeps it busy for all others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator, Mapping, Set
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime, timedelta
from typing import Literal

from bot import clock
from bot.errors import BotError
from engine.text import T, Text

Kind = Literal["invitations", "films", "exports", "advice"]
HOURLY: Mapping[Kind, int] = {"invitations": 20, "films": 12, "exports": 20, "advice": 30}
DEAR: Set[Kind] = frozenset(("invitations", "films", "exports"))
"""Where several processes share one database, these are counted in it. Advice takes the time of one process alone."""
TABLES = 10
HOUR = timedelta(hours=1)
WAITING = 20
"""So many pieces of long work wait for their turn; Discord hears an answer for a quarter of an hour, and no longer."""
_KEPT = 5000
MODERATOR = 10
"""A moderator acts for many, so there is so many times as much of everything. Not without end: whoever has a server of
their own moderates it."""


class Rates:
    """What people have asked of this process within the last hour. A restart forgets it."""

    def __init__(self, hourly: Mapping[Kind, int] = HOURLY, tables: int = TABLES) -> None:
        """`hourly`: how often one person may ask for each kind in an hour; `tables`: own ones alive at once."""
        self.hourly, self.tables = hourly, tables
        self._asked: OrderedDict[tuple[int, Kind], deque[datetime]] = OrderedDict()
        self._opening = Counter[int]()

    def ask(self, user: int, kind: Kind, *, moderator: bool = False) -> None:
        """Counts one more. Raises BotError: that is too many."""
        now, most = clock.now(), self.most(kind, moderator=moderator)
        asked = self._asked.setdefault((user, kind), deque())
        self._asked.move_to_end((user, kind))
        while asked and asked[0] <= now - HOUR:
            asked.popleft()
        if len(asked) >= most:
            raise self.too_many(kind, moderator=moderator)
        asked.append(now)
        while len(self._asked) > _KEPT:
            self._asked.popitem(last=False)

    def most(self, kind: Kind, *, moderator: bool) -> int:
        """How often this person may ask for it in an hour."""
        return _most(self.hourly[kind], moderator)

    def too_many(self, kind: Kind, *, moderator: bool) -> BotError:
        """The refusal of whoever has asked as often as that."""
        return BotError(Text(f"bot-limit-{kind}", {"n": self.most(kind, moderator=moderator)}))

    @contextmanager
    def opening(self, user: int) -> Iterator[int]:
        """While a person opens a table; how many others that person is opening already, which nobody can count yet."""
        beside = self._opening[user]
        self._opening[user] += 1
        try:
            yield beside
        finally:
            self._opening -= Counter({user: 1})

    def open(self, have: int, *, moderator: bool = False) -> None:
        """Raises BotError: a person with so many live tables of their own opens no other."""
        most = _most(self.tables, moderator)
        if have >= most:
            raise BotError(Text("bot-limit-tables", {"n": most}))


class Queue:
    """Long work, one piece after the other, so that it never takes the machine from short answers."""

    def __init__(self, most: int = WAITING) -> None:
        """`most`: so many may wait."""
        self._most, self._waiting = most, 0
        self._turn = asyncio.Semaphore(1)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Raises BotError: too many wait already."""
        if self._waiting > self._most:
            raise BotError(T("bot-limit-busy"))
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1


def _most(of_a_person: int, moderator: bool) -> int:
    return of_a_person * MODERATOR if moderator else of_a_person
