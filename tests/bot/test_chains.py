"""Allowed deeds that together would make a forbidden one are found by a model, and none is left."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.live.model import Live
from bot.tables.restoring import Restoring
from tests.bot.chains import Chain
from tests.bot.tabling import Room

WALKS, DEEDS = 12, 120


async def walked(path: Path, seed: int) -> list[str]:
    """What a walk finds, with the deeds that led there."""
    room = Room(path)
    chain = Chain(room, Random(seed))
    found = await chain.walk(DEEDS)
    await room.tables.close()
    return [*chain.did, *found] if found else []


@pytest.mark.parametrize("seed", range(WALKS))
async def test_no_chain_of_allowed_deeds_makes_a_forbidden_one(tmp_path: Path, seed: int) -> None:
    found = await walked(tmp_path / "games.sqlite", seed)
    assert found == [], "\n".join(found[-40:])


async def test_a_voice_that_is_passed_over_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "concerned", lambda live, since: live.owners())
    found = [line for seed in range(4) for line in await walked(tmp_path / f"{seed}.sqlite", seed)]
    assert any("was taken back without" in line for line in found)


async def test_a_seed_that_was_read_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: object) -> list[tuple[int, int]]:
        return []

    monkeypatch.setattr(Restoring, "hands_known", nobody)
    found = [line for seed in range(WALKS) for line in await walked(tmp_path / f"{seed}.sqlite", seed)]
    assert any("knows the hands of" in line for line in found)
