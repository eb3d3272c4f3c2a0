"""What the store asks of a database: few enough calls that SQLite and PostgreSQL answer them alike.

The store's statements are written in the words of SQLite; `bot.store.postgresql.dialect` says the few that PostgreSQL
has other words for. What can be said so that both understand it is said so: `ON CONFLICT`, `RETURNING`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Values = Sequence[Any] | dict[str, Any]


class Rows(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def __iter__(self) -> Iterator[Any]:
        """The rows found, each a tuple."""


class Sql(Protocol):
    """A connection, in the hands of one thread."""

    def execute(self, sql: str, values: Values | None = None, /) -> Rows:
        """Carries out a statement. Values stand for `?`, or for `:name`."""

    def query(self, sql: str, values: Values | None = None, /) -> Iterator[dict[str, Any]]:
        """The rows found, by the names of their columns."""

    def atomic(self) -> AbstractContextManager[object]:
        """All of it or nothing; within another one, that part of it."""


def inserting(table: str, row: Mapping[str, object], more: str = "") -> str:
    """The statement that puts such a row, given by names, into a table."""
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks}) {more}".rstrip()
