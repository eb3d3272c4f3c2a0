"""The games of each server that are over, kept in memory: only what has changed is read again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from bot.careers.ratings import Ladder, Rating
from bot.store import Store
from bot.store.results import PlayedGame

SERVERS, MANY = 32, 300
"""So many servers are kept at a time; and where so many games are over, they are read before somebody asks."""


class _Server:
    """What is known of one server."""

    def __init__(self) -> None:
        self.games: list[PlayedGame] = []
        self.ladders: dict[str, Ladder] = {}

    def bring_up_to_date(self, store: Store, server: int) -> None:
        """Reads what has come, and what reads otherwise since somebody was forgotten."""
        marks = store.recorded(server)
        known = {(one.game, one.version): one for one in self.games}
        fresh = {
            one.game: one for one in store.played([game for game, version in marks if (game, version) not in known])
        }
        found = (known.get((game, version)) or fresh.get(game) for game, version in marks)
        self.games = [one for one in found if one is not None]

    def rated(self, title: str) -> Mapping[int, Rating]:
        """The ratings of one title."""
        ladder = self.ladders.setdefault(title, Ladder())
        return ladder.of([one for one in self.games if one.title == title])


class Careers:
    """Games that are over, and ratings; one reader at a time, in a thread."""

    def __init__(self) -> None:
        self._servers: OrderedDict[int, _Server] = OrderedDict()
        self._turns = asyncio.Semaphore(1)

    async def games(self, store: Store, server: int) -> Sequence[PlayedGame]:
        """Of a server, in the order in which they ended."""
        return (await self._of(store, server)).games

    async def ratings(self, store: Store, server: int, title: str) -> Mapping[int, Rating]:
        """Of everybody there who has played this title, by user."""
        known = await self._of(store, server)
        async with self._turns:
            return dict(await asyncio.to_thread(known.rated, title))

    async def read_ahead(self, store: Store, server: int) -> None:
        """Reads and rates what has come, so that nobody has to wait for that."""
        known = await self._of(store, server)
        async with self._turns:
            for title in dict.fromkeys(one.title for one in known.games):
                await asyncio.to_thread(known.rated, title)

    async def _of(self, store: Store, server: int) -> _Server:
        async with self._turns:
            known = self._servers.setdefault(server, _Server())
            await asyncio.to_thread(known.bring_up_to_date, store, server)
            self._servers.move_to_end(server)
            while len(self._servers) > SERVERS:
                self._servers.popitem(last=False)
            return known
