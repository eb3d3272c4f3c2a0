"""One board, one story, one question: what a channel shows, edited rather than posted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.drawing import painters
from bot.posting.own_messages import OwnMessages, Recipient
from bot.settings import TableSettings
from bot.store import SqliteStore
from bot.store.posts import NoticePost
from engine.text import T
from render import Picture
from tests.bot.harness import World, labels
from tests.bot.moderators import letters
from tests.bot.test_table import bids
from tests.bot.test_text_board import PIXEL


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has pictures here."""
    monkeypatch.setattr(painters, "paint", lambda game, view, **how: Picture(PIXEL, "A board", 1, 1))


async def no_hand(messages: OwnMessages, to: Recipient) -> None:
    """It is as it was sent last."""


def requests(world: World, method: str) -> int:
    """So many requests about the channel's messages."""
    path = f"/channels/{world.channel.id}/messages"
    return sum(one.method == method and one.path.startswith(path) for one in world.env.http_requests)


async def test_a_turn_costs_an_edit_and_a_question(world: World, drawn: None) -> None:
    await bids(world)
    before = requests(world, "PATCH"), requests(world, "POST"), requests(world, "DELETE")
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    await world.env.settle()
    after = requests(world, "PATCH"), requests(world, "POST"), requests(world, "DELETE")
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 0]


@pytest.mark.parametrize("restarted", [True, False])
async def test_what_has_asked_keeps_its_board_when_its_turn_is_told(world: World, drawn: None, restarted: bool) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    assert [file.filename for file in world.prompt.attachments] == ["board.png"]
    asked = world.prompt.id
    if restarted:
        await world.restart()
    await world.bob.slash(world.channel, "toy roll", choice="roll", keep="1")
    (told,) = [message for message in world.channel.history() if message.id == asked]
    assert told.content.startswith("bob rolls") and [file.filename for file in told.attachments] == ["board.png"]


async def test_a_turn_of_programs_waits_for_who_is_asked_next(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.ann.slash(world.channel, "toy bid", coins="0")
    await world.env.settle()
    assert sum("Waiting for Blue" in said for said in world.said()) == 0
    assert f"Waiting for {world.ann.mention}" in world.prompt.content


@pytest.mark.parametrize("changed", [True, False])
async def test_what_was_read_comes_in_a_letter_only_with_a_hand_that_has_changed(
    world: World, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    await world.started()
    before = len(letters(world.bob))
    if not changed:
        monkeypatch.setattr(OwnMessages, "hand", no_hand)
    await world.ann.slash(world.channel, "toy bid", coins="2")
    told = await world.bob.slash(world.channel, "toy bid", coins="3")
    assert "You drew card-" in told.response.content
    assert len(letters(world.bob)) == before + changed


@pytest.mark.parametrize(("old", "new"), [("all", "described"), ("turns", "described"), ("few", "few")])
def test_tables_from_before_take_over_the_default(old: str, new: str) -> None:
    assert TableSettings.model_validate({"pictures": old}).pictures == new


def test_games_in_play_say_once_that_there_are_fewer_pictures(tmp_path: Any) -> None:
    store = SqliteStore(tmp_path / "games.sqlite")
    with store.writing() as db:
        for number, (status, chosen) in enumerate([("running", "all"), ("running", "few"), ("over", "all")], 1):
            db.execute(
                "INSERT INTO games (id, channel, name, options, seed, status, language, owner, created, updated,"
                " settings) VALUES (?, ?, 'toy', '{}', '', ?, 'en', 1, '', '2026-01-01', ?)",
                [number, number, status, f'{{"pictures": "{chosen}"}}'],
            )
        db.execute("DELETE FROM _sqlite_migrations WHERE name = 'quieter_pictures'")
    store.close()
    for _ in range(2):
        again = SqliteStore(tmp_path / "games.sqlite")
        (row,) = again.claim()
        assert (row.game, row.post) == (1, NoticePost(T("bot-pictures-quieter")))
        again.close()


async def test_who_comes_back_reads_ten_lines(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await bids(world)
    monkeypatch.setattr("bot.history.since.LINES", 2)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    told = await world.bob.slash(world.channel, "game since")
    lines = told.response.content.splitlines()
    assert len(lines) <= 3 and labels(world.prompt)
