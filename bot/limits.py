"""How much one person may ask of the bot, so that nobody fills a server with tables or keeps it busy for all others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator, Mapping, Set
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic
from typing import Literal, TypeVar

from bot import clock
from bot.errors import BotError
from engine.text import T, Text

K = TypeVar("K")
V = TypeVar("V")
LimitKind = Literal["invitations", "films", "exports", "advice", "restores", "whispers", "seeks", "calls"]
HOURLY: Mapping[LimitKind, int] = {
    "invitations": 20, "films": 12, "exports": 20, "advice": 30, "restores": 20, "whispers": 60, "seeks": 20,
    "calls": 1,
}  # fmt: skip
DEAR: Set[LimitKind] = frozenset(("invitations", "films", "exports", "restores", "calls"))
"""Where several processes share one database, these are counted in it. Advice takes the time of one process alone."""
TABLES = 10
HOUR = timedelta(hours=1)
WAITING = 20
"""So many pieces of long work wait for their turn; Discord hears an answer for a quarter of an hour, and no longer."""
PRESSES, MOMENT = 40, 10.0
"""So many presses and commands of one person in so many seconds are as many as anybody can mean."""
SILENT = 2.0
"""Who goes on all the same is told so at most once in so many seconds, for each answer takes time, too."""
_KEPT = 5000
MODERATOR = 10
"""A moderator acts for many, so there is so many times as much of everything. Not without end: whoever has a server of
their own moderates it."""
THEIRS: Set[LimitKind] = frozenset(("restores",))
"""What is only for moderators is counted as it is."""


class TooFast(BotError):
    """Presses and commands of one person come faster than anybody can mean them.

    Attributes:
        told: that person has just read it.
    """

    def __init__(self, most: int, told: bool) -> None:
        super().__init__(T("bot-limit-presses", n=most, seconds=int(MOMENT)))
        self.told = told


@dataclass(slots=True)
class _Pressing:
    """What a person has left of the presses for a moment, since when, and when they were last told to wait."""

    left: float
    at: float
    told: float = -SILENT


class Rates:
    """What people have asked of this process within the last hour. A restart forgets it."""

    def __init__(self, hourly: Mapping[LimitKind, int] = HOURLY, tables: int = TABLES, presses: int = 0) -> None:
        """What one person may have.

        Args:
            hourly: how often of each kind in an hour.
            tables: own ones alive at once.
            presses: with commands, in a moment; 0: as many as they like.
        """
        self.hourly, self.tables, self.presses = hourly, tables, presses
        self._pressing: OrderedDict[int, _Pressing] = OrderedDict()
        self._asked: OrderedDict[tuple[int, LimitKind], deque[datetime]] = OrderedDict()
        self._opening = Counter[int]()

    def press(self, user: int) -> None:
        """Counts a press or a command, before anything is looked up for it. Raises TooFast."""
        if not self.presses:
            return
        now = monotonic()
        pressing = self._pressing.setdefault(user, _Pressing(self.presses, now))
        self._pressing.move_to_end(user)
        _forget(self._pressing)
        pressing.left = min(self.presses, pressing.left + (now - pressing.at) * self.presses / MOMENT)
        pressing.at = now
        if pressing.left >= 1:
            pressing.left -= 1
            return
        told = now - pressing.told < SILENT
        pressing.told = pressing.told if told else now
        raise TooFast(self.presses, told)

    def ask(self, user: int, kind: LimitKind, *, moderator: bool = False) -> None:
        """Counts one more. Raises BotError: that is too many."""
        now, most = clock.now(), self.most(kind, moderator=moderator)
        asked = self._asked.setdefault((user, kind), deque())
        self._asked.move_to_end((user, kind))
        while asked and asked[0] <= now - HOUR:
            asked.popleft()
        if len(asked) >= most:
            raise self.too_many(kind, moderator=moderator)
        asked.append(now)
        _forget(self._asked)

    def most(self, kind: LimitKind, *, moderator: bool) -> int:
        """How often this person may ask for it in an hour."""
        return _most(self.hourly[kind], moderator and kind not in THEIRS)

    def too_many(self, kind: LimitKind, *, moderator: bool) -> BotError:
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
        self._turn, self._whose = asyncio.Semaphore(1), set[int]()

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

    @asynccontextmanager
    async def only_place(self, user: int) -> AsyncIterator[None]:
        """One for each person. Raises BotError as `place`, or: this person has one."""
        if user in self._whose:
            raise BotError(T("bot-limit-one-file"))
        self._whose.add(user)
        try:
            async with self.place():
                yield
        finally:
            self._whose.discard(user)


def _forget(known: OrderedDict[K, V]) -> None:
    """Those of longest ago."""
    while len(known) > _KEPT:
        known.popitem(last=False)


def _most(of_a_person: int, moderator: bool) -> int:
    return of_a_person * MODERATOR if moderator else of_a_person
