"""A restart at any moment, and a Discord that fails: nothing is lost and nothing comes twice."""

from __future__ import annotations

import pytest
from simcord import Env

from bot.store import SqliteStore
from tests.bot.harness import World, labels
from tests.bot.test_table import bids
from tests.bot.test_waiting import prefer
from tests.bot.test_widgets import asked, got


async def test_the_channels_prompt_works_after_a_restart(world: World) -> None:
    await bids(world)
    prompt = world.prompt
    await world.restart()
    await world.ann.click(prompt, label="Keep still")
    assert f"Waiting for {world.bob.mention}" in world.prompt.content


async def test_a_half_made_choice_survives_a_restart(world: World) -> None:
    prompt = await asked(world, "hundred")
    await world.ann.select(prompt, ["animal-3"])
    await world.restart()
    await world.ann.click(prompt, label="Page 1 of 3 ▶")
    await world.ann.select(prompt, ["animal-30"])
    await world.ann.click(prompt, label="Confirm")
    assert await got(world) == "Got ['animal-3', 'animal-30']"


async def test_a_modal_opened_before_a_restart(world: World) -> None:
    prompt = await asked(world, "number")
    form = await world.ann.click(prompt, label="Type a number")
    await world.restart()
    await world.ann.submit_modal(form, {"0": "42"})
    assert await got(world) == "Got 42"


async def test_a_restart_posts_nothing_twice(world: World) -> None:
    await bids(world)
    before = world.said()
    await world.restart()
    assert world.said() == before


@pytest.mark.parametrize("times", [1, 3])
async def test_a_post_that_fails_is_tried_again(world: World, simcord_env: Env, times: int) -> None:
    await world.started()
    simcord_env.inject_error("POST", "/channels/*/messages", status=500, times=times)
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="2")
    await simcord_env.advance_time(120)
    await simcord_env.settle()
    told = [line for line in world.said() if "ann wins the bid with 3." in line]
    assert len(told) == 1
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]


async def test_what_was_not_posted_before_the_end_is_posted_after_the_start(world: World, simcord_env: Env) -> None:
    await world.started()
    simcord_env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="2")
    await world.restart()
    told = [line for line in world.said() if "ann wins the bid with 3." in line]
    assert len(told) == 1
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]


async def test_a_prompt_that_a_crash_left_in_doubt_is_found_and_says_what_is_so_by_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The power fails before anything that was posted is noted for good, private letters too; then bob goes away."""
    with monkeypatch.context() as patched:
        for clock in ("bot.clock.now", "bot.store.keeping.outbox.now"):
            patched.setattr(clock, world.env.now)
        for noted in ("sent", "arrived"):
            patched.setattr(SqliteStore, noted, lambda *args: True)
        await world.started()
    before = world.prompt
    assert f"{world.bob.mention} (away" not in before.content
    await prefer(world, world.bob, away="2999-03-05")
    await world.restart()
    asking = [message for message in world.channel.history() if "Waiting for" in message.content]
    assert [message.id for message in asking] == [before.id] and f"{world.bob.mention} (away" in asking[0].content


async def test_a_prompt_that_somebody_deleted_comes_back(world: World) -> None:
    await world.started()
    world.env.backend.delete_message(world.channel.id, world.prompt.id)
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert f"Waiting for {world.bob.mention}" in world.prompt.content


async def test_chatter_moves_the_prompt_below_it(world: World) -> None:
    await world.started()
    await world.cid.send(world.channel, "Who is winning?")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert "Waiting for" in world.said()[-1]
    assert sum("Waiting for" in line for line in world.said()) == 1
