"""Where many pictures wait to be drawn, messages go out without theirs, and get them afterwards."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence
from typing import Any, cast

import discord
import pytest

from bot.drawing import painters
from bot.drawing.pictures import Pictures
from bot.drawing.turns import Queue, Rank
from bot.posting.late_pictures import Drawing, LatePictures, PictureKind
from bot.posting.messages import Messenger
from bot.posting.outgoing_message import OutgoingMessage
from render import Picture
from tests.bot.harness import World
from tests.bot.test_pictures_and_accounts import posted
from tests.bot.test_table import bids
from tests.bot.test_text_board import PIXEL, at_places

CHANNEL, MESSAGE = 101, 7


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The zooms of what is drawn, in whichever game."""
    zooms: list[str | None] = []

    def paint(game: str, view: object, *, zoom: str | None, **_: Any) -> Picture:
        zooms.append(zoom)
        return Picture(PIXEL, "A board", 1, 1)

    monkeypatch.setattr(painters, "paint", paint)
    return zooms


@pytest.fixture
def crowded(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[discord.File]]:
    """Every picture is drawn only after the message that it belongs to; the files that messages get afterwards."""
    brought: list[Sequence[discord.File]] = []
    post, edit, soon, said = Messenger.to_channel, Messenger.edit, LatePictures.soon, list[asyncio.Event]()

    def told() -> None:
        while said:
            said.pop().set()

    async def after(gate: asyncio.Event, drawing: Drawing) -> discord.File | None:
        await gate.wait()
        return await drawing

    async def later(self: LatePictures, game: int, kind: PictureKind, drawing: Drawing) -> discord.File | None:
        said.append(asyncio.Event())
        return await soon(self, game, kind, after(said[-1], drawing))

    async def posted(self: Messenger, channel: int, letter: OutgoingMessage) -> int | None:
        message = await post(self, channel, letter)
        told()
        return message

    async def edited(
        self: Messenger, channel: int, message: int, letter: OutgoingMessage, *, keeps: bool = False
    ) -> int | None:
        brought.append(letter.files)
        found = await edit(self, channel, message, letter, keeps=keeps)
        told()
        return found

    monkeypatch.setattr(LatePictures, "soon", later)
    monkeypatch.setattr(Messenger, "to_channel", posted)
    monkeypatch.setattr(Messenger, "edit", edited)
    monkeypatch.setattr(Queue, "busy", True)
    monkeypatch.setattr("bot.posting.late_pictures.PATIENCE", 0.0)
    return brought


async def test_a_turn_is_told_at_once_and_its_board_follows_in_the_same_message(
    world: World, painted: list[str | None], crowded: list[Sequence[discord.File]]
) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    start, asked = posted(world)
    assert start.startswith("ann draws a card.") and "SHA-256" in start
    assert asked == world.prompt.content
    assert [len(files) for files in crowded if files] == [1, 1]


async def test_a_question_is_asked_at_once_and_its_places_follow(
    world: World,
    painted: list[str | None],
    crowded: list[Sequence[discord.File]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.wording.focus.SMALL", 0)
    await at_places(world)
    await world.env.settle()
    assert [file.filename for file in world.prompt.attachments] == ["places.png"]
    assert crowded[-1] and painted[-1] is not None


async def test_places_that_nobody_is_asked_about_any_more_are_not_drawn(
    world: World, painted: list[str | None], caplog: pytest.LogCaptureFixture
) -> None:
    await bids(world)
    live, before = await world.bot.services.tables.look(1), len(painted)
    pictures, say = world.bot.services.pictures, world.bot.services.aloud(live)
    assert await pictures.places(live, say, "focus-gone") is None
    faults = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(painted) == before and not faults


class Post:
    """Notes which file each message gets."""

    def __init__(self) -> None:
        self.brought: list[tuple[int, str]] = []

    async def edit(self, channel: int, message: int, letter: OutgoingMessage) -> int:
        self.brought += [(message, file.filename) for file in letter.files]
        return message


class Crowd:
    """Pictures that all are late."""

    busy = True


async def late(monkeypatch: pytest.MonkeyPatch) -> tuple[LatePictures, Post, list[int]]:
    monkeypatch.setattr("bot.posting.late_pictures.PATIENCE", 0.0)
    post, woken = Post(), list[int]()
    return LatePictures(cast(Messenger, post), cast(Pictures, Crowd()), woken.append), post, woken


async def picture(name: str) -> discord.File:
    await asyncio.sleep(0)
    return discord.File(io.BytesIO(PIXEL), name)


async def test_only_the_latest_board_of_a_table_is_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures, post, woken = await late(monkeypatch)
    for number, name in enumerate(["old.png", "new.png"]):
        assert await pictures.soon(1, "turn", picture(name)) is None
        pictures.follows(1, "turn", CHANNEL, MESSAGE + number, OutgoingMessage("", "nonce"))
    await pictures.settle()
    await asyncio.sleep(0)
    assert woken
    await pictures.bring(1)
    await pictures.bring(1)
    assert post.brought == [(MESSAGE + 1, "new.png")]


async def test_a_picture_that_discord_does_not_take_now_is_brought_later(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures, post, _ = await late(monkeypatch)
    await pictures.soon(1, "turn", picture("map.png"))
    pictures.follows(1, "turn", CHANNEL, MESSAGE, OutgoingMessage("", "nonce"))
    await pictures.settle()
    with monkeypatch.context() as away:
        away.setattr(post, "edit", None)
        with pytest.raises(TypeError):
            await pictures.bring(1)
    await pictures.bring(1)
    assert post.brought == [(MESSAGE, "map.png")]


async def test_what_people_ask_for_is_drawn_before_what_channels_are_told() -> None:
    queue, order = Queue(1), list[Rank]()

    async def drawn(rank: Rank) -> None:
        async with queue.served(rank):
            order.append(rank)

    async with queue.served():
        assert queue.busy
        waiting = [asyncio.create_task(drawn(rank)) for rank in (Rank.PLACES, Rank.TURN, Rank.ASKED)]
        given_up = asyncio.create_task(drawn(Rank.ASKED))
        await asyncio.sleep(0)
        given_up.cancel()
    await asyncio.gather(*waiting)
    assert order == [Rank.ASKED, Rank.TURN, Rank.PLACES] and not queue.busy


async def test_who_gives_up_at_the_moment_of_the_turn_passes_it_on() -> None:
    queue = Queue(1)
    async with queue.served():
        given_up = asyncio.create_task(queue.served().__aenter__())
        await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert not queue.busy
