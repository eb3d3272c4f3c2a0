"""What Discord hands over when somebody types or presses."""

from __future__ import annotations

from typing import Any

import discord

Interaction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()
"""Nobody is called, whatever a message says."""


def writing(interaction: Interaction) -> str:
    """The permission that it takes to write here."""
    return "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"


def may_write(interaction: Interaction) -> bool:
    """Whether Discord lets this person write here; in private everybody may."""
    may = interaction.permissions
    return interaction.guild_id is None or may.administrator or bool(getattr(may, writing(interaction)))
