"""The time of day. Everything that dates or waits asks here, so that tests can turn the clock."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta

NOTHING = timedelta(seconds=1)
"""So far clocks may differ."""

log = logging.getLogger(__name__)


class _Difference:
    """How far this machine's clock is behind the one that its process goes by."""

    behind = timedelta()


def own() -> datetime:
    """What this machine's clock says, in UTC."""
    return datetime.now(UTC)


def now() -> datetime:
    """This moment, in UTC."""
    return own() + _Difference.behind


def set_by(other: datetime) -> None:
    """Goes by another clock from now on: where several machines are at work on one database, by that of its server."""
    if abs(other - now()) > NOTHING:
        _Difference.behind = other.astimezone(UTC) - own()
        log.warning("this machine's clock differs from the database's by %s", _Difference.behind)


def stamp(moment: datetime | None = None) -> str:
    """A moment (now) as the database keeps it: ISO 8601 in UTC, to the second, so that texts sort like times."""
    return (moment or now()).astimezone(UTC).isoformat(timespec="seconds")


def moment(stamped: str) -> datetime:
    """The inverse of `stamp`."""
    return datetime.fromisoformat(stamped)
