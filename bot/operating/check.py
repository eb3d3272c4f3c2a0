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

from bot.config import TOKEN, Config, complain, database_of, read_config, say_aside, token_file
from bot.errors import BotError, GameUnreadable
from bot.live.rebuild import rebuild
from bot.operating.check_discord import ask
from bot.operating.finding import Finding
from bot.store import Store
from bot.store.place import Place
from bot.store.places import SqliteFile, place_of
from bot.store.sqlite.opening import plain_errors, read_only, steps_behind
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.text import T, Text

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
        place_of(database_of(config)).backup(asked.file)
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
    hidden = _private(file, "bot-check-token-readable") if (file := token_file(asked.config)) else ()
    findings = [*hidden, *findings_of(config), *(ask(config.token) if config.token and not asked.offline else ())]
    for finding in findings:
        print(say_aside(T("bot-check-bad" if finding.bad else "bot-check-good", what=finding.text)))
    return int(any(finding.bad for finding in findings))


def findings_of(config: Config) -> Iterator[Finding]:
    """Everything there is to say."""
    yield Finding(T("bot-check-token" if config.token else "bot-check-no-token", variable=TOKEN))
    try:
        place = place_of(database_of(config))
        if isinstance(place, SqliteFile):
            yield from _room(place.path)
        if place.there():
            yield from _database(place)
        else:
            yield Finding(T("bot-check-no-database", path=place.shown))
    except BotError as error:
        yield Finding(error.text, bad=True)


def _room(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        yield Finding(T("bot-check-folder", folder=str(folder)), bad=True)
        return
    free = shutil.disk_usage(folder).free
    yield Finding(T("bot-check-space", mebibytes=free // 2**20), bad=free < LITTLE_SPACE)


def _database(place: Place) -> Iterator[Finding]:
    findings, behind = _file(place.path) if isinstance(place, SqliteFile) else _server(place)
    yield from findings
    if behind:
        yield Finding(T("bot-check-behind", count=behind))
    elif not findings[0].bad:
        yield from _games(place)


def _server(place: Place) -> tuple[list[Finding], int]:
    """What the server says of itself, and how many steps its tables are behind."""
    return [Finding(T("bot-check-server-database", path=place.shown, kibibytes=place.size() // 1024))], place.behind()


def _file(path: Path) -> tuple[list[Finding], int]:
    """The same of a file: whether it is sound, can be written, and is for its owner's eyes."""
    with plain_errors():
        with read_only(path) as db:
            behind, health = steps_behind(db), _health(db, path)
        return [health, _writable(path), *_private(path, "bot-check-readable")], behind


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


def _private(path: Path, key: str) -> Iterator[Finding]:
    """What others on this machine can read gives hands and seeds away, or the bot itself."""
    if path.stat().st_mode & 0o077:
        yield Finding(Text(key, {"path": str(path)}), bad=True)


def _games(place: Place) -> Iterator[Finding]:
    store = place.store()
    try:
        games = store.games()
        for game in games:
            yield from _game(store, game.id)
        yield Finding(T("bot-check-games", count=len(games)))
    finally:
        store.close()


def _game(store: Store, game: int) -> Iterator[Finding]:
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
