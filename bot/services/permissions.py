"""What the bot may not do in a channel although a game needs it, in words, before a game depends on it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import BotError
from bot.services.replies import whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction, writing
from engine.text import T, Text

NAMES = {
    "view_channel": "bot-permission-view-channel",
    "send_messages": "bot-permission-send-messages",
    "send_messages_in_threads": "bot-permission-send-in-threads",
    "read_message_history": "bot-permission-read-history",
    "attach_files": "bot-permission-attach-files",
    "create_public_threads": "bot-permission-public-threads",
    "create_private_threads": "bot-permission-private-threads",
    "manage_threads": "bot-permission-manage-threads",
    "manage_roles": "bot-permission-manage-roles",
}
"""Permissions by the names of discord.py, and what Discord's own pages call them."""

ALWAYS = ("view_channel", "read_message_history", "attach_files")
THREADS = {"public": "create_public_threads", "private": "create_private_threads"}


def lacking(interaction: Interaction, thread: str = "none") -> list[str]:
    """The permissions that a game here needs and the bot lacks. `thread`: the kind that is to be made for it."""
    if interaction.guild_id is None or interaction.app_permissions.administrator:
        return []
    inside = thread != "none" or isinstance(interaction.channel, discord.Thread)
    wanted = [*ALWAYS, "send_messages_in_threads" if inside else "send_messages"]
    wanted += [THREADS[thread]] if thread in THREADS else []
    return [name for name in wanted if not getattr(interaction.app_permissions, name)]


def words(interaction: Interaction, names: Sequence[str]) -> Text:
    """Which permissions are missing, and where they are given."""
    missing = tuple(Text(NAMES[name]) for name in names)
    return T("bot-lacks", permissions=missing, count=len(missing), channel=f"<#{interaction.channel_id}>")


def check(interaction: Interaction, thread: str = "none") -> None:
    """Raises BotError, naming them, when the bot lacks permissions for what is asked of it here."""
    names = lacking(interaction, thread)
    if names:
        raise BotError(words(interaction, names))


def check_person(interaction: Interaction, thread: str = "none") -> None:
    """Raises BotError when Discord forbids this person what the bot would do for them: write here, open threads."""
    if interaction.guild_id is None or interaction.permissions.administrator:
        return
    wanted = THREADS.get(thread, writing(interaction))
    if not getattr(interaction.permissions, wanted):
        raise BotError(T("bot-you-lack", permission=Text(NAMES[wanted]), channel=f"<#{interaction.channel_id}>"))


async def warn(services: Services, interaction: Interaction) -> None:
    """Tells the one who opened a table or sat down what has to be given to the bot before the game starts."""
    names = lacking(interaction)
    if names:
        say = await services.say(interaction)
        await whisper(interaction, say(T("bot-lacks-warning", what=words(interaction, names))))
