"""All that one database holds, into another one: row by row, and compared row by row."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import closing
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

from bot.errors import BackupFailed, StoreError
from bot.store.growth import BY_GAME, TABLES
from bot.store.keeping.kept import Kept
from bot.store.sql import Sql
from bot.store.sqlite.store import SqliteStore
from engine.text import T

ROWS = 200
"""So many rows go into one statement."""
BY_ITSELF = "rowid"
"""In this column PostgreSQL keeps the order in which rows came, which SQLite knows by itself."""
PULSE = "pulse"
"""Whether a bot was ever started there: no reason not to move to it."""

Row = dict[str, Any]


class NotEmpty(StoreError):
    """There is a bot's database already; nothing is ever put on top of it."""

    def __init__(self, where: str) -> None:
        super().__init__(T("bot-move-not-empty", path=where))


class NotTheSame(StoreError):
    """What arrived is not what was sent."""

    def __init__(self, table: str) -> None:
        super().__init__(T("bot-move-differs", what=table))


def empty(store: Kept) -> bool:
    """Whether nobody has ever done anything there."""
    with store.reading() as db:
        return not any(list(db.execute(f"SELECT 1 FROM {table} LIMIT 1")) for table in TABLES if table != PULSE)


def copy_all(source: Kept, target: Kept) -> dict[str, int]:
    """Copies everything as it stands at this moment, in one transaction; how many rows each table has.

    Raises:
        NotTheSame: the target read back other rows; then it holds nothing.
    """
    with source.moment() as old, target.writing() as new:
        games = [int(game) for (game,) in old.execute("SELECT id FROM games ORDER BY id")]
        new.execute(f"DELETE FROM {PULSE}")
        counts = {table: _copied(old, new, table, games) for table in TABLES}
        target.count_on(new, source.counted(old))
    return counts


def _copied(old: Sql, new: Sql, table: str, games: list[int]) -> int:
    count, rows = 0, _rows(old, table, games)
    while batch := list(islice(rows, ROWS)):
        _put(new, table, batch)
        count += len(batch)
    for sent, arrived in zip_longest(_rows(old, table, games), _rows(new, table, games)):
        if sent != arrived:
            raise NotTheSame(table)
    return count


def _rows(db: Sql, table: str, games: list[int]) -> Iterator[Row]:
    """A table's rows in order; of a large one never more at once than those of one game."""
    if table not in BY_GAME:
        yield from _plain(db.query(f"SELECT * FROM {table} ORDER BY {TABLES[table]}"))
        return
    for game in games:
        yield from _plain(db.query(f"SELECT * FROM {table} WHERE game = ? ORDER BY {TABLES[table]}", [game]))


def _plain(rows: Iterator[Mapping[str, Any]]) -> Iterator[Row]:
    for row in rows:
        yield {name: value for name, value in row.items() if name != BY_ITSELF}


def _put(db: Sql, table: str, rows: list[Row]) -> None:
    names = ", ".join(rows[0])
    marks = f"({', '.join('?' for _ in rows[0])})"
    values = [value for row in rows for value in row.values()]
    db.execute(f"INSERT INTO {table} ({names}) VALUES {', '.join(marks for _ in rows)}", values)


def copy_to_file(source: Kept, target: Path) -> None:
    """A consistent copy as a file of SQLite, while others read and write.

    Raises:
        BackupFailed: the target exists or cannot be written.
    """
    if target.exists():
        raise BackupFailed(f"{target.name} exists")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with closing(SqliteStore(part)) as copy:
            copy_all(source, copy)
        os.replace(part, target)
    except (StoreError, OSError) as error:
        part.unlink(missing_ok=True)
        raise BackupFailed(type(error).__name__) from error


def clear(store: Kept) -> None:
    """Takes away all that was copied."""
    with store.writing() as db:
        for table in reversed(TABLES):
            db.execute(f"DELETE FROM {table}")
