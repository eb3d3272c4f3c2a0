"""`python -m bot check` and `backup`: what is wrong with configuration and database, in words, and a copy of it."""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlite_utils import Database

from bot.config import TOKEN, Config, complain, database_of, read_config, say_aside
from bot.errors import BotError, ForeignDatabase, GameUnreadable, NewerDatabase
from bot.live.rebuild import rebuild
from bot.operating.check_discord import ask
from bot.operating.finding import Finding
from bot.store import SqliteStore
from bot.store.migrations import APPLICATION, is_newer, migrations
from bot.store.opening import copy, plain_errors
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.text import T

LITTLE_SPACE = 200 * 2**20


def main_backup(argv: list[str]) -> int:
    """Copies the database to a file while the bot runs. 0: done; 1: not done; 2: the configuration cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m bot backup", description=say_aside(T("bot-backup-help")))
    parser.add_argument("--config", type=Path)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args(argv)
    try:
        config = read_config(asked.config)
    except BotError as error:
        return complain(error)
    try:
        copy(database_of(config), asked.file)
    except BotError as error:
        print(say_aside(error.text), file=sys.stderr)
        return 1
    print(say_aside(T("bot-backup-done", path=str(asked.file), kibibytes=asked.file.stat().st_size // 1024)))
    return 0


def main_check(argv: list[str]) -> int:
    """Reports on everything. 0: all is well; 1: something is wrong; 2: the configuration cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m bot check", description=say_aside(T("bot-check-help")))
    parser.add_argument("--config", type=Path)
    parser.add_argument("--offline", action="store_true")
    asked = parser.parse_args(argv)
    try:
        config = read_config(asked.config)
    except BotError as error:
        return complain(error)
    findings = [*findings_of(config), *(ask(config.token) if config.token and not asked.offline else ())]
    for finding in findings:
        print(say_aside(T("bot-check-bad" if finding.bad else "bot-check-good", what=finding.text)))
    return int(any(finding.bad for finding in findings))


def findings_of(config: Config) -> Iterator[Finding]:
    """Everything there is to say."""
    yield Finding(T("bot-check-token" if config.token else "bot-check-no-token", variable=TOKEN))
    path = database_of(config)
    yield from _room(path)
    if not path.exists():
        yield Finding(T("bot-check-no-database", path=str(path)))
        return
    try:
        yield from _database(path)
    except BotError as error:
        yield Finding(error.text, bad=True)


def _room(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        yield Finding(T("bot-check-folder", folder=str(folder)), bad=True)
        return
    free = shutil.disk_usage(folder).free
    yield Finding(T("bot-check-space", mebibytes=free // 2**20), bad=free < LITTLE_SPACE)


def _database(path: Path) -> Iterator[Finding]:
    with plain_errors():
        db = Database(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True))
        try:
            behind = _behind(db)
            health = _health(db, path)
            yield health
        finally:
            db.close()
        yield _writable(path)
        yield from _private(path)
    if health.bad:
        return
    if behind:
        yield Finding(T("bot-check-behind", count=behind))
    else:
        yield from _games(path)


def _behind(db: Database) -> int:
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise ForeignDatabase
    if is_newer(db):
        raise NewerDatabase
    return len(migrations.pending(db))


def _health(db: Database, path: Path) -> Finding:
    words = [row[0] for row in db.execute("PRAGMA integrity_check(3)")]
    if words == ["ok"]:
        return Finding(T("bot-check-database", path=str(path), kibibytes=path.stat().st_size // 1024))
    return Finding(T("bot-check-damaged", path=str(path), why="; ".join(words)[:300]), bad=True)


def _writable(path: Path) -> Finding:
    if not os.access(path, os.W_OK):
        return Finding(T("bot-check-read-only", path=str(path)), bad=True)
    writer = sqlite3.connect(str(path), timeout=1.0)
    try:
        writer.execute("BEGIN IMMEDIATE")
        writer.rollback()
    finally:
        writer.close()
    return Finding(T("bot-check-writable"))


def _private(path: Path) -> Iterator[Finding]:
    """A database that others on this machine can read gives hands and seeds away."""
    if path.stat().st_mode & 0o077:
        yield Finding(T("bot-check-readable", path=str(path)), bad=True)


def _games(path: Path) -> Iterator[Finding]:
    store = SqliteStore(path)
    try:
        games = store.games()
        for game in games:
            yield from _game(store, game.id)
        yield Finding(T("bot-check-games", count=len(games)))
    finally:
        store.close()


def _game(store: SqliteStore, game: int) -> Iterator[Finding]:
    saved = store.load(game)
    if saved.safe is None:
        return
    try:
        lost = rebuild(rules_of(saved.game.name), saved, store).lost
    except (GameUnreadable, IllegalAnswer):
        yield Finding(T("bot-check-unreadable", game=game), bad=True)
        return
    if lost:
        yield Finding(T("bot-check-set-aside", game=game, count=len(lost)))
