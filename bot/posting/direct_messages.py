"""Direct messages with secrets are known by their ids, and deleted when the game ends or their reader leaves it.

A message is remembered in the transaction that notes its row as sent (`Store.arrived`), also where that happens only
after a crash.

A `BurnPost` has the messages deleted. It stays in the outbox until all of them are gone: Discord's own
troubles are waited out, also over a restart, and a message that cannot be deleted for good is let go.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container, Iterator, Sequence
from functools import partial
from itertools import chain, repeat

from bot.errors import StoreError
from bot.faults import FAILURES
from bot.posting.messages import Messenger
from bot.posting.readers import RETRY
from bot.services.services import Services
from bot.store import Outgoing
from bot.store.posts import BurnPost, NoticePost, SecretPost

LATER = 3600.0
SECRET = (SecretPost, NoticePost)

log = logging.getLogger(__name__)


def waits() -> Iterator[float]:
    """Seconds between attempts; it is never given up."""
    return chain(RETRY, repeat(LATER))


class DmCleaner:
    """Deletes direct messages, a row of the outbox at a time, beside whatever is posted meanwhile."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self._services, self._messenger = services, messenger
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._games: dict[int, int] = {}

    def take(self, rows: Sequence[Outgoing]) -> None:
        """Sees to these rows with a `BurnPost`; one that it has in hand already it goes on with."""
        for row in rows:
            if row.id not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._run(row), name=f"burn {row.id}")
                self._tasks[row.id], self._games[row.id] = task, row.game
                task.add_done_callback(partial(self._ended, row.id))

    async def close(self) -> None:
        """Stops; what is left stays in the outbox."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def leave(self, games: Container[int]) -> None:
        """Another process deletes for these games."""
        left = [task for row, task in self._tasks.items() if self._games[row] in games]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def settle(self) -> None:
        """Waits until nothing is under way."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)

    def _ended(self, row: int, task: asyncio.Task[None]) -> None:
        self._tasks.pop(row, None)
        self._games.pop(row, None)

    async def _run(self, row: Outgoing) -> None:
        for wait in waits():
            try:
                await self._burn(row)
                return
            except (*FAILURES, StoreError) as error:
                log.warning("direct messages of game %s wait to be deleted, %s", row.game, error)
            await asyncio.sleep(wait)

    async def _burn(self, row: Outgoing) -> None:
        store, post = self._services.store, row.post
        assert isinstance(post, BurnPost)
        letters = await self._services.call(store.letters, row.game, post.user)
        wanted = [one for one in letters if post.messages is None or one[1] in post.messages]
        failed = dict[int, BaseException]()
        for person, message in wanted:
            if person in failed:
                continue
            try:
                await self._messenger.burn(person, message)
            except FAILURES as error:  # those of others can go all the same
                failed[person] = error
            else:
                await self._services.call(store.forget_letter, message)
        for why in failed.values():
            raise why
        await self._services.call(store.sent, [row.id])
