"""Fixtures of the bot's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
import simcord

from tests.bot.harness import World, make_bot


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A running bot, a server with one channel, and three people."""
    path = tmp_path / "games.sqlite"
    async with simcord.run(make_bot(path)) as env:
        yield World.of(env, path)


