"""Direct messages with secrets: remembered with their rows, deleted at the end or when their reader goes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.posting.direct_messages import LATER, waits
from bot.settings import TableSettings
from bot.store import Change, GameRow, PostNote, SeatRow, Sending, SqliteStore
from bot.store.posts import BurnPost, SecretPost
from tests.bot import databases
from tests.bot.harness import World, labels
from tests.bot.outbox import kinds
from tests.bot.test_table import bids

DELETE = "/channels/*/messages/*"


def letters(person: Any) -> list[str]:
    return [message.content for message in person.user.dm_channel.history()]


async def remembered(world: World) -> list[tuple[int, int]]:
    return await world.bot.services.call(world.bot.services.store.letters, 1)


async def waiting(world: World) -> list[str]:
    """Kinds of the rows that are still in the outbox."""
    return kinds(await world.bot.services.call(world.bot.services.store.claim))


async def change(world: World, change: Change) -> None:
    tables = world.bot.services.tables
    async with tables.games.turn(1) as live:
        await tables.games.save(live, change)
    await world.bot.sender.settle()


async def ended(world: World) -> None:
    await world.ended(world.ann)
    await world.env.settle()


def test_deleting_is_never_given_up() -> None:
    seconds = [wait for wait, _ in zip(waits(), range(8), strict=False)]
    assert seconds == [2.0, 5.0, 15.0, 60.0, 300.0, LATER, LATER, LATER]


async def test_every_direct_message_is_remembered(world: World) -> None:
    await bids(world)
    (first, *_) = world.ann.user.dm_channel.history()
    known = await remembered(world)
    assert (world.ann.id, first.id) in known
    sent = [message.id for person in (world.ann, world.bob) for message in person.user.dm_channel.history()]
    assert sorted(message for _, message in known) == sorted(sent)


@pytest.mark.both_databases
def test_it_is_remembered_in_the_transaction_that_notes_it_as_sent(tmp_path: Path) -> None:
    store = databases.opened(tmp_path / "games.sqlite")
    game = store.create(GameRow(0, None, 7, "toy", {}, "5eed", "open", "en", 11), [SeatRow(0, 11, "Ann")])
    posts = [SecretPost((), 1, seat=0), SecretPost((), 2, seat=0)]
    store.commit(game.id, 0, Change(posts=posts))
    first, second = store.claim()
    sending = Sending("nonce", 5, PostNote(game.id, (first.id,), 11), "words")
    store.begin(sending)
    assert store.letters(game.id) == []
    store.arrived(sending, 900)
    store.sent([second.id], None)
    assert store.letters(game.id) == [(11, 900)]
    assert store.claim() == []


async def test_they_are_deleted_when_the_game_ends(world: World) -> None:
    await bids(world)
    assert letters(world.ann) and letters(world.bob)
    await ended(world)
    assert letters(world.ann) == letters(world.bob) == []
    assert await remembered(world) == [] and await waiting(world) == []


async def test_they_stay_where_the_table_wants_the_reveal(world: World) -> None:
    await bids(world)
    await change(world, Change(settings=TableSettings(reveal=True)))
    await ended(world)
    assert letters(world.ann) and letters(world.bob)


async def test_somebody_who_goes_loses_only_the_own_ones(world: World) -> None:
    await bids(world)
    await change(world, Change(posts=[BurnPost(world.bob.id)]))
    assert letters(world.ann) and letters(world.bob) == []
    assert {user for user, _ in await remembered(world)} == {world.ann.id}


@pytest.mark.parametrize("status", [404, 403])
async def test_what_cannot_be_deleted_is_let_go(world: World, status: int) -> None:
    await bids(world)
    world.env.inject_error("DELETE", DELETE, status=status, code=10008, times=None)
    await change(world, Change(posts=[BurnPost()]))
    assert letters(world.ann)
    assert await remembered(world) == [] and await waiting(world) == []


async def test_troubles_of_discord_are_waited_out(world: World) -> None:
    await bids(world)
    world.env.inject_error("DELETE", DELETE, status=500, times=None)
    await ended(world)
    assert letters(world.ann) and "burn" in await waiting(world)
    world.env.backend.faults.clear()
    await world.env.advance_time(400)
    await world.env.settle()
    assert letters(world.ann) == letters(world.bob) == []
    assert await waiting(world) == []


async def test_the_game_goes_on_meanwhile(world: World) -> None:
    await bids(world)
    tables = world.bot.services.tables
    private = f"/channels/{world.bob.user.dm_channel.id}/messages/*"
    world.env.inject_error("DELETE", private, status=500, times=None)
    async with tables.games.turn(1) as live:
        await tables.games.save(live, Change(posts=[BurnPost(world.bob.id)]))
    await world.ann.click(world.prompt, label="Keep still")
    async with asyncio.timeout(60):
        while world.bob.mention not in world.prompt.content:
            await asyncio.sleep(0.01)


async def test_deleting_goes_on_after_a_restart(world: World) -> None:
    await bids(world)
    world.env.inject_error("DELETE", DELETE, status=500, times=None)
    await ended(world)
    world.env.backend.faults.clear()
    await world.restart()
    assert letters(world.ann) == letters(world.bob) == []


async def test_a_letter_that_a_crash_left_in_doubt_is_found_and_not_sent_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies between Discord's answer and the note of it."""
    now = world.env.now
    with monkeypatch.context() as patched:
        patched.setattr("bot.clock.now", now)
        patched.setattr("bot.store.keeping.outbox.now", now)
        for noted in ("sent", "arrived"):
            patched.setattr(SqliteStore, noted, lambda *args: True)
        await world.started()
        before = letters(world.ann)
        assert len(before) == 1 and await remembered(world) == []
    await world.restart()
    assert letters(world.ann) == before
    (message,) = world.ann.user.dm_channel.history()
    assert (world.ann.id, message.id) in await remembered(world)


async def test_direct_messages_that_close_in_the_middle(world: World) -> None:
    await world.started()
    world.env.inject_error("POST", f"/channels/{world.ann.user.dm_channel.id}/messages", status=403, code=50007)
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="1")
    waits = [m for m in world.channel.history() if "you have a secret message" in m.content]
    assert [m.content.split(",")[0] for m in waits] == [world.ann.mention]
    shown = await world.ann.click(waits[0], label="Show my secrets")
    assert "You drew card-" in shown.response.content and shown.ephemeral
    assert waits[0].id not in [message for _, message in await remembered(world)]


async def test_a_player_who_left_the_server(world: World) -> None:
    """Direct messages do not reach them any more; the table plays on, and shows them nothing until they return."""
    await bids(world)
    world.env.inject_error("POST", f"/channels/{world.bob.user.dm_channel.id}/messages", status=403, code=50278)
    await world.ann.click(world.prompt, label="Keep still")
    await world.bob.click(world.prompt, label="Keep still")
    assert labels(world.prompt)
    assert "You drew card-" not in "".join(world.said())


async def test_an_account_that_is_gone(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=404, code=10013, times=None)
    await world.started()
    assert await waiting(world) == [] and await remembered(world) == []
