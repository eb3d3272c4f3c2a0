"""Rows of components as a discord.py view whose items find their way back after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.asking.panels import Item, Row
from bot.asking.presses import TEMPLATE

Handler = Callable[[discord.Interaction[Any], str, list[str]], Awaitable[None]]


class Choice(discord.ui.DynamicItem[Item], template=TEMPLATE):
    """Any component of ours. Whoever presses it, and whenever: the client's `pressed` looks into the `custom_id`."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Item, match: re.Match[str]) -> Choice:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await interaction.client.pressed(interaction, data["custom_id"], data.get("values", []))


def view_of(rows: Sequence[Row]) -> discord.ui.View:
    """A view of at most five rows. discord.py need not keep it: presses find their way by their `custom_id`."""
    view = discord.ui.View(timeout=None)
    for at, row in enumerate(rows[:5]):
        for item in row:
            item.row = at
            view.add_item(Choice(item))
    view.stop()
    return view
