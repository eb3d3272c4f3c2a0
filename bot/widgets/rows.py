"""Rows of components as a discord.py view whose items find their way back after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.names import unescaped
from bot.widgets.interactions import Interaction, Item, take_in
from bot.widgets.maker import Row
from bot.widgets.presses import TEMPLATE

Handler = Callable[[Interaction, str, list[str]], Awaitable[None]]


class Component(discord.ui.DynamicItem[Item], template=TEMPLATE):
    """Any component of ours. Whoever presses it, and whenever: the client's `pressed` looks into the `custom_id`."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Item, match: re.Match[str]) -> Component:
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        take_in(interaction)
        data: Any = interaction.data
        await interaction.client.pressed(interaction, data["custom_id"], data.get("values", []))


def unmarked(item: Item) -> Item:
    """The same to be sent: labels and lists are no Markdown, although their words were said as if they were."""
    item = item.copy()
    if isinstance(item, discord.ui.Button) and item.label:
        item.label = unescaped(item.label)
    for option in item.options if isinstance(item, discord.ui.Select) else ():
        option.label = unescaped(option.label)
        option.description = unescaped(option.description) if option.description else None
    return item


def view_of(rows: Sequence[Row]) -> discord.ui.View:
    """A view of at most five rows. discord.py need not keep it: presses find their way by their `custom_id`."""
    view = discord.ui.View(timeout=None)
    for at, row in enumerate(rows[:5]):
        for item in map(unmarked, row):
            item.row = at
            view.add_item(Component(item))
    view.stop()
    return view
