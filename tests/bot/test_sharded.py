"""The bot's connections to Discord: a shard each, as processes get and lose them; and how all of them are doing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path

import pytest

from bot import clock, sessions
from bot.client import Astrarch
from bot.config import read_config, shards_of
from bot.errors import BotError
from bot.locales import HERE, read_once
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import words
from bot.operating.status import Status, health_of, main_status
from bot.shards import Shards
from bot.store.ownership import Everything
from bot.store.places import SqliteFile, place_of
from bot.store.postgresql import locks, shard_hold
from bot.store.postgresql.shard_hold import ShardHold
from bot.store.postgresql.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from tests.bot import databases
from tests.bot.harness import TEXTS
from tests.bot.test_shards import kill

CHANNEL = 101


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small Discord takes as many sessions as come."""
    monkeypatch.setattr(sessions, "PAUSE", 0.0)


@asynccontextmanager
async def running(bot: Astrarch, here: Loopback) -> AsyncIterator[Astrarch]:
    """A bot that has begun to connect."""
    async with bot:
        task = asyncio.ensure_future(bot.start(here.token))
        try:
            yield bot
        finally:
            await bot.close()
            with suppress(asyncio.CancelledError):
                await task


async def comes(holds: Callable[[], bool]) -> None:
    """What is under way comes about."""
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.01)


def bot_on(store: SqliteStore | PostgresStore) -> Astrarch:
    return Astrarch(store, locales=read_once(HERE, TEXTS), guild_ready_timeout=0.05)


async def test_one_process_connects_every_shard(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.sqlite", owned=Everything(Shards(2)))
    async with Loopback() as here:
        with here.at_home():
            async with running(bot_on(store), here) as bot:
                await comes(bot.is_ready)
                assert set(here.shards) == {0, 1} and here.identified == 2
                told = await here.command(1, CHANNEL, "game list")
                assert told.message["content"]


@pytest.mark.only_postgresql
async def test_each_process_connects_its_own_and_takes_over_from_the_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_hold, "GRACE", 3600.0)
    monkeypatch.setattr(shard_hold, "TRUST", 3600.0)
    monkeypatch.setattr(locks, "HUNG", 3600.0)
    databases.opened(tmp_path / "games").close()
    address = databases.place(tmp_path / "games")
    holds = [ShardHold(address, Shards(2, frozenset({shard})), by_itself=False) for shard in range(2)]
    first, second = (bot_on(PostgresStore(address, hold=hold)) for hold in holds)
    async with Loopback() as here:
        with here.at_home():
            async with running(first, here), running(second, here):
                await comes(lambda: first.is_ready() and second.is_ready())
                assert (set(first.shards), set(second.shards)) == ({0}, {1})
                assert [request.method for request in here.requests if "commands" in request.path] == ["PUT"]
                kill(holds[1])
                monkeypatch.setattr(shard_hold, "GRACE", 0.0)
                await asyncio.to_thread(holds[0].look)
                await comes(lambda: set(first.shards) == {0, 1})
                await asyncio.to_thread(holds[1].look)
                await second.takeover.settle()
                assert not second.shards[1].is_closed(), "it does not know yet that another one has it"
                await asyncio.to_thread(holds[1].look)
                await comes(lambda: second.shards[1].is_closed())
    for hold in holds:
        hold.close()


@pytest.mark.only_postgresql
async def test_while_the_database_is_away_people_are_told_so_and_the_bot_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_hold, "TRUST", 3600.0)
    monkeypatch.setattr(locks, "HUNG", 3600.0)
    databases.opened(tmp_path / "games").close()
    hold = ShardHold(databases.place(tmp_path / "games"), Shards(2, frozenset({0, 1})), by_itself=False)
    async with Loopback() as here:
        with here.at_home():
            async with running(bot_on(PostgresStore(hold.address, hold=hold)), here) as bot:
                await comes(bot.is_ready)
                with databases.away():
                    await asyncio.to_thread(hold.look)
                    assert hold.held == set()
                    told = await here.command(1, CHANNEL, "game status")
                    assert "The bot’s database cannot be reached right now." in words(told.message)
                while not hold.held:
                    await asyncio.to_thread(hold.look)
                await bot.takeover.settle()
                while "database" in words((await here.command(1, CHANNEL, "game status")).message):
                    pass  # its pool looks for the server by itself
                assert set(bot.shards) == {0, 1} and not any(shard.is_closed() for shard in bot.shards.values())
                assert (here.identified, here.resumed) == (2, 0), "it has not left"
    hold.close()


# --- the configuration ----------------------------------------------------------------------------------------------


def config(folder: Path, words: str) -> Path:
    file = folder / "config.toml"
    file.write_text(words)
    return file


def test_shards_are_configured(tmp_path: Path) -> None:
    found = read_config(config(tmp_path, "[shards]\ncount = 4\nids = [1, 3]\n"), {})
    assert shards_of(found) == Shards(4, frozenset({1, 3}))
    assert shards_of(read_config(config(tmp_path, ""), {})) == Shards()


@pytest.mark.parametrize("words", ["count = 0", "count = 2\nids = [2]", "ids = [1]", "ids = [-1]", 'ids = ["a"]'])
def test_shards_that_cannot_be(tmp_path: Path, words: str) -> None:
    with pytest.raises(BotError) as refused:
        read_config(config(tmp_path, f"[shards]\n{words}\n"), {})
    assert "shards" in str(refused.value.text.params["name"])


def test_on_sqlite_one_process_has_them_all(tmp_path: Path) -> None:
    place = place_of(str(tmp_path / "games.sqlite"))
    with pytest.raises(BotError, match="bot-shards-one-process"), place.owned(Shards(2, frozenset({1}))):
        pass
    with place.owned(Shards(2, frozenset({0, 1}))) as owned:
        assert owned.held == {0, 1} and owned.owns(None) and owned.owns(1 << 22)


# --- status ---------------------------------------------------------------------------------------------------------


def figures(**how: object) -> Status:
    told = dict.fromkeys(Status.__dataclass_fields__, 0)
    known = {"at": clock.stamp(), "since": clock.stamp(), "connected": True, "machine": "a", "count": 2}
    return Status(**(told | known | {"shards": [0, 1]} | how))  # type: ignore[arg-type]


def ago(**how: int) -> str:
    return clock.stamp(clock.now() - timedelta(**how))


def found_in(name: str) -> list[Status]:
    """What the processes of a bot tell; made within the test, for the clock of another one stands elsewhere."""
    late = ago(minutes=9)
    return {
        "nobody": [],
        "one": [figures()],
        "two": [figures(shards=[0]), figures(shards=[1])],
        "one that stands by": [figures(), figures(shards=[], connected=False)],
        "one that is apart": [figures(shards=[0]), figures(shards=[1], connected=False)],
        "half": [figures(shards=[0])],
        "one that is late": [figures(shards=[0]), figures(shards=[1], at=late)],
        "all late": [figures(at=late)],
    }[name]


@pytest.mark.parametrize(
    ("processes", "health"),
    [
        ("nobody", "none"),
        ("one", "well"),
        ("two", "well"),
        ("one that stands by", "well"),
        ("one that is apart", "apart"),
        ("half", "missing"),
        ("one that is late", "missing"),
        ("all late", "stale"),
    ],
)
def test_all_processes_together_are_the_bot(processes: str, health: str) -> None:
    assert health_of(found_in(processes)).key == f"bot-status-{health}"


def test_one_of_several_need_not_have_every_shard() -> None:
    assert health_of([figures(shards=[0])], all_of_it=False).key == "bot-status-well"
    assert health_of([figures(shards=[], connected=False)], all_of_it=False).key == "bot-status-well"


@pytest.mark.only_postgresql
def test_the_status_of_all_processes_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    databases.opened(tmp_path / "games").close()
    address = databases.place(tmp_path / "games")
    config(tmp_path, f'token = "token"\ndatabase = "{address}"\n')
    for number, told in enumerate([figures(shards=[0], process=7), figures(shards=[1], machine="b", process=8)]):
        place = place_of(address)
        monkeypatch.setattr(place, "_process", f"p/{number}")
        place.report(json.dumps(asdict(told)))
    assert main_status([]) == 0
    said = capsys.readouterr().out
    assert "Process 7 on a: shards 0" in said and "Process 8 on b: shards 1" in said
    assert main_status(["--json"]) == 0
    assert {one["process"] for one in json.loads(capsys.readouterr().out)["processes"]} == {7, 8}
    assert main_status(["--here"]) == 1, "none of them runs on this machine"


def test_figures_of_the_version_before_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    config(tmp_path, 'token = "token"\ndatabase = "games.sqlite"\n')
    old = {
        name: value
        for name, value in asdict(figures()).items()
        if name not in ("process", "machine", "shards", "count")
    }
    SqliteFile(tmp_path / "games.sqlite").report(json.dumps(old))
    assert main_status([]) == 0
