"""A clock that tests turn."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
"""A Monday, in winter time."""


class Clock:
    """The bot's time of day."""

    def __init__(self, at: datetime = NOON) -> None:
        self.at = at

    def turn(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> datetime:
        """Forwards, or back."""
        self.at += timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
        return self.at


def clock_for(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """From now on the bot asks this clock."""
    clock = Clock()
    monkeypatch.setattr("bot.clock.now", lambda: clock.at)
    return clock
