"""Whatever has piled up is posted to the end without anybody doing anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.posting.delivery import ROWS
from bot.posting.direct_messages import DmCleaner
from bot.store import Change, Post
from bot.store.posts import AccountLine, AccountPost, NoticePost, PromptPost
from engine.text import T
from tests.bot.harness import World
from tests.bot.outbox import kinds


async def saved(world: World, *posts: Post, settle: bool = True) -> None:
    tables = world.bot.services.tables
    async with tables.games.turn(1) as live:
        await tables.games.save(live, Change(posts=list(posts)))
    if settle:
        await world.bot.sender.settle()


def quiet(seq: int = 0) -> Post:
    """What happened where nothing is to be seen on the board: it waits for the next picture."""
    line = AccountLine(T("toy-tell", words="a line"), (), 0)
    return AccountPost((line,), seq)


async def test_accounts_that_wait_for_a_picture_do_not_hold_up_the_prompt(world: World) -> None:
    await world.started()
    before = world.prompt
    world.bot.sender.chatter(world.channel.id)
    await saved(world, *[quiet()] * (2 * ROWS + 10), PromptPost(None))
    assert world.prompt.id != before.id
    waiting = await world.bot.services.call(world.bot.services.store.claim, limit=10_000)
    assert set(kinds(waiting)) == {"account"}


async def test_many_lines_are_all_posted_after_one_start(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.posting.delivery.ROWS", 20)
    await world.started()
    with monkeypatch.context() as asleep:
        asleep.setattr(world.bot.sender, "wake", lambda game: None)
        lines = [NoticePost(T("toy-tell", words=f"line {n}")) for n in range(70)]
        await saved(world, *lines, settle=False)
    await world.restart()
    assert [line for line in world.said() if line.startswith("line ")] == [f"line {n}" for n in range(70)]


async def test_waiting_for_what_has_ended_lets_the_loop_turn(tmp_path: Path) -> None:
    """On Python 3.12 and later, awaiting what is done returns at once: a wait in a loop never ended."""
    burner = DmCleaner(None, None)  # type: ignore[arg-type]

    async def nothing(row: object) -> None:
        """Done at once."""

    burner._run = nothing  # type: ignore[method-assign]
    row = type("Row", (), {"id": 7, "game": 1})()
    burner.take([row])
    await asyncio.sleep(0)
    assert burner._tasks[7].done()
    async with asyncio.timeout(5):
        await burner.settle()
    assert not burner._tasks
