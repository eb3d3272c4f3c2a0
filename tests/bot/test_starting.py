"""`python -m bot` that cannot start says why in one sentence, in the language of the terminal, and changes nothing."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.config import TOKEN, Config
from bot.locales import LANGUAGES, Locales
from bot.store import SqliteStore
from bot.store.alone import alone
from engine.text import T

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(TOKEN, raising=False)
    return tmp_path


def newer(path: Path) -> None:
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO _sqlite_migrations VALUES (99, 'astrarch', 'tomorrow', '')")


def foreign(path: Path) -> None:
    path.write_text("Dear sir or madam, " * 100)


CASES: dict[str, Callable[[Path], None]] = {"bot-store-newer": newer, "bot-store-foreign": foreign}


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, *argv: str) -> str:
    """What a start that fails says on standard error: one line."""
    monkeypatch.setenv("LC_ALL", {"en": "C", "pl": "pl_PL.UTF-8"}[language])
    assert program.main(list(argv)) == 2
    out, err = capsys.readouterr()
    assert not out and len(err.splitlines()) == 1, err
    return err.rstrip("\n")


@pytest.mark.parametrize("token", ["", "token"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CASES)
def test_a_database_that_is_not_ours(
    key: str, language: str, token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path("astrarch.sqlite" if token else "sandbox.sqlite")
    monkeypatch.setenv(TOKEN, token)
    CASES[key](path)
    before = path.read_bytes()
    assert refused(monkeypatch, capsys, language) == Locales().say(T(key), language)
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_bot_on_the_same_database(
    language: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    holds = "from pathlib import Path; from bot.store.alone import alone; lock = alone(Path('sandbox.sqlite'))"
    holds += "; lock.__enter__(); print('held', flush=True); input()"
    first = subprocess.Popen(
        [sys.executable, "-c", holds], cwd=folder, env={"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    with first:
        assert first.stdout is not None and first.stdout.readline() == b"held\n"
        said = refused(monkeypatch, capsys, language)
        assert said == Locales().say(T("bot-already-running", path="sandbox.sqlite"), language)
        assert not Path("sandbox.sqlite").exists()
        first.kill()
    with alone(Path("sandbox.sqlite")):
        pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_configuration(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("config.toml").write_text("token = oops\n")
    said = refused(monkeypatch, capsys, language)
    assert said == Locales().say(T("bot-config-syntax", file="config.toml", line=1), language)
    assert [path.name for path in Path().iterdir()] == ["config.toml"]


def test_without_a_token_the_sandbox_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(program, "_sandbox", lambda config: opened.append(config.sandbox.database) or 0)
    monkeypatch.setattr(program, "_connect", lambda config: pytest.fail("there is no token"))
    assert program.main([]) == 0
    assert opened == ["sandbox.sqlite"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_that_discord_does_not_know(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import discord

    async def refuse(*_: object, **__: object) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv(TOKEN, "wrong")
    monkeypatch.setattr(program.Astrarch, "start", refuse)
    assert refused(monkeypatch, capsys, language) == Locales().say(T("bot-wrong-token"), language)


def test_a_sandbox_whose_port_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        Path("config.toml").write_text(f"[sandbox]\nport = {port}\n")
        assert program.main([]) != 0
    assert f"The sandbox cannot listen on port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (TimeoutError("bot did not settle"), "bot did not settle"),
        (TimeoutError(), "TimeoutError"),
        (
            FileNotFoundError(2, "No such file or directory", "gallery"),
            "[Errno 2] No such file or directory: 'gallery'",
        ),
    ],
)
def test_a_sandbox_that_does_not_start_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: OSError, why: str
) -> None:
    async def fails(config: Config) -> None:
        raise fault

    monkeypatch.setattr("bot.operating.sandbox.sandbox", fails)
    assert refused(monkeypatch, capsys, "en") == f"The sandbox did not start: {why}"


def test_the_bot_runs_on_the_quicker_loop_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(program.new_loop()) as loop:
        assert type(loop).__module__.startswith("asyncio." if find_spec("uvloop") is None else "uvloop")
    monkeypatch.setitem(sys.modules, "uvloop", None)
    with closing(program.new_loop()) as loop:
        assert type(loop).__module__.startswith("asyncio.")
