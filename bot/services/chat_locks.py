"""Closing a channel to chat, and opening it as it was before; and which permissions the bot lacks for such things.

In a channel everyone is denied to send messages, and the bot itself is allowed to; in a thread, the thread is locked.
Buttons go on working. Who has a role that is allowed to write there expressly can still chat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.errors import BotError
from bot.services.permissions import ALWAYS, NAMES
from bot.store.posts import LockPost
from engine.text import T, Text

_KEPT = {"allow": True, "deny": False}

ChatChannel = discord.TextChannel | discord.Thread


def rights_for_chat(place: object) -> tuple[str, ...]:
    """What the bot needs to lock a place."""
    return ("manage_threads",) if isinstance(place, discord.Thread) else ("manage_roles", "send_messages")


def rights_for_table(place: object) -> tuple[str, ...]:
    """What the bot needs to run a table there."""
    return (*ALWAYS, "send_messages_in_threads" if isinstance(place, discord.Thread) else "send_messages")


def need(channel: int, has: discord.Permissions, names: Sequence[str]) -> None:
    """Raises BotError, with the permissions that the bot lacks there in words."""
    lacking = tuple(Text(NAMES[name]) for name in names if not (has.administrator or getattr(has, name)))
    if lacking:
        raise BotError(T("bot-lacks", permissions=lacking, count=len(lacking), channel=f"<#{channel}>"))


def chat_in(place: object) -> str:
    """What a place says of chat: `allow`, `deny`, or nothing."""
    if isinstance(place, discord.TextChannel):
        said = place.overwrites_for(place.guild.default_role).send_messages
        return {True: "allow", False: "deny", None: ""}[said]
    return "deny" if isinstance(place, discord.Thread) and place.locked else ""


async def carry_out(client: discord.Client, lock: LockPost) -> None:
    """Does what the post says. A thread that sleeps is woken by it, for it takes no other change.

    Raises:
        HTTPException: Discord does not do it.
        TimeoutError: Discord has not told of this server yet, because its shard has only just come to this process.
    """
    place: Any = client.get_channel(lock.channel) or await client.fetch_channel(lock.channel)
    if isinstance(place, discord.Thread):
        await place.edit(locked=lock.locked, archived=False)
    elif isinstance(place, discord.TextChannel):
        await _set_channel(place, lock)


async def _set_channel(channel: discord.TextChannel, lock: LockPost) -> None:
    """The bot lets itself in before it shuts the door, and goes out last."""
    everyone, own = channel.guild.default_role, channel.guild.me
    if own is None:
        raise TimeoutError(f"server {channel.guild.id} is not known yet")
    if lock.locked:
        await _may_send(channel, own, True)
        await _may_send(channel, everyone, False)
    else:
        await _may_send(channel, everyone, _KEPT.get(lock.chat))
        await _may_send(channel, own, None)


async def _may_send(channel: discord.TextChannel, whom: discord.Role | discord.Member, may: bool | None) -> None:
    """Changes this one permission and leaves the others."""
    overwrite = channel.overwrites_for(whom)
    if overwrite.send_messages is may:
        return
    overwrite.update(send_messages=may)
    await channel.set_permissions(whom, overwrite=None if overwrite.is_empty() else overwrite)
