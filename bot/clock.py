"""The time of day. Everything that dates or waits asks here, so that tests can turn the clock."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


def stamp(moment: datetime | None = None) -> str:
    """A moment (now) as the database keeps it: ISO 8601 in UTC, to the second, so that texts sort like times."""
    return (moment or now()).astimezone(UTC).isoformat(timespec="seconds")


def moment(stamped: str) -> datetime:
    """The inverse of `stamp`."""
    return datetime.fromisoformat(stamped)
