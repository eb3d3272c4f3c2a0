"""A real `python -m bot` in a process of its own: it is stopped in mid-answer, and its log keeps every secret."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_client import bot_process
from bot.measuring.loopback_wire import Gate
from bot.operating.status import read
from bot.store.places import SqliteFile
from bot.widgets.presses import ButtonKind
from tests.bot.test_sockets import pressable

CHANNEL = 101
SECONDS = 600
"""After which nothing is expected any more."""


async def opened(here: Loopback) -> None:
    """A table of two at its first question."""
    await here.command(1, CHANNEL, "game new", game="eclipse")
    await here.command(2, CHANNEL, "game join")
    await here.command(1, CHANNEL, "game start")
    while not asking(here):
        await asyncio.sleep(0.05)


def asking(here: Loopback) -> list[tuple[str, list[str] | None, int]]:
    """What can be pressed in the channel's prompt, and by whom."""
    for message in reversed(here.posted(CHANNEL)):
        open_ = [
            (id, pick) for choice, id, pick in pressable(message) if choice in (ButtonKind.DIRECT, ButtonKind.LIST)
        ]
        called = [person for person in (1, 2) if f"<@{person}>" in shapes.words(message)]
        if open_ and called:
            return [(id, pick, called[0]) for id, pick in open_]
    return []


def logged(database: Path) -> set[int]:
    with closing(sqlite3.connect(database)) as db:
        return {row[0] for row in db.execute("SELECT interaction FROM answers WHERE interaction IS NOT NULL")}


def unsent(database: Path) -> int:
    with closing(sqlite3.connect(database)) as db:
        (count,) = db.execute("SELECT count(*) FROM outbox WHERE sent IS NULL AND kind != 'account'").fetchone()
        return int(count)


def complaints(folder: Path) -> list[str]:
    """What the bot complained of; the gateway also tells how slow the machine is."""
    lines = (folder / "log").read_text().splitlines()
    return [line for line in lines if "Can't keep up" not in line and json.loads(line)["level"] != "INFO"]


async def told(folder: Path, line: str) -> None:
    """Waits until the bot has logged it."""
    while line not in (folder / "log").read_text():
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_finishes_what_is_under_way(tmp_path: Path, how: signal.Signals) -> None:
    database = tmp_path / "games.sqlite"
    async with asyncio.timeout(SECONDS), Loopback() as here:
        async with bot_process(here, database, config='log_format = "json"') as bot:
            await opened(here)
            gate = here.gates["POST", "interactions/:id/:id/callback"] = Gate()
            custom_id, pick, person = asking(here)[0]
            prompt = next(m for m in reversed(here.posted(CHANNEL)) if m["components"])
            press = asyncio.ensure_future(here.press(person, prompt, custom_id, pick))
            await gate.reached.wait()
            bot.send_signal(how)
            await told(tmp_path, "stopping")
            gate.open()
            deed = await press
            assert await bot.wait() == 0
        assert logged(database) == {deed.id}
        assert unsent(database) == 0
        assert complaints(tmp_path) == []
        assert "stopped" in (tmp_path / "log").read_text()


async def test_a_press_while_the_bot_leaves_is_told_so(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    async with asyncio.timeout(SECONDS), Loopback() as here:
        async with bot_process(here, database, config='log_format = "json"') as bot:
            await opened(here)
            gate = here.gates["POST", "interactions/:id/:id/callback"] = Gate()
            first = asyncio.ensure_future(here.command(1, CHANNEL, "game status"))
            await gate.reached.wait()
            bot.send_signal(signal.SIGTERM)
            await told(tmp_path, "stopping")
            here.gates.clear()
            late = await here.command(2, CHANNEL, "game status")
            gate.open()
            assert "restarting" in late.message["content"] and late.message["flags"] & 64
            assert (await first).message["content"]
            assert await bot.wait() == 0
        assert complaints(tmp_path) == []


async def test_after_the_stop_the_game_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    async with asyncio.timeout(SECONDS), Loopback() as here:
        async with bot_process(here, database) as bot:
            await opened(here)
            bot.send_signal(signal.SIGTERM)
            assert await bot.wait() == 0
        before = [message["id"] for message in here.posted(CHANNEL)]
        here.again_from_the_start()
        async with bot_process(here, database) as bot:
            assert [message["id"] for message in here.posted(CHANNEL)] == before
            custom_id, pick, person = asking(here)[0]
            prompt = next(m for m in reversed(here.posted(CHANNEL)) if m["components"])
            deed = await here.press(person, prompt, custom_id, pick)
            while deed.id not in logged(database):
                await asyncio.sleep(0.05)
            while not (told_of := read(SqliteFile(database))):
                await asyncio.sleep(0.05)
            (now,) = told_of
            assert now.connected and now.games == 1
            while not here.presence:
                await asyncio.sleep(0.05)
            assert here.presence["activities"][0]["state"] == "Games in progress: 1"
            bot.send_signal(signal.SIGTERM)
            assert await bot.wait() == 0


async def test_the_log_keeps_every_secret(tmp_path: Path) -> None:
    """A game is played and looked at with everything logged; then the log is searched for what only seats may know."""
    database, chance = tmp_path / "games.sqlite", Random(7)
    config = 'log_level = "DEBUG"\nlog_format = "json"'
    async with (
        asyncio.timeout(SECONDS),
        Loopback(token="MTAwMA.GabcDe.a-token-of-nobody-at-all-in-the-world") as here,
        bot_process(here, database, config=config) as bot,
    ):
        await here.command(1, CHANNEL, "game new", game="ti4")
        await here.command(2, CHANNEL, "game join")
        await here.command(3, CHANNEL, "game join")
        await here.command(1, CHANNEL, "game start")
        told, values = await _played(here, chance), set[str]()
        for person in (1, 2, 3):
            shown = await here.command(person, CHANNEL, "secret hand")
            told += [shapes.words(message) for message in shown.said]
        await here.command(1, CHANNEL, "game board")
        bot.send_signal(signal.SIGTERM)
        assert await bot.wait() == 0
    log = (tmp_path / "log").read_text()
    with closing(sqlite3.connect(database)) as db:
        (seed,) = db.execute("SELECT seed FROM games").fetchone()
        (count,) = db.execute("SELECT count(*) FROM answers").fetchone()
        values |= {str(row[0]) for row in db.execute("SELECT value FROM answers") if len(str(row[0])) > 8}
    secret = {line.strip("-* ") for words in told for line in words.splitlines() if line.startswith("- ")}
    assert count > 5 and len(secret) > 3 and len(values) > 3
    assert [word for word in (seed, here.token, *secret, *values) if word in log] == []
    assert [token for token in here.deeds if f"/{token}" in log] == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"channel", "command", "interaction", "duration"} <= set().union(*(line.keys() for line in lines))


async def _played(here: Loopback, chance: Random) -> list[str]:
    """People answer by what autocomplete offers; what they were told in return."""
    told: list[str] = []
    for _ in range(14):
        for person in (1, 2, 3):
            offered = await here.complete(person, CHANNEL, "ti4 answer", "answer", "")
            offers = offered.callback["data"]["choices"]
            if offers:
                words = chance.choice(offers)["value"]
                told.append(shapes.words((await here.command(person, CHANNEL, "ti4 answer", answer=words)).message))
    return told
