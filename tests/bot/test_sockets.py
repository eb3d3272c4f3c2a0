"""The real client over real sockets: discord.py talks to a small Discord on this machine, and every request it makes is
held against Discord's own description of its API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import Astrarch
from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import LETTERS, Payload, words
from bot.store import SqliteStore
from bot.tables import lobby
from bot.widgets.presses import ButtonKind, Press
from tests.bot.openapi import wrong

CHANNEL = 101
SECONDS = 40


@pytest.fixture(autouse=True)
def one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game falls alike."""
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: "5eed" * 16))


@asynccontextmanager
async def connected(path: Path, **how: Any) -> AsyncIterator[tuple[Loopback, Astrarch]]:
    """The bot, connected; at the end nothing that it sent may have been wrong."""
    async with asyncio.timeout(SECONDS), Loopback(**how) as here:
        with here.at_home():
            bot = Astrarch(SqliteStore(path), guild_ready_timeout=0.05)
            running = asyncio.create_task(bot.start("token"))
            await here.ready()
            try:
                yield here, bot
            finally:
                await bot.close()
                await running
    assert [line for request in here.requests for line in wrong(*request[:3])] == []


async def quiet(bot: Astrarch) -> None:
    """Waits until everything is posted."""
    await bot.services.tables.stand_ins.settle()
    await bot.sender.settle()


def pressable(message: Payload) -> list[tuple[str, str, list[str] | None]]:
    """The components of a message: what they choose, their ids, and what to pick in them."""
    parts = shapes.pressable(message)
    read = ((part, Press.read(part["custom_id"])) for part in parts)
    picks = [[option["value"] for option in part.get("options", [])][:1] or None for part in parts]
    return [
        (press.choice[:1], part["custom_id"], pick) for (part, press), pick in zip(read, picks, strict=True) if press
    ]


def having(messages: list[Payload], *choices: str) -> tuple[Payload, str, list[str] | None]:
    """The first message with such a component, and how to press it."""
    found = [
        (message, id, pick) for message in messages for choice, id, pick in pressable(message) if choice in choices
    ]
    assert found, [words(message) for message in messages]
    return found[0]


async def opened(here: Loopback, bot: Astrarch, **settings: str) -> None:
    """A table of three at its first question, with these settings."""
    lobby = await here.command(1, CHANNEL, "game new", game="ti4")
    await here.press(2, lobby.message, having([lobby.message], ButtonKind.JOIN)[1])
    await quiet(bot)
    await here.command(3, CHANNEL, "game join")
    for setting, value in settings.items():
        await here.command(1, CHANNEL, "game settings", setting=setting, value=value)
    await here.command(1, CHANNEL, "game start")
    await quiet(bot)


def prompt(here: Loopback) -> Payload:
    return here.posted(CHANNEL)[-1]


async def test_a_table_over_real_sockets(tmp_path: Path) -> None:
    async with connected(tmp_path / "games.sqlite") as (here, bot):
        assert [command["name"] for command in here.commands][:1] == ["game"]
        await opened(here, bot, pictures="everything")
        boards = [m for m in here.posted(CHANNEL) if m["attachments"]]
        names = [file["filename"] for m in boards for file in m["attachments"]]
        assert names == ["board.png", "board-2.png", "board-3.png"], "the map, the seats, and what lies on the table"
        await played(
            here,
            bot,
            lambda: any(choice in (ButtonKind.DIRECT, ButtonKind.LIST) for choice, _, _ in pressable(prompt(here))),
        )
        game = await bot.services.tables.find(CHANNEL)
        person = (await bot.services.tables.look(game.id)).waiting()[0] + 1
        first = having([deepcopy(prompt(here))], ButtonKind.DIRECT, ButtonKind.LIST)
        await here.press(person, *first)
        while (await bot.services.tables.find(CHANNEL)).answers == game.answers:
            await asyncio.sleep(0.01)
        refused = await here.answered(await here.press(person, *first))
        await quiet(bot)
        assert refused.message["flags"] & 64
        assert (await bot.services.tables.find(CHANNEL)).answers == game.answers + 1


async def played(here: Loopback, bot: Astrarch, enough: Callable[[], object]) -> None:
    """Three people type their way through the first questions, with what autocomplete offers."""
    game = (await bot.services.tables.find(CHANNEL)).id
    for number in range(60):
        if enough():
            return
        person = (await bot.services.tables.look(game)).waiting()[0] + 1
        offers = (await here.complete(person, CHANNEL, "ti4 answer", "answer", "")).callback["data"]["choices"]
        await here.command(person, CHANNEL, "ti4 answer", answer=offers[number % len(offers)]["value"])
        await quiet(bot)
    raise AssertionError("it never came")


async def test_letters_and_private_panels(tmp_path: Path) -> None:
    async with connected(tmp_path / "games.sqlite") as (here, bot):
        await opened(here, bot)
        await played(here, bot, lambda: all(here.posted(LETTERS + person) for person in (1, 2, 3)))
        await played(here, bot, lambda: any(choice == ButtonKind.ANSWER for choice, _, _ in pressable(prompt(here))))
        live = await bot.services.tables.look((await bot.services.tables.find(CHANNEL)).id)
        person = live.waiting()[0] + 1
        own = await here.answered(await here.press(person, *having([prompt(here)], ButtonKind.ANSWER)))
        assert own.message["flags"] & 64 and own.message["components"]
        for command in ("game status", "game board", "game history", "secret hand"):
            assert (await here.command(person, CHANNEL, command)).message["flags"] & 64


async def test_closed_letters_leave_a_button_in_the_channel(tmp_path: Path) -> None:
    async with connected(tmp_path / "games.sqlite") as (here, bot):
        here.closed.add(LETTERS + 2)
        await opened(here, bot)
        await played(here, bot, lambda: here.posted(LETTERS + 1))
        assert here.posted(LETTERS + 2) == []
        waits = having(here.posted(CHANNEL), ButtonKind.SECRETS)
        assert "<@2>" in words(waits[0])
        assert (await here.answered(await here.press(2, *waits))).message["flags"] & 64


@pytest.mark.parametrize("status", [429, 502])
async def test_discord_says_later(tmp_path: Path, status: int) -> None:
    async with connected(tmp_path / "games.sqlite") as (here, bot):
        answer = {"message": "later", "retry_after": 0.2, "global": False, "code": 0}
        here.faults += [("POST", "channels/:id/messages", status, answer)] * 2
        await opened(here, bot)
        assert sum(1 for message in here.posted(CHANNEL) if message["attachments"]) == 1
        assert not here.faults


async def test_the_gateway_breaks_and_what_was_missed_is_heard_after_the_resume(tmp_path: Path) -> None:
    async with connected(tmp_path / "games.sqlite") as (here, bot):
        await here.command(1, CHANNEL, "game new", game="ti4")
        await here.drop()
        joined = await here.command(2, CHANNEL, "game join")
        assert joined.message["content"] and here.resumed == 1
        game = await bot.services.tables.find(CHANNEL)
        assert len((await bot.services.tables.look(game.id)).seats) == 2
