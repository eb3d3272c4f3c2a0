"""What the tests keep from one bot to the next is what the next one would make itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.services.commands import COMMANDS, CommandTranslator
from bot.services.context import Context
from tests.bot.harness import World, make_bot
from tests.bot.quick import KEPT, added, translated


async def test_the_commands_that_are_kept_are_those_that_a_start_makes(world: World, tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "another.sqlite")
    words = CommandTranslator(bot.services.locales)
    groups = [made for made in bot.tree.get_commands() if isinstance(made, app_commands.Group)]
    before = len(KEPT)
    for group in groups:
        assert await group.get_translated_payload(bot.tree, words) == await translated(group, bot.tree, words)
    assert before == len(KEPT) >= len(groups) > 5


def test_the_commands_of_another_bot_are_those_that_it_would_make(tmp_path: Path) -> None:
    bots = [make_bot(tmp_path / f"{n}.sqlite") for n in range(2)]
    made = app_commands.CommandTree[Any](discord.Client(intents=discord.Intents.none()))
    added(made, bots[1].services.locales)
    trees = [bots[0].tree, bots[1].tree, made]
    kept, taken, anew = ([one.to_dict(tree) for one in tree.get_commands()] for tree in trees)
    assert kept == taken == anew and len(anew) > 15
    assert bots[0].tree.get_command("game") is bots[1].tree.get_command("game")
    assert all(one.parent is None or one.parent in made.get_commands() for one in made.walk_commands())


def test_a_command_that_does_something_else_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = make_bot(tmp_path / "1.sqlite").tree.get_command("help")
    real = COMMANDS["help"]

    async def call(at: Context) -> None: ...

    monkeypatch.setitem(COMMANDS, "help", real._replace(call=call))
    assert make_bot(tmp_path / "2.sqlite").tree.get_command("help") is not first


async def test_the_bot_is_waited_for_however_busy_the_machine_is(world: World) -> None:
    with world.env._bot_scope():
        work = asyncio.create_task(asyncio.sleep(0.05))
    await world.env._settle_internal(timeout=0.001)
    assert work.done()
