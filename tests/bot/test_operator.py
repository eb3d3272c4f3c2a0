"""For whoever runs the bot: check with a token, restore, an upgrade and its way back, the log, the status."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from sqlite_utils import Database

from bot import clock, logs
from bot.config import Config
from bot.errors import BackupFailed
from bot.logs import Complaints, Json, Plain, Seldom
from bot.measuring.loopback import Loopback
from bot.operating.check import main_backup, main_check
from bot.operating.check_discord import invitation
from bot.operating.restore import main_restore
from bot.operating.status import Status, main_status
from bot.services.meter import Meter
from bot.store import SqliteStore
from bot.store.alone import alone
from bot.store.places import SqliteFile
from bot.store.sqlite import opening
from bot.store.sqlite.migrations import APPLICATION, migrations, names
from engine.games import register
from tests.bot.databases import contents
from tests.bot.tabling import ANN, BOB, Room
from tests.toy import ToyRules

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder with a token, and a terminal that speaks English."""
    register(ToyRules())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    config = Path("config.toml")
    config.write_text('token = "token"\ndatabase = "games.sqlite"\n')
    config.chmod(0o600)


async def played(path: str = "games.sqlite", answers: int = 1) -> int:
    room = Room(Path(path))
    game = await room.game(ANN, BOB)
    await room.answers(game, *[(ANN, 1), (BOB, 2)][:answers])
    await room.tables.close()
    return game


# --- check -----------------------------------------------------------------------------------------------------------


async def checked(capture: Capture, *argv: str, change: Callable[[Loopback], object] = id) -> tuple[int, str]:
    async with Loopback() as here:
        change(here)
        with here.at_home():
            code = await asyncio.to_thread(main_check, [*argv])
    return code, capture.readouterr().out


async def test_a_good_token(capsys: Capture) -> None:
    code, told = await checked(capsys)
    assert code == 0 and "BAD" not in told
    assert "The bot is called “Astrarch”" in told and "No privileged intents" in told
    assert "Server “Hall”: the bot has all permissions it needs." in told and invitation(1000) in told
    assert "client_id=1000" in told and "scope=bot+applications.commands" in told


async def test_a_wrong_token(capsys: Capture) -> None:
    code, told = await checked(capsys, change=lambda here: setattr(here, "token", "another"))
    assert code == 1 and "BAD  Discord does not accept this token" in told


async def test_nobody_answers(capsys: Capture) -> None:
    async with Loopback() as here:
        pass
    with here.at_home():
        code = await asyncio.to_thread(main_check, [])
    assert code == 1 and "BAD  Discord could not be reached" in capsys.readouterr().out


async def test_offline_nothing_is_asked(capsys: Capture) -> None:
    seen: list[object] = []
    code, told = await checked(capsys, "--offline", change=lambda here: seen.append(here.requests))
    assert code == 0 and seen == [[]] and "accepts the token" not in told


def lacking(here: Loopback) -> None:
    here.permissions = str(0x400 | 0x10000)


def nowhere(here: Loopback) -> None:
    here.servers = []


def elsewhere(here: Loopback) -> None:
    here.application = {"interactions_endpoint_url": "https://example.org/hook"}


def worn_out(here: Loopback) -> None:
    here.sessions = 0


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        (lacking, 1, "the bot’s role lacks Attach Files, Send Messages and Send Messages in Threads"),
        (nowhere, 0, "The bot is not on any server yet"),
        (elsewhere, 1, "sends its interactions to https://example.org/hook"),
        (worn_out, 1, "Connections left today: 0"),
    ],
)
async def test_what_discord_tells(capsys: Capture, change: Callable[[Loopback], object], code: int, words: str) -> None:
    assert (await checked(capsys, change=change))[0] == code
    assert words in (await checked(capsys, change=change))[1]


# --- restore ---------------------------------------------------------------------------------------------------------


async def test_a_copy_comes_back_and_the_old_database_is_kept(capsys: Capture) -> None:
    game = await played()
    assert main_backup(["copy.sqlite"]) == 0
    room = Room(Path("games.sqlite"))
    await room.answers(game, (BOB, 2))
    await room.tables.close()
    before = contents(Path("games.sqlite"))
    assert main_restore(["copy.sqlite"]) == 0
    assert "is now a copy of copy.sqlite" in capsys.readouterr().out
    (kept,) = Path().glob("games.sqlite.replaced-*")
    assert contents(kept) == before
    back = Room(Path("games.sqlite"))
    assert (await back.tables.look(game)).waiting() == [1]
    await back.tables.close()


async def test_a_copy_comes_to_an_empty_place(capsys: Capture) -> None:
    await played("copy.sqlite")
    assert main_restore(["copy.sqlite"]) == 0
    assert contents(Path("games.sqlite"))
    assert list(Path().glob("*.replaced-*")) == []


async def refused(file: str, words: str, capture: Capture) -> None:
    before = contents(Path("games.sqlite"))
    capture.readouterr()
    assert main_restore([file]) == 1
    assert words in capture.readouterr().err
    assert contents(Path("games.sqlite")) == before
    assert list(Path().glob("*.replaced-*")) == list(Path().glob("*.restoring")) == []


async def test_files_that_cannot_be_restored(capsys: Capture) -> None:
    await played()
    await refused("nothing.sqlite", "cannot be restored", capsys)
    Path("letter").write_text("Dear sir or madam, " * 100)
    await refused("letter", "not an Astrarch database", capsys)
    with closing(sqlite3.connect("other.sqlite")) as other:
        other.execute("CREATE TABLE things (name TEXT)")
    await refused("other.sqlite", "not an Astrarch database", capsys)
    main_backup(["newer.sqlite"])
    with closing(sqlite3.connect("newer.sqlite")) as newer, newer:
        newer.execute("INSERT INTO _sqlite_migrations VALUES (99, 'astrarch', 'tomorrow', '')")
    await refused("newer.sqlite", "a newer version of Astrarch", capsys)
    main_backup(["torn.sqlite"])
    image = bytearray(Path("torn.sqlite").read_bytes())
    image[4096 * 3 : 4096 * 9] = b"\xaa" * 4096 * 6
    Path("torn.sqlite").write_bytes(image)
    await refused("torn.sqlite", "so nothing was changed", capsys)


async def test_nothing_is_restored_under_a_running_bot(capsys: Capture) -> None:
    await played()
    main_backup(["copy.sqlite"])
    with alone(Path("games.sqlite")):
        await refused("copy.sqlite", "already running", capsys)


# --- an upgrade, and back --------------------------------------------------------------------------------------------


def as_first_made(path: Path) -> Path:
    """The games of a database in one that knows only the first migration."""
    old = path.with_name("old.sqlite")
    with closing(sqlite3.connect(old)) as made:
        made.execute(f"PRAGMA application_id = {APPLICATION}")
        db = Database(made)
        migrations.apply(db, stop_before=names()[1])
        made.execute("ATTACH ? AS new", [str(path)])
        made.commit()
        for table in ("guilds", "games", "seats", "answers", "safe_points", "outbox", "audit", "preferences"):
            columns = ", ".join(row[1] for row in made.execute(f"PRAGMA main.table_info({table})"))
            made.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        made.commit()
    return old


async def test_an_upgrade_can_be_rolled_back(capsys: Capture) -> None:
    game = await played("new.sqlite")
    old = as_first_made(Path("new.sqlite")).rename("games.sqlite")
    before = contents(old)
    room = Room(old)
    assert (await room.tables.look(game)).waiting() == [1]
    await room.answers(game, (BOB, 2))
    await room.tables.close()
    kept = Path(f"games.sqlite.before-{names()[1]}")
    assert contents(kept) == before
    assert main_restore([str(kept)]) == 0
    with closing(sqlite3.connect(old)) as back:
        assert [migration.name for migration in migrations.applied(Database(back))] == names()[:1]
    assert contents(old) == before
    again = Room(old)
    assert (await again.tables.look(game)).waiting() == [1]
    await again.tables.close()
    assert len(list(Path().glob("games.sqlite.before-*"))) == 2


async def test_without_room_for_a_copy_nothing_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    await played("new.sqlite")
    old = as_first_made(Path("new.sqlite"))
    before = contents(old)

    def full(path: Path, target: Path) -> None:
        raise BackupFailed("the disk is full")

    monkeypatch.setattr(opening, "copy", full)
    with pytest.raises(BackupFailed):
        SqliteStore(old)
    assert contents(old) == before


async def test_a_database_that_is_up_to_date_is_not_copied() -> None:
    await played()
    SqliteStore(Path("games.sqlite")).close()
    assert list(Path().glob("*.before-*")) == []


# --- the log ---------------------------------------------------------------------------------------------------------


def record(message: str, *args: object, error: BaseException | None = None, **extra: object) -> logging.LogRecord:
    told = (type(error), error, error.__traceback__) if error else None
    return logging.getLogger("bot.test").makeRecord("bot.test", 30, "f", 1, message, args, told, extra=extra)


def test_a_record_is_one_object_with_what_it_is_about() -> None:
    with logs.about(game=3, channel=101, command=None), logs.about(interaction=7):
        told = json.loads(Json().format(record("answered %s", "so", duration=0.25)))
    assert {name: told[name] for name in ("text", "level", "game", "channel", "interaction", "duration")} == {
        "text": "answered so",
        "level": "WARNING",
        "game": 3,
        "channel": 101,
        "interaction": 7,
        "duration": 0.25,
    }
    assert "command" not in told


def test_fields_in_a_line_for_people() -> None:
    with logs.about(game=3):
        assert Plain().format(record("well\nthen")).endswith("WARNING bot.test: well\nthen game=3")


@pytest.mark.parametrize("form", [Plain, Json])
def test_what_slips_into_a_message_is_blotted_out(form: type[Plain]) -> None:
    secret = ("5eed" * 16, "MTAwMDAwMDAwMDAwMDAwMDAw.GabcDe.abcdefghijklmnopqrstuvwxyz012345678")
    said = form("hush").format(
        record(
            "%s %s hush POST https://x/api/webhooks/12/aW50ZXJhY3Rpb246 and /interactions/5/tok-en/callback",
            *secret,
        )
    )
    assert not [word for word in (*secret, "hush", "aW50ZXJhY3Rpb246", "tok-en") if word in said]
    assert "/webhooks/12/" in said and "/callback" in said


def test_an_unknown_exception_is_named_but_not_quoted() -> None:
    try:
        try:
            raise KeyError("sabotage")
        except KeyError as error:
            raise OSError("no space left") from error
    except OSError as error:
        told = Plain().format(record("a fault", error=error))
    assert "builtins.KeyError" in told and "no space left" in told and "test_operator.py" in told
    assert "KeyError: " not in told


def test_what_goes_on_being_wrong_is_told_once_and_then_at_growing_distance() -> None:
    """Every five seconds for two hours, beside another game, and what is told each time."""
    seldom, told = Seldom(), dict[int, list[tuple[int, int]]]()
    for second in range(0, 7200, 5):
        for game, extra in ((1, logs.SELDOM), (2, logs.SELDOM), (3, {})):
            said = record("game %d: unreadable", game, **extra)
            said.created = 1e9 + second + game
            if (game != 2 or second >= 3600) and seldom.filter(said):
                told.setdefault(game, []).append((second, getattr(said, "times", 0)))
    assert told[1] == [(0, 0), (60, 11), (300, 47), (1260, 191), (5100, 767)]
    assert told[2][0] == (3600, 0) and len(told[2]) == 4
    assert len(told[3]) == 1440


def test_how_often_something_was_wrong_meanwhile_stands_in_the_line() -> None:
    assert Plain().format(record("unreadable", times=7)).endswith("unreadable times=7")


@pytest.fixture
def own_log() -> Iterator[None]:
    """What a test sets up of the log is undone."""
    root = logging.getLogger()
    offers = logging.getLogger(logs.OFFERS)
    before, filters = list(root.handlers), list(offers.filters)
    levels = {name: logging.getLogger(name).level for name in ("", *logs.TALKATIVE)}
    yield
    root.handlers[:], offers.filters[:] = before, filters
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("own_log")
def test_libraries_that_print_what_they_send_stay_quiet() -> None:
    logs.start_logging("DEBUG", "json")
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("bot.tables.tables").isEnabledFor(logging.DEBUG)


@pytest.mark.usefixtures("own_log")
def test_offers_that_came_too_late_are_one_line_and_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    complaints = logs.start_logging("INFO", "json")
    logging.getLogger().addHandler(caplog.handler)
    for status, code in ((404, 10062), (400, 40060), (404, 10003)):
        try:
            raise discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code})
        except discord.HTTPException:
            logging.getLogger(logs.OFFERS).exception("Ignoring exception in autocomplete")
    assert [one.levelname for one in caplog.records] == ["INFO", "INFO", "ERROR"]
    assert complaints.count == {"ERROR": 1}


# --- status ----------------------------------------------------------------------------------------------------------


def figures(**how: object) -> Status:
    told = dict.fromkeys(Status.__dataclass_fields__, 0)
    return Status(
        **(told | {"at": clock.stamp(), "since": clock.stamp(), "connected": True, "shards": [0], "count": 1} | how)
    )  # type: ignore[arg-type]


def report(now: Status) -> None:
    SqliteFile(Path("games.sqlite")).report(json.dumps(asdict(now)))


def test_no_bot_has_run_here(capsys: Capture) -> None:
    assert main_status([]) == 1
    assert "No bot has run" in capsys.readouterr().out


def test_figures_are_shown(capsys: Capture) -> None:
    report(figures(games=12, answers=34, acknowledged_p99=56.4))
    assert main_status([]) == 0
    told = capsys.readouterr().out
    assert "connected to Discord" in told and "Games in progress: 12" in told and "56 ms (99th" in told
    assert main_status(["--json"]) == 0
    assert json.loads(capsys.readouterr().out)["answers"] == 34


def test_old_figures_and_a_lost_connection_are_no_health(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    report(figures(connected=False))
    assert main_status([]) == 1
    assert "not connected" in capsys.readouterr().out
    report(figures())
    later = clock.now() + timedelta(minutes=9)
    monkeypatch.setattr(clock, "now", lambda: later)
    assert main_status([]) == 1
    assert "9 min old" in capsys.readouterr().out


async def test_figures_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    await played(answers=2)
    now, store = clock.now(), SqliteStore(Path("games.sqlite"))
    games, answers, rows, oldest = store.figures(now + timedelta(seconds=30))
    assert (games, answers) == (1, 2) and rows > 0 and 29 <= oldest <= 31 + (now - before).total_seconds()
    assert store.figures(now + timedelta(hours=2)).answers == 0
    store.close()


def test_delays_have_a_median_and_a_percentile() -> None:
    meter = Meter()
    assert meter.spread() == (0.0, 0.0)
    meter._taken.extend([(monotonic(), float(taken)) for taken in range(100)])
    assert meter.spread()[0] == 49.5 and meter.spread()[1] > 97


def test_complaints_are_counted() -> None:
    complaints = Complaints()
    complaints.handle(record("careful"))
    assert complaints.count == {"WARNING": 1}


def test_the_format_of_the_log_is_configured() -> None:
    assert Config().log_format == "text" and Config(log_format="json").log_format == "json"
