"""A clock on which a second passes at each look, so that what hangs on a second that ends in between is found:

STEPPING=1 python -m pytest tests/bot
"""

from __future__ import annotations

import os
from datetime import datetime, timedelta

import pytest

from bot import clock

ASKED_FOR = bool(os.environ.get("STEPPING"))
STEP = timedelta(seconds=1)


class Stepping:
    """What this machine's clock says, and a second more at each look."""

    def __init__(self) -> None:
        self.at = clock.own()

    def __call__(self) -> datetime:
        self.at += STEP
        return self.at


def stepping(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the bot's clock is such a one; a test that turns the clock itself does so all the same."""
    monkeypatch.setattr(clock, "own", Stepping())
