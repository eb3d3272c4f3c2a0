"""A press in the channel is answered by what comes of it: one request tells Discord both."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.posting.channel import ChannelPosts
from bot.services.held_presses import LONGEST
from tests.bot.harness import World, error, labels
from tests.bot.playing import plain
from tests.bot.test_story import alone, known
from tests.bot.test_table import bids

__all__ = ["known"]


def sent(world: World, since: int) -> Counter[str]:
    """The requests since then, each with what kind of answer it is, where it answers an interaction."""
    told = Counter[str]()
    for one in world.env.http_requests[since:]:
        kind = f" {one.json['type']}" if plain(one.path).endswith("callback") else ""
        told[f"{one.method} {plain(one.path)}{kind}"] += 1
    return told


ACKNOWLEDGED, CHANGED, SAID = (f"POST interactions/:id/:id/callback {kind}" for kind in (6, 7, 4))
EDITED, REMOVED, POSTED = (
    "PATCH channels/:id/messages/:id",
    "DELETE channels/:id/messages/:id",
    "POST channels/:id/messages",
)


async def test_the_change_of_the_message_is_the_answer_to_the_press(world: World) -> None:
    await bids(world)
    before = len(world.env.http_requests)
    await world.ann.click(world.prompt, label="Roll")
    assert sent(world, before) == {CHANGED: 1}


async def test_the_account_of_a_turn_is_the_answer_to_its_last_press(world: World) -> None:
    await bids(world)
    await world.ann.click(world.prompt, label="Roll")
    before, asked = len(world.env.http_requests), world.prompt.id
    await world.ann.click(world.prompt, label=labels(world.prompt)[0])
    assert sent(world, before) == {CHANGED: 1, POSTED: 1} and world.prompt.id != asked


async def test_where_another_message_takes_the_place_of_the_pressed_one_the_press_is_heard_before(world: World) -> None:
    await bids(world)
    before = len(world.env.http_requests)
    await world.ann.click(world.prompt, label="Keep still")
    assert [*sent(world, before).elements()] == [ACKNOWLEDGED, POSTED, REMOVED]


async def test_a_refusal_is_the_answer_to_its_press(world: World) -> None:
    await bids(world)
    before = len(world.env.http_requests)
    result = await world.bob.click(world.prompt, label="Keep still")
    assert error(result) and sent(world, before) == {SAID: 1}


async def test_a_press_waits_for_the_answers_of_computer_players_that_are_told_with_it(known: World) -> None:
    await alone(known)
    await known.env.advance_time(30.0)
    before = len(known.env.http_requests)
    result = await known.ann.click(known.prompt, label="Roll")
    await known.env.advance_time(LONGEST)
    assert result.acknowledged and sent(known, before)[ACKNOWLEDGED] == 0 < sent(known, before)[CHANGED]


async def late(*post: object) -> None:
    """Takes longer than a press can wait."""
    await asyncio.sleep(1000 * LONGEST)


async def test_a_press_is_heard_in_time_where_what_comes_of_it_is_late(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bids(world)
    before = len(world.env.http_requests)
    monkeypatch.setattr(ChannelPosts, "post", late)
    result = await world.ann.click(world.prompt, label="Roll")
    await world.env.advance_time(LONGEST)
    assert result.acknowledged and sent(world, before) == {ACKNOWLEDGED: 1}


@pytest.mark.parametrize("status", [404, 500])
async def test_a_change_that_discord_takes_as_no_answer_is_made_all_the_same(world: World, status: int) -> None:
    await bids(world)
    before, asked = len(world.env.http_requests), world.prompt.content
    world.env.inject_error("POST", "/interactions/*/callback", status=status, times=1)
    await world.ann.click(world.prompt, label="Roll")
    assert sent(world, before)[EDITED] == 1 and world.prompt.content != asked
