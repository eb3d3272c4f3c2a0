"""What the tests keep from one bot to the next is what the next one would make itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

from discord import app_commands

from bot.services.commands import CommandTranslator
from tests.bot.harness import World, make_bot
from tests.bot.quick import KEPT, translated


async def test_the_commands_that_are_kept_are_those_that_a_start_makes(world: World, tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "another.sqlite")
    words = CommandTranslator(bot.services.locales)
    groups = [made for made in bot.tree.get_commands() if isinstance(made, app_commands.Group)]
    before = len(KEPT)
    for group in groups:
        assert await group.get_translated_payload(bot.tree, words) == await translated(group, bot.tree, words)
    assert before == len(KEPT) >= len(groups) > 5


async def test_the_bot_is_waited_for_however_busy_the_machine_is(world: World) -> None:
    with world.env._bot_scope():
        work = asyncio.create_task(asyncio.sleep(0.05))
    await world.env._settle_internal(timeout=0.001)
    assert work.done()
