"""`/play seek` with friends, who sit down together or not at all, and the role that it may call."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot import clock
from bot.seeking.matching import matches
from tests.bot.harness import World, error
from tests.bot.moderators import boss
from tests.bot.test_overviews import later, look, shown  # noqa: F401 - a fixture among them
from tests.bot.test_seeks import LATE, NOW, seek, seeks, sits


def friends(*users: int, at: int = 0, together: int = 0, **how: Any) -> list[Any]:
    return [seek(user, at=at, party=f"p{at}", together=together or len(users), **how) for user in users]


def test_friends_sit_down_together_or_not_at_all() -> None:
    found = matches([seek(1, at=2), *friends(7, 8, 9, at=1), seek(2, at=3)], set(), NOW)
    assert sits(found) == [("ti4", [7, 8, 9, 1], 0)]
    assert sits(matches([*friends(1, 2, 3), *friends(4, 5, at=1), seek(6, at=2)], set(), NOW)) == [
        ("ti4", [1, 2, 3, 6], 0)
    ], "two more are too many"
    assert matches([*friends(1, 2, 3), *friends(4, 5, at=1)], set(), NOW) == []


def test_friends_wait_until_all_of_them_look() -> None:
    every = [*friends(1, 2, together=3), seek(3, at=1), seek(4, at=2)]
    for now in (NOW, LATE):
        assert not any(one.user in (1, 2) for match in matches(every, set(), now) for one in match.people)


def test_more_friends_than_a_title_is_proposed_for_get_a_greater_table() -> None:
    assert sits(matches(friends(1, 2, 3, 4), set(), NOW)) == [("ti4", [1, 2, 3, 4], 0)]
    assert sits(matches(friends(1, 2, 3, 4, 5), set(), NOW)) == [("ti4", [1, 2, 3, 4, 5], 0)]
    assert matches(friends(1, 2, 3, seats=2), set(), LATE) == []
    assert sits(matches(friends(1, 2, level="keen"), set(), LATE)) == [("ti4", [1, 2], 2)]


def test_whoever_avoids_one_of_the_friends_sits_with_none_of_them() -> None:
    every = [*friends(1, 2, seats=3), seek(3, at=1, seats=3), seek(4, at=2, seats=3)]
    assert sits(matches(every, {frozenset((2, 3))}, NOW)) == [("ti4", [1, 2, 4], 0)]
    assert sits(matches(every, {frozenset((1, 2))}, NOW)) == [("ti4", [1, 2, 3], 0)], "they have agreed to each other"


# --- on a server -----------------------------------------------------------------------------------------------------


async def asked(world: World, *people: Any, **how: Any) -> Any:
    """Ann looks together with these; the message that asks them."""
    names = ("friend", "friend2", "friend3")
    told = await seeks(world, world.ann, **dict(zip(names, people, strict=False)), **how)
    waits = "The search begins when both of you" if len(people) == 1 else "The search begins when all"
    assert waits in told.response.content, told.response.content
    return world.channel.history()[-1]


async def test_friends_are_called_once_and_sit_down_when_all_have_accepted(world: World) -> None:
    message = await asked(world, world.bob, world.cid)
    assert world.bob.mention in message.content and world.cid.mention in message.content
    await world.bob.click(message, label="Play together")
    await world.env.settle()
    assert not world.channel.threads
    assert "already look together" in error(await world.bob.click(message, label="Play together"))
    await world.cid.click(message, label="Play together")
    await world.env.settle()
    assert len(world.channel.threads) == 1
    live = await world.bot.services.tables.look(1)
    assert {row.user for row in live.seats} == {world.ann.id, world.bob.id, world.cid.id}
    assert "search is over" in error(await world.bob.click(message, label="Play together"))


async def test_only_those_who_are_asked_may_accept(world: World) -> None:
    message = await asked(world, world.bob)
    assert "for another person" in error(await world.cid.click(message, label="Play together"))
    kept = await world.bot.services.call(world.bot.services.store.seeks, world.guild.id)
    assert [one.user for one in kept] == [world.ann.id]
    assert "already look together" in error(await world.ann.click(message, label="Play together"))


async def test_nobody_learns_from_an_invitation_who_avoids_whom(world: World) -> None:
    """Friends who avoid each other, either way, are asked and seated like any others."""
    await world.bob.slash(world.channel, "play avoid", player=world.ann)
    await world.ann.slash(world.channel, "play avoid", player=world.bob)
    message = await asked(world, world.bob)
    assert world.bob.mention in message.content
    await world.bob.click(message, label="Play together")
    await world.env.settle()
    assert len(world.channel.threads) == 1


async def test_friends_are_people_for_whom_there_are_seats(world: World) -> None:
    assert "other people" in error(await seeks(world, world.ann, friend=world.ann))
    assert "seats for 3 people" in error(await seeks(world, world.ann, seats=2, friend=world.bob, friend2=world.cid))
    assert await world.bot.services.call(world.bot.services.store.seeks, world.guild.id) == []


async def test_where_friends_cannot_be_asked_nobody_looks(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=9)
    assert "cannot write" in error(await seeks(world, world.ann, friend=world.bob))
    assert await world.bot.services.call(world.bot.services.store.seeks, world.guild.id) == []


async def test_the_overview_shows_friends_in_one_line_once_all_look(
    world: World,
    later: list[timedelta],  # noqa: F811
) -> None:
    _, board = await shown(world)
    message = await asked(world, world.bob, seats=4)
    await look(world, later)
    assert "Looking for players" not in board.history()[0].content
    await world.bob.click(message, label="Play together")
    await look(world, later)
    told = board.history()[0].content
    assert f"{world.ann.mention} and {world.bob.mention}: Toy" in told


async def test_who_looks_for_the_same_does_not_become_a_friend(world: World, later: list[timedelta]) -> None:  # noqa: F811
    _, board = await shown(world)
    message = await asked(world, world.bob, seats=4)
    await world.bob.click(message, label="Play together")
    await look(world, later)
    await world.cid.select(board.history()[0], [str(world.ann.id)])
    await world.env.settle()
    kept = await world.bot.services.call(world.bot.services.store.seeks, world.guild.id)
    assert {one.user: one.together for one in kept} == {world.ann.id: 2, world.bob.id: 2, world.cid.id: 1}


# --- the role --------------------------------------------------------------------------------------------------------


async def role_of(world: World, **how: Any) -> Any:
    role = world.guild.create_role("Players", **how)
    await boss(world).slash(world.channel, "mod setup", seekers=role)
    return role


def calls(world: World, role: Any) -> int:
    return sum(f"<@&{role.id}>: players wanted" in message.content for message in world.channel.history())


async def test_the_role_is_called_once_an_hour_on_a_server_by_whoever_looks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    role = await role_of(world, mentionable=True)
    assert f"<@&{role.id}> was called" in (await seeks(world, world.ann, seats=4, call=True)).response.content
    told = (await seeks(world, world.bob, seats=3, call=True)).response.content
    assert told.startswith("You are looking for players") and "only once an hour" in told and calls(world, role) == 1
    now = clock.now
    monkeypatch.setattr(clock, "now", lambda: now() + timedelta(minutes=61))
    assert "was called" in (await seeks(world, world.bob, seats=3, call=True)).response.content
    assert calls(world, role) == 2


async def test_no_role_is_called_unless_asked_for_and_while_nobody_sits(world: World) -> None:
    role = await role_of(world, mentionable=True)
    await seeks(world, world.ann)
    assert (await seeks(world, world.bob, call=True)).response.content.startswith("Your table is open")
    assert calls(world, role) == 0


async def test_a_role_that_cannot_be_called_is_told_of_and_counts_for_nothing(world: World) -> None:
    assert "this server has none" in (await seeks(world, world.ann, seats=4, call=True)).response.content
    closed, lacks = await role_of(world), discord.PermissionOverwrite(mention_everyone=False)
    aside = world.guild.create_text_channel("aside", overwrites={world.guild.me: lacks})
    told = await world.ann.slash(aside, "play seek", game="toy", seats=4, call=True)
    assert f"<@&{closed.id}> was not called" in told.response.content and not aside.history()
    await role_of(world, mentionable=True)
    assert "was called" in (await seeks(world, world.ann, seats=4, call=True)).response.content


async def test_moderators_alone_choose_the_role_and_never_everybody(world: World) -> None:
    assert "Only the server owner" in error(
        await world.ann.slash(world.channel, "mod setup", seekers=world.guild.create_role("Players"))
    )
    told = error(await boss(world).slash(world.channel, "mod setup", seekers=world.guild.default_role))
    assert "includes everyone" in told
    role = await role_of(world)
    shown = (await world.ann.slash(world.channel, "mod setup")).response.content
    assert f"Role that searches may call: {role.mention}" in shown
    await boss(world, "other").slash(world.channel, "mod setup", clear="clear-seekers")
    assert "searches may call: none" in (await world.ann.slash(world.channel, "mod setup")).response.content


async def test_the_last_friend_hears_that_all_look_now(world: World) -> None:
    message = await asked(world, world.bob, seats=4)
    told = await world.bob.click(message, label="Play together")
    assert "Both of you look now." in told.response.content


@pytest.mark.parametrize("how", ["stop", "another search"])
async def test_when_one_of_the_friends_looks_no_more_the_others_hear_it_and_look_no_more(
    world: World, how: str
) -> None:
    """Else they would look until the end, and never find a table."""
    message = await asked(world, world.bob, world.cid, seats=4)
    for friend in (world.bob, world.cid):
        await friend.click(message, label="Play together")
    if how == "stop":
        await world.bob.slash(world.channel, "play stop")
    else:
        await seeks(world, world.bob, pace="pace-weekly")
    kept = await world.bot.services.call(world.bot.services.store.seeks, world.guild.id)
    assert {one.user for one in kept} == (set() if how == "stop" else {world.bob.id})
    for friend in (world.ann, world.cid):
        (letter,) = friend.user.dm_channel.history()
        assert "no longer looks for a table together with you" in letter.content
    assert not world.bob.user.dm_channel.history()
