"""The steps of `bot.store.growth` on SQLite."""

from __future__ import annotations

from collections.abc import Callable

from sqlite_utils import Database, Migrations

from bot.store.growth import STEPS, Step, statements

APPLICATION = 0x41535452
"""SQLite's `application_id` of our files: `ASTR`."""

migrations = Migrations("astrarch")


def _taken(step: Step) -> Callable[[Database], None]:
    def take(db: Database) -> None:
        for statement in statements(step.schema + step.before + step.rows):
            db.execute(statement)

    take.__name__ = step.name
    return take


for _step in STEPS:
    if _step.schema or _step.rows:
        migrations()(_taken(_step))


def names() -> list[str]:
    """The migrations this version knows, in order."""
    return [step.name for step in STEPS if step.schema or step.rows]


def is_newer(db: Database) -> bool:
    """Whether a newer version has already changed this database."""
    known = set(names())
    return any(applied.name not in known for applied in migrations.applied(db))
