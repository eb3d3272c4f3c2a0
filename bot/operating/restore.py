"""`python -m bot restore FILE`: puts a copy in place of the database, which is kept beside it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from bot import clock
from bot.config import complain, database_of, read_config, say_aside
from bot.errors import BotError, StoreError
from bot.store.places import file_of, place_of
from bot.store.sqlite.opening import copy, plain_errors, read_only, steps_behind
from engine.text import T

BESIDE = ("", "-wal", "-shm")
"""A database is up to three files."""


class NotRestored(StoreError):
    """The file cannot take the place of the database, which is as it was."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(T("bot-restore-damaged", path=str(path), why=why))


def main_restore(argv: list[str]) -> int:
    """0: done; 1: not done, and nothing was changed; 2: the configuration cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m bot restore", description=say_aside(T("bot-restore-help")))
    parser.add_argument("--config", type=Path)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args(argv)
    try:
        place = place_of(database_of(read_config(asked.config)))
        database = file_of(place)
    except BotError as error:
        return complain(error)
    try:
        with place.alone():
            kept = restore(asked.file, database)
    except BotError as error:
        print(say_aside(error.text), file=sys.stderr)
        return 1
    print(say_aside(T("bot-restore-done", path=str(database), file=str(asked.file))))
    if kept is not None:
        print(say_aside(T("bot-restore-kept", path=str(kept))))
    return 0


def restore(file: Path, database: Path) -> Path | None:
    """Puts a copy of the file in place of the database; where the old one is kept, if there was one.

    Raises:
        StoreError: the file is missing, damaged, of another program or a newer version, or there is no room.
    """
    examine(file)
    fresh = database.with_name(database.name + ".restoring")
    fresh.unlink(missing_ok=True)
    copy(file, fresh)
    kept = _put_away(database)
    os.replace(fresh, database)
    return kept


def examine(file: Path) -> None:
    """Raises StoreError for a file that is no sound database of ours, as old as this version or older."""
    if not file.is_file():
        raise NotRestored(file, os.strerror(2))
    with plain_errors(), read_only(file) as db:
        steps_behind(db)
        words = [row[0] for row in db.execute("PRAGMA integrity_check(3)")]
    if words != ["ok"]:
        raise NotRestored(file, "; ".join(words)[:300])


def _put_away(database: Path) -> Path | None:
    if not database.exists():
        return None
    kept = next(path for path in _names(database) if not path.exists())
    for part in BESIDE:
        whole = database.with_name(database.name + part)
        if whole.exists():
            os.replace(whole, kept.with_name(kept.name + part))
    return kept


def _names(database: Path) -> Iterator[Path]:
    """Names that say when it was put away."""
    stem = f"{database.name}.replaced-{clock.now():%Y%m%d-%H%M%S}"
    yield database.with_name(stem)
    for number in range(2, 1000):
        yield database.with_name(f"{stem}-{number}")
