"""Moderators, owners and undo: who may do what, and the lines that it leaves."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.harness import World, error, labels
from tests.bot.moderators import surely
from tests.bot.test_table import bids


@pytest.fixture
def mod(world: World) -> Any:
    """Somebody with Manage Channels and no seat."""
    role = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    return world.guild.add_member(world.env.create_user("mod"), roles=[role])


def signed(mod: Any) -> str:
    return f"-# Moderator: {mod.mention}"


async def audited(world: World) -> list[str]:
    lines = await world.bot.services.call(world.bot.services.store.audited)
    return [f"{line.action}: {line.reason}" for line in lines]


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("mod pause", {}),
        ("mod resume", {}),
        ("mod replace", {"seat": "0"}),
        ("mod rollback", {"answers": 1}),
        ("mod answer-for", {"seat": "0", "answer": "3"}),
        ("mod end", {}),
    ],
)
async def test_moderating_is_for_moderators(world: World, command: str, options: dict[str, Any]) -> None:
    await world.started()
    assert error(await world.ann.slash(world.channel, command, **options)) == "Only moderators can do that here."
    assert await audited(world) == []


async def test_the_configured_role_moderates_too(world: World) -> None:
    role = world.guild.create_role("Referee")
    world.bot.services.moderator_role = role.id
    referee = world.guild.add_member(world.env.create_user("ref"), roles=[role])
    await world.started()
    await referee.slash(world.channel, "mod pause", reason="dinner")
    assert await audited(world) == ["pause: dinner"]


async def test_pause_and_resume(world: World, mod: Any) -> None:
    await bids(world)
    paused = await mod.slash(world.channel, "mod pause")
    assert paused.ephemeral and paused.response.content == "The game is paused."
    assert f"The game is paused until a moderator resumes it.\n{signed(mod)}" in world.said()
    assert "The game is paused" in error(await world.ann.slash(world.channel, "toy roll", choice="roll"))
    await mod.slash(world.channel, "mod resume")
    await world.ann.click(world.prompt, label="Keep still")
    assert world.bob.mention in world.prompt.content


async def test_replacing_a_player(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod replace", seat="bob", player=world.cid, reason="holidays")
    assert f"cid takes over from bob.\n{signed(mod)}. Reason: holidays" in world.said()
    assert world.cid.mention in world.prompt.content and world.bob.mention not in world.prompt.content
    assert error(await world.bob.slash(world.channel, "toy bid", coins="1")) == "You are not playing in this game."
    assert await audited(world) == ["replace: holidays"]


async def test_answering_for_somebody(world: World, mod: Any) -> None:
    await world.started()
    offers = await mod.autocomplete(world.channel, "mod answer-for", "answer", "", seat="2")
    assert [offer["value"] for offer in offers] == ["0", "1", "2", "3", "4", "5"]
    assert await world.ann.autocomplete(world.channel, "mod answer-for", "answer", "", seat="2") == []
    await mod.slash(world.channel, "mod answer-for", seat="2", answer="2", reason="asleep")
    assert world.bob.mention not in world.prompt.content
    assert await audited(world) == ["answer-for: asleep", "look: "]


async def test_a_rollback_says_what_is_lost(world: World, mod: Any) -> None:
    await bids(world)
    told = await mod.slash(world.channel, "mod rollback", answers=1)
    lost = "- bob’s answer 2 (dice or a secret) · Round 1: bid coins in secret"
    assert told.response.content.splitlines() == ["Undone: 1 answer.", lost]
    line = "A moderator rolls back the last answer. The game is again at: Round 1"
    assert f"{line}\n{signed(mod)}" in world.said()
    assert f"Waiting for {world.bob.mention}" in world.prompt.content


async def test_ending_is_for_the_owner_or_a_moderator(world: World, mod: Any) -> None:
    await world.started()
    said = error(await world.bob.slash(world.channel, "game end"))
    assert said == "Only the host or a moderator can do that."
    await world.ended(world.ann)
    assert "The game has ended." in world.said()
    assert not any("Waiting for" in line for line in world.said())
    await world.ann.slash(world.channel, "game new", game="toy")
    await mod.slash(world.channel, "mod end", reason="spam")
    assert await audited(world) == ["end: spam"]


async def test_one_command_alone_ends_no_running_game(world: World, mod: Any) -> None:
    await world.started()
    asked = await world.ann.slash(world.channel, "game end", reason="we: are done")
    assert asked.response.ephemeral and asked.response.content.startswith("End this game for everyone?")
    assert "The game has ended." not in world.said() and world.prompt
    await world.ann.click(asked.response, label="End the game for all")
    assert "The game has ended." in world.said()
    again = await world.ann.click(asked.response, label="End the game for all")
    assert error(again) == "The game has ended."


async def test_a_moderator_too_ends_no_running_game_with_one_command(world: World, mod: Any) -> None:
    await world.started()
    asked = await mod.slash(world.channel, "mod end", reason="spam")
    assert await audited(world) == [] and world.prompt
    await mod.click(asked.response, label="End the game for all")
    assert await audited(world) == ["end: spam"]


async def test_nobody_resigns_with_one_command(world: World) -> None:
    await world.started()
    asked = await world.bob.slash(world.channel, "game resign")
    live = await world.bot.services.tables.look(1)
    assert asked.response.ephemeral and live.seat_of(world.bob.id) == 1
    await world.bob.click(asked.response, label="Give up my seat")
    assert (await world.bot.services.tables.look(1)).seat_of(world.bob.id) is None


async def test_starting_is_for_the_players(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    assert error(await world.cid.slash(world.channel, "game start")) == "Only players at this table can do that."


async def test_an_own_answer_is_taken_back_freely(world: World) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    undone = await world.ann.slash(world.channel, "game undo")
    assert undone.ephemeral and undone.response.content.splitlines()[0] == "Undone: 1 answer."
    assert world.ann.mention in world.prompt.content


async def test_undo_past_dice_needs_everybody(world: World) -> None:
    await bids(world)
    await world.ann.click(world.prompt, label="Roll")
    asked = await world.ann.slash(world.channel, "game undo")
    assert asked.response.content.splitlines() == [
        "**ann asks to undo the last answer.**",
        "This would be undone:",
        "- ann’s answer 3 (dice or a secret) · ann may roll",
        f"Everyone must agree. Waiting for {world.bob.mention}",
    ]
    assert error(await world.cid.click(asked.response, label="Agree")) == "You are not playing in this game."
    await world.bob.click(asked.response, label="Agree")
    assert asked.response.content.splitlines()[0] == "Undone: 1 answer."
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]


async def test_one_refusal_ends_the_request(world: World) -> None:
    await bids(world)
    asked = await world.ann.slash(world.channel, "game undo")
    await world.bob.click(asked.response, label="Decline")
    assert asked.response.content == "bob declines. Nothing is undone."
    assert labels(asked.response) == []


async def test_a_request_lapses_when_the_game_goes_on(world: World) -> None:
    await bids(world)
    asked = await world.ann.slash(world.channel, "game undo")
    await world.ann.click(world.prompt, label="Keep still")
    said = error(await world.bob.click(asked.response, label="Agree"))
    assert said == "The game has moved on, so this request has expired. Use /game undo again."


async def test_undo_alone_with_stand_ins_needs_nobody(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    await world.ann.slash(world.channel, "toy bid", coins="5")
    await world.env.settle()
    undone = await world.ann.slash(world.channel, "game undo")
    assert undone.response.content.startswith("Undone:")
