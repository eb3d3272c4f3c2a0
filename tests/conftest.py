"""Fixtures of all tests, and what is done once for all of them."""

from __future__ import annotations

import gc

import pytest

from engine import games


def pytest_configure() -> None:
    """Twelve thousand tests are read without looking again and again for what may go: almost all of it stays."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What was read is looked through no more while the tests run."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that a test registers are unknown to all others."""
    monkeypatch.setattr(games, "_GAMES", {name: games.rules_of(name) for name in games.TITLES})
