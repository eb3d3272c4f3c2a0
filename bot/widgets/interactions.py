"""What Discord hands over when somebody types or presses."""

from __future__ import annotations

from typing import Any

import discord

Interaction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()
"""Nobody is called, whatever a message says."""
