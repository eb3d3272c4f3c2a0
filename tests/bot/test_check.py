"""`python -m bot check`: healthy, missing, damaged, locked, foreign, newer; and it changes nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.config import Config, Sandbox
from bot.operating.check import findings_of, main_backup, main_check
from engine.games import register, rules_of
from tests.bot.tabling import ANN, BOB, Room
from tests.toy import ToyRules


def found(path: Path, token: str = "x") -> dict[str, bool]:
    """What is said of a database: the keys, and whether each is bad."""
    config = Config(token=token, database=str(path), sandbox=Sandbox(database=str(path)))
    return {finding.text.key: finding.bad for finding in findings_of(config)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    register(ToyRules())
    return tmp_path / "games.sqlite"


async def played(path: Path) -> None:
    room = Room(path)
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    await room.tables.close()


async def test_all_is_well(path: Path) -> None:
    await played(path)
    before = path.read_bytes()
    assert found(path) == {
        "bot-check-token": False,
        "bot-check-space": False,
        "bot-check-database": False,
        "bot-check-writable": False,
        "bot-check-games": False,
    }
    assert path.read_bytes() == before


def test_a_database_that_is_not_there_yet_is_not_made(path: Path) -> None:
    assert found(path, token="")["bot-check-no-database"] is False
    assert not path.exists()


def test_a_folder_that_is_not_there(path: Path) -> None:
    assert found(path / "deeper" / "games.sqlite")["bot-check-folder"]


async def test_a_damaged_database(path: Path) -> None:
    await played(path)
    image = bytearray(path.read_bytes())
    image[4096 * 3 : 4096 * 9] = b"\xaa" * 4096 * 6
    path.write_bytes(image)
    assert found(path)["bot-check-damaged"]
    assert "bot-check-games" not in found(path)


def test_a_file_of_another_program(path: Path) -> None:
    path.write_text("Dear sir or madam, " * 100)
    assert found(path)["bot-store-foreign"]


async def test_a_database_from_a_newer_version(path: Path) -> None:
    await played(path)
    newer = sqlite3.connect(path)
    newer.execute("INSERT INTO _sqlite_migrations VALUES (99, 'astrarch', 'tomorrow', '')")
    newer.commit()
    newer.close()
    assert found(path)["bot-store-newer"]


async def test_a_database_that_another_program_holds(path: Path) -> None:
    await played(path)
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    assert found(path)["bot-store-locked"]
    other.rollback()
    other.close()


async def test_games_that_these_rules_cannot_go_on_with(path: Path) -> None:
    await played(path)
    rules = rules_of("toy")
    assert isinstance(rules, ToyRules)
    rules.least = 3
    assert found(path)["bot-check-set-aside"] is False
    rules.save_format = 0
    assert found(path)["bot-check-unreadable"]


async def test_a_backup_while_the_bot_runs(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("LC_ALL", "C")
    assert main_backup(["copy.sqlite"]) == 1
    assert "The backup was not written" in capsys.readouterr().err
    room = Room(Path("sandbox.sqlite"))
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    assert main_backup(["copy.sqlite"]) == 0
    assert main_backup(["copy.sqlite"]) == 1
    await room.tables.close()
    restored = Room(Path("copy.sqlite"))
    assert (await restored.tables.look(game)).waiting() == [1]
    await restored.tables.close()


async def test_it_speaks_in_sentences_and_gives_a_code(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert main_check([]) == 0
    assert "Nie ma tokenu" in capsys.readouterr().out
    Path("sandbox.sqlite").write_text("hello " * 200)
    monkeypatch.setenv("LC_ALL", "C")
    assert main_check([]) == 1
    assert "BAD  This file is not an Astrarch database." in capsys.readouterr().out


async def test_a_database_that_others_can_read(path: Path) -> None:
    await played(path)
    assert "bot-check-readable" not in found(path)
    path.chmod(0o644)
    assert found(path)["bot-check-readable"]


@pytest.mark.parametrize(
    ("mode", "token", "told"), [(0o644, "secret", True), (0o640, "secret", True), (0o600, "secret", False)]
)
def test_a_configuration_with_a_token_that_others_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mode: int, token: str, told: bool
) -> None:
    database = tmp_path / "games.sqlite"
    file = tmp_path / "config.toml"
    file.write_text(f'token = "{token}"\ndatabase = "{database}"\n')
    file.chmod(mode)
    assert main_check(["--offline", "--config", str(file)]) == int(told)
    said = capsys.readouterr().out
    assert (f"chmod 600 {file}" in said) == told and token not in said


def test_a_configuration_without_a_token_is_for_anybody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may stand in the environment, which nobody else reads."""
    monkeypatch.setenv("ASTRARCH_TOKEN", "secret")
    file = tmp_path / "config.toml"
    file.write_text(f'database = "{tmp_path / "games.sqlite"}"\n')
    file.chmod(0o644)
    assert main_check(["--offline", "--config", str(file)]) == 0
    assert "chmod" not in capsys.readouterr().out
