"""Whose picture is drawn next: what somebody asked for and waits for comes before what the channels are told with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Rank(IntEnum):
    """What comes first: a command's picture, then the board of a turn, then the places of a channel's question."""

    ASKED = 0
    TURN = 1
    PLACES = 2


class Queue:
    """Lets so many draw at once; of those who wait the first in rank, and of one rank who came first."""

    def __init__(self, at_once: int) -> None:
        self._free, self._numbers = at_once, count()
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []

    @property
    def busy(self) -> bool:
        """Whether who comes now has to wait."""
        return not self._free

    @asynccontextmanager
    async def served(self, rank: Rank = Rank.ASKED) -> AsyncIterator[None]:
        """Waits for its turn, and has it."""
        await self._taken(rank)
        try:
            yield
        finally:
            self._give_back()

    async def _taken(self, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed over at the same moment
                self._give_back()
            raise

    def _give_back(self) -> None:
        """To the next who still waits."""
        while self._waiting:
            _, _, mine = heappop(self._waiting)
            if not mine.done():
                mine.set_result(None)
                return
        self._free += 1
