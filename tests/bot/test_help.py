"""/help knows where its reader is: no table, an open one, asked, waiting, watching, moderating, in private."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot import clock
from bot.__main__ import command_payloads
from bot.helping.guide import TOPICS, topic_panel
from bot.helping.hints import Hints
from bot.locales import LANGUAGES, read_once
from bot.store import Preferences
from tests.bot.harness import World, error, labels, option_values
from tests.bot.playing import press, revived
from tests.bot.test_rules import read


async def helped(world: World, person: Any, channel: Any = None) -> Any:
    """What /help shows this person."""
    shown = await person.slash(channel or world.channel, "help")
    assert shown.ephemeral
    return read(shown)


async def test_without_a_table_how_to_open_one(world: World) -> None:
    shown = await helped(world, world.ann)
    assert shown.content.startswith("**This channel has no table.**")
    assert "`/game new`: Open a table in this channel" in shown.content
    opened = await world.ann.click(shown, label="Toy")
    await world.env.settle()
    assert not opened.ephemeral
    assert any("Toy: new table" in line for line in world.said())


async def test_an_open_table_says_who_is_missing(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    mine, theirs = await helped(world, world.ann), await helped(world, world.bob)
    assert "**You have a seat.** 1 more player needed (or an AI player)." in mine.content
    assert "`/game start`" in mine.content and "`/game join`" not in mine.content
    assert "**You have no seat yet.** 1 more player needed (or an AI player)." in theirs.content
    assert "`/game join`" in theirs.content
    await world.bob.click(theirs, label="Join")
    await world.env.settle()
    assert "**You have a seat.** Enough players have joined. Press “Start”." in (await helped(world, world.bob)).content


async def test_who_is_asked_gets_the_question_its_button_and_its_commands(world: World) -> None:
    await world.started()
    shown = await helped(world, world.ann)
    assert shown.content.startswith("**Your move: Round 1: bid coins in secret**")
    assert "`/toy answer`" in shown.content and "`/toy bid`: Bid coins" in shown.content
    assert "/toy roll" not in shown.content
    prompt = await world.ann.click(shown, label="Answer")
    assert prompt.ephemeral and "bid coins in secret" in prompt.response.content


async def test_who_waits_reads_for_whom_and_since_when(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.clock.now", lambda: clock.moment("2026-03-01T12:00:00+00:00"))
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="2")
    shown = await helped(world, world.ann)
    assert shown.content.startswith("**Nothing is waiting for you.**")
    assert world.bob.mention in shown.content and "<t:1772366400:R>" in shown.content
    assert world.ann.mention not in shown.content
    assert "Answer" not in labels(shown) and "Something else…" in labels(shown)
    assert "`/game undo`" in shown.content and "`/game orders`" not in shown.content


async def test_a_spectator_is_told_what_is_going_on(world: World) -> None:
    await world.started()
    shown = await helped(world, world.cid)
    assert shown.content.startswith("**You are watching: Toy**\n-# Round 1")
    assert "`/game board`" in shown.content and "Answer" not in labels(shown)


async def test_a_moderator_is_told_of_the_deeds(world: World) -> None:
    await world.started()
    assert "/mod" not in (await helped(world, world.ann)).content
    moderators = world.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
    dee = world.guild.add_member(world.env.create_user("dee"), roles=[moderators])
    assert "You can moderate here: `/mod pause`" in (await helped(world, dee)).content


async def test_where_no_game_is_alive_a_moderator_reads_of_few_deeds(world: World) -> None:
    moderators = world.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
    dee = world.guild.add_member(world.env.create_user("dee"), roles=[moderators])
    few = "`/mod unarchive` `/mod restore` `/mod transfer` `/mod audit` `/mod setup`"
    assert (await helped(world, dee)).content.endswith(f"\n-# You can moderate here: {few}")
    await world.started()
    game = (await world.bot.services.tables.find(world.channel.id)).id
    await world.bot.services.tables.moderation.end(game, 99)
    assert (await helped(world, dee)).content.endswith(f"\n-# You can moderate here: `/mod archive` {few}")


@pytest.mark.parametrize("begun", [False, True])
async def test_a_game_that_was_put_away_asks_nobody(world: World, begun: bool) -> None:
    await (world.started() if begun else world.ann.slash(world.channel, "game new", game="toy"))
    game = (await world.bot.services.tables.find(world.channel.id)).id
    await world.bot.services.tables.channels.archive(game, 99)
    shown = await helped(world, world.ann)
    assert shown.content.startswith("**The game is archived.") and "/game new" in shown.content
    assert "Toy" in labels(shown) and not {"Answer", "Join", "Leave"} & set(labels(shown))


async def test_a_paused_and_an_ended_game(world: World) -> None:
    await world.started()
    game = (await world.bot.services.tables.find(world.channel.id)).id
    await world.bot.services.tables.moderation.pause(game, 99)
    assert (await helped(world, world.ann)).content.startswith("**The game is paused.")
    await world.bot.services.tables.moderation.end(game, 99)
    shown = await helped(world, world.ann)
    assert shown.content.startswith("**This game is over.") and "Toy" in labels(shown)


async def test_in_private_the_own_games_and_what_they_ask(world: World) -> None:
    none = read(await world.cid.user.slash("help"))
    assert none.content.startswith("**You are not playing any games.")
    await world.started()
    shown = read(await world.ann.user.slash("help"))
    assert shown.content.startswith("**Your games**\n**Toy** · ")
    assert labels(shown) == ["Answer: Toy 1"]
    prompt = await world.ann.user.click(shown, label="Answer: Toy 1")
    assert "bid coins in secret" in prompt.response.content


async def test_topics_and_the_way_back(world: World) -> None:
    await world.started()
    shown = await helped(world, world.ann)
    assert option_values(shown) == [topic.name for topic in TOPICS]
    for topic in TOPICS:
        await world.ann.select(shown, [topic.name])
        assert len(shown.content) <= 2000 and "- `/" in shown.content
    await world.restart()
    await world.ann.click(shown, label="Where am I?")
    assert shown.content.startswith("**Your move:")


async def test_help_in_polish(world: World) -> None:
    await world.started()
    world.bot.services.store.prefer(Preferences(world.ann.id, language="pl"))
    shown = await helped(world, world.ann)
    assert shown.content.startswith("**Twoja kolej: ")
    assert "`/secret hand`: Karty na twojej ręce" in shown.content  # Discord itself is English here


async def test_forged_presses_change_nothing(world: World) -> None:
    await world.started()
    for choice, values in (("bx", None), ("bt", ["nowhere"]), ("b", None)):
        old = revived(world, f"0:-:{choice}", values)
        refused = await press(world.ann, old, f"0:-:{choice}", values)
        assert error(refused) == "This button is out of date."


async def test_hints_are_commands_as_they_are_called(world: World) -> None:
    hints = Hints(read_once(), ("game new", "mod pause", "mod resume"), "pl", "en")
    assert hints.lines("game new", "game fly") == ["- `/gra nowa`: Open a table in this channel"]
    assert hints.names("mod *") == "`/moderator wstrzymaj` `/moderator wznów`"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_topic_fits_into_a_message(language: str) -> None:
    payloads = await command_payloads()
    paths = [f"{p['name']} {o['name']}" for p in payloads for o in p.get("options", []) if o["type"] == 1]
    locales = read_once()
    for topic in TOPICS:
        hints = Hints(locales, (*paths, "rules"), language, language)
        assert hints.lines(*topic.commands), topic.name
        assert len(topic_panel(topic, locales.speaker(language), hints).content) < 2000, topic.name
