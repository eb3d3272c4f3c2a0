"""How commands are registered beside what they do, and made for Discord."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import Tree
from bot.errors import BotError
from bot.locales import HERE, read_once
from bot.rooms import open_rooms
from bot.seeking.commands import Wish
from bot.services import authority, commands
from bot.services.commands import COMMANDS, GROUPS, ORDER, SlashCommand, add_commands, command, option_key
from bot.services.context import Context
from engine import games
from engine.text import T
from tests.bot.harness import TEXTS, World, error

BOT = Path(commands.__file__).parents[1]


def tree() -> Tree:
    """The commands as they are added at a start."""
    open_rooms()
    made = Tree(discord.Client(intents=discord.Intents.none()))
    add_commands(made, read_once(HERE, TEXTS))
    return made


async def nothing(at: Context, reason: str = "") -> None:
    """Does nothing."""


def test_every_command_in_the_order_is_registered_and_no_other() -> None:
    open_rooms()
    assert set(COMMANDS) == set(ORDER) and len(set(ORDER)) == len(ORDER)


def test_discord_gets_groups_and_commands_in_that_order() -> None:
    top = [each.name for each in tree().get_commands()]
    of_games = [games.rules_of(name).commands for name in games.names()]
    assert top == [*GROUPS, "learn", "rules", "help", *of_games, "What was this?"]
    for name, listed in GROUPS.items():
        group = tree().get_command(name)
        assert isinstance(group, app_commands.Group)
        assert [each.name for each in group.commands] == listed.split()


def test_commands_and_options_are_called_as_the_texts_call_them() -> None:
    """In English, too, and so where the docs name them."""
    locales, wrong = read_once(HERE, TEXTS), []
    for each in tree().walk_commands():
        path = each.qualified_name.replace(" ", "-")
        options = each.parameters if isinstance(each, app_commands.Command) else ()
        named = [
            (f"command-{path}", each.name),
            *((option_key(locales, path, o.name), o.display_name) for o in options),
        ]
        wrong += [(path, shown) for key, shown in named if locales.attribute(key, "name", "en") != shown]
    assert wrong == []


def test_only_a_persons_own_group_works_in_private() -> None:
    groups = [each for each in tree().get_commands() if isinstance(each, app_commands.Group)]
    assert [each.name for each in groups if not each.guild_only] == ["me"]


@pytest.mark.parametrize("path", ["game status", "game nowhere", "status"])
def test_a_command_that_is_taken_or_has_no_place_is_not_registered(path: str) -> None:
    open_rooms()
    before = dict(COMMANDS)
    with pytest.raises(ValueError, match="taken"):
        command(path)(nothing)
    assert before == COMMANDS


def test_options_are_the_parameters_after_the_first() -> None:
    made = tree().get_command("mod")
    assert isinstance(made, app_commands.Group)
    for each in made.commands:
        assert isinstance(each, app_commands.Command)
        known = COMMANDS[each.qualified_name]
        asked = known.call.__code__.co_varnames[1 : known.call.__code__.co_argcount]  # type: ignore[attr-defined]
        assert sorted(one.name for one in each.parameters) == sorted(asked)
        assert {*known.choices, *known.complete} <= set(asked)


def test_options_are_the_fields_of_what_they_make_together() -> None:
    seek = tree().get_command("play").get_command("seek")  # type: ignore[union-attr]
    assert isinstance(seek, app_commands.Command)
    required = {option.name: option.required for option in seek.parameters}
    assert [*required] == [field.name for field in fields(Wish)] and required["game"] and not required["friend"]


def test_a_command_of_moderators_whose_right_is_not_written_down_is_not_made() -> None:
    with pytest.raises(KeyError):
        commands._made(read_once(HERE, TEXTS), SlashCommand("mod nothing", nothing))


def test_commands_are_made_in_one_place_alone() -> None:
    makes = {"Command", "Group", "ContextMenu"}
    found = {
        str(path.relative_to(BOT))
        for path in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "app_commands"
        and node.func.attr in makes
    }
    assert found == {"services/commands.py"}


async def refused(at: Context, reason: str = "") -> None:
    """Refuses everybody."""
    raise BotError(T("bot-not-started"))


async def run(world: World, monkeypatch: pytest.MonkeyPatch, one: SlashCommand) -> Any:
    """`/mod pause` with another function, by somebody who may."""
    made = commands._callback(one)
    pause = world.bot.tree.get_command("mod").get_command("pause")  # type: ignore[union-attr]
    monkeypatch.setattr(pause, "_callback", made)
    monkeypatch.setattr(authority, "COMMANDS", {**authority.COMMANDS, "mod-pause": authority.Right.ANYBODY})
    return await world.ann.slash(world.channel, "mod pause")


@pytest.mark.parametrize("aloud", [False, True])
async def test_discord_hears_of_an_answer_for_its_reader_before_the_function_begins(
    world: World, monkeypatch: pytest.MonkeyPatch, aloud: bool
) -> None:
    heard = []

    async def asked(at: Context, reason: str = "") -> None:
        heard.append(at.interaction.response.is_done())
        await at.whisper("done")

    await run(world, monkeypatch, SlashCommand("mod pause", asked, aloud=aloud))
    assert heard == [not aloud]


async def test_what_a_command_refuses_is_one_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert error(await run(world, monkeypatch, SlashCommand("mod pause", refused))) == "The game has not started yet."
