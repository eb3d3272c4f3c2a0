"""When a shard may begin a session at Discord, which takes so many a day, and of those that arrive together so many."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from time import monotonic

import aiohttp
import discord

PAUSE = 5.0
"""Seconds between two sessions that Discord takes one after the other."""
ENDED = 1.0, 5.0
"""After Discord has ended one by itself it wants so many seconds to pass, and not the same for everybody."""
KNOWN = 60.0
"""So many seconds Discord is not asked once more."""

log = logging.getLogger(__name__)


class SessionStarts:
    """The sessions that this process begins.

    https://discord.com/developers/docs/events/gateway#rate-limiting
    """

    def __init__(self, ask: Callable[[], Awaitable[discord.SessionStartLimits]]) -> None:
        """`ask`: asks Discord how many it takes."""
        self._ask, self._asked = ask, -KNOWN
        self._together, self._rests_until = 1, 0.0
        self._begun: dict[int, float] = {}

    async def wait(self, shard: int, *, again: bool) -> None:
        """Waits until this shard may begin one; as a rule that is at once. `again`: its last one has just ended."""
        await self._look()
        queue, now = shard % self._together, monotonic()
        rested = now + random.uniform(*ENDED) if again else now
        begins = max(rested, self._rests_until, self._begun.get(queue, -PAUSE) + PAUSE)
        self._begun[queue] = begins
        if begins > now:
            await asyncio.sleep(begins - now)

    async def _look(self) -> None:
        """Asks, unless it was just said. Who is told nothing begins one after the other."""
        if monotonic() - self._asked < KNOWN:
            return
        self._asked = monotonic()
        try:
            limits = await self._ask()
        except (discord.DiscordException, aiohttp.ClientError, OSError, LookupError) as error:
            log.info("Discord does not say how many sessions it takes: %s", error)
            return
        self._together = max(1, limits.max_concurrency)
        if limits.remaining < 1:
            log.warning("Discord takes no new session for %d s: too many were begun today", limits.reset_after // 1000)
            self._rests_until = monotonic() + limits.reset_after / 1000
