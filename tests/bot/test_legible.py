"""Whatever text people send is made legible where it comes in: NUL and halves of characters break nothing."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from sqlite_utils import Database

from bot import client
from bot.tables.game_file import whole
from bot.tables.restoring import Destination, opened
from bot.widgets.rows import Component
from engine.text import legible
from tests.bot.harness import World, messages
from tests.bot.moderators import boss
from tests.bot.tabling import ANN, BOB, Room
from tests.bot.walking import commands

BAD = "7\ud800\0\udc00x"
GOOD = "7\ufffd\ufffd\ufffdx"


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's database takes what PostgreSQL takes: no NUL, not even spelled out in JSON, and no half characters."""
    execute = Database.execute

    def checked(db: Database, sql: str, values: Any = None) -> Any:
        for value in values.values() if isinstance(values, dict) else values or ():
            if isinstance(value, str) and (legible(value) != value or re.search(r"\\u(0000|d[89a-f])", value)):
                raise AssertionError(f"{value!r} would be refused")
        return execute(db, sql, values)

    monkeypatch.setattr(Database, "execute", checked)


def test_what_nobody_can_keep_is_replaced() -> None:
    assert legible({"a\0": [BAD, {"b": BAD}, 1, None]}) == {"a\ufffd": [GOOD, {"b": GOOD}, 1, None]}
    assert legible("\U0001f600 Zażółć\n") == "\U0001f600 Zażółć\n"


def typed(command: Any) -> list[app_commands.Parameter]:
    """The options of a command into which a person types."""
    return [one for one in command.parameters if one.type is Kind.string and not one.choices]


def filled(world: World, command: Any, text: str) -> dict[str, Any]:
    """All of them with this text, and whatever else the command needs."""
    rest: dict[Kind, Any] = {
        Kind.integer: 1,
        Kind.user: world.cid,
        Kind.channel: world.channel,
        Kind.boolean: True,
        Kind.attachment: ("game\0\ud800.json", b'{"format": "\\u0000\\ud800"}'),
    }
    needed = {one.display_name: one for one in command.parameters if one.required and one.type is not Kind.string}
    chosen = {one.display_name: one.choices[0].value for one in command.parameters if one.required and one.choices}
    return (
        {name: rest[one.type] for name, one in needed.items()}
        | chosen
        | {one.display_name: text[: int(one.max_value or 99)] for one in typed(command)}
    )


async def test_every_command_takes_any_text(world: World, strict: None, caplog: pytest.LogCaptureFixture) -> None:
    await world.started()
    mod = boss(world, administrator=True)
    heard = []
    for command in sorted(commands(world.bot.tree, ""), key=lambda one: one.qualified_name):
        if typed(command):
            for person in (mod, world.ann):
                options = filled(world, command, BAD)
                for one in typed(command):
                    if one.autocomplete:
                        await person.autocomplete(world.channel, command.qualified_name, one.display_name, BAD)
                told = await person.slash(world.channel, command.qualified_name, **options)
                heard += [(command.qualified_name, each.content) for each in messages(told)]
    assert [said for said in heard if "went wrong" in said[1] or "\ud800" in said[1]] == []
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
    assert {"mod pause", "mod resume", "mod answer-for", "mod lock", "mod unlock"} <= {name for name, _ in heard}


async def test_who_is_called_so_plays_in_a_channel_that_is_called_so(world: World, strict: None) -> None:
    odd: Any = world.guild.add_member(world.env.create_user(f"a{BAD}"))
    world.env.backend.get_channel(world.channel.id).name = BAD
    await odd.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    told = await odd.slash(world.channel, "game start")
    assert "went wrong" not in told.response.content
    assert [row.name for row in world.bot.services.store.seats(1)] == ["a7x", "bob"]


async def test_what_is_pressed_is_taken_in_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []

    async def hear(services: Any, interaction: Any, *rest: Any) -> None:
        heard.append((interaction.data, *rest))

    monkeypatch.setattr(client, "pressed", hear)
    monkeypatch.setattr(client, "submitted", hear)
    where = {"channel_id": None, "guild_id": None}
    typed = {"custom_id": "1:-:x", "value": BAD}
    form = SimpleNamespace(type=discord.InteractionType.modal_submit, data=typed, **where)
    await world.bot.on_interaction(form)  # type: ignore[arg-type]
    data = {"custom_id": f"1:-:{BAD}", "values": [BAD]}
    press: Any = SimpleNamespace(client=world.bot, data=data, **where)
    await Component(discord.ui.Button(custom_id="1:-:x")).callback(press)
    clean = {"custom_id": f"1:-:{GOOD}", "values": [GOOD]}
    assert heard == [({"custom_id": "1:-:x", "value": GOOD},), (clean, f"1:-:{GOOD}", [GOOD])]


@pytest.mark.both_databases
async def test_a_file_with_such_texts_is_read_and_kept(tmp_path: Path) -> None:
    room = Room(tmp_path / "games.sqlite")
    game = await room.game(ANN, BOB)
    await room.play_on(game, most=3)
    saved = room.store.load(game)
    words = whole(saved.game, saved.seats, room.store.log(game), None, edition=0, operator=True).write()
    assert '"Ann"' in words
    bad = words.replace('"Ann"', '"A\\u0000nn\\ud800"')
    assert bad != words
    read = opened(bad.encode())
    other = Room(tmp_path / "other.sqlite")
    live = await other.tables.restoring.restore(read, Destination(8, 1, {}, "en"), 0, str(legible(BAD)))
    assert other.store.audited(game=live.game.id)[0].reason == GOOD
