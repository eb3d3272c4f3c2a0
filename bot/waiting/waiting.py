"""Looks every so often whom the tables wait for: reminds, and does what a table chose to happen to those who are late.

Nothing is remembered here but since when the bot is up: a look after a restart sees what the one before it would have
seen. After a time without looks (the bot was down, or had no connection, or the clock jumped) reminders that fell into
it come as one for each table, and limits are longer by that time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence, Set
from datetime import datetime
from itertools import groupby

from bot import clock
from bot.careers.careers import MANY, SERVERS
from bot.careers.recording import Recorder
from bot.clock import stamp
from bot.errors import BotError
from bot.logs import SELDOM
from bot.posting.messages import Messenger
from bot.posting.readers import Waiting
from bot.seeking.tables import Seeking
from bot.services.services import Services
from bot.store import Wait, Waited
from bot.tables.late import Due
from bot.waiting.overviews import Overviews
from bot.waiting.recall import recall
from bot.wording import patience

PERIOD = 30.0
GAP = 600
"""Seconds without a look that count as a time in which the bot was down."""

log = logging.getLogger(__name__)


class TableWatch:
    """The bot's watch over all tables.

    Attributes:
        up: since when this process is up.
    """

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self.services, self.messenger = services, messenger
        self.ownership = services.tables.games.ownership
        self.overviews, self.seeking = Overviews(services, messenger), Seeking(services, messenger)
        self.recorder = Recorder(services.tables.games, services.chronicles.figures)
        self.up = clock.now()
        self._since: dict[int, datetime] = {}
        self._apart = set[int]()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Looks from now on, every `PERIOD` seconds."""
        if self._task is None or self._task.done():
            self.up = clock.now()
            self._since.clear()
            self._task = asyncio.get_running_loop().create_task(self._run(), name="watch")

    def connected(self, shard: int, yes: bool) -> None:
        """Without a connection of its shard nobody can answer, so nobody is late."""
        self._apart = self._apart - {shard} if yes else self._apart | {shard}

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._tried(self._read_ahead)
            await asyncio.sleep(PERIOD)
            await self._tried(self.look)

    async def _tried(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # the next look may fare better
            log.exception("the tables were not looked at")

    async def _read_ahead(self) -> None:
        """Where much was played, what `/players` tells is read before somebody asks."""
        careers, shards = self.services.careers, self.ownership.held
        for guild in (await self.services.call(self.services.store.much_played, MANY))[:SERVERS]:
            if self.ownership.shards.of(guild) in shards:
                await careers.read_ahead(self.services.store, guild)

    async def look(self) -> None:
        """Looks once at all that is this process's to look after."""
        shards = self.ownership.held - self._apart
        for shard in sorted(shards):
            await self._beat(shard)
        now = clock.now()
        waited = sorted(await self.services.call(self.services.store.waited), key=lambda each: each.wait.game)
        wishing = await self.services.call(self.services.store.told_ahead)
        for game, group in groupby(waited, lambda each: each.wait.game):
            about = list(group)
            if (shard := self.ownership.shards.of(about[0].server)) in shards:
                await self._table(game, about, now, self._since.get(shard, self.up))
                if wishing and len(about) == 1:
                    await self._tell_next(about[0].wait, wishing)
        if self.ownership.shards.of(None) in shards:
            await self._personal(now)
            await self.services.tables.afterwards.tell_seeds()
            await self.services.tables.afterwards.hide_again()
            await self.services.tables.afterwards.reveal_again()
            await self.services.tables.guests.remind_or_leave_out()
            await self.services.tables.people.follow()
            await self.services.call(self.services.store.forget_asked)
            await self.recorder.look()
        servers = await self.services.call(self.services.store.seeking)
        await self.seeking.look([guild for guild in servers if self.ownership.shards.of(guild) in shards])
        await self.overviews.look(now, shards, self.ownership.shards)

    async def _beat(self, shard: int) -> None:
        """Notes that somebody looks after this shard, and since when."""
        gap = await self.services.call(self.services.store.beat, GAP, self.ownership.shards, shard)
        now = clock.now()
        self.up = min(self.up, now)
        self._since[shard] = now if gap else min(self._since.get(shard, self.up), now)

    async def _table(self, game: int, waited: Sequence[Waited], now: datetime, up: datetime) -> None:
        """What one table waits for, while the bot is up since then."""
        try:
            for one in waited:
                if patience.late(one, now, up):
                    await self._late(one)
            due = [one for one in waited if patience.due(one, now)]
            if due:
                await self.services.tables.late.remind(game, [self._due(one, now, up) for one in due])
        except BotError as error:
            log.warning("game %d: its waits were not looked at, %s", game, error, extra=SELDOM)

    async def _tell_next(self, wait: Wait, wishing: Set[int]) -> None:
        try:
            await self.services.tables.next_up.tell(wait, wishing)
        except BotError as error:
            log.info("game %d: the next one was not told, %s", wait.game, error, extra=SELDOM)

    def _due(self, one: Waited, now: datetime, up: datetime) -> Due:
        until = stamp(patience.deadline(one, now, up)) if one.table.has_teeth else None
        return Due(one.wait, until, one.person.nudges == "dm")

    async def _late(self, one: Waited) -> None:
        late = self.services.tables.late
        if one.table.late == "seat":
            await late.unseat_late(one.wait)
        elif one.table.late == "answer" or not await late.ask_others(one.wait):
            await late.answer_late(one.wait)

    async def _personal(self, now: datetime) -> None:
        """What people wanted to be reminded of, one message a person."""
        due = await self.services.call(self.services.store.reminders, due=stamp(now))
        for user in dict.fromkeys(reminder.user for reminder in due):
            try:
                await recall(self.services, self.messenger, user, [one for one in due if one.user == user])
            except (Waiting, BotError) as error:
                log.info("a reminder waits for the next look, %s", error)
