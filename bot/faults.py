"""What Discord's errors mean for whoever has sent something."""

from __future__ import annotations

import discord

FILE_REFUSED = (40005, 50013)
"""Discord's codes for a request that is too large, and for a permission that is missing, such as Attach Files."""
FORM = 50035
"""Discord's code for a request of which a part is wrong; its text names the part."""
PASSING = (401, 408, 429)
"""Refusals that may be over later: the token is being changed, the request took too long, there were too many."""


def fileless(error: BaseException) -> bool:
    """Whether Discord might take the message without its file."""
    return isinstance(error, discord.HTTPException) and (error.status == 413 or error.code in FILE_REFUSED)


def iconless(error: BaseException) -> bool:
    """Whether Discord might take the message without its emoji, such as one that somebody has deleted."""
    return isinstance(error, discord.HTTPException) and error.code == FORM and "emoji" in error.text.lower()


def for_good(error: discord.HTTPException) -> bool:
    """Whether trying again is in vain."""
    return 400 <= error.status < 500 and error.status not in PASSING
