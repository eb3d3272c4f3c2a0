"""Fixtures of the bot's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from bot.client import Astrarch
from engine import games
from tests.bot.harness import World, make_bot


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of these tests are unknown to all others."""
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))


@pytest.fixture
def simcord_bot(tmp_path: Path) -> Astrarch:
    """What simcord's own fixture runs."""
    return make_bot(tmp_path / "games.sqlite")


@pytest.fixture
def world(simcord_env: simcord.Env, tmp_path: Path) -> World:
    """A running bot, a server with one channel, and three people."""
    return World.of(simcord_env, tmp_path / "games.sqlite")
