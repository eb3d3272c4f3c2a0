"""What is under way: which interactions are being answered, so that a stop can let them finish."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import Any

import discord

from bot.logs import about
from bot.shards import Shards
from bot.widgets.presses import Press

log = logging.getLogger(__name__)


class Running:
    """The interactions being answered.

    Attributes:
        leaving: nothing new is begun.
    """

    def __init__(self) -> None:
        self.leaving = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._adding: set[asyncio.Task[object]] = set()

    @asynccontextmanager
    async def answering(self, interaction: discord.Interaction[discord.Client]) -> AsyncIterator[None]:
        """While an interaction is answered; the log tells of it, and how long it took."""
        current, began = asyncio.current_task(), perf_counter()
        if current is not None:
            self._tasks.add(current)
        game, command = _named(interaction)
        where = {"shard": _shard(interaction), "channel": interaction.channel_id}
        with about(**where, game=game, command=command, interaction=interaction.id):
            try:
                yield
            finally:
                if current is not None:
                    self._tasks.discard(current)
                log.info("answered", extra={"duration": round(perf_counter() - began, 3)})

    @contextmanager
    def adding(self) -> Iterator[None]:
        """While something is added to what was answered already, and stands without it: a stop does not wait for it."""
        current = asyncio.current_task()
        if current not in self._tasks:
            yield
            return
        self._tasks.discard(current)
        self._adding.add(current)
        try:
            yield
        finally:
            self._adding.discard(current)

    @property
    def busy(self) -> bool:
        """Whether anything is being answered."""
        return bool(self._tasks or self._adding)

    async def finish(self, seconds: float) -> None:
        """Begins nothing new, and waits so long for what is under way."""
        self.leaving = True
        for task in self._adding:
            task.cancel()
        tasks = self._tasks - {asyncio.current_task()}
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            if late:
                log.warning("%d interactions were not answered in time", len(late))


def _shard(interaction: discord.Interaction[discord.Client]) -> int | None:
    """Which of several shards it came by; None where there is but one."""
    shards = Shards(interaction.client.shard_count or 1)
    return shards.of(interaction.guild_id) if shards.count > 1 else None


def _named(interaction: discord.Interaction[discord.Client]) -> tuple[int | None, str]:
    """The game, where the component names it, and the command or the kind of press; never what was chosen."""
    if interaction.command is not None:
        return None, f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    press = Press.read(str(data.get("custom_id", "")))
    return (press.game, f"press {press.choice[:1]}") if press else (None, "press")
