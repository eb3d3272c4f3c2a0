"""Whether a channel is still there."""

from __future__ import annotations

import discord

from bot.faults import FAILURES, Meaning, Request, meaning


async def is_there(client: discord.Client, channel: int) -> bool:
    """A thread that sleeps is not in memory, so Discord is asked; what it does not tell counts as there."""
    if client.get_channel(channel) is not None:
        return True
    try:
        await client.fetch_channel(channel)
    except FAILURES as error:
        return meaning(error, Request.LOOK_UP) is not Meaning.FINAL
    return True
