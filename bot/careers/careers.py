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


class Played:
    """What is known of one server. Its methods block."""

    def __init__(self) -> None:
        self.games: list[PlayedGame] = []
        self._marks: list[tuple[int, int]] = []
        self._by_person: dict[int, list[PlayedGame]] = {}
        self._ladders: dict[str, Ladder] = {}
        self._rated: dict[str, Mapping[int, Rating]] = {}

    def bring_up_to_date(self, store: Store, server: int) -> None:
        """Reads what has come, and what reads otherwise since somebody was forgotten."""
        marks = store.recorded(server)
        if marks == self._marks:
            return
        known = {(one.game, one.version): one for one in self.games}
        fresh = {
            one.game: one for one in store.played([game for game, version in marks if (game, version) not in known])
        }
        found = (known.get((game, version)) or fresh.get(game) for game, version in marks)
        self.games, self._marks = [one for one in found if one is not None], marks
        self._by_person, self._rated = {}, {}
        for one in self.games:
            for user in dict.fromkeys((*(sat.user for sat in one.sitters), *one.left)):
                if user is not None:
                    self._by_person.setdefault(user, []).append(one)

    def of(self, user: int) -> Sequence[PlayedGame]:
        """The games in which somebody sat at the end, or gave a seat up or lost it."""
        return self._by_person.get(user, ())

    def rated(self, title: str) -> Mapping[int, Rating]:
        """The ratings of one title."""
        if title not in self._rated:
            ladder = self._ladders.setdefault(title, Ladder())
            self._rated[title] = dict(ladder.of([one for one in self.games if one.title == title]))
        return self._rated[title]


class Careers:
    """Games that are over, and ratings; one reader at a time, in a thread."""

    def __init__(self) -> None:
        self._servers: OrderedDict[int, Played] = OrderedDict()
        self._turns = asyncio.Semaphore(1)

    async def played(self, store: Store, server: int) -> Played:
        """What is known of a server by now."""
        async with self._turns:
            known = self._servers.setdefault(server, Played())
            await asyncio.to_thread(known.bring_up_to_date, store, server)
            self._servers.move_to_end(server)
            while len(self._servers) > SERVERS:
                self._servers.popitem(last=False)
            return known

    async def ratings(self, known: Played, title: str) -> Mapping[int, Rating]:
        """Of everybody on that server who has played this title, by user."""
        async with self._turns:
            return await asyncio.to_thread(known.rated, title)

    async def read_ahead(self, store: Store, server: int) -> None:
        """Reads and rates what has come, so that nobody has to wait for that."""
        known = await self.played(store, server)
        for title in dict.fromkeys(one.title for one in known.games):
            await self.ratings(known, title)
