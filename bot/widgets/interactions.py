"""Discord's generic types as this bot uses them, in whatever view and for whichever client; and who may write."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine.text import legible

Interaction = discord.Interaction[Any]
"""What Discord hands over when somebody types or presses."""
Item = discord.ui.Item[Any]
Button = discord.ui.Button[Any]
Select = discord.ui.Select[Any]
TextInput = discord.ui.TextInput[Any]
Label = discord.ui.Label[Any]
AnyCommand = app_commands.Command[Any, ..., Any]
Offer = app_commands.Choice[Any]
"""A value offered while an option is typed."""
NOBODY = discord.AllowedMentions.none()
"""Nobody is called, whatever a message says."""


def take_in(interaction: Interaction) -> None:
    """Makes whatever a person sent with it legible, before anything reads it: what was typed and chosen, and the names
    of people, channels and files.
    """
    held: Any = interaction
    held.data = legible(held.data)


def writing(interaction: Interaction) -> str:
    """The permission that it takes to write here."""
    return "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"


def may_write(interaction: Interaction) -> bool:
    """Whether Discord lets this person write here; in private everybody may."""
    may = interaction.permissions
    return interaction.guild_id is None or may.administrator or bool(getattr(may, writing(interaction)))
