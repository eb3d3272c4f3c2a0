"""Commands that Discord does not take: the bot starts all the same, says so once, and tries again where that helps."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import client
from bot.measuring.loopback import Loopback
from bot.services import registering
from bot.services.registering import PAUSES, register
from bot.store import SqliteStore
from tests.bot.test_sharded import bot_on, running

REFUSALS = {
    "busy": (503, {"code": 0, "message": "upstream connect error"}),
    "too many today": (400, {"code": 30034, "message": "Max number of daily application command creates (200)"}),
    "shut out": (403, {"code": 50001, "message": "Missing Access"}),
}


def refusal(name: str) -> discord.HTTPException:
    status, body = REFUSALS[name]
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {503: discord.DiscordServerError, 403: discord.Forbidden}.get(status, discord.HTTPException)
    return kind(response, dict(body))


class Tree:
    """It fails so often, in this way."""

    def __init__(self, fault: Exception, times: int) -> None:
        self.fault, self.times, self.tried = fault, times, 0

    async def sync(self, *, guild: object) -> None:
        self.tried += 1
        if self.tried <= self.times:
            raise self.fault


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    pauses = list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(registering, "asyncio", SimpleNamespace(sleep=sleep))
    return pauses


@pytest.mark.parametrize("fault", [refusal("busy"), OSError("no route"), TimeoutError()])
async def test_what_passes_is_tried_again_ever_more_seldom_and_told_once(
    fault: Exception, slept: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    tree: Any = Tree(fault, 5)
    await register(tree, None)
    assert tree.tried == 6 and slept == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert [line.levelname for line in caplog.records] == ["WARNING", "INFO"]
    assert "those of the last start stand until it does" in caplog.text


async def test_what_is_refused_for_good_waits_for_the_next_start(
    slept: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    tree: Any = Tree(refusal("shut out"), 5)
    await register(tree, None)
    assert tree.tried == 1 and not slept
    (line,) = caplog.records
    assert "those of the last start stand until the next" in line.getMessage()


@pytest.mark.parametrize("name", REFUSALS)
async def test_the_bot_starts_with_the_commands_of_the_last_time(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Loopback() as here:
        with here.at_home():
            async with running(bot_on(SqliteStore(tmp_path / "games.sqlite")), here):
                await here.ready(60)
            here.again_from_the_start()
            caplog.clear()
            here.faults.append(("PUT", "applications/:id/commands", *REFUSALS[name]))
            async with running(bot_on(SqliteStore(tmp_path / "games.sqlite")), here):
                await here.ready(60)
                told = await here.command(1, 101, "game list")
    assert told.message["content"]
    assert len([line for line in caplog.records if "Discord does not take the commands" in line.getMessage()]) == 1


async def test_a_discord_that_is_slow_to_take_the_commands_does_not_hold_up_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr(client, "REGISTERS", 0.01)
    begun = asyncio.Event()

    async def hangs(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(client, "register", hangs)
    async with Loopback() as here:
        with here.at_home():
            async with running(bot_on(SqliteStore(tmp_path / "games.sqlite")), here):
                await here.ready(60)
    assert begun.is_set()
