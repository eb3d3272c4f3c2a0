"""*Another one* below a result: whoever is invited has a day to sit down, and is reminded once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.harness import World
from tests.bot.test_presets import last, over
from tests.bot.test_waiting import look
from tests.bot.timing import Clock, clock_for


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


async def invited(world: World) -> list[int]:
    return await world.bot.services.tables.guests.of(2, "invited")


def told(person: Any, words: str) -> int:
    return sum(words in message.content for message in person.user.dm_channel.history())


async def test_who_does_not_answer_in_a_day_is_reminded_once_and_then_left_out(world: World, clock: Clock) -> None:
    await over(world)
    await world.bob.click(last(world), label="Another one")
    await look(world)
    assert await invited(world) == [world.ann.id]
    assert any(f"Invited: {world.ann.mention}. Anyone who has not joined <t:" in line for line in world.said())
    for hours, reminders in ((11, 0), (2, 1), (9, 1)):
        clock.turn(hours=hours)
        await look(world)
        assert told(world.ann, "You are still invited to") == reminders and await invited(world) == [world.ann.id]
    clock.turn(hours=4)
    await look(world)
    assert await invited(world) == []
    assert any(f"No answer from {world.ann.mention}" in line for line in world.said())
    said = len(world.said())
    clock.turn(hours=40)
    await look(world)
    assert len(world.said()) == said


async def test_who_sits_down_in_time_hears_no_more_of_it(world: World, clock: Clock) -> None:
    await over(world)
    await world.bob.click(last(world), label="Another one")
    await world.ann.slash(world.channel, "game join")
    clock.turn(hours=30)
    await look(world)
    await look(world)
    assert told(world.ann, "You are still invited to") == 0
    assert not any("No answer from" in line for line in world.said())


async def test_after_a_long_time_without_the_bot_a_reminder_still_comes_before_the_end(
    world: World, clock: Clock
) -> None:
    await over(world)
    await world.bob.click(last(world), label="Another one")
    clock.turn(days=9)
    await look(world)
    assert told(world.ann, "You are still invited to") == 1 and await invited(world) == [world.ann.id]
    clock.turn(hours=13)
    await look(world)
    assert await invited(world) == []
