"""What holds for the store on SQLite alone: the file, its disk, and programs beside the bot."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import (
    BackupFailed,
    DatabaseFailed,
    DatabaseLocked,
    DiskFull,
    ForeignDatabase,
    NewerDatabase,
    StoreError,
)
from bot.store import SafePoint, SqliteStore
from bot.store.sqlite import opening
from tests.bot import quick
from tests.bot.databases import contents
from tests.bot.test_store import FULL, new_game


@pytest.fixture(autouse=True)
def on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a commit waits for the disk, as with the bot itself."""
    monkeypatch.setattr(opening, "SYNCHRONOUS", quick.SYNCHRONOUS)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "games.sqlite", wait=0.1)
    yield store
    store.close()


class Cursed:
    """A connection on which a statement that contains `word` fails."""

    def __init__(self, connection: sqlite3.Connection, word: str, error: Exception) -> None:
        self._connection, self._word, self._error = connection, word, error

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if self._word in sql:
            raise self._error
        return self._connection.execute(sql, *values)


def test_every_commit_is_on_disk_before_it_is_acknowledged(store: SqliteStore) -> None:
    pragma = {name: store._db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")}
    assert pragma == {"journal_mode": "wal", "synchronous": 2}


def test_the_note_of_a_post_does_not_wait_for_the_disk_but_the_next_answer_does(store: SqliteStore) -> None:
    game = new_game(store)
    store.keep_prompt(game.id, 77)
    assert store.game(game.id).prompt == 77
    assert store._db.execute("PRAGMA synchronous").fetchone()[0] == 2


@pytest.mark.parametrize(
    "word", ["UPDATE games", "INTO answers", "INTO safe_points", "INTO outbox", "INTO audit", "INTO seats", "COMMIT"]
)
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (sqlite3.OperationalError("database or disk is full"), DiskFull),
        (sqlite3.OperationalError("database is locked"), DatabaseLocked),
        (sqlite3.OperationalError("disk I/O error"), DatabaseFailed),
    ],
)
def test_a_failure_at_any_statement_changes_nothing(
    store: SqliteStore, word: str, error: Exception, told: type[StoreError]
) -> None:
    game = new_game(store)
    before, healthy = contents(store.path), store._db.conn
    store._db.conn = Cursed(healthy, word, error)  # type: ignore[assignment]
    with pytest.raises(told):
        store.commit(game.id, 0, FULL)
    store._db.conn = healthy
    assert contents(store.path) == before
    assert store.commit(game.id, 0, FULL) == 1


def test_a_disk_that_is_really_full(store: SqliteStore) -> None:
    game = new_game(store)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages + 2}")
    before = contents(store.path)
    state = b"".join(zlib.compress(str(n).encode()) for n in range(5000))
    with pytest.raises(DiskFull):
        store.commit(game.id, 0, replace(FULL, safe=[SafePoint(1, 1, state)]))
    assert contents(store.path) == before
    store._db.execute("PRAGMA max_page_count = 1000000")
    assert store.commit(game.id, 0, FULL) == 1


def test_another_program_holds_the_database(store: SqliteStore) -> None:
    game = new_game(store)
    before = contents(store.path)
    other = sqlite3.connect(store.path)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseLocked):
        store.commit(game.id, 0, FULL)
    other.rollback()
    assert contents(store.path) == before
    assert store.commit(game.id, 0, FULL) == 1


def test_a_database_from_a_newer_version_is_left_alone(store: SqliteStore, tmp_path: Path) -> None:
    new_game(store)
    store._db["_sqlite_migrations"].insert({"migration_set": "astrarch", "name": "tomorrow", "applied_at": ""})
    before = contents(store.path)
    with pytest.raises(NewerDatabase):
        SqliteStore(store.path)
    assert contents(store.path) == before


def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.sqlite"
    theirs = sqlite3.connect(path)
    theirs.execute("CREATE TABLE recipes (name TEXT)")
    theirs.close()
    text = tmp_path / "letter.txt"
    text.write_text("Dear sir or madam, " * 100)
    for file in (path, text):
        before = file.read_bytes()
        with pytest.raises(ForeignDatabase):
            SqliteStore(file)
        assert file.read_bytes() == before


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DatabaseFailed):
        SqliteStore(tmp_path / "nowhere" / "games.sqlite")


# --- copies ---------------------------------------------------------------------------------------------------------


def test_a_backup_while_a_commit_is_under_way(store: SqliteStore, tmp_path: Path) -> None:
    game = new_game(store)
    store.commit(game.id, 0, FULL)
    copy = tmp_path / "copy.sqlite"
    with store._db.atomic():
        store._db.execute("UPDATE games SET version = 99")
        store.backup(copy)
    restored = SqliteStore(copy)
    assert restored.load(game.id).version == 1
    restored.close()
    with pytest.raises(BackupFailed):
        store.backup(copy)
    with pytest.raises(BackupFailed):
        store.backup(tmp_path / "nowhere" / "copy.sqlite")
    assert not list(tmp_path.glob("*.part"))


def test_the_file_and_what_stands_beside_it_are_for_their_owner_alone(store: SqliteStore, tmp_path: Path) -> None:
    new_game(store)
    store.backup(tmp_path / "copy.sqlite")
    files = [file for file in tmp_path.iterdir() if ".sqlite" in file.name]
    assert {file.name.partition(".sqlite")[2] for file in files} >= {"", "-wal", "-shm"}
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in files} == {file.name: "0o600" for file in files}
