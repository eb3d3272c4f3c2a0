"""A thread of its own for a table."""

from __future__ import annotations

from typing import Literal

import discord

from bot.errors import BotError
from bot.faults import Meaning, Request, meaning
from bot.services import permissions
from bot.widgets.interactions import Interaction
from engine.text import T

LONGEST = 100
WEEK: Literal[10080] = 10080
"""After so many minutes without a message a thread falls asleep; no longer time can be had."""
KINDS = {"public": discord.ChannelType.public_thread, "private": discord.ChannelType.private_thread}


def kind_of(channel: object) -> str:
    """Whether a channel is a thread, and which kind: `none`, `public` or `private`."""
    if not isinstance(channel, discord.Thread):
        return "none"
    return "private" if channel.is_private() else "public"


async def make_thread(interaction: Interaction, kind: str, name: str) -> int:
    """Makes a thread below this channel; its id.

    Raises:
        BotError: not in this kind of channel, or Discord refuses; in words.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        raise BotError(T("bot-thread-in-thread"))
    if not isinstance(channel, discord.TextChannel) or (kind == "private" and channel.is_news()):
        raise BotError(T("bot-threads-not-here"))
    permissions.check(interaction, kind)
    return await created(channel, kind, name)


async def created(channel: discord.TextChannel, kind: str, name: str) -> int:
    """A thread below a channel; its id. Raises BotError: Discord refuses; in words."""
    try:
        made = await channel.create_thread(name=name[:LONGEST], type=KINDS[kind], auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if meaning(error, Request.THREAD) is Meaning.SHUT_OUT:
            raise BotError(T("bot-thread-forbidden")) from error
        raise BotError(T("bot-thread-refused", why=error.text[:200] or str(error.status))) from error
    return made.id
