"""What costs time without a test seeing it: bots that have and tell Discord alike commands, and waiting for the disk.

The commands are made once, and once in every language; `tests/bot/test_quick.py` compares what is kept with what is
made anew. A commit does not wait for the disk: that matters only where power is lost, and there
`tests/bot/test_store.py` looks.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot import client
from bot.asking import verb_commands
from bot.locales import Locales
from bot.services import commands
from bot.services.commands import CommandTranslator
from bot.store.sqlite import opening
from engine.game import AnyRules, Verb

Made = app_commands.Group | app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

MADE: dict[tuple[Any, ...], list[Made]] = {}
"""All commands that a bot adds, by the files of the words and by what the commands do."""
KEPT: dict[tuple[Any, ...], dict[str, Any]] = {}
"""A group in all languages, by the files of the words and by the group itself."""
translated, added = app_commands.Group.get_translated_payload, commands.add_commands
SYNCHRONOUS = opening.SYNCHRONOUS
"""What the bot itself has."""


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a bot takes the commands of an earlier one, and no commit waits for the disk."""
    monkeypatch.setattr(opening, "SYNCHRONOUS", "OFF")
    monkeypatch.setattr(verb_commands, "_command", _same_command)
    monkeypatch.setattr(client, "add_commands", _added)
    monkeypatch.setattr(app_commands.Group, "get_translated_payload", _remembered)


def _added(tree: commands.Tree, locales: Locales) -> None:
    every = commands.every_command()
    key = (locales.folders, *map(_known_by, every), *commands.MENUS.items())
    if key not in MADE:
        added(tree, locales)
        MADE[key] = tree.get_commands()
        return
    for one in MADE[key]:
        tree.add_command(one)


def _known_by(one: commands.SlashCommand) -> tuple[Any, ...]:
    """What one command has of its own: two that are alike in it are made alike."""
    values = tuple((name, tuple(each() if callable(each) else each)) for name, each in one.choices.items())
    return one.path, one.call, values, tuple(one.complete.items()), one.aloud, one.brief


def _same_command(rules: AnyRules, verb: Verb) -> commands.SlashCommand:
    return _command_of(rules.name, rules.commands, verb)


@cache
def _command_of(game: str, group: str, verb: Verb, make: Any = verb_commands._command) -> commands.SlashCommand:
    """That of a game's verb: it knows its game by name alone."""
    made: commands.SlashCommand = make(SimpleNamespace(name=game, commands=group), verb)
    return made


async def _remembered(group: app_commands.Group, tree: Any, translator: Any) -> dict[str, Any]:
    if type(translator) is not CommandTranslator:
        return await translated(group, tree, translator)
    key = (translator._locales.folders, group)
    if key not in KEPT:
        KEPT[key] = await translated(group, tree, translator)
    return KEPT[key]
