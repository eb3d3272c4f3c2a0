"""Three processes on one database are killed in turn, and what a reader sees is counted; `make kills` does more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.bot.killing_shards import run

KILLS = 8

pytestmark = pytest.mark.only_postgresql


def test_three_processes_killed_again_and_again(tmp_path: Path) -> None:
    herd = asyncio.run(run(tmp_path, KILLS, 0))
    assert herd.wrong == [] and herd.killed >= KILLS
