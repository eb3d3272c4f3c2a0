"""The bot's own icons: uploaded once, beside words of questions and on buttons; where they are missing, words alone."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from bot.client import Astrarch
from bot.locales import icon_of, illustrated, plainly, read_once
from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import Payload, walked, words
from bot.posting import icons
from bot.posting.icons import Icon
from bot.store import SqliteStore
from bot.widgets.lines import ICONED, with_icons
from bot.widgets.presses import ButtonKind
from engine import games
from engine.text import T, Text
from engine.ti4.components import OBJECTIVES
from render.icons import SIZE
from render.icons import icons as drawn
from tests.bot.openapi import wrong

CHANNEL, SECONDS = 101, 60
NAME = re.compile(r"[a-z0-9_]{2,32}")
ROUTE = "applications/:id/emojis"
UNITS = Icon("ti4_unit_0a1b2c3d", b"\x89PNG\r\n\x1a\n unit", ("ti4-strategy-leadership", "ti4-strategy-trade"))
CARDS = Icon("ti4_card_4e5f6071", b"\x89PNG\r\n\x1a\n card", tuple(f"ti4-objective-{id}" for id in OBJECTIVES))


async def few(painters: object) -> list[Icon]:
    return [UNITS, CARDS]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few icons, and what is tried again is tried at once."""
    monkeypatch.setattr(icons, "_drawn", few)
    monkeypatch.setattr(icons, "PAUSES", (0.0, 0.0))


@asynccontextmanager
async def discord_here() -> AsyncIterator[Loopback]:
    """A Discord; at the end nothing that it was sent may have been wrong."""
    async with asyncio.timeout(SECONDS), Loopback() as here:
        yield here
    assert [line for request in here.requests for line in wrong(*request[:3])] == []


@asynccontextmanager
async def running(here: Loopback, path: Path) -> AsyncIterator[Astrarch]:
    """The bot, with as many icons as it gets."""
    with here.at_home():
        bot = Astrarch(SqliteStore(path), guild_ready_timeout=0.05)
        bot.icons = True
        task = asyncio.create_task(bot.start("token"))
        await here.ready()
        try:
            assert bot._bringing is not None
            await bot._bringing
            yield bot
        finally:
            here.again_from_the_start()
            await bot.close()
            await task


async def quiet(bot: Astrarch) -> None:
    await bot.services.tables.stand_ins.settle()
    await bot.sender.settle()


async def started(here: Loopback, bot: Astrarch, kind: str = "strategy_card") -> None:
    """A table of three that is asked for strategy cards, which everybody sees, or for something before."""
    await here.command(1, CHANNEL, "game new", game="ti4")
    for person in (2, 3):
        await here.command(person, CHANNEL, "game join")
    await here.command(1, CHANNEL, "game start")
    await quiet(bot)
    game = (await bot.services.tables.find(CHANNEL)).id
    while (live := await bot.services.tables.look(game)).table.ask.kind != kind:  # type: ignore[union-attr]
        person = live.waiting()[0] + 1
        offers = (await here.complete(person, CHANNEL, "ti4 answer", "answer", "")).callback["data"]["choices"]
        await here.command(person, CHANNEL, "ti4 answer", answer=offers[0]["value"])
        await quiet(bot)


def emoji_of(message: Payload) -> set[str]:
    """The names of the emoji on what can be pressed."""
    parts = [*shapes.pressable(message)]
    parts += [option for part in parts for option in part.get("options", ())]
    return {part["emoji"]["name"] for part in parts if part.get("emoji")}


def uploads(here: Loopback) -> list[str]:
    return [request.body["name"] for request in here.requests if request[:2] == ("POST", ROUTE)]


# --- uploading -------------------------------------------------------------------------------------------------------


def test_every_icon_is_as_discord_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", {})  # without the toys of other tests
    every = dict[str, bytes]()
    for game in games.names():
        every |= drawn(game)
    names = {icons._name(key, png): png for key, png in every.items()}
    assert all(NAME.fullmatch(name) and icons.OURS.fullmatch(name) for name in names)
    assert len(set(every.values())) < icons.MOST / 4 and max(map(len, names.values())) < 256 * 1024
    sizes = {Image.open(io.BytesIO(png)).size for png in every.values()}
    assert sizes == {(SIZE, SIZE)}
    keys = ("ti4-unit-carrier", "eclipse-resource-money", "forbidden_stars-order-advance", "space_empires-unit-SC")
    assert all(key in every and read_once().has(key) for key in keys)
    assert [key for key in every if not read_once().has(key)] == []


async def test_they_are_uploaded_once(tmp_path: Path) -> None:
    async with discord_here() as here:
        async with running(here, tmp_path / "games.sqlite"):
            assert sorted(uploads(here)) == [CARDS.name, UNITS.name]
        async with running(here, tmp_path / "games.sqlite") as bot:
            assert len(uploads(here)) == 2 and set(bot.services.locales.icons) == {*UNITS.keys, *CARDS.keys}


async def test_a_process_that_uploads_none_waits_for_those_of_another(tmp_path: Path) -> None:
    async with discord_here() as here, running(here, tmp_path / "games.sqlite") as bot:
        here.emoji.clear()
        bot.services.locales.icons.clear()
        await icons.show_icons(bot, bot.services, uploads=False)
        assert not bot.services.locales.icons and len(uploads(here)) == 2
        here.emoji[7] = shapes.emoji(7, UNITS.name)
        await icons.show_icons(bot, bot.services, uploads=False)
        assert bot.services.locales.icons == dict.fromkeys(UNITS.keys, f"<:{UNITS.name}:7>")


async def test_old_ones_of_ours_make_room_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "MOST", 4)
    async with discord_here() as here:
        for id, name in enumerate(("operators_own", "ti4_old_11111111", "ti4_newer_22222222"), 1):
            here.emoji[id] = shapes.emoji(id, name)
        async with running(here, tmp_path / "games.sqlite"):
            names = {emoji["name"] for emoji in here.emoji.values()}
    assert names == {"operators_own", "ti4_newer_22222222", UNITS.name, CARDS.name}


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_words_do_without_where_discord_refuses(tmp_path: Path, method: str) -> None:
    async with discord_here() as here:
        here.faults.append((method, ROUTE, 403, {"code": 50001, "message": "Missing Access"}))
        async with running(here, tmp_path / "games.sqlite") as bot:
            assert bot.services.locales.icons == {}
            await started(here, bot)
            assert here.posted(CHANNEL) and not any(emoji_of(message) for message in here.posted(CHANNEL))


# --- beside words ----------------------------------------------------------------------------------------------------


async def test_buttons_and_lists_show_them_and_alt_texts_never(tmp_path: Path) -> None:
    async with discord_here() as here, running(here, tmp_path / "games.sqlite") as bot:
        await started(here, bot)
        prompt = here.posted(CHANNEL)[-1]
        assert emoji_of(prompt) == {UNITS.name}
        galleries = [
            part for message in here.posted(CHANNEL) for part in walked(message["components"]) if "items" in part
        ]
        told = [str(item.get("description")) for part in galleries for item in part["items"]]
        assert told and not any("<:" in words for words in told)


async def test_a_message_that_discord_refuses_for_an_icon_comes_without(tmp_path: Path) -> None:
    refused = {"code": 50035, "message": "Invalid Form Body", "errors": {"components": {"_errors": [
        {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}}}  # fmt: skip
    async with discord_here() as here, running(here, tmp_path / "games.sqlite") as bot:
        await started(here, bot)
        assert emoji_of(here.posted(CHANNEL)[-1])
        game = await bot.services.tables.find(CHANNEL)
        person = (await bot.services.tables.look(game.id)).waiting()[0] + 1
        offers = (await here.complete(person, CHANNEL, "ti4 answer", "answer", "")).callback["data"]["choices"]
        here.faults += [(method, path, 400, refused) for method, path in (
            ("POST", "channels/:id/messages"), ("PATCH", "channels/:id/messages/:id"))]  # fmt: skip
        await here.command(person, CHANNEL, "ti4 answer", answer=offers[0]["value"])
        await quiet(bot)
        assert len(here.faults) == 1 and not emoji_of(here.posted(CHANNEL)[-1])
        prompt = here.posted(CHANNEL)[-1]
        assert shapes.pressable(prompt) and not emoji_of(prompt) and f"<@{person % 3 + 1}>" in words(prompt)


async def test_a_private_prompt_that_discord_refuses_for_an_icon_comes_without(tmp_path: Path) -> None:
    refused = {"code": 50035, "message": "Invalid Form Body", "errors": {"data": {"_errors": [
        {"code": "COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}}}  # fmt: skip
    async with discord_here() as here, running(here, tmp_path / "games.sqlite") as bot:
        await started(here, bot, "keep_secret")
        game = await bot.services.tables.find(CHANNEL)
        person = (await bot.services.tables.look(game.id)).waiting()[0] + 1
        here.faults.append(("POST", "interactions/:id/:id/callback", 400, refused))
        prompt = here.posted(CHANNEL)[-1]
        (answer,) = (
            part["custom_id"] for part in shapes.pressable(prompt) if f":{ButtonKind.ANSWER}" in part["custom_id"]
        )
        opened = await here.answered(await here.press(person, prompt, answer))
        assert shapes.pressable(opened.message) and not emoji_of(opened.message) and not here.faults


def unknown_emoji() -> discord.HTTPException:
    """What Discord says of a message with an emoji that is gone."""
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(answer, {"code": 50035, "message": "Invalid emoji"})


async def test_icons_that_somebody_deleted_come_again(tmp_path: Path) -> None:
    async with discord_here() as here, running(here, tmp_path / "games.sqlite") as bot:
        here.emoji.clear()
        before = dict(bot.services.locales.icons)
        bot.services.lose_icons(unknown_emoji())
        assert bot.services.locales.icons == {} and bot._bringing is not None
        bot.services.lose_icons(unknown_emoji())  # by another message, while they are brought
        await bot._bringing
        after = bot.services.locales.icons
        assert after.keys() == before.keys() and after != before and len(uploads(here)) == 4


def speaking(**known: str) -> Any:
    locales = read_once().apart()
    locales.icons |= {key.replace("_", "-"): icon for key, icon in known.items()}
    return locales.speaker("en", ["Ann"])


def test_an_icon_stands_before_its_word_in_questions_alone() -> None:
    say, text = speaking(list="<:list:1>"), T("ti4-move-group", n=2, unit=T("list", most="a", last="b"), system="x")
    assert read_once().icons == {}
    assert "<:list:1> a and b" in illustrated(say)(text)
    assert "<:" not in say(text) and "<:" not in plainly(illustrated(say))(text)
    assert icon_of(say, text) == "<:list:1>" and icon_of(say, T("ti4-tactical")) is None


def test_a_long_question_has_no_icons() -> None:
    say = speaking(list="<:list:1>")

    def lines(many: int, say: Any) -> list[str]:
        return [say(Text("list", {"most": "a", "last": "b"}))] * many

    assert with_icons(say, lambda say: lines(3, say)) == ["<:list:1> a and b"] * 3
    assert with_icons(say, lambda say: lines(ICONED // 10, say)) == ["a and b"] * (ICONED // 10)
