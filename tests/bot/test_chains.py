"""Allowed deeds that together would make a forbidden one are found by a model, and none is left."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

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
