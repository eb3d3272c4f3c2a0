"""The sandbox as people find it: an address that stays, a board at once, commands in its language, few presses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from simcord.preview import _commands
from simcord.results import ResponseMessage

from bot.config import Config, Sandbox
from bot.operating.door import door
from bot.operating.sandbox import _greet, sandbox
from bot.operating.sandbox_commands import named_in
from bot.widgets.presses import Kind
from tests.bot.harness import World, labels
from tests.bot.rounds import choices_of

PRESSES = 4


async def test_the_door_leads_to_the_page_wherever_it_is() -> None:
    async with door(0, "http://127.0.0.1:1/#secret") as address, aiohttp.ClientSession() as client:
        for path in ("", "anything"):
            answer = await client.get(f"{address}{path}", allow_redirects=False)
            assert (answer.status, answer.headers["Location"]) == (302, "http://127.0.0.1:1/#secret")
        foreign = await client.get(address, allow_redirects=False, headers={"Host": "example.org"})
        assert foreign.status == 403 and "Location" not in foreign.headers


async def test_a_door_whose_port_is_taken_says_so() -> None:
    async with door(0, "http://127.0.0.1:1/") as address:
        with pytest.raises(OSError, match="address already in use"):
            async with door(int(address.rsplit(":", 1)[1].strip("/")), "http://127.0.0.1:1/"):
                pass


async def test_the_sandbox_opens_at_an_address_without_a_secret(tmp_path: Path) -> None:
    config = Config(language="pl", sandbox=Sandbox(port=0, database=str(tmp_path / "sandbox.sqlite")))
    stop, opened = asyncio.Event(), asyncio.get_running_loop().create_future()
    running = asyncio.create_task(sandbox(config, stop=stop, opened=opened))
    address = await asyncio.wait_for(opened, 60)
    async with aiohttp.ClientSession() as client:
        page = await client.get(address)
    assert "#" not in address and page.status == 200 and page.url.port != int(address.rsplit(":", 1)[1].strip("/"))
    stop.set()
    await running


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
    answer = [id for id, choice in choices_of(own) if choice == Kind.ANSWER]
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
