"""Fixtures of all tests."""

from __future__ import annotations

import pytest

from engine import games


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that a test registers are unknown to all others."""
    monkeypatch.setattr(games, "_GAMES", {name: games.rules_of(name) for name in games.TITLES})
