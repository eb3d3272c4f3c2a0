"""Registering the commands at Discord. Where it does not take them, those of the last start do, and the bot starts."""

from __future__ import annotations

import asyncio
import logging
from itertools import chain, repeat

import discord

from bot.faults import FAILURES, Meaning, Request, meaning
from bot.services.commands import Tree

PAUSES = 60.0, 600.0, 3600.0
"""Seconds until it is tried again; at last always as many."""

log = logging.getLogger(__name__)


async def register(tree: Tree, server: discord.abc.Snowflake | None) -> None:
    """Until Discord has taken the commands, or has refused them for good. `server`: where alone they appear."""
    told = False
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await tree.sync(guild=server)
            if told:
                log.info("the commands are registered now")
            return
        except FAILURES as error:
            final = meaning(error, Request.COMMANDS) is not Meaning.LATER
            if not told or final:
                told = True
                log.warning(_FINAL if final else _LATER, error)
            if final:
                return
        await asyncio.sleep(pause)


_FINAL = "Discord does not take the commands, so those of the last start stand until the next: %s"
_LATER = "Discord does not take the commands now, so those of the last start stand until it does: %s"
