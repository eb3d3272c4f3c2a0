"""`/play overview`: one message with all tables of a server, kept up to date."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot import clock
from bot.store import Seek
from bot.tables.lobby import TableTerms
from tests.bot.harness import World, error
from tests.bot.test_presets import moderator


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[timedelta]:
    """What is added to the clock."""
    passed, now = [timedelta()], clock.now
    monkeypatch.setattr(clock, "now", lambda: now() + passed[-1])
    return passed


async def shown(world: World) -> tuple[Any, Any]:
    """The moderator, and the channel with the overview."""
    mod, board = moderator(world), world.guild.create_text_channel("board")
    await mod.slash(board, "play overview")
    await world.env.settle()
    return mod, board


async def look(world: World, later: list[timedelta]) -> None:
    """Some minutes on."""
    later.append(later[-1] + timedelta(minutes=3))
    await world.bot.watch.look()
    await world.env.settle()


async def test_it_follows_the_tables(world: World, later: list[timedelta]) -> None:
    _, board = await shown(world)
    (message,) = board.history()
    assert message.content.startswith("## 0 tables on this server") and "/game new" in message.content
    await world.ann.slash(world.channel, "game new", game="toy", options="length=3")
    await look(world, later)
    (message,) = board.history()
    assert message.content.startswith("## 1 table on this server") and f"<#{world.channel.id}>" in message.content
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.restart()
    await look(world, later)
    (message,) = board.history()
    assert "ann" in message.content and "<t:" in message.content


async def test_a_second_one_takes_the_place_of_the_first_and_it_goes_when_asked_for_again(
    world: World, later: list[timedelta]
) -> None:
    mod, board = await shown(world)
    await mod.slash(world.channel, "play overview")
    await world.env.settle()
    assert board.history() == [] and "tables on this server" in world.said()[-1]
    told = await mod.slash(world.channel, "play overview")
    assert "removed" in told.response.content
    await look(world, later)
    assert not any("tables on this server" in said for said in world.said())


async def test_a_deleted_one_is_not_looked_after_any_more(world: World, later: list[timedelta]) -> None:
    _, board = await shown(world)
    (message,) = board.history()
    world.env.backend.messages[board.id].pop(message.id)
    await look(world, later)
    assert await world.bot.services.call(world.bot.services.store.overviews) == []


async def test_private_tables_and_hidden_channels_are_left_out(world: World, later: list[timedelta]) -> None:
    _, board = await shown(world)
    await world.ann.slash(world.channel, "game new", game="toy", options="length=3")
    await world.ann.slash(world.channel, "game settings", setting="private", value="yes")
    await look(world, later)
    (message,) = board.history()
    assert message.content.startswith("## 0 tables") and f"<#{world.channel.id}>" not in message.content


async def test_only_moderators_post_it(world: World) -> None:
    assert "moderat" in error(await world.ann.slash(world.channel, "play overview")).lower()


async def test_tables_in_hidden_channels_are_shown_in_hidden_channels_alone(
    world: World, later: list[timedelta]
) -> None:
    mod, board = await shown(world)
    seen = discord.PermissionOverwrite(view_channel=True)
    unseen = {
        world.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        world.guild.me: seen,
        mod: seen,
    }
    hidden = world.guild.create_text_channel("hidden", overwrites=unseen)
    await mod.slash(hidden, "game new", game="toy", options="length=3")
    await look(world, later)
    (message,) = board.history()
    assert message.content.startswith("## 0 tables")
    await mod.slash(hidden, "play overview")
    await world.env.settle()
    assert any(f"<#{hidden.id}>" in message.content for message in hidden.history() if "## 1 table" in message.content)


async def test_as_much_is_shown_as_a_message_takes(world: World, later: list[timedelta]) -> None:
    """Else it would be cut within a line."""
    _, board = await shown(world)
    store, name = world.bot.services.store, "A rather long name of someone"
    titles, end = ("ti4", "eclipse", "forbidden_stars", "space_empires"), "2099-01-01T00:00:00"
    for user in range(40):
        pace = "live" if user % 2 else "daily"
        store.keep_seek(Seek(world.guild.id, user, name, 7, titles, 0, pace, "", "", end, end))
    for at in range(40):
        terms = TableTerms(guild=world.guild.id)
        await world.bot.services.tables.lobby.create(900 + at, "toy", world.ann.id, name, terms=terms)
    await look(world, later)
    (message,) = board.history()
    assert message.content.startswith("## 40 tables") and "more tables: /game list" in message.content
    assert "more in the list below" in message.content and len(message.content) < 2000
