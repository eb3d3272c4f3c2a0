"""The sandbox as people find it: an address that stays, a board at once, commands in its language, few presses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.access import can_access_channel
from simcord.enums import ChannelType
from simcord.preview import _commands
from simcord.results import ResponseMessage

from bot.config import Config, Sandbox
from bot.errors import BotError, GameUnreadable
from bot.locales import LANGUAGES
from bot.operating import sandbox as opening
from bot.operating.door import FILES, door
from bot.operating.sandbox import SAMPLES, _go_on, _greet, sandbox
from bot.operating.sandbox_commands import named_in
from bot.operating.sandbox_windows import Person, Windows
from bot.posting.delivery import Sender
from bot.widgets.presses import ButtonKind
from engine.text import T
from tests.bot.harness import World, labels
from tests.bot.rounds import choices_of

PRESSES = 4


class House:
    """One person who may look at one place."""

    framed_by: tuple[str, ...] = ()

    def everybody(self) -> list[dict[str, str]]:
        return [{"id": "1", "name": "Ann"}]

    def places(self, person: str) -> list[dict[str, str]]:
        return [{"id": "2", "name": "#table", "newest": "0"}] if person == "1" else []

    async def address(self, person: str, place: str) -> str:
        if (person, place) != ("1", "2"):
            raise BotError(T("bot-sandbox-no-place"))
        return "http://127.0.0.1:1/#secret"


async def test_the_door_shows_a_page_and_leads_to_the_windows() -> None:
    house = House()
    async with door(0, house, {"gone": "Gone"}) as address, aiohttp.ClientSession() as client:
        assert address.rstrip("/") in house.framed_by
        for file in FILES:
            page = await client.get(address + file.lstrip("/"))
            assert page.status == 200 and "secret" not in await page.text()
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
        told = await (await client.get(f"{address}places")).json()
        assert told["people"] == [{"id": "1", "name": "Ann", "places": house.places("1")}] and told["words"]["start"]
        window = await client.get(f"{address}window/1/2", allow_redirects=False)
        assert (window.status, window.headers["Location"]) == (302, "http://127.0.0.1:1/#secret")
        assert (await client.get(f"{address}window/1/3", allow_redirects=False)).status == 404


async def test_the_door_opens_to_this_machine_alone() -> None:
    async with door(0, House(), {}) as address, aiohttp.ClientSession() as client:
        for path in ("", "places", "window/1/2"):
            foreign = await client.get(address + path, allow_redirects=False, headers={"Host": "example.org"})
            assert foreign.status == 403 and "Location" not in foreign.headers and "Ann" not in await foreign.text()


async def test_a_door_whose_port_is_taken_says_so() -> None:
    async with door(0, House(), {}) as address:
        with pytest.raises(OSError, match="address already in use"):
            async with door(int(address.rsplit(":", 1)[1].strip("/")), House(), {}):
                pass


async def test_the_sandbox_opens_at_an_address_without_a_secret(tmp_path: Path) -> None:
    config = Config(language="pl", sandbox=Sandbox(port=0, database=str(tmp_path / "sandbox.sqlite")))
    stop, opened = asyncio.Event(), asyncio.get_running_loop().create_future()
    running = asyncio.create_task(sandbox(config, stop=stop, opened=opened))
    address = await asyncio.wait_for(opened, 60)
    async with aiohttp.ClientSession() as client:
        told = await (await client.get(f"{address}places")).json()
        first = told["people"][0]
        window = await client.get(f"{address}window/{first['id']}/{first['places'][0]['id']}")
        dressed = await client.get(f"{window.url.origin()}/app.js")
        program = await dressed.text()
    assert "#" not in address and told["words"]["language"] == "pl"
    assert [place["name"] for place in first["places"]] == ["#table", "#table-2", "Wiadomości prywatne z botem"]
    assert (
        window.status == 200 and f"frame-ancestors {address.rstrip('/')}" in window.headers["Content-Security-Policy"]
    )
    assert "X-Frame-Options" not in window.headers and "Widzisz to tylko ty" in program
    stop.set()
    await running


async def test_the_page_opens_while_the_games_of_earlier_runs_are_still_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nine boards are drawn, and stand-ins think: nobody has to wait for that, nor has simcord."""
    config = Config(sandbox=Sandbox(port=0, database=str(tmp_path / "sandbox.sqlite")))
    stop, opened = asyncio.Event(), asyncio.get_running_loop().create_future()
    begun = asyncio.Event()

    async def takes_long(sender: Sender) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Sender, "catch_up", takes_long)
    running = asyncio.create_task(sandbox(config, stop=stop, opened=opened))
    done, _ = await asyncio.wait({running, opened}, return_when=asyncio.FIRST_COMPLETED)
    assert done == {opened}
    await begun.wait()
    stop.set()
    await running


async def test_a_game_that_cannot_be_shown_again_keeps_the_others_from_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started()
    annex = world.guild.create_text_channel("annex")
    await world.ann.slash(annex, "game new", game="toy")
    shown, again = list[int](), opening.show_again

    async def fails(services: Any, game: int) -> None:
        shown.append(game)
        if game == 1:
            raise GameUnreadable
        await again(services, game)

    monkeypatch.setattr(opening, "show_again", fails)
    world.env.backend.messages[annex.id].clear()
    await _go_on(world.env, world.bot, world.channel)
    await world.env.settle()
    assert sorted(shown) == [1, 2] and "game 1 is not shown again" in caplog.text
    assert "1. ann" in annex.history()[0].content


@pytest.fixture
async def windows(world: World) -> AsyncIterator[Windows]:
    people = [Person(member, member.user) for member in world.people.values()]
    for person in people:
        world.env.backend.get_dm_channel(person.id)
    opened = Windows(world.env, people, world.bot.services.locales.speaker("en"), "en")
    opened.framed_by = ("http://127.0.0.1:1",)
    yield opened
    await opened.close()


async def test_each_looks_at_channels_threads_and_the_own_direct_messages(world: World, windows: Windows) -> None:
    backend = world.env.backend
    thread = backend.create_thread(world.channel.id, "secret", world.ann.id, type=ChannelType.PRIVATE_THREAD)
    own = str(backend.get_dm_channel(world.ann.id).id)
    mine = windows.places(str(world.ann.id))
    assert [one["id"] for one in mine] == [str(world.channel.id), str(thread.id), own]
    assert [one["name"] for one in mine] == ["#table", "↳ secret", "Direct messages with the bot"]
    assert str(thread.id) not in {one["id"] for one in windows.places(str(world.bob.id))}
    bob, there = str(world.bob.id), str(world.channel.id)
    for person, place in ((bob, own), (bob, str(thread.id)), (bob, "1"), (bob, "x"), ("1", there)):
        with pytest.raises(BotError):
            await windows.address(person, place)


async def test_windows_stand_side_by_side_and_show_what_is_new_by_themselves(world: World, windows: Windows) -> None:
    addresses = {await windows.address(str(person.id), str(world.channel.id)) for person in world.people.values()}
    assert len(addresses) == len(world.people)
    assert await windows.address(str(world.ann.id), str(world.channel.id)) in addresses
    window = windows._open[str(world.bob.id), world.channel.id]
    page = window._open_page()
    windows.show_changes()
    before = page.revision
    windows.show_changes()
    assert page.revision == before, "nothing has changed"
    await world.ann.send(world.channel, "hello")
    windows.show_changes()
    assert page.revision == before + 1 and "hello" in str(page.snapshot["messages"])


async def test_what_is_done_in_two_windows_at_once_is_done_one_after_the_other(world: World, windows: Windows) -> None:
    pages = []
    for person in (world.ann, world.bob):
        await windows.address(str(person.id), str(world.channel.id))
        window = windows._open[str(person.id), world.channel.id]
        pages.append((window, window._open_page()))
    done = await asyncio.gather(*(window._action(page.id, _sending(page)) for window, page in pages))
    assert [one["settlement"] for one in done] == ["settled", "settled"]
    assert world.said()[-2:] == ["hello", "hello"]


async def test_a_press_on_what_stands_unchanged_is_taken_though_more_has_been_said(
    world: World, windows: Windows
) -> None:
    await _greet(world.env, world.bot, world.channel.id, "en")
    await windows.address(str(world.ann.id), str(world.channel.id))
    window, message = windows._open[str(world.ann.id), world.channel.id], world.channel.history()[0]
    page = window._open_page()
    deed = {**_sending(page), "kind": "click", "target_id": str(message.id), "control_key": "none"}
    await world.bob.send(world.channel, "hello")
    windows.show_changes()
    assert (await window._action(page.id, deed))["diagnostics"][0]["code"] == "validation-failed", "no such button"
    world.env.backend.edit_message(world.channel.id, message.id, {"content": "other"})
    windows.show_changes()
    assert (await window._action(page.id, deed))["diagnostics"][0]["code"] == "stale-revision"


def _sending(page: Any) -> dict[str, Any]:
    now = {"generation": page.generation, "bot_generation": 1, "published_revision": page.revision}
    return {
        "protocol_version": 3,
        "sequence": 1,
        "request_id": page.id,
        "kind": "send_message",
        "content": "hello",
        **now,
    }


@pytest.mark.parametrize("kind", ["public", "private"])
async def test_a_table_in_a_thread_stands_there_again_after_a_restart(world: World, kind: str) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", thread=f"thread-{kind}")
    (thread,) = world.channel.threads
    await world.ann.slash(thread, "game invite", player=world.bob)
    await world.bob.slash(thread, "game join")
    await world.ann.slash(thread, "game start")
    backend = world.env.backend
    del backend.channels[thread.id], backend.messages[thread.id]
    backend.guilds[world.guild.id].thread_ids.remove(thread.id)

    await _go_on(world.env, world.bot, world.channel)
    await world.env.settle()
    (again,) = world.channel.threads
    assert again.id == thread.id and any("bid coins" in message.content for message in again.history())
    seen = [who for who in (world.ann, world.bob, world.cid) if can_access_channel(world.env, again.id, who)]
    assert len(seen) == (3 if kind == "public" else 2)


async def test_a_table_that_waits_for_players_stands_there_again_after_a_restart(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    world.env.backend.messages[world.channel.id].clear()
    await _go_on(world.env, world.bot, world.channel)
    await world.env.settle()
    (again,) = world.channel.history()
    assert "1. ann" in again.content
    await world.bob.click(again, label="Join")
    (again,) = world.channel.history()
    assert "2. bob" in again.content, "it is the message that shows who sits here"


async def test_a_game_shown_again_has_the_buttons_below_its_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def board(*_: Any, **__: Any) -> discord.File:
        return discord.File(BytesIO(b"a board"), "board.png")

    monkeypatch.setattr(world.bot.services.pictures, "board", board)
    await world.ann.slash(world.channel, "game new", game="eclipse")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    world.env.backend.messages[world.channel.id].clear()
    await _go_on(world.env, world.bot, world.channel)
    await world.env.settle()
    assert {"In words", "More pictures"} <= set(labels(world.channel.history()[0]))


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_a_newcomer_sees_a_board_with_words_of_the_sandbox(world: World, language: str) -> None:
    assert set(SAMPLES) == {*LANGUAGES}
    await _greet(world.env, world.bot, world.channel.id, language)
    (shown,) = [file.filename for message in world.channel.history() for file in message.attachments]
    assert shown.endswith("-pl.png") == (language == "pl")


async def test_the_next_channel_opens_though_somebody_is_acting(world: World) -> None:
    """Whoever starts a game in the last free channel is still at it when the next one appears."""
    pressed, acts = asyncio.Event(), asyncio.Event()

    async def act() -> None:
        world.env._begin_operation("press")
        acts.set()
        await pressed.wait()
        world.env._end_operation()

    acting = asyncio.create_task(act())
    await acts.wait()
    greeting = asyncio.create_task(_greet(world.env, world.bot, world.channel.id, "en"))
    await asyncio.sleep(0)
    pressed.set()
    await asyncio.gather(acting, greeting)
    assert world.channel.history()


async def test_from_the_page_to_the_first_own_decision(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def board(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(world.bot.services.pictures, "board", board)
    await _greet(world.env, world.bot, world.channel.id, "en")
    welcome = world.channel.history()[0]
    assert welcome.attachments
    opened = await world.ann.click(welcome, label=labels(welcome)[0])
    start = next(label for label in labels(opened.response) if label.startswith("Start with"))
    await world.ann.click(opened.response, label=start)
    presses, own = 2, await _asked(world)
    answer = [id for id, choice in choices_of(own) if choice == ButtonKind.ANSWER]
    if answer:
        presses += 1
        assert (await world.ann.click(own, custom_id=answer[0])).ephemeral
    assert presses <= PRESSES


async def _asked(world: World) -> Any:
    """The prompt, once it is the person's turn."""
    for _ in range(200):
        await world.env.settle()
        game = await world.bot.services.tables.find(world.channel.id)
        live = await world.bot.services.tables.look(game.id)
        if live.table is not None and 0 in live.waiting() and live.game.prompt is not None:
            break
        await world.env.advance_time(5)
    await world.env.settle()
    prompt = (await world.bot.services.tables.find(world.channel.id)).prompt
    assert prompt is not None
    return ResponseMessage(world.env, world.env.backend.get_message(world.channel.id, prompt))


def test_commands_are_listed_in_the_language_of_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"name": "game", "name_localizations": {"pl": "gra"}, "id": "7"}
    choice = {"name": "Mine", "name_localizations": {"pl": "Moje"}, "value": "look-mine"}
    option = {"name": "list", "description": "A list", "description_localizations": {"pl": "Lista"}, "type": 3}
    leaf = {"name": "look", "name_localizations": {"pl": "opis"}, "description": "In words", "type": 1}
    command = {**names, "options": [{**leaf, "options": [{**option, "choices": [choice]}]}]}
    entry = _commands.entry_for_leaf(command, ["game", "look"], command["options"][0])  # type: ignore[arg-type]
    monkeypatch.setattr(_commands, "build_catalog", lambda preview, page: {"entries": [entry]})
    preview = SimpleNamespace(env=SimpleNamespace(backend=SimpleNamespace(commands={None: {("game", 1): command}})))
    with named_in("pl"):
        shown = _commands.build_catalog(preview, None)["entries"][0]  # type: ignore[arg-type]
    assert (shown["invocation"], shown["path"], shown["description"]) == ("gra opis", ["game", "look"], "In words")
    assert (shown["options"][0]["name"], shown["options"][0]["description"]) == ("list", "Lista")
    assert shown["options"][0]["choices"][0] == {"name": "Moje", "value": "look-mine"}
