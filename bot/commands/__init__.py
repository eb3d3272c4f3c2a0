"""The slash commands: `/game`, `/secret`, `/mod`, `/rules`, `/help`, and a group a game with the verbs of its rulebook."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.build import Builder
from bot.commands.game import group as game_group
from bot.commands.help import command as help_command
from bot.commands.me import group as me_group
from bot.commands.mod import group as mod_group
from bot.commands.rules import command as rules_command
from bot.commands.secret import group as secret_group
from bot.commands.verbs import group as verbs_group
from bot.house import House
from bot.locales import Locales
from engine.games import names, rules_of

Tree = app_commands.CommandTree[Any]


def add_commands(tree: Tree, locales: Locales, house: House | None) -> None:
    """Adds every command. Without a house they can be listed, but not carried out."""
    builder = Builder(locales, house)
    tree.add_command(game_group(builder))
    tree.add_command(secret_group(builder))
    tree.add_command(me_group(builder))
    tree.add_command(mod_group(builder))
    tree.add_command(rules_command(builder))
    tree.add_command(help_command(builder))
    for name in names():
        tree.add_command(verbs_group(builder, rules_of(name)))
