"""How often one press looks at the same thing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.live.games import LiveGames
from bot.services.services import Services
from bot.store import Preferences
from engine.text import T
from tests.bot.harness import World
from tests.bot.test_table import bids


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What was looked up, and how often."""
    counts = Counter[str]()

    def counted(of: Any, name: str) -> None:
        before = getattr(of, name)

        def noted(*args: Any, **how: Any) -> Any:
            counts[name] += 1
            return before(*args, **how)

        monkeypatch.setattr(of, name, noted)

    counted(LiveGames, "look")
    counted(Services, "speaker")
    return counts


async def test_a_press_in_the_channel_looks_its_table_up_four_times(world: World, looked: Counter[str]) -> None:
    """Whether the press is allowed, whom it asks, what it has brought, and what is posted of it."""
    await bids(world)
    looked.clear()
    await world.ann.click(world.prompt, label="Keep still")
    await world.env.settle()
    assert looked["look"] == 4


async def test_whoever_speaks_of_a_press_is_made_once_for_each_reader(world: World, looked: Counter[str]) -> None:
    """The one who presses, before and after; the channel as its posts begin, and as its question is asked."""
    await bids(world)
    looked.clear()
    await world.ann.click(world.prompt, label="Keep still")
    await world.env.settle()
    assert looked["speaker"] == 4


async def test_a_letter_reads_once_what_its_reader_has_chosen(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started()
    asked, services = list[int](), world.bot.services
    preferences = services.store.preferences

    def noted(user: int) -> Preferences:
        asked.append(user)
        return preferences(user)

    monkeypatch.setattr(services.store, "preferences", noted)
    await services.tables.guests.invite(1, world.cid.id, T("toy-none"))
    await world.env.settle()
    assert asked == [world.cid.id]
